//! Current faults of all workers in a visit.

use super::script::Fault;

/// Active faults: end times in milliseconds, or remaining counts.
#[derive(Default)]
pub struct WorkerFaults {
    /// Workers cannot be created.
    pub no_workers: f64,
    /// New workers never report that they are ready.
    pub deaf: f64,
    /// New workers start later: until when, and the delay.
    pub slow: (f64, f64),
    /// New workers have no script.
    pub broken: f64,
    /// Runs with data run out of memory.
    pub out_of_memory: f64,
    /// Replies are delayed: until when, and the delay.
    pub late: (f64, f64),
    /// Number of replies to lose.
    pub lost: u32,
    /// Number of replies to duplicate.
    pub twice: u32,
}

impl WorkerFaults {
    /// Applies a fault; returns its duration in milliseconds.
    pub fn apply(&mut self, fault: &Fault, now: f64) -> f64 {
        match *fault {
            Fault::NoWorkers(lasts) => lasting(&mut self.no_workers, now, lasts),
            Fault::Deaf(lasts) => lasting(&mut self.deaf, now, lasts),
            Fault::Broken(lasts) => lasting(&mut self.broken, now, lasts),
            Fault::OutOfMemory(lasts) => lasting(&mut self.out_of_memory, now, lasts),
            Fault::Slow(late, lasts) => {
                self.slow.1 = late;
                lasting(&mut self.slow.0, now, lasts)
            }
            Fault::Late(late, lasts) => {
                self.late.1 = late;
                lasting(&mut self.late.0, now, lasts)
            }
            Fault::Lost(count) => {
                self.lost += count;
                0.0
            }
            Fault::Twice(count) => {
                self.twice += count;
                0.0
            }
            Fault::Kill(_) | Fault::Panic(_) | Fault::Hang(..) | Fault::Asleep(_) => 0.0,
        }
    }

    /// Start-up delay of new workers.
    pub fn delay(&self, now: f64) -> f64 {
        if now < self.slow.0 { self.slow.1 } else { 0.0 }
    }
}

fn lasting(until: &mut f64, now: f64, lasts: f64) -> f64 {
    *until = now + lasts;
    lasts
}
