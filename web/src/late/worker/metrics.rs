//! The metrics of scalability of the run.

use super::help::symbol;
use crate::protocol::late::words::Metric;
use hyperfly_core::Run;
use hyperfly_view::metrics;

/// All metrics, the simulated ones first.
pub fn metrics(run: &Run) -> Vec<Metric> {
    let metric = |metric: metrics::Metric| Metric {
        symbol: symbol(metric.entry),
        value: metric.value,
        from: metric.from.to_owned(),
    };
    metrics::metrics(run).into_iter().map(metric).collect()
}
