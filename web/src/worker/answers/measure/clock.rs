//! The clock of a worker, and its offset to another worker's clock.

use js_sys::global;
use wasm_bindgen::JsCast;
use web_sys::{DedicatedWorkerGlobalScope, Performance};

/// Number of ticks that are observed to find the resolution.
const TICKS: u32 = 20;
/// Finest resolution in seconds; no browser's clock is finer.
const MIN_RESOLUTION: f64 = 1e-6;

pub struct Clock {
    performance: Performance,
    /// Offset in milliseconds that is added to the time.
    shift: f64,
}

impl Clock {
    /// Returns this worker's clock, which starts at its `performance.timeOrigin`; `None` where there is none.
    pub fn new() -> Option<Clock> {
        let performance = global().unchecked_into::<DedicatedWorkerGlobalScope>().performance()?;
        Some(Clock { performance, shift: 0.0 })
    }

    /// Returns the worker's `performance.timeOrigin` in milliseconds.
    pub fn origin(&self) -> f64 {
        self.performance.time_origin()
    }

    /// Sets the start to another clock's origin.
    pub fn count_from(&mut self, origin: f64) {
        self.shift = self.origin() - origin;
    }

    /// Sets the clock back.
    pub fn set_back(&mut self, seconds: f64) {
        self.shift -= seconds * 1e3;
    }

    /// Returns the seconds since the start.
    pub fn now(&self) -> f64 {
        (self.performance.now() + self.shift) * 1e-3
    }

    /// Measures the resolution of the clock in seconds.
    pub fn resolution(&self) -> f64 {
        let mut min_step = f64::INFINITY;
        let mut previous_time = self.now();
        for _ in 0..TICKS {
            let mut time = self.now();
            while time <= previous_time {
                time = self.now();
            }
            (min_step, previous_time) = (min_step.min(time - previous_time), time);
        }
        min_step.max(MIN_RESOLUTION)
    }
}
