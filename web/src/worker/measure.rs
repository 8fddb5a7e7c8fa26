//! Stopwatch for the time from input to picture, for tests and the benchmark.

use crate::worker::ring::Ring;
use crate::worker::spans::{Span, span};
use std::cell::{Cell, RefCell};

#[derive(Default)]
pub struct Measure {
    input: Cell<f64>,
    request_time: Cell<Option<f64>>,
    waiting_since: Cell<Option<f64>>,
    /// Spans from input to picture, and of the rendering at the end.
    spans: RefCell<[Option<Span>; 2]>,
    last: Cell<f64>,
    durations: RefCell<Ring>,
}

impl Measure {
    /// Records an input at a time of the page's clock.
    pub fn input(&self, time: f64) {
        self.input.set(time);
    }

    /// Records that the input requested a run.
    pub fn record_request(&self) {
        self.request_time.set(Some(self.input.get()));
        self.spans.borrow_mut()[0] = span("change");
    }

    /// Records that the newest run has arrived.
    pub fn record_reply(&self) {
        self.waiting_since.set(self.request_time.take());
    }

    /// Records that the pictures are drawn; components are rendered next.
    pub fn renders(&self) {
        self.spans.borrow_mut()[1] = span("render");
    }

    /// Records that everything is drawn.
    pub fn record_paint(&self, time: f64) {
        if let Some(waiting_since) = self.waiting_since.take() {
            self.spans.take();
            self.last.set(time - waiting_since);
            self.durations.borrow_mut().push(self.last.get());
        }
    }

    /// Returns the latest duration in milliseconds.
    pub fn last(&self) -> f64 {
        self.last.get()
    }

    /// Returns count, median, 99th percentile and maximum.
    pub fn statistics(&self) -> [f64; 4] {
        self.durations.borrow().statistics()
    }

    pub fn clear(&self) {
        self.durations.borrow_mut().clear();
    }
}
