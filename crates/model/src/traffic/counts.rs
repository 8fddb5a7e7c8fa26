//! Counts of one run: its stages or all-to-alls, and the ordering of its result.

use super::binary_exchange::{self, StageTiming};
use super::pattern::Pattern;
use super::total::Traffic;
use super::{ordering, transpose};
use crate::arithmetic::pow2;
use hyperfly_core::formulations::{Communication, Exchanges, Order};
use hyperfly_core::machine::Switching;

/// Returns the counts for n = 2^r points, a size for which the formulation exists. The times matter only for wormhole
/// on the mesh, where they decide whether messages of different stages meet.
///
/// The result usually has one element. Several elements are lower bounds (transpose on the mesh), of which the largest
/// applies. It is empty where there is no closed form, for chunked exchanges, and for `serial` on more than one
/// processor.
pub fn traffic(pattern: &Pattern, r: u32) -> Vec<Traffic> {
    traffic_of_block(pattern, pow2(r - pattern.d), r)
}

/// Returns the counts for a block of n/p words given separately from r, which then only determines the local bits.
fn traffic_of_block(pattern: &Pattern, local_len: f64, r: u32) -> Vec<Traffic> {
    if pattern.d == 0 {
        return vec![Traffic::NONE];
    }
    match pattern.communication(r) {
        Some(Communication::Exchanges { dimensions, parameters: Exchanges { order, chunk: None } }) => {
            exchanges(pattern, order, local_len, r, dimensions).into_iter().collect()
        }
        Some(Communication::Redistributions(sequence)) => {
            transpose::redistributions(&pattern.network, &sequence, pattern.d, r)
        }
        _ => Vec::new(),
    }
}

/// Counts of exchanging stages in one dimension or two, and of the swaps that order the result. In two dimensions the
/// exchanges are the same, with local stages only between those along columns and those along rows.
fn exchanges(pattern: &Pattern, order: Order, local_len: f64, r: u32, dimensions: u32) -> Option<Traffic> {
    let Pattern { network, times, d, .. } = pattern;
    let stages = binary_exchange::stages(network, StageTiming::of_stages(times, local_len), *d, *d)?;
    match order {
        Order::Unordered => Some(stages),
        Order::Ordered => {
            let swaps = ordering::swaps(network, StageTiming::of_swaps(times, local_len), *d, r, dimensions)?;
            Some(stages.then(swaps))
        }
    }
}

/// Returns the counts for any real log n, for the solver. They are interpolated between whole values of r, on which
/// they depend only for an ordered transform with n < p². Range of log n as for [`traffic`].
pub(crate) fn traffic_at_log2_n(pattern: &Pattern, log2_n: f64) -> Vec<Traffic> {
    // Counts are constant from r = 2d on; under wormhole transposes, from the r on at which no message is shorter than
    // its route.
    let shared = pattern.network.switching == Switching::Wormhole && pattern.exchanges_pairwise();
    let constant_from = if shared { 3 * pattern.d } else { 2 * pattern.d };
    let r = log2_n.min(f64::from(constant_from.max(1)));
    let below = libm::floor(r);
    let at = r - below;
    let local_len = libm::exp2(log2_n - f64::from(pattern.d));
    let lower = traffic_of_block(pattern, local_len, below as u32);
    if at == 0.0 {
        return lower;
    }
    let upper = traffic_of_block(pattern, local_len, below as u32 + 1);
    lower.into_iter().zip(upper).map(|(a, b)| a.interpolate(b, at)).collect()
}
