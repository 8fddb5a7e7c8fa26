//! What goes wrong with all workers of a visit at the moment.

use super::script::Fault;

/// Each until a time, in milliseconds, or so many times.
#[derive(Default)]
pub struct Weather {
    /// No worker can be made.
    pub no_workers: f64,
    /// What is started never says that it listens.
    pub deaf: f64,
    /// What is started begins so much later.
    pub slow: (f64, f64),
    /// What is started has no script.
    pub broken: f64,
    /// A run with data finds no memory.
    pub out_of_memory: f64,
    /// Answers come so much later.
    pub late: (f64, f64),
    /// Answers that are lost.
    pub lost: u32,
    /// Answers that come twice.
    pub twice: u32,
}

impl Weather {
    /// It changes; for how long, in milliseconds.
    pub fn turn(&mut self, fault: &Fault, now: f64) -> f64 {
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

    /// How much later than usual what is started begins.
    pub fn delay(&self, now: f64) -> f64 {
        if now < self.slow.0 { self.slow.1 } else { 0.0 }
    }
}

fn lasting(until: &mut f64, now: f64, lasts: f64) -> f64 {
    *until = now + lasts;
    lasts
}
