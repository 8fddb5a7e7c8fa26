//! The coefficients that a run computes: their indices and the times at which they are ready.

use crate::trace::butterfly_graph::ButterflyGraph;
use crate::trace::replay::Replay;
use hyperfly_core::output::MAX_STAGES_N;
use hyperfly_core::schedule::{Plan, Transform};

/// Returns the index of the coefficient that R[index] ends as; R[0] of real samples also holds the last one. The map is an exchange of bits and its own inverse: it also maps a
/// coefficient to its index in R.
pub fn coefficient_index(plan: &Plan, index: u64) -> u64 {
    let bits = plan.n.trailing_zeros();
    // The transform counts bits from the most significant one.
    let bit = |b: u32| index >> (bits - 1 - b) & 1;
    (0..bits).fold(0, |k, b| k | bit(b) << (bits - 1 - u32::from(plan.transform.reversed(b as u8, bits))))
}

/// Returns when each coefficient of the output was ready: when it was computed if the elements can be followed, otherwise when the processor
/// that ends up with it finished.
pub fn ready_times(replay: &Replay) -> Vec<f64> {
    let (plan, trace) = (&replay.run().plan, &replay.run().trace);
    let followed = plan.n <= MAX_STAGES_N && replay.is_detailed() && replay.holdings().is_some();
    let graph = followed.then(|| ButterflyGraph::new(replay, false));
    let last = graph.as_ref().and_then(|graph| {
        let stages = plan.stages() as u8;
        let column = graph.columns.iter().position(|column| column.stage == stages)?;
        Some((&graph.columns[column].row, &graph.done[column]))
    });
    let mut times: Vec<f64> = match last {
        Some((row, done)) => {
            (0..plan.n).map(|k| done[usize::from(row[coefficient_index(plan, k) as usize])]).collect()
        }
        None => plan.output.places().map(|(q, _)| trace.finish[q as usize]).collect(),
    };
    if plan.transform == Transform::Real {
        times.push(times[0]);
    }
    times
}
