//! How much there is of a Plan, known from its parameters alone and from above: for estimates of memory.

use crate::formulations::{AllToAll, Formulation, GroupCyclic, Order};
use crate::schedule::Plan;
use crate::size::Size;

/// How much there is of a Plan, from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Extent {
    /// Steps in the program of a processor.
    pub steps: u64,
    /// Steps of all processors, equal ones counted once.
    pub distinct: u64,
    /// Sets of slots.
    pub sets: u64,
    /// Messages of all processors.
    pub messages: u64,
    /// Messages that a processor has sent and that were not taken, at one time.
    pub at_once: u64,
    /// Messages that a processor sends before it computes again: on a BSP machine these are under way at one time.
    pub together: u64,
}

/// A redistribution among `members`.
fn redistribution(p: u64, members: u64, order: AllToAll) -> Extent {
    let all = p * members;
    let together = members.saturating_sub(1);
    let messages = p * together;
    match order {
        AllToAll::Pairwise => {
            let distinct = 2 * p + members;
            Extent { steps: members, distinct, sets: 2 * members, messages, at_once: 1, together }
        }
        // A processor may be some steps ahead of those to whom it sent, and no more than there are.
        AllToAll::Shift => {
            let at_once = members.min(16);
            Extent { steps: members, distinct: all, sets: 2 * members, messages, at_once, together }
        }
        AllToAll::Paper | AllToAll::Naive => Extent {
            steps: 2 * members,
            distinct: (3 * p + members).min(2 * all),
            sets: 2 * members,
            messages,
            at_once: members,
            together,
        },
    }
}

/// One of which it is not known that partners exchange with each other, nor that a processor keeps a part of its own.
fn any_redistribution(p: u64, members: u64, order: AllToAll) -> Extent {
    let known = redistribution(p, members, order);
    let at_once = known.at_once.max(members.min(16));
    Extent { distinct: known.steps * p, messages: p * members, at_once, together: members, ..known }
}

impl Extent {
    /// This after the other.
    fn then(self, next: Extent) -> Extent {
        Extent {
            steps: self.steps + next.steps,
            distinct: self.distinct + next.distinct,
            sets: self.sets + next.sets,
            messages: self.messages + next.messages,
            at_once: self.at_once.max(next.at_once),
            together: self.together.max(next.together),
        }
    }

    /// How much there is of a Plan that is at hand.
    pub fn of(plan: &Plan) -> Extent {
        let (mut steps, mut most, mut messages) = (0, 0, 0);
        for program in (0..plan.p).map(|q| plan.program(q)) {
            let sent = program.iter().filter(|step| plan.sends(step).is_some()).count() as u64;
            steps = steps.max(program.len() as u64);
            most = most.max(sent);
            messages += sent;
        }
        let (distinct, sets) = (plan.steps.distinct().len() as u64, plan.slot_sets.len() as u64);
        Extent { steps, distinct, sets, messages, at_once: most, together: most }
    }
}

/// How much there is of the Plan of a formulation, from above.
pub fn extent(formulation: Formulation, size: Size) -> Extent {
    let (p, d, r, share) = (u64::from(size.p), size.d(), size.r(), size.n / u64::from(size.p));
    // Local steps have numbers of blocks of their own on every processor.
    let local =
        |phases: u64| Extent { steps: phases, distinct: phases * p, sets: phases * p, ..Extent::default() };
    let ordered = |order, all_to_all| match order {
        Order::Ordered => any_redistribution(p, 1 << d.min(r - d), all_to_all),
        Order::Unordered => Extent::default(),
    };
    match formulation {
        Formulation::Serial { .. } => Extent { steps: 2, distinct: 2, sets: 4, ..Extent::default() },
        Formulation::BinaryExchange(exchanges) | Formulation::TwoDimensional(exchanges) => {
            let chunks = exchanges.chunk.map_or(1, |chunk| share / u64::from(chunk).min(share));
            let overlaps = exchanges.chunk.is_some();
            let stages = u64::from(d);
            let all = Extent {
                steps: stages * chunks * if overlaps { 3 } else { 2 },
                distinct: p * chunks * if overlaps { 4 } else { 3 },
                sets: 2 * chunks,
                messages: p * stages * chunks,
                at_once: if overlaps { 2 * chunks } else { 1 },
                together: 2 * chunks,
            };
            // In order: bits change places one after the other, each with its mirror image.
            let swaps = if formulation.order() == Some(Order::Ordered) { stages + 1 } else { 0 };
            let swap = redistribution(p, 2, AllToAll::Pairwise);
            (0..swaps).fold(all.then(local(2)), |all, _| all.then(swap))
        }
        Formulation::Transpose { dims, all_to_all, order } => {
            let parts = dims - 1;
            let bits = |k: u32| (k + 1) * d / parts - k * d / parts;
            let all_to_all = all_to_all.or(AllToAll::Pairwise);
            let moves = (0..parts).map(|k| redistribution(p, 1 << bits(k), all_to_all));
            moves.fold(local(dims.into()), Extent::then).then(ordered(order, all_to_all))
        }
        Formulation::TwoDimensionalRows { order } => {
            local(2).then(redistribution(p, p, AllToAll::Pairwise)).then(ordered(order, AllToAll::Pairwise))
        }
        Formulation::GroupCyclic(parameters) => group_cyclic(size, parameters),
        Formulation::CyclicToBlocked(all_to_all) => local(2).then(redistribution(p, p, all_to_all)),
        Formulation::OutputDriven => {
            // A step for every group of nodes of phase I, two for every one of phase II, one for every word; a word that is sent or received
            // is a set.
            let (first, second) = (2 * share, 2 * share);
            Extent {
                steps: first + second + 2 * share,
                distinct: first + p * second + (2 + p) * share,
                sets: 2 * share,
                // A word each.
                messages: size.n,
                at_once: share,
                together: share,
            }
        }
        // Nobody knows before its Plan is there: [`Extent::of`].
        Formulation::Program => Extent::default(),
    }
}

fn group_cyclic(size: Size, parameters: GroupCyclic) -> Extent {
    let (p, d, r) = (u64::from(size.p), size.d(), size.r());
    let (share, stages) = (size.n / p, u64::from(r - d));
    let phases = u64::from(r).div_ceil(stages);
    let order = parameters.all_to_all.or(AllToAll::Pairwise);
    let moves = (0..phases + 1).map(|_| any_redistribution(p, p.min(share), order));
    // Of a phase: virtual phases, each in pieces, and a step that puts the elements into another order between them.
    let (virtual_phases, pieces) = match parameters.blocking {
        Some(elements) => {
            let elements = u64::from(elements).min(share);
            (stages.div_ceil(u64::from(elements.ilog2().max(1))) + 1, share / elements)
        }
        None => (1, 1),
    };
    let steps = phases * virtual_phases * (pieces + 1);
    let local = Extent { steps, distinct: steps * p, sets: steps * p, ..Extent::default() };
    moves.fold(local, Extent::then)
}
