//! The clock of a worker, against that of another one.

use js_sys::global;
use wasm_bindgen::JsCast;
use web_sys::{DedicatedWorkerGlobalScope, Performance};

/// So many ticks are looked at to find out how long one is.
const TICKS: u32 = 20;
/// A finer clock is not looked for, in seconds; no clock of a browser is.
const FINEST: f64 = 1e-6;

/// A clock.
pub struct Clock {
    performance: Performance,
    /// What is added to its milliseconds, so that the beginning is at 0.
    shift: f64,
}

impl Clock {
    /// That of this worker; its beginning is its own `performance.timeOrigin`. `None` where there is none.
    pub fn new() -> Option<Clock> {
        let performance = global().unchecked_into::<DedicatedWorkerGlobalScope>().performance()?;
        Some(Clock { performance, shift: 0.0 })
    }

    /// Its `performance.timeOrigin`, in milliseconds.
    pub fn origin(&self) -> f64 {
        self.performance.time_origin()
    }

    /// Counts from another one's beginning.
    pub fn count_from(&mut self, origin: f64) {
        self.shift = self.origin() - origin;
    }

    /// Goes so many seconds back.
    pub fn set_back(&mut self, seconds: f64) {
        self.shift -= seconds * 1e3;
    }

    /// Seconds since the beginning.
    pub fn now(&self) -> f64 {
        (self.performance.now() + self.shift) * 1e-3
    }

    /// The shortest time that it tells apart, in seconds.
    pub fn resolution(&self) -> f64 {
        let mut least = f64::INFINITY;
        let mut before = self.now();
        for _ in 0..TICKS {
            let mut now = self.now();
            while now <= before {
                now = self.now();
            }
            (least, before) = (least.min(now - before), now);
        }
        least.max(FINEST)
    }
}
