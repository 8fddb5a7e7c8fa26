//! Upper bounds on the number of steps, slot sets and messages of a plan, computed from its parameters;
//! used to estimate memory.

use crate::formulations::{AllToAll, Formulation, GroupCyclic, Order};
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

/// Bounds for a redistribution among `members` processors.
fn redistribution(p: u64, members: u64, order: AllToAll) -> PlanBounds {
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

/// Bounds for a redistribution whose partners may differ for sending and receiving, and in which a
/// processor may keep no part of its own.
fn general_redistribution(p: u64, members: u64, order: AllToAll) -> PlanBounds {
    let known = redistribution(p, members, order);
    let max_in_flight = known.max_in_flight.max(members.min(16));
    PlanBounds {
        distinct: known.steps * p,
        messages: p * members,
        max_in_flight,
        max_per_superstep: members,
        ..known
    }
}

impl PlanBounds {
    /// Bounds for `self` followed by `next`.
    fn then(self, next: PlanBounds) -> PlanBounds {
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
}

/// Bounds the size of the plan of a formulation without compiling it.
pub fn plan_bounds(formulation: Formulation, size: Size) -> PlanBounds {
    let (p, d, r, local_len) = (u64::from(size.p), size.d(), size.r(), size.n / u64::from(size.p));
    // Local steps differ between processors in their block numbers.
    let local = |phases: u64| PlanBounds {
        steps: phases,
        distinct: phases * p,
        sets: phases * p,
        ..PlanBounds::default()
    };
    let ordered = |order, all_to_all| match order {
        Order::Ordered => general_redistribution(p, 1 << d.min(r - d), all_to_all),
        Order::Unordered => PlanBounds::default(),
    };
    match formulation {
        Formulation::Serial { .. } => PlanBounds { steps: 2, distinct: 2, sets: 4, ..PlanBounds::default() },
        Formulation::BinaryExchange(exchanges) | Formulation::TwoDimensional(exchanges) => {
            let chunks = exchanges.chunk.map_or(1, |chunk| local_len / u64::from(chunk).min(local_len));
            let overlaps = exchanges.chunk.is_some();
            let stages = u64::from(d);
            let all = PlanBounds {
                steps: stages * chunks * if overlaps { 3 } else { 2 },
                distinct: p * chunks * if overlaps { 4 } else { 3 },
                sets: 2 * chunks,
                messages: p * stages * chunks,
                max_in_flight: if overlaps { 2 * chunks } else { 1 },
                max_per_superstep: 2 * chunks,
            };
            // For ordered output, index bits are swapped one after the other, each with its mirror image.
            let swaps = if formulation.order() == Some(Order::Ordered) { stages + 1 } else { 0 };
            let swap = redistribution(p, 2, AllToAll::Pairwise);
            (0..swaps).fold(all.then(local(2)), |all, _| all.then(swap))
        }
        Formulation::Transpose { dims, all_to_all, order } => {
            let parts = dims - 1;
            let bits = |k: u32| (k + 1) * d / parts - k * d / parts;
            let all_to_all = all_to_all.resolve(AllToAll::Pairwise);
            let moves = (0..parts).map(|k| redistribution(p, 1 << bits(k), all_to_all));
            moves.fold(local(dims.into()), PlanBounds::then).then(ordered(order, all_to_all))
        }
        Formulation::TwoDimensionalRows { order } => {
            local(2).then(redistribution(p, p, AllToAll::Pairwise)).then(ordered(order, AllToAll::Pairwise))
        }
        Formulation::GroupCyclic(parameters) => group_cyclic(size, parameters),
        Formulation::CyclicToBlocked(all_to_all) => local(2).then(redistribution(p, p, all_to_all)),
        Formulation::OutputDriven => {
            // One step for each group of nodes in phase I, two for each group in phase II, one for each
            // word. A word that is sent or received is a slot set.
            let (first, second) = (2 * local_len, 2 * local_len);
            PlanBounds {
                steps: first + second + 2 * local_len,
                distinct: first + p * second + (2 + p) * local_len,
                sets: 2 * local_len,
                // Every message holds one word.
                messages: size.n,
                max_in_flight: local_len,
                max_per_superstep: local_len,
            }
        }
        // The plan of a program is bounded by [`PlanBounds::of`].
        Formulation::Program => PlanBounds::default(),
    }
}

fn group_cyclic(size: Size, parameters: GroupCyclic) -> PlanBounds {
    let (p, d, r) = (u64::from(size.p), size.d(), size.r());
    let (local_len, stages) = (size.n / p, u64::from(r - d));
    let phases = u64::from(r).div_ceil(stages);
    let order = parameters.all_to_all.resolve(AllToAll::Pairwise);
    let moves = (0..phases + 1).map(|_| general_redistribution(p, p.min(local_len), order));
    // A phase consists of virtual phases, each in pieces; a local permutation separates virtual phases.
    let (virtual_phases, pieces) = match parameters.blocking {
        Some(elements) => {
            let elements = u64::from(elements).min(local_len);
            (stages.div_ceil(u64::from(elements.ilog2().max(1))) + 1, local_len / elements)
        }
        None => (1, 1),
    };
    let steps = phases * virtual_phases * (pieces + 1);
    let local = PlanBounds { steps, distinct: steps * p, sets: steps * p, ..PlanBounds::default() };
    moves.fold(local, PlanBounds::then)
}
