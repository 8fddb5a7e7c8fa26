//! Counts of the exchanges that bring the result of binary-exchange into natural order (GK App. C).
//!
//! Reversing an index of r bits swaps bit k with bit r−1−k, k = 0 … ⌊r/2⌋−1 (bit 0 is the most significant one; bits
//! 0 … d−1 name the processor). A swap of a processor bit with a local one exchanges half a share with the partner of
//! stage k. A swap of two processor bits exchanges whole shares, but only between processors in which the two differ. For
//! n ≥ p² these are d exchanges of half a share, so an ordered transform moves 3/2 times the words of an unordered one;
//! GK count 2d + 1 steps and twice the words.

use super::binary_exchange::{Pace, stages};
use super::count::Count;
use super::line::row_bits;
use super::total::Traffic;
use crate::arithmetic::pow2;
use crate::form::Form;
use hyperfly_core::machine::{Network, Switching};
use hyperfly_core::topology::Topology;

/// All swaps; `None` on graphs without a closed form.
pub fn swaps(network: &Network, pace: Pace, d: u32, r: u32) -> Option<Traffic> {
    let half_swaps = d.min(r - d);
    let halves = stages(network, pace, d, half_swaps)?.with_words(0.5);
    let whole_swaps = (r / 2).saturating_sub(r - d);
    (r - d..)
        .take(whole_swaps as usize)
        .try_fold(halves, |so_far, k| Some(so_far.then(whole(network, pace, d, r, k, whole_swaps)?)))
}

/// The swap of processor bits k and r−1−k, one of `swaps`.
///
/// On the hypercube the partner is two hops away, and each swap has two dimensions of its own; on the complete graph it is
/// a neighbour. Processors that a swap does not concern run ahead, but meet nobody: exact, and the last processor is one
/// that takes part in every swap.
///
/// On the mesh those that run ahead meet the others' messages. A single swap has no such processors, since all begin
/// together: it is exact under store-and-forward, where messages of one direction keep their distance, and under
/// cut-through, where all flows share the same worst channel. Otherwise the same numbers are a lower bound
/// (store-and-forward: what the messages take alone) or an estimate: within a sixth in runs up to p = 256, and up to half too little
/// where t_h outweighs the words under wormhole.
fn whole(network: &Network, pace: Pace, d: u32, r: u32, k: u32, swaps: u32) -> Option<Traffic> {
    let high = d - 1 - k;
    let low = d + k - r;
    let (distance, load) = match network.topology {
        Topology::Hypercube => (2.0, 1.0),
        Topology::Complete => (1.0, 1.0),
        Topology::Mesh => {
            let b = row_bits(d);
            if high < b {
                // Both bits name the column: +2^high and −2^low, in one row.
                (pow2(high) - pow2(low), pow2(high - 1))
            } else {
                (pow2(low) + pow2(high - b), pow2(low.max(high - b)))
            }
        }
        _ => return None,
    };
    let (own, contention) = match network.switching {
        Switching::StoreAndForward => (Count::new(1.0, distance, distance), Count::default()),
        // Worms of a single word (a swap of `pace` is half a share) are hardly in each other's way.
        Switching::Wormhole if pace.words < 1.0 => {
            let met = if pace.head > 0.0 { 0.0 } else { (load - 1.0) / 2.0 };
            (Count::new(1.0, distance, 1.0), Count::new(0.0, 0.0, met))
        }
        _ => (Count::new(1.0, distance, 1.0), Count::new(0.0, 0.0, load - 1.0)),
    };
    let form = match (network.topology, network.switching) {
        (Topology::Mesh, Switching::StoreAndForward) if swaps > 1 => Form::LowerBound,
        (Topology::Mesh, Switching::CutThrough) if swaps > 1 => Form::Estimate,
        (Topology::Mesh, Switching::Wormhole) => Form::Estimate,
        _ => Form::Exact,
    };
    // Half of the processors take part, the others wait at the end.
    Some(Traffic { form, own: own * 0.5, contention: contention * 0.5, idle: (own + contention) * 0.5 })
}
