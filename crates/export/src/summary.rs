//! Summaries of a run for JSON output, embedded figures and data files: the breakdown of its time and its most loaded channel.

use hyperfly_core::Run;
use hyperfly_core::report::Breakdown;
use hyperfly_model::Terms;
pub use hyperfly_view::trace::occupations::max_channel_load;
use serde::Serialize;

/// Breakdown by activity, as fractions of p · T_p or as times.
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

/// A channel and the largest number of messages that share it at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Hottest {
    /// Node at which the channel begins.
    pub from: u32,
    /// Node at which the channel ends.
    pub to: u32,
    /// Number of messages.
    pub load: u32,
}

impl Hottest {
    /// Looks up a channel by its number; `None` on a machine without channels.
    pub fn new(run: &Run, channel: u32, load: u32) -> Option<Hottest> {
        let (from, to) = run.graph.as_ref()?.ends(channel)?;
        Some(Hottest { from, to, load })
    }

    /// Returns the most loaded channel of the report, the lowest-numbered of equal ones. `None` without messages or channels.
    pub fn from_report(run: &Run) -> Option<Hottest> {
        let busiest = run.report.hottest?;
        Hottest::new(run, busiest.channel, busiest.load)
    }
}
