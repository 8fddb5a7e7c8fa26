//! Upper bounds on the number of steps, slot sets and messages of a plan, computed from its parameters;
//! used to estimate memory.

use super::all_to_all::AllToAll;
use super::output_order::Order;
use crate::schedule::Plan;
use crate::size::Size;

/// Upper bounds on the size of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PlanBounds {
    /// Steps of one processor.
    pub steps: u64,
    /// Distinct steps, over all processors.
    pub distinct: u64,
    pub sets: u64,
    /// Messages, over all processors.
    pub messages: u64,
    /// Messages of one sender that are in flight at the same time.
    pub max_in_flight: u64,
    /// Messages that a processor sends before it computes again. On a BSP machine all of them are in flight
    /// in one superstep.
    pub max_per_superstep: u64,
}

impl PlanBounds {
    /// Bounds for `self` followed by `next`.
    pub fn then(self, next: PlanBounds) -> PlanBounds {
        PlanBounds {
            steps: self.steps + next.steps,
            distinct: self.distinct + next.distinct,
            sets: self.sets + next.sets,
            messages: self.messages + next.messages,
            max_in_flight: self.max_in_flight.max(next.max_in_flight),
            max_per_superstep: self.max_per_superstep.max(next.max_per_superstep),
        }
    }

    /// Counts the steps, slot sets and messages of an existing plan.
    pub fn of(plan: &Plan) -> PlanBounds {
        let (mut steps, mut most, mut messages) = (0, 0, 0);
        for steps_of_rank in (0..plan.p).map(|q| plan.rank_steps(q)) {
            let sent = steps_of_rank.iter().filter(|step| plan.sends(step).is_some()).count() as u64;
            steps = steps.max(steps_of_rank.len() as u64);
            most = most.max(sent);
            messages += sent;
        }
        let (distinct, sets) = (plan.steps.distinct().len() as u64, plan.slot_sets.len() as u64);
        PlanBounds { steps, distinct, sets, messages, max_in_flight: most, max_per_superstep: most }
    }

    /// Bounds for phases of local stages, whose steps differ between processors in their block numbers.
    pub fn local(p: u64, phases: u64) -> Self {
        PlanBounds { steps: phases, distinct: phases * p, sets: phases * p, ..PlanBounds::default() }
    }

    /// Bounds for the redistribution that orders the result of phases; none if unordered.
    pub fn ordering(size: Size, order: Order, all_to_all: AllToAll) -> Self {
        let members = 1 << size.d().min(size.r() - size.d());
        match order {
            Order::Ordered => PlanBounds::general_redistribution(size.p.into(), members, all_to_all),
            Order::Unordered => PlanBounds::default(),
        }
    }

    /// Bounds for a redistribution among `members` processors.
    pub fn redistribution(p: u64, members: u64, order: AllToAll) -> Self {
        let all = p * members;
        let max_per_superstep = members.saturating_sub(1);
        let messages = p * max_per_superstep;
        match order {
            AllToAll::Pairwise => {
                let distinct = 2 * p + members;
                PlanBounds {
                    steps: members,
                    distinct,
                    sets: 2 * members,
                    messages,
                    max_in_flight: 1,
                    max_per_superstep,
                }
            }
            // Each step has a pair of slot sets for each half; a last one orders the slots.
            AllToAll::Standard => {
                let steps = u64::from(members.trailing_zeros());
                PlanBounds {
                    steps: steps + 1,
                    distinct: 2 * p * (steps + 1),
                    sets: 4 * steps + 2,
                    messages: p * steps,
                    max_in_flight: 1,
                    max_per_superstep: 1,
                }
            }
            // A sender can be a few rounds ahead of its receivers, at most as many as there are members.
            AllToAll::Shift => {
                let max_in_flight = members.min(16);
                PlanBounds {
                    steps: members,
                    distinct: all,
                    sets: 2 * members,
                    messages,
                    max_in_flight,
                    max_per_superstep,
                }
            }
            AllToAll::Paper | AllToAll::Naive => PlanBounds {
                steps: 2 * members,
                distinct: (3 * p + members).min(2 * all),
                sets: 2 * members,
                messages,
                max_in_flight: members,
                max_per_superstep,
            },
        }
    }

    /// Bounds for the stage that unpacks the transform of real samples: a processor exchanges with at most one partner for each
    /// bit of its rank, and computes its elements by their highest bit.
    pub fn unpacking(size: Size) -> Self {
        let (p, partners) = (u64::from(size.p), u64::from(size.d()));
        let groups = u64::from(size.r() - size.d()) + 1;
        let exchanges = p * partners;
        PlanBounds {
            steps: partners + groups,
            distinct: exchanges + p * groups,
            sets: (p + 2) * groups + 2 * partners,
            messages: exchanges,
            max_in_flight: partners,
            max_per_superstep: partners,
        }
    }

    /// Bounds for a redistribution whose partners may differ for sending and receiving, and in which a
    /// processor may keep no part of its own.
    pub fn general_redistribution(p: u64, members: u64, order: AllToAll) -> Self {
        let known = PlanBounds::redistribution(p, members, order);
        let max_in_flight = known.max_in_flight.max(members.min(16));
        PlanBounds {
            distinct: known.steps * p,
            messages: known.messages + p,
            max_in_flight,
            max_per_superstep: known.max_per_superstep + 1,
            ..known
        }
    }
}
