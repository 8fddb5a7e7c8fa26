//! How long a client waits for a worker, and how many it starts. Time is counted in looks of the client at its worker and not by a
//! clock: a machine that sleeps, or a page that is not seen, looks less often.

use super::Role;
use super::work::Work;
use crate::worker::protocol::queries::Query;

/// Milliseconds between two looks.
pub const LOOK: u32 = 1_000;
/// Looks without a word from a busy worker before the page says so.
pub const SILENT: u32 = 2;
/// Looks after which the death of a worker is not counted with those before it.
pub const HEALTHY: u32 = 10;

/// Returns how many looks a worker that was given its module may take until it listens, after so many that died one after the other: the
/// machine may be slow.
pub fn start_patience(failures: u32) -> u32 {
    3 << failures.min(2)
}

impl Role {
    /// Returns how many workers may die one after the other before no other is started. Who waits for an answer soon wants to know that
    /// there will be none; without a worker for runs the page is of no use.
    pub fn max_failures(self) -> u32 {
        match self {
            Role::Runs | Role::Programs => 4,
            Role::Queries => 2,
        }
    }
}

impl Work {
    /// Returns for how many looks a worker may be silent that does this, or `repeats` it after another one died of it: the machine may be
    /// slow. A run replies to pings. Of queries, those that execute runs, write files or load a file can take long.
    pub fn patience(&self, repeats: bool) -> u32 {
        let short = matches!(self, Work::Run(_) | Work::Query(Query::PaperFigure(_) | Query::Told(_)));
        match (short, repeats) {
            (true, false) => 3,
            (true, true) => 15,
            (false, _) => 60,
        }
    }

    /// Whether a worker that does this is ended when nobody waits for the answer any more. (A run can be cancelled.)
    pub fn is_long_query(&self) -> bool {
        matches!(self, Work::Query(Query::Scaling(_) | Query::Reproduction(_)))
    }
}
