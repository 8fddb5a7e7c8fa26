//! What a run's time went for, as far as a real machine can tell it.

use hyperfly_core::Run;
use hyperfly_core::trace::Activity;

/// A part of T_p.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Butterflies, and copies within a memory.
    Computing,
    /// Packing, handing over, travelling, unpacking.
    Messages,
    /// Waiting for what was not sent yet, and after the last step.
    Waiting,
}

/// All of them: together they are T_p.
pub const PARTS: [Part; 3] = [Part::Computing, Part::Messages, Part::Waiting];

impl Part {
    fn activities(self) -> &'static [Activity] {
        match self {
            Part::Computing => &[Activity::Compute],
            Part::Messages => &[Activity::Startup, Activity::Hop, Activity::Transfer, Activity::Contention],
            Part::Waiting => &[Activity::Idle],
        }
    }
}

/// Seconds of each part, as the mean of the processors.
pub fn parts(run: &Run) -> [f64; 3] {
    let t_parallel = run.seconds(run.report.t_parallel).unwrap_or(0.0);
    PARTS.map(|part| {
        part.activities().iter().map(|activity| run.report.breakdown.of(*activity)).sum::<f64>() * t_parallel
    })
}
