//! Limits on how long a client waits for a worker, and how many it starts. Time is counted in ticks of the client's watchdog
//! instead of by a clock: a sleeping machine or a hidden page has fewer ticks.

use super::Role;
use super::work::Work;
use crate::worker::protocol::queries::Query;

/// Milliseconds between two ticks.
pub const TICK_MS: u32 = 1_000;
/// Ticks of silence after which the page says that a busy worker is silent.
pub const SILENT_TICKS: u32 = 2;
/// Ticks after which a worker's death starts a new count.
pub const HEALTHY_TICKS: u32 = 10;

/// Returns the number of ticks that a worker with its module may take to listen. It grows with the number of failures, because the
/// machine may be slow.
pub fn start_timeout(failures: u32) -> u32 {
    3 << failures.min(2)
}

impl Role {
    /// Returns the number of consecutive deaths after which no worker is started. A query should fail soon; without a worker for
    /// runs the page is useless.
    pub fn max_failures(self) -> u32 {
        match self {
            Role::Runs | Role::Programs => 4,
            Role::Queries => 2,
        }
    }
}

impl Work {
    /// Returns the number of ticks that a worker may be silent over this work, more if it repeats work after a death, because the
    /// machine may be slow. Runs reply to pings. Queries that execute runs, write files or load a file can take long.
    pub fn timeout(&self, repeats: bool) -> u32 {
        let is_short =
            matches!(self, Work::Run(_) | Work::Query(Query::PaperFigure(_) | Query::Description(_)));
        match (is_short, repeats) {
            (true, false) => 3,
            (true, true) => 15,
            (false, _) => 60,
        }
    }

    /// Whether a worker is ended when nobody waits for this query any more. A run can be cancelled instead.
    pub fn is_long_query(&self) -> bool {
        matches!(self, Work::Query(Query::Scaling(_) | Query::Reproduction(_)))
    }
}
