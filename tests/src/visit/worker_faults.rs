//! Current faults of all workers in a visit.

use super::script::Fault;

/// Active faults: end times in milliseconds, or remaining counts.
#[derive(Default)]
pub struct WorkerFaults {
    /// Workers cannot be created.
    pub no_workers_until: f64,
    /// New workers never report that they are ready.
    pub never_ready_until: f64,
    /// New workers start later: until when, and the delay.
    pub slow_start: (f64, f64),
    /// New workers have no script.
    pub no_script_until: f64,
    /// Runs with data run out of memory.
    pub out_of_memory_until: f64,
    /// Replies are delayed: until when, and the delay.
    pub late_replies: (f64, f64),
    /// Number of replies to lose.
    pub lost_replies: u32,
    /// Number of replies to duplicate.
    pub duplicated_replies: u32,
}

impl WorkerFaults {
    /// Applies a fault; returns its duration in milliseconds.
    pub fn apply(&mut self, fault: &Fault, time: f64) -> f64 {
        match *fault {
            Fault::RefuseWorkers(duration) => lasting(&mut self.no_workers_until, time, duration),
            Fault::NeverReady(duration) => lasting(&mut self.never_ready_until, time, duration),
            Fault::ScriptUnavailable(duration) => lasting(&mut self.no_script_until, time, duration),
            Fault::OutOfMemory(duration) => lasting(&mut self.out_of_memory_until, time, duration),
            Fault::SlowStart(delay, duration) => {
                self.slow_start.1 = delay;
                lasting(&mut self.slow_start.0, time, duration)
            }
            Fault::DelayReplies(delay, duration) => {
                self.late_replies.1 = delay;
                lasting(&mut self.late_replies.0, time, duration)
            }
            Fault::LoseReplies(count) => {
                self.lost_replies += count;
                0.0
            }
            Fault::DuplicateReplies(count) => {
                self.duplicated_replies += count;
                0.0
            }
            Fault::KillWorker(_) | Fault::Panic(_) | Fault::HangWorker(..) | Fault::SuspendMachine(_) => 0.0,
        }
    }

    /// Returns the start-up delay of new workers.
    pub fn delay(&self, time: f64) -> f64 {
        if time < self.slow_start.0 { self.slow_start.1 } else { 0.0 }
    }
}

fn lasting(end: &mut f64, time: f64, duration: f64) -> f64 {
    *end = time + duration;
    duration
}
