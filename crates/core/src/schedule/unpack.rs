//! The last stage of the transform of real samples: computes the coefficients of 2N real samples from the transform Z of
//! the N words in which they are packed.
//!
//! X_k = (Z_k + Z*_(N−k))/2 − j/2 · ω^k · (Z_k − Z*_(N−k)), where ω = e^(−2πj/2N), for 0 < k < N. For k = 0 the two real
//! coefficients X_0 = Re Z_0 + Im Z_0 and X_N = Re Z_0 − Im Z_0 share a word.
//!
//! In R, whose indices i are those of the coefficients reversed, Z_0 is its own partner and the partner of i in 2^s … 2^(s+1) − 1
//! is 3 · 2^s − 1 − i: bit s stays, all bits below it change. So the elements whose highest bit is s form a group. On a processor they
//! are a slot set, and the same set in reverse order holds their partners, on the processor whose rank differs in
//! all its bits below s. This follows from the placement alone, so the stage is the same for all formulations.

use super::builder::Builder;
use super::layout::Layout;
use super::placement::Placement;
use super::plan::Plan;
use super::slots::SlotSet;
use super::step::{Step, Unpack};
use super::transform::Transform;
use crate::size::Size;
use std::collections::BTreeMap;
use std::ops::Range;

/// Returns the index in R of the partner of R\[`index`\].
pub fn mirror(index: u64) -> u64 {
    let highest = index.checked_ilog2().unwrap_or(0);
    index ^ ((1 << highest) - 1)
}

/// Elements of a processor that have their partners on the same other processor, or on the processor itself.
struct Group {
    partner: u32,
    /// Slots of the elements.
    own: SlotSet,
    /// Indices in R.
    indices: SlotSet,
}

/// Appends the stage that unpacks to the steps of the processors `ranks` of a plan for packed samples.
///
/// Every processor first exchanges all elements that others need, one message for each partner, then computes.
///
/// # Panics
/// Panics if the output of the plan is no placement by bits, or its transform has several dimensions.
pub fn with_unpacking(plan: Plan, ranks: &Range<u32>) -> Plan {
    let Layout::Bits(output) = &plan.output else { panic!("the elements are not placed by bits") };
    assert_eq!(plan.transform.axes(plan.n.trailing_zeros()).len(), 1, "the transform has several dimensions");
    let place = output.reversed(Transform::Line);
    // The words of others arrive in a half of the memory that is free after the last stage.
    let local_len = 1 << place.local.len();
    let base = if place.base >= local_len { place.base - local_len } else { place.base + local_len };
    let slots = if plan.p > 1 { plan.slots.max(base + local_len) } else { plan.slots };
    let size = Size { p: plan.p, n: plan.n, radix: plan.radix };
    let mut builder = Builder::new(size, slots, plan.input.clone(), plan.output.clone());
    builder.plan.transform = Transform::Real;
    builder.plan.slot_sets.clone_from(&plan.slot_sets);
    let mut sets = SetNumbers::default();
    for q in builder.select_ranks(ranks) {
        plan.rank_steps(q).iter().for_each(|step| builder.push(*step));
        let groups = groups(&place, q);
        for shared in groups.chunk_by(|a, b| a.partner == b.partner).filter(|it| it[0].partner != q) {
            let sent = union(shared.iter().map(|group| &group.own));
            let receive = sets.number(&mut builder, moved(&sent, place.base, base));
            let (to, send) = (shared[0].partner, sets.number(&mut builder, sent));
            builder.push(Step::Exchange { to, send, from: to, receive });
        }
        for Group { partner, own, indices } in groups {
            let mirrored = if partner == q { own.clone() } else { moved(&own, place.base, base) };
            let [own, mirrored, indices] = [own, mirrored, indices].map(|set| sets.number(&mut builder, set));
            builder.push(Step::Unpack(Unpack { own, mirrored, indices }));
        }
        builder.end_rank();
    }
    builder.finish()
}

/// Returns the groups of processor `q`, by their highest bit.
fn groups(place: &Placement, q: u32) -> Vec<Group> {
    let r = (place.owner.len() + place.local.len()) as u32;
    let bit = |significance: u32| (r - 1 - significance) as u8;
    // Index of the processor's element in the first slot.
    let first: u64 =
        (0..r).map(|s| place.owner_weight(bit(s)).map_or(0, |weight| u64::from(q >> weight & 1) << s)).sum();
    let mut groups = Vec::new();
    if first == 0 {
        let (own, indices) = (SlotSet::contiguous(place.base, 1), SlotSet::contiguous(0, 1));
        groups.push(Group { partner: q, own, indices });
    }
    // Weights in the slot and in the index of the local bits below the highest one, and the bits of the rank below it.
    let (mut slot_weights, mut index_weights, mut rank_bits) = (Vec::new(), Vec::new(), 0);
    for highest in 0..r {
        let is_highest = first >> highest >> 1 == 0;
        let local = place.local_weight(bit(highest));
        if is_highest && (local.is_some() || first >> highest == 1) {
            let (slot, index) = local.map_or((0, 0), |weight| (1 << weight, 1 << highest));
            groups.push(Group {
                partner: q ^ rank_bits,
                own: SlotSet::of_bits(place.base + slot, slot_weights.iter().copied()),
                indices: SlotSet::of_bits(first as u32 + index, index_weights.iter().copied()),
            });
        }
        match (local, place.owner_weight(bit(highest))) {
            (Some(weight), _) => {
                slot_weights.push(weight);
                index_weights.push(highest as u8);
            }
            (None, weight) => rank_bits |= 1 << weight.unwrap_or(0),
        }
    }
    groups
}

/// Returns the slots of all sets, in order.
fn union<'a>(mut sets: impl ExactSizeIterator<Item = &'a SlotSet>) -> SlotSet {
    match (sets.len(), sets.next()) {
        (1, Some(set)) => set.clone(),
        (_, first) => {
            let slots: Vec<u32> = first.into_iter().chain(sets).flat_map(SlotSet::iter).collect();
            SlotSet::of_list(&slots)
        }
    }
}

/// Returns the slots in the same positions from another first slot on.
fn moved(set: &SlotSet, from: u32, to: u32) -> SlotSet {
    let slot = |slot: u32| slot - from + to;
    match set {
        SlotSet::Bits { first, log_len, bits } => {
            SlotSet::Bits { first: slot(*first), log_len: *log_len, bits: *bits }
        }
        SlotSet::List(list) => SlotSet::List(list.iter().map(|it| slot(*it)).collect()),
    }
}

/// Numbers of the slot sets that were added; equal ones are added once.
#[derive(Default)]
struct SetNumbers(BTreeMap<SlotSet, u32>);

impl SetNumbers {
    fn number(&mut self, builder: &mut Builder, set: SlotSet) -> u32 {
        match self.0.get(&set) {
            Some(number) => *number,
            None => {
                let number = builder.set(set.clone());
                self.0.insert(set, number);
                number
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirror_is_the_reversed_index_of_the_negative_frequency() {
        for r in 1..12u32 {
            let n = 1u64 << r;
            let reversed = |k: u64| k.reverse_bits() >> (64 - r);
            for k in 0..n {
                assert_eq!(mirror(reversed(k)), reversed((n - k) % n), "n = {n}, k = {k}");
            }
        }
    }

    /// GK's distribution: processor r ≥ 2 has one partner, processors 0 and 1 none.
    #[test]
    fn blocks_of_r_have_one_partner() {
        for q in 0..8u32 {
            let groups = groups(&Placement::block(3, 7), q);
            let partners: Vec<u32> = groups.iter().map(|group| group.partner).collect();
            match q {
                0 => assert_eq!(partners, [0; 5]),
                _ => assert_eq!(partners, [mirror(q.into()) as u32]),
            }
            assert_eq!(groups.iter().map(|group| group.own.count()).sum::<u32>(), 16);
        }
    }
}
