//! The parts of T_p that a real machine can distinguish.

use hyperfly_core::Run;
use hyperfly_core::trace::Activity;

/// A part of T_p.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Butterflies, and copies within a memory.
    Computing,
    /// Packing, sending, travelling and unpacking of messages.
    Messages,
    /// Waiting for a message that has not been sent, or after the last step.
    Waiting,
}

/// All parts; they add up to T_p.
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

/// Returns the seconds of each part as means over the processors, in the order of [`PARTS`].
pub fn parts(run: &Run) -> [f64; 3] {
    let t_parallel = run.seconds(run.report.t_parallel).unwrap_or(0.0);
    PARTS.map(|part| {
        part.activities().iter().map(|activity| run.report.breakdown.of(*activity)).sum::<f64>() * t_parallel
    })
}
