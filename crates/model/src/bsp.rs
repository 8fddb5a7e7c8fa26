//! Closed form on a BSP machine, in flops: Inda & Bisseling, *A simple and efficient parallel FFT algorithm using the
//! BSP model* (2000), for N = n. Their formulas as printed are in [`crate::ib`].
//!
//! IB 3.5 charge every redistribution 2·N/p·g + l (3.8), as if each processor sent all its data. Data that stays is not
//! sent, so the exact h is smaller and (3.8) is an upper bound. Their total (3.9) is not a bound, because (3.7) assumes
//! that all stages are paired.

use crate::arithmetic::pow2;
use crate::stages;
use crate::swaps::Swaps;
use crate::terms::Terms;
use hyperfly_core::formulations::{Communication, Exchanges, RedistributionVolume, Rounds};
use hyperfly_core::machine::{Bsp, FLOPS_PER_NODE};
use hyperfly_core::scenario::Scenario;
use std::iter::Sum;

/// Returns the computation of IB (3.2), which is 5·N/p·log N for radix 2, and the communication terms.
pub fn terms(s: &Scenario, bsp: &Bsp) -> Option<Terms> {
    let [supersteps, mean, most] = counts(s)?;
    let local_len = s.words() as f64 / f64::from(s.p);
    Some(Terms {
        compute: FLOPS_PER_NODE * local_len * stages::radix_2_equivalent(s),
        hop: bsp.sync * supersteps,
        transfer: bsp.gap * mean,
        idle: bsp.gap * (most - mean),
        ..Terms::default()
    })
}

/// Returns the number of supersteps that communicate, the mean over the processors of the real numbers sent in all of
/// them, and the sum of h. `None` for `serial` on more than one processor, and for `standard` where a redistribution also
/// permutes rank bits.
pub fn counts(s: &Scenario) -> Option<[f64; 3]> {
    let local_len = 2.0 * s.words() as f64 / f64::from(s.p);
    let SentWords { supersteps, mean, most } = sent_words(s)?;
    Some([supersteps, local_len * mean, local_len * most])
}

/// Words sent in one or more supersteps, in units of n/p words.
struct SentWords {
    supersteps: f64,
    mean: f64,
    /// Sum over the supersteps of h, the words of the processor that sends most.
    most: f64,
}

impl Sum for SentWords {
    fn sum<I: Iterator<Item = SentWords>>(all: I) -> SentWords {
        let zero = SentWords { supersteps: 0.0, mean: 0.0, most: 0.0 };
        all.fold(zero, |a, b| SentWords {
            supersteps: a.supersteps + b.supersteps,
            mean: a.mean + b.mean,
            most: a.most + b.most,
        })
    }
}

/// Words of one redistribution. A processor sends 2^new messages of equal size, or keeps one of them.
fn redistribution_words(it: RedistributionVolume) -> SentWords {
    let mean = 1.0 - 1.0 / pow2(it.rank);
    let most = if it.is_in_place() { mean } else { 1.0 };
    SentWords { supersteps: 1.0, mean, most }
}

/// Words of one redistribution in place in the steps of `standard`: half a block for each new rank bit.
fn standard_words(it: RedistributionVolume) -> SentWords {
    let steps = f64::from(it.new);
    SentWords { supersteps: steps, mean: steps / 2.0, most: steps / 2.0 }
}

fn sent_words(s: &Scenario) -> Option<SentWords> {
    if s.p == 1 {
        return Some(SentWords { supersteps: 0.0, mean: 0.0, most: 0.0 });
    }
    let sent_fraction = 1.0 - 1.0 / f64::from(s.p);
    let local_len = s.words() as f64 / f64::from(s.p);
    Some(match s.formulation.communication(s.size())? {
        Communication::Exchanges { dimensions, parameters } => exchange_words(s, parameters, dimensions),
        // A processor computes nodes between two words that it sends, so each word has its own superstep.
        Communication::SingleWords => {
            SentWords { supersteps: local_len * sent_fraction, mean: sent_fraction, most: sent_fraction }
        }
        Communication::Redistributions(sequence) if sequence.rounds == Rounds::Standard => {
            if !sequence.volumes.iter().all(|it| it.is_in_place()) {
                return None;
            }
            sequence.volumes.into_iter().map(standard_words).sum()
        }
        Communication::Redistributions(sequence) => {
            sequence.volumes.into_iter().map(redistribution_words).sum()
        }
    })
}

/// Words of the log p exchanges, in one dimension or two, of a whole block each. With chunks (GK App. E) the chunks of
/// the first stage of a dimension share a superstep; later a processor must combine a chunk before it can send the
/// next.
fn exchange_words(s: &Scenario, exchanges: Exchanges, dimensions: u32) -> SentWords {
    let (d, local_len) = (f64::from(s.d()), s.words() as f64 / f64::from(s.p));
    let chunks = exchanges.chunk.map_or(1.0, |chunk| (local_len / f64::from(chunk)).max(1.0));
    let first = f64::from(dimensions);
    let stages = SentWords { supersteps: first + (d - first) * chunks, mean: d, most: d };
    let Swaps { halves, wholes } = Swaps::of(exchanges.order, s.d(), s.r(), dimensions);
    let (halves, wholes) = (f64::from(halves), f64::from(wholes));
    let swaps = f64::from(dimensions) * (halves + wholes);
    // A processor that takes part in no whole swap of the first dimension runs ahead: it sends whole blocks in the
    // second dimension while others still send halves, and h is the larger of the two.
    let ahead = if dimensions == 2 { halves.min(wholes) / 2.0 } else { 0.0 };
    let most = f64::from(dimensions) * (halves / 2.0 + wholes) + ahead;
    [stages, SentWords { supersteps: swaps, mean: swaps / 2.0, most }].into_iter().sum()
}
