//! Formulations with a single distribution: a stage whose bit names a processor is an exchange of all n/p
//! elements with the processor that differs in that bit, and each of the two computes its half of the
//! pairs. The other stages are local.
//!
//! `order: ordered` (GK App. C) then swaps each index bit k with its mirror image, one after the other. A
//! swap of two processor bits sends all n/p elements of the processors in which the bits differ; a swap of
//! a processor bit with a local bit sends half of them; swaps of local bits are free. This takes d
//! exchanges of half the size if p ≤ √n, and never more than the 2d + 1 steps of GK.
//!
//! `overlap` (GK App. E) cuts every exchange into chunks, which a network interface sends while the
//! processor computes. A chunk is sent for the next stage as soon as it has been combined.

use super::all_to_all::AllToAll;
use super::output_order::Order;
use super::parameters::{FormulationParameters, Parameter};
use super::phases::{Piece, Redistributions, block_set};
use super::plan_bounds::PlanBounds;
use crate::schedule::{Builder, Combine, Placement, Plan, SlotSet, Step, Transform};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Parameters of a formulation in which partners exchange their blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Exchanges {
    /// Output order.
    pub order: Order,
    /// Words of a chunk, a power of two, if exchanges overlap computation (GK App. E); a chunk is at most
    /// n/p. `None`: every exchange is one message without overlap.
    pub chunk: Option<u32>,
}

impl Default for Exchanges {
    fn default() -> Self {
        Exchanges { order: Order::Unordered, chunk: None }
    }
}

impl Exchanges {
    /// The parameters of every formulation with exchanges.
    pub const PARAMETERS: &'static [Parameter] = &[Parameter::Order, Parameter::Chunk];

    /// Takes its own values.
    pub fn from_parameters(parameters: &FormulationParameters) -> Self {
        Exchanges { order: parameters.order, chunk: parameters.chunk }
    }

    /// Returns its values among the defaults of the others.
    pub fn parameters(self) -> FormulationParameters {
        FormulationParameters { order: self.order, chunk: self.chunk, ..FormulationParameters::default() }
    }

    /// Whether all partners differ in one bit of their ranks: unless swaps of two rank bits order the result.
    pub fn has_bit_partners(self) -> bool {
        self.order == Order::Unordered
    }
}

/// Bounds the size of a plan of exchanges.
pub fn plan_bounds(size: Size, exchanges: Exchanges) -> PlanBounds {
    let (p, stages, local_len) = (u64::from(size.p), u64::from(size.d()), size.n / u64::from(size.p));
    let chunks = exchanges.chunk.map_or(1, |chunk| local_len / u64::from(chunk).min(local_len));
    let overlaps = exchanges.chunk.is_some();
    let all = PlanBounds {
        steps: stages * chunks * if overlaps { 3 } else { 2 },
        distinct: p * chunks * if overlaps { 4 } else { 3 },
        sets: 2 * chunks,
        messages: p * stages * chunks,
        max_in_flight: if overlaps { 2 * chunks } else { 1 },
        max_per_superstep: 2 * chunks,
    };
    // For ordered output, index bits are swapped one after the other, each with its mirror image.
    let swaps = if exchanges.order == Order::Ordered { stages + 1 } else { 0 };
    let swap = PlanBounds::redistribution(p, 2, AllToAll::Pairwise);
    (0..swaps).fold(all.then(PlanBounds::local(p, 2)), |all, _| all.then(swap))
}

/// Compiles the stages of `transform`; the index bits `owner` name the processor of an element.
pub fn plan(
    size: Size,
    ranks: &Range<u32>,
    exchanges: Exchanges,
    transform: Transform,
    owner: Vec<u8>,
) -> Plan {
    let (d, r) = (size.d(), size.r());
    let local_len = size.local_len();
    let place = Placement::by_owner(owner, r);
    let places = output_placements(size, exchanges.order, transform, &place);
    let output = places[places.len() - 1].reversed(transform);
    // The second half of the memory receives the partner's elements.
    let slots = if d == 0 && places.len() == 1 { local_len } else { 2 * local_len };
    let mut builder = Builder::new(size, slots, place.clone(), output);
    builder.plan.transform = transform;
    let chunk = exchanges.chunk.map_or(local_len, |chunk| chunk.min(local_len));
    let sets = (0..local_len / chunk).map(|k| {
        (
            builder.set(SlotSet::contiguous(k * chunk, chunk)),
            builder.set(SlotSet::contiguous(local_len + k * chunk, chunk)),
        )
    });
    let sets: Vec<(u32, u32)> = sets.collect();
    let redistributions = Redistributions::new(&mut builder, &places, AllToAll::Pairwise);
    for q in builder.select_ranks(ranks) {
        let mut stages = StageBuilder {
            builder: &mut builder,
            place: &place,
            transform,
            sets: &sets,
            local_len,
            chunk,
            q,
        };
        let mut l = 0;
        while l < r {
            if let Some(at) = place.owner_weight(l as u8) {
                let next = if l + 1 < r { place.owner_weight(l as u8 + 1) } else { None };
                if exchanges.chunk.is_some() {
                    let first = l == 0 || place.owner_weight(l as u8 - 1).is_none();
                    stages.exchange_overlapped(l, at, first, next);
                } else {
                    stages.exchange(l, at);
                }
                l += 1;
            } else {
                l = stages.local(l, r);
            }
        }
        redistributions.push(&mut builder, q);
        builder.end_rank();
    }
    builder.finish()
}

/// Builder for the steps of one processor.
struct StageBuilder<'a> {
    builder: &'a mut Builder,
    place: &'a Placement,
    transform: Transform,
    /// Slots of each chunk, own and received.
    sets: &'a [(u32, u32)],
    local_len: u32,
    chunk: u32,
    q: u32,
}

impl StageBuilder<'_> {
    fn exchange(&mut self, l: u32, at: u8) {
        let partner = self.q ^ 1 << at;
        let (send, receive) = self.sets[0];
        self.builder.push(Step::Exchange { to: partner, send, from: partner, receive });
        self.combine(l, at, 0, self.local_len);
    }

    /// Does the same as `exchange` in chunks, and sends each chunk for the next stage as soon as it is
    /// combined.
    fn exchange_overlapped(&mut self, l: u32, at: u8, first: bool, next: Option<u8>) {
        let partner = self.q ^ 1 << at;
        if first {
            self.sets.iter().for_each(|(send, _)| self.builder.push(Step::Post { to: partner, send: *send }));
        }
        for (k, (send, receive)) in self.sets.iter().enumerate() {
            self.builder.push(Step::Await { from: partner, receive: *receive });
            self.combine(l, at, k as u32 * self.chunk, self.chunk);
            if let Some(next) = next {
                self.builder.push(Step::Post { to: self.q ^ 1 << next, send: *send });
            }
        }
    }

    fn combine(&mut self, l: u32, at: u8, from: u32, len: u32) {
        let upper = self.q >> at & 1 != 0;
        let (own, other) = (from, self.local_len + from);
        let (low, high) = if upper { (other, own) } else { (own, other) };
        // All earlier bits of the dimension name the processor.
        let range = self.transform.dimension(l, self.builder.plan.n.trailing_zeros()).start..l;
        let value = |bit: u32| self.place.owner_weight(bit as u8).map_or(0, |at| self.q >> at & 1);
        let block = range.fold(0, |acc, bit| acc << 1 | value(bit));
        let (stage, to) = (l as u8, own);
        let half = Combine { stage, upper, low, high, to, len, block, blocks: 1, apart: 0 };
        self.builder.push(Step::Combine(half));
    }

    /// Pushes the local stages from `l` on and returns the next stage.
    fn local(&mut self, l: u32, r: u32) -> u32 {
        let range = self.transform.dimension(l, r);
        let last =
            (l..range.end).find(|bit| self.place.owner_weight(*bit as u8).is_some()).unwrap_or(range.end);
        let at = self.place.local_weight(l as u8).expect("the stage is local");
        let blocks = block_set(self.builder, l, self.place, self.transform, self.q, at, Piece::WHOLE);
        let log_block = at + 1;
        let (first, len) = (l as u8, self.local_len);
        self.builder.push(Step::Local { first, last: last as u8, log_block, base: 0, len, blocks });
        last
    }
}

/// Returns the distributions of R from `first` to the output order.
fn output_placements(size: Size, order: Order, transform: Transform, first: &Placement) -> Vec<Placement> {
    let (r, local_len) = (size.r(), size.local_len());
    let mut places = vec![first.clone()];
    if order == Order::Unordered {
        return places;
    }
    let natural = first.reversed(transform);
    for k in 0..r {
        let (a, b) = (k as u8, transform.reversed(k as u8, r));
        let last = &places[places.len() - 1];
        if a >= b || !last.owner.contains(&a) && !last.owner.contains(&b) {
            continue;
        }
        let swap = |bits: &[u8]| -> Vec<u8> {
            bits.iter()
                .map(|bit| {
                    if *bit == a {
                        b
                    } else if *bit == b {
                        a
                    } else {
                        *bit
                    }
                })
                .collect()
        };
        let next =
            Placement { owner: swap(&last.owner), local: swap(&last.local), base: local_len - last.base };
        places.push(next);
    }
    // Swaps of local bits are free and are merged into the last other swap.
    let last = places.len() - 1;
    if last > 0 {
        places[last].local = natural.local;
    } else if places[0].local != natural.local {
        places.push(Placement { base: local_len, ..natural });
    }
    places
}
