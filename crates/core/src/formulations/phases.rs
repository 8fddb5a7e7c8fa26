//! Formulations that alternate local stages with redistributions: transposes, group-cyclic, cyclic-to-blocked.
//!
//! A phase is a distribution under which some stages are local. Between two phases every processor sends
//! one message to each next owner of any of its elements. All distributions are permutations of index bits:
//! if k bits change from naming a slot to naming a processor, there are 2^k messages of n / (p · 2^k)
//! words. In round t the message goes to the processor that differs by t in these bits, so every round is a
//! permutation of the processors (self ⊕ t for exchanges of bits in place, GK 5). `all_to_all.rs` has the
//! other orders. `standard` is a sequence of redistributions that each change one bit.

use super::all_to_all::{AllToAll, Round};
use crate::schedule::{Builder, Placement, Plan, REPEAT, SlotSet, Step, Transform, bits};
use crate::size::Size;
use std::ops::Range;

/// Stages that are local while the index bits `owner` of R name the processor.
pub struct Phase {
    /// Most significant first.
    pub owner: Vec<u8>,
    pub stages: Range<u32>,
    /// Local bits that name a piece, most significant first; the stages are executed piece by piece.
    pub pieces: Vec<u8>,
}

impl Phase {
    /// Creates a phase in one piece.
    pub fn whole(owner: Vec<u8>, stages: Range<u32>) -> Self {
        Phase { owner, stages, pieces: Vec::new() }
    }
}

/// First and last placement of a plan of phases, by the index of R.
pub struct Ends {
    /// `None` uses the placement of the first phase.
    pub input: Option<Placement>,
    /// `None` uses the placement of the last phase.
    pub output: Option<Placement>,
}

/// Compiles a plan of phases.
pub fn plan(
    size: Size,
    ranks: &Range<u32>,
    transform: Transform,
    phases: &[Phase],
    ends: Ends,
    all_to_all: AllToAll,
) -> Plan {
    let r = size.r();
    let local_len = size.local_len();
    let mut places = Vec::new();
    places.extend(ends.input);
    places.extend(phases.iter().map(|phase| arrange_local_bits(phase, transform, r)));
    let before = places.len() - phases.len();
    places.extend(ends.output);
    // Each redistribution moves the elements to the other half of the memory. A mere local permutation
    // counts as one, too, but takes no time.
    let mut half = 0;
    for k in 0..places.len() {
        if k > 0 && (places[k].owner != places[k - 1].owner || places[k].local != places[k - 1].local) {
            half = local_len - half;
        }
        places[k].base = half;
    }
    let slots = if places.iter().any(|place| place.base > 0) { 2 * local_len } else { local_len };
    let output = places[places.len() - 1].reversed(transform);
    let mut builder = Builder::new(size, slots, places[0].clone(), output);
    builder.plan.transform = transform;
    let redistributions = Redistributions::new(&mut builder, &places, all_to_all.resolve(AllToAll::Pairwise));
    let blocks: Vec<Vec<u32>> = phases
        .iter()
        .zip(&places[before..])
        .map(|(phase, place)| {
            let bit = transform.stage_bit(phase.stages.start, r) as u8;
            let Some(weight) = place.local_weight(bit) else { return Vec::new() };
            let log_pieces = phase.pieces.len() as u32;
            let pieces = ranks.clone().flat_map(|q| (0..1u32 << log_pieces).map(move |value| (q, value)));
            let set = |(q, value)| {
                let piece = Piece { log_pieces, value };
                block_set(&mut builder, phase.stages.start, place, transform, q, weight, piece)
            };
            pieces.map(set).collect()
        })
        .collect();
    for q in builder.select_ranks(ranks) {
        for at in 0..places.len() {
            if at > 0 {
                redistributions.push_redistribution(&mut builder, at - 1, q);
            }
            let Some(phase) = at.checked_sub(before).and_then(|k| phases.get(k)) else { continue };
            if !phase.stages.is_empty() {
                let bit = transform.stage_bit(phase.stages.start, r) as u8;
                let weight = places[at].local_weight(bit).expect("the stage is local");
                let pieces = 1u32 << phase.pieces.len();
                for piece in 0..pieces {
                    builder.push(Step::Local {
                        first: phase.stages.start as u8,
                        last: phase.stages.end as u8,
                        log_block: weight + 1,
                        base: places[at].base + piece * (local_len / pieces),
                        len: local_len / pieces,
                        blocks: blocks[at - before][((q - ranks.start) * pieces + piece) as usize],
                    });
                }
            }
        }
        builder.end_rank();
    }
    builder.finish()
}

/// Returns the local bits of `before`, in the order of their weight in the number of a block.
fn local_prefix(place: &Placement, before: Range<u32>) -> Vec<u8> {
    bits(before).into_iter().filter(|bit| place.local.contains(bit)).collect()
}

/// Returns the order of local bits that the kernel needs: the bits that name the piece, the bits that
/// select the twiddle factor, the bits of the stages, and the rest.
fn arrange_local_bits(phase: &Phase, transform: Transform, r: u32) -> Placement {
    let place = Placement::by_owner(phase.owner.clone(), r);
    let first = if phase.stages.start < r { transform.stage_bit(phase.stages.start, r) } else { r };
    let start = transform.dimension(first.min(r - 1), r).start;
    let mut local = phase.pieces.clone();
    local.extend(local_prefix(&place, start..first).iter().filter(|bit| !phase.pieces.contains(bit)));
    let stages: Vec<u8> = phase.stages.clone().map(|l| transform.stage_bit(l, r) as u8).collect();
    debug_assert!(stages.iter().all(|bit| place.local.contains(bit)), "a stage is not local");
    local.extend(stages);
    let rest: Vec<u8> = place.local.iter().copied().filter(|bit| !local.contains(bit)).collect();
    local.extend(rest);
    Placement { local, ..place }
}

/// One of 2^`log_pieces` pieces, named by the first bits of the position.
#[derive(Clone, Copy)]
pub struct Piece {
    pub log_pieces: u32,
    pub value: u32,
}

impl Piece {
    pub const WHOLE: Piece = Piece { log_pieces: 0, value: 0 };
}

/// Adds the slot set of the block numbers that processor `q` holds in a piece at stage `l`, whose bit has
/// weight 2^`at` in the position. The set ranges over the higher positions; bits that do not select the
/// twiddle factor repeat a number.
pub fn block_set(
    builder: &mut Builder,
    l: u32,
    place: &Placement,
    transform: Transform,
    q: u32,
    at: u8,
    piece: Piece,
) -> u32 {
    let r = builder.plan.n.trailing_zeros();
    let stage_bit = transform.stage_bit(l, r);
    let range = transform.dimension(stage_bit, r).start..stage_bit;
    // Weight of bit b of the index in the number of a block.
    let weight = |bit: u8| if range.contains(&u32::from(bit)) { (stage_bit - 1) as u8 - bit } else { REPEAT };
    let owned = bits(range.clone()).into_iter().filter_map(|bit| Some((bit, place.owner_weight(bit)?)));
    let (named, others) = place.local.split_at(piece.log_pieces as usize);
    let named = named.iter().rev().enumerate().filter(|(_, bit)| range.contains(&u32::from(**bit)));
    let first = owned.map(|(bit, at)| (q >> at & 1) << weight(bit)).sum::<u32>()
        + named.map(|(at, bit)| (piece.value >> at & 1) << weight(*bit)).sum::<u32>();
    let above = others.iter().rev().skip(at as usize + 1);
    let set = SlotSet::of_bits(first, above.map(|bit| weight(*bit)));
    let recent = builder.plan.slot_sets.len().saturating_sub(64);
    let known = builder.plan.slot_sets[recent..].iter().position(|known| *known == set);
    known.map_or_else(|| builder.set(set), |at| (recent + at) as u32)
}

/// Redistributions through a sequence of placements.
pub struct Redistributions {
    /// One for each pair of successive placements; several for `standard`.
    redistributions: Vec<Vec<Redistribution>>,
    order: AllToAll,
}

impl Redistributions {
    /// Compiles the redistributions between successive placements, with messages in this order.
    pub fn new(builder: &mut Builder, places: &[Placement], order: AllToAll) -> Self {
        let mut between = |from: &Placement, to: &Placement| Redistribution::new(builder, from, to);
        let redistributions = places.windows(2).map(|pair| match order {
            AllToAll::Standard => {
                let path = one_bit_at_a_time(&pair[0], &pair[1]);
                path.windows(2).map(|pair| between(&pair[0], &pair[1])).collect()
            }
            _ => vec![between(&pair[0], &pair[1])],
        });
        Redistributions { redistributions: redistributions.collect(), order }
    }

    /// Appends the steps of processor `q` for one redistribution.
    fn push_redistribution(&self, builder: &mut Builder, at: usize, q: u32) {
        self.redistributions[at].iter().for_each(|it| it.push(builder, q, self.order));
    }

    /// Appends the steps of processor `q` for all redistributions.
    pub fn push(&self, builder: &mut Builder, q: u32) {
        (0..self.redistributions.len()).for_each(|at| self.push_redistribution(builder, at, q));
    }
}

/// Returns the placements of `standard` from one placement to another. Members of an all-to-all are numbered by the
/// rank bits that change; step k changes bit k of that number, the least significant first. Elements that stay on
/// their processor also stay in their slots. Only the last placement orders the slots and, if the redistribution also
/// permutes rank bits, sends whole blocks to their processors.
fn one_bit_at_a_time(from: &Placement, to: &Placement) -> Vec<Placement> {
    let mut path = vec![from.clone()];
    let (moving, leaving) = changing_bits(from, to);
    for (moved, left) in moving.into_iter().zip(leaving).rev() {
        let mut next = path[path.len() - 1].clone();
        let replace = |bits: &mut Vec<u8>, old: u8, new: u8| {
            bits.iter_mut().filter(|bit| **bit == old).for_each(|bit| *bit = new);
        };
        replace(&mut next.owner, left, moved);
        replace(&mut next.local, moved, left);
        path.push(next);
    }
    path.push(to.clone());
    path
}

/// Returns the bits that change from naming a slot to naming a processor, and the reverse, each by weight in the rank,
/// highest first.
fn changing_bits(from: &Placement, to: &Placement) -> (Vec<u8>, Vec<u8>) {
    let moving = to.owner.iter().copied().filter(|bit| from.local.contains(bit)).collect();
    let leaving = from.owner.iter().copied().filter(|bit| to.local.contains(bit)).collect();
    (moving, leaving)
}

/// A redistribution. Its messages are indexed by the values of the bits that change roles.
struct Redistribution {
    from: Placement,
    to: Placement,
    /// Bits that change from naming a slot to naming a processor, by weight in the rank, highest first.
    moving: Vec<u8>,
    /// Bits that change from naming a processor to naming a slot, by weight in the rank, highest first.
    leaving: Vec<u8>,
    /// First of the 2^k slot sets that are sent, indexed by the value of the moving bits, and of the 2^k
    /// that are received, indexed by the value of the leaving bits.
    send: u32,
    receive: u32,
    /// Ranks of the receivers, by value of the moving bits, and of the senders, by value of the leaving
    /// bits, without the bits that all of them share.
    targets: Vec<u32>,
    origins: Vec<u32>,
    is_identity: bool,
    /// Whether elements that a processor keeps also keep their slots.
    keeps_slots: bool,
}

/// Returns the value of those index `bits` that name processor `q` under a placement; bits that name a slot
/// count 0.
fn bits_of_rank(place: &Placement, bits: &[u8], q: u32) -> u32 {
    let bit = |b: &u8| place.owner_weight(*b).map_or(0, |at| q >> at & 1);
    bits.iter().fold(0, |acc, b| acc << 1 | bit(b))
}

impl Redistribution {
    fn new(builder: &mut Builder, from: &Placement, to: &Placement) -> Self {
        let (moving, leaving) = changing_bits(from, to);
        let keeps_slots = from.base == to.base;
        let is_identity = keeps_slots && from.owner == to.owner && from.local == to.local;
        // The words of a message are in the receiver's order.
        let free: Vec<u8> = to.local.iter().rev().copied().filter(|bit| from.local.contains(bit)).collect();
        let weight = |place: &Placement, bit: &u8| place.local_weight(*bit).expect("the bit is local");
        let set = |place: &Placement, fixed: &[u8], value: u32| {
            let at = |k: usize| (value >> (fixed.len() - 1 - k) & 1) << weight(place, &fixed[k]);
            let first = place.base + (0..fixed.len()).map(at).sum::<u32>();
            SlotSet::of_bits(first, free.iter().map(|bit| weight(place, bit)))
        };
        let messages = 1u32 << moving.len();
        let send = builder.plan.slot_sets.len() as u32;
        for value in 0..messages {
            builder.set(set(from, &moving, value));
        }
        let receive = builder.plan.slot_sets.len() as u32;
        for value in 0..messages {
            builder.set(set(to, &leaving, value));
        }
        let (targets, origins) = (ranks_by_value(to, &moving), ranks_by_value(from, &leaving));
        Redistribution {
            from: from.clone(),
            to: to.clone(),
            moving,
            leaving,
            send,
            receive,
            targets,
            origins,
            is_identity,
            keeps_slots,
        }
    }

    fn push(&self, builder: &mut Builder, q: u32, order: AllToAll) {
        if self.is_identity {
            return;
        }
        // The leaving bits number the senders, the moving bits the receivers.
        let (sender, receiver) =
            (bits_of_rank(&self.from, &self.leaving, q), bits_of_rank(&self.to, &self.moving, q));
        let (others_to, others_from) =
            (rank_under(&self.to, &self.from, q), rank_under(&self.from, &self.to, q));
        let target = |value: u32| others_to | self.targets[value as usize];
        let origin = |value: u32| others_from | self.origins[value as usize];
        let copy = Step::Copy { from: self.send + receiver, to: self.receive + sender };
        order.each_round(1 << self.moving.len(), sender, receiver, |round| match round {
            Round::Exchange { to: value, from: other } => match (target(value), origin(other)) {
                (to, _) if to == q && self.keeps_slots => {}
                (to, _) if to == q => builder.push(copy),
                (to, from) => {
                    let (send, receive) = (self.send + value, self.receive + other);
                    builder.push(Step::Exchange { to, send, from, receive });
                }
            },
            Round::Post(value) => match target(value) {
                to if to == q => builder.push(copy),
                to => builder.push(Step::Post { to, send: self.send + value }),
            },
            Round::Await(value) => match origin(value) {
                from if from == q => {}
                from => builder.push(Step::Await { from, receive: self.receive + value }),
            },
        });
    }
}

/// For each value of the bits `some`, returns the rank that has it under `place`; all other bits are 0.
fn ranks_by_value(place: &Placement, some: &[u8]) -> Vec<u32> {
    let bit = |value: u32, bit: &u8| {
        some.iter().position(|b| b == bit).map_or(0, |at| value >> (some.len() - 1 - at) & 1)
    };
    let number = |value| place.owner.iter().fold(0, |acc, b| acc << 1 | bit(value, b));
    (0..1u32 << some.len()).map(number).collect()
}

/// Returns the rank under `place` with the bits of `q` under `known`; bits that name a slot there are 0.
fn rank_under(place: &Placement, known: &Placement, q: u32) -> u32 {
    bits_of_rank(known, &place.owner, q)
}
