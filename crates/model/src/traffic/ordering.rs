//! Counts of the exchanges that bring the result of binary-exchange and two-dimensional into natural order (GK App. C).
//!
//! A swap of a rank bit with a local bit exchanges half a block with the partner of that bit's stage. A swap of two
//! rank bits exchanges whole blocks, but only between ranks in which the two bits differ. For n ≥ p² there are d
//! exchanges of half a block, so an ordered transform moves 3/2 times the words of an unordered one; GK count 2d + 1
//! steps and twice the words.

use super::binary_exchange::{StageTiming, stages};
use super::count::Count;
use super::line::row_bits;
use super::total::Traffic;
use crate::arithmetic::pow2;
use crate::form::Form;
use crate::swaps::Swaps;
use hyperfly_core::formulations::Order;
use hyperfly_core::machine::{Network, Switching};
use hyperfly_core::topology::Topology;

/// Counts of all swaps of a transform in one dimension or two. `None` where there is no closed form: whole swaps on the
/// torus and the three-dimensional mesh; two dimensions on torus and meshes for n < p², where the swaps do not repeat
/// the stages.
pub fn swaps(network: &Network, timing: StageTiming, d: u32, r: u32, dimensions: u32) -> Option<Traffic> {
    let Swaps { halves, wholes } = Swaps::of(Order::Ordered, d, r, dimensions);
    let everywhere = matches!(network.topology(), Topology::Hypercube | Topology::Complete);
    if dimensions > 1 && dimensions * halves < d && !everywhere {
        return None;
    }
    let halves = stages(network, timing, d, dimensions * halves)?.with_words(0.5);
    (0..dimensions * wholes).try_fold(halves, |so_far, k| {
        let next = match network.topology() {
            Topology::Mesh => mesh_swap(network.switching, timing, d, r, r - d + k, wholes),
            topology => uncontended_swap(topology, network.switching)?,
        };
        Some(so_far.then(next))
    })
}

/// Counts of a swap of two rank bits where messages share no channel. On the hypercube the partner is two hops away,
/// and each swap has two dimensions of its own; on the complete graph it is a neighbour. Processors that a swap does
/// not concern run ahead without meeting others, so this is exact, and the last processor is one that takes part in
/// every swap.
pub fn uncontended_swap(topology: Topology, switching: Switching) -> Option<Traffic> {
    let distance = match topology {
        Topology::Hypercube => 2.0,
        Topology::Complete => 1.0,
        _ => return None,
    };
    Some(whole_swap(Form::Exact, block_transfer(switching, distance), Count::default()))
}

/// Transfer of one whole block over this distance.
fn block_transfer(switching: Switching, distance: f64) -> Count {
    Count::new(1.0, distance, if switching == Switching::StoreAndForward { distance } else { 1.0 })
}

/// A swap in which half of the processors take part and the others wait at the end.
fn whole_swap(form: Form, own: Count, contention: Count) -> Traffic {
    Traffic { form, own: own * 0.5, contention: contention * 0.5, idle: (own + contention) * 0.5 }
}

/// Counts of the swap of rank bits k and r−1−k, one of `swaps`, on the two-dimensional mesh, where processors that run
/// ahead meet messages of the others.
///
/// In a single swap all processors begin together. It is exact under store-and-forward, where messages of one direction
/// keep their distance, and under cut-through, where all flows share the same worst channel. Otherwise the same numbers
/// are a lower bound (store-and-forward: the time without contention) or an estimate: within a sixth in runs up to p =
/// 256, and up to half too small where t_h outweighs the words under wormhole.
fn mesh_swap(switching: Switching, timing: StageTiming, d: u32, r: u32, k: u32, swaps: u32) -> Traffic {
    let high = d - 1 - k;
    let low = d + k - r;
    let b = row_bits(d);
    let (distance, load) = if high < b {
        // Both bits belong to the column: +2^high and −2^low, in one row.
        (pow2(high) - pow2(low), pow2(high - 1))
    } else {
        (pow2(low) + pow2(high - b), pow2(low.max(high - b)))
    };
    let shared = match switching {
        Switching::StoreAndForward => 0.0,
        // Worms of a single word (a swap of `timing` is half a block) hardly block each other.
        Switching::Wormhole if timing.words < 1.0 && timing.head > 0.0 => 0.0,
        Switching::Wormhole if timing.words < 1.0 => (load - 1.0) / 2.0,
        _ => load - 1.0,
    };
    let form = match switching {
        Switching::StoreAndForward if swaps > 1 => Form::LowerBound,
        Switching::CutThrough if swaps > 1 => Form::Estimate,
        Switching::Wormhole => Form::Estimate,
        _ => Form::Exact,
    };
    whole_swap(form, block_transfer(switching, distance), Count::new(0.0, 0.0, shared))
}
