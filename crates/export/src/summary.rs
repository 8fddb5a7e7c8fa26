//! What is told of a run in more than one place, in one shape: where its time went, and its most loaded channel. The command prints
//! it as JSON, a figure says it to the page around it, the files of the data have it as cells.

use hyperfly_core::Run;
use hyperfly_core::report::Breakdown;
use hyperfly_model::Terms;
use serde::Serialize;

/// Where time goes: fractions of p · T_p, or times.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Parts {
    compute: f64,
    startup: f64,
    hop: f64,
    transfer: f64,
    contention: f64,
    idle: f64,
}

impl From<Breakdown> for Parts {
    fn from(breakdown: Breakdown) -> Parts {
        let [compute, startup, hop, transfer, contention, idle] = breakdown.parts;
        Parts { compute, startup, hop, transfer, contention, idle }
    }
}

impl From<Terms> for Parts {
    fn from(terms: Terms) -> Parts {
        let Terms { compute, startup, hop, transfer, contention, idle } = terms;
        Parts { compute, startup, hop, transfer, contention, idle }
    }
}

/// A channel, and the most messages that share it at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Hottest {
    /// Where it begins,
    pub from: u32,
    /// and where it ends.
    pub to: u32,
    /// How many messages.
    pub load: u32,
}

impl Hottest {
    /// A channel of the run's graph, by its number; `None` on a machine without channels.
    pub fn new(run: &Run, channel: u32, load: u32) -> Option<Hottest> {
        let (from, to) = run.graph.as_ref()?.ends(channel)?;
        Some(Hottest { from, to, load })
    }

    /// The one that the report names: the lowest of the most loaded channels. `None` without messages, too.
    pub fn of_report(run: &Run) -> Option<Hottest> {
        let hot = run.report.hottest?;
        Hottest::new(run, hot.channel, hot.load)
    }
}

/// The most messages that share a channel at once; `None` on a machine without channels.
pub fn max_channel_load(run: &Run) -> Option<u32> {
    run.report.hops.map(|_| run.report.hottest.map_or(0, |hot| hot.load))
}
