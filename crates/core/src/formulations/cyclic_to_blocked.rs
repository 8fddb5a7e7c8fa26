//! `cyclic-to-blocked` (S 3): log m stages under the cyclic distribution, one all-to-all, log P stages under the blocked
//! one; m = n/P, l = m/P, n ≥ P².
//!
//! Processor i sends l words to each of i + 1, …, i + P − 1 (mod P) in this order, so that no processor
//! receives from two senders at once (S 3.2, Theorem 3.1). `all_to_all.rs` has the other orders.

use super::all_to_all::{AllToAll, Round};
use super::communication::{Communication, RedistributionSequence, RedistributionVolume, Rounds};
use super::parallel_formulation::ParallelFormulation;
use super::parameters::{FormulationParameters, Parameter};
use super::phases::{self, Ends, Phase, Piece, block_set};
use super::plan_bounds::PlanBounds;
use crate::schedule::{Builder, Placement, Plan, SlotSet, Step, Transform, bits};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Parameters of `cyclic-to-blocked`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CyclicToBlocked {
    /// Order of the messages.
    pub all_to_all: AllToAll,
}

impl ParallelFormulation for CyclicToBlocked {
    fn from_parameters(parameters: &FormulationParameters) -> Self {
        CyclicToBlocked { all_to_all: parameters.all_to_all }
    }

    fn parameters(&self) -> FormulationParameters {
        FormulationParameters { all_to_all: self.all_to_all, ..FormulationParameters::default() }
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        &[Parameter::AllToAll]
    }

    fn max_p(&self, r: u32) -> u64 {
        1 << (r / 2)
    }

    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan {
        let (d, r) = (size.d(), size.r());
        if self.all_to_all == AllToAll::Standard {
            let phases = [Phase::whole(bits(r - d..r), 0..r - d), Phase::whole(bits(0..d), r - d..r)];
            let ends = Ends { input: None, output: None };
            return phases::plan(size, ranks, Transform::Line, &phases, ends, self.all_to_all);
        }
        let m = 1u32 << (r - d);
        let packet = m >> d;
        let cyclic = Placement::cyclic(d, r);
        let blocked = Placement { base: m, ..Placement::block(d, r) };
        let mut builder = Builder::new(size, 2 * m, cyclic.clone(), blocked.reversed(Transform::Line));
        // Output a of phase I goes to processor ⌊a/l⌋; there, input a mod l of phase II from processor i is row
        // (a mod l)·P + i.
        let send: Vec<u32> =
            (0..size.p).map(|to| builder.set(SlotSet::contiguous(to * packet, packet))).collect();
        let log_packet = packet.trailing_zeros() as u8;
        let row = |from: u32| SlotSet::of_bits(m + from, (0..log_packet).map(|bit| bit + d as u8));
        let receive: Vec<u32> = (0..size.p).map(|from| builder.set(row(from))).collect();
        for q in builder.select_ranks(ranks) {
            let split = r - d;
            let local = |builder: &mut Builder, first: u32, last: u32, place: &Placement| {
                if last > first {
                    let at = place.local_weight(first as u8).expect("the stage is local");
                    let blocks = block_set(builder, first, place, Transform::Line, q, at, Piece::WHOLE);
                    let (first, last, log_block) = (first as u8, last as u8, at + 1);
                    builder.push(Step::Local { first, last, log_block, base: place.base, len: m, blocks });
                }
            };
            local(&mut builder, 0, split, &cyclic);
            builder.push(Step::Copy { from: send[q as usize], to: receive[q as usize] });
            self.all_to_all.each_round(size.p, q, q, |round| {
                if round.involves(q) {
                    return;
                }
                builder.push(match round {
                    Round::Exchange { to, from } => {
                        Step::Exchange { to, send: send[to as usize], from, receive: receive[from as usize] }
                    }
                    Round::Post(to) => Step::Post { to, send: send[to as usize] },
                    Round::Await(from) => Step::Await { from, receive: receive[from as usize] },
                });
            });
            local(&mut builder, split, r, &blocked);
            builder.end_rank();
        }
        builder.finish()
    }

    /// Returns the number of local stages of each phase: log m, then log P.
    fn local_stages(&self, size: Size) -> Vec<Vec<u32>> {
        vec![vec![size.r() - size.d()], vec![size.d()]]
    }

    fn plan_bounds(&self, size: Size) -> PlanBounds {
        let p = size.p.into();
        PlanBounds::local(p, 2).then(PlanBounds::redistribution(p, p, self.all_to_all))
    }

    /// Returns the single all-to-all.
    fn communication(&self, size: Size) -> Option<Communication> {
        Some(Communication::Redistributions(RedistributionSequence {
            volumes: vec![RedistributionVolume::in_place(size.d())],
            precedes_first_phase: false,
            rounds: match self.all_to_all {
                AllToAll::Paper => Rounds::Posted,
                AllToAll::Standard => Rounds::Standard,
                AllToAll::Pairwise | AllToAll::Shift | AllToAll::Naive => Rounds::Contended,
            },
        }))
    }
}
