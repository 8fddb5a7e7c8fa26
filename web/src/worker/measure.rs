//! How long it takes from the reader's hand to the picture; for the tests, the benchmark and ourselves.

use crate::worker::ring::Ring;
use crate::worker::spans::{Span, span};
use std::cell::{Cell, RefCell};

/// The stopwatch.
#[derive(Default)]
pub struct Measure {
    input: Cell<f64>,
    asked: Cell<Option<f64>>,
    waits: Cell<Option<f64>>,
    /// From the order to the picture, and of that what is left when the run is shown.
    spans: RefCell<[Option<Span>; 2]>,
    last: Cell<f64>,
    all: RefCell<Ring>,
}

impl Measure {
    /// The reader did something, at this time of the page's clock.
    pub fn input(&self, time: f64) {
        self.input.set(time);
    }

    /// A run was asked for because of it.
    pub fn asked(&self) {
        self.asked.set(Some(self.input.get()));
        self.spans.borrow_mut()[0] = span("change");
    }

    /// The newest run came back; its picture is next.
    pub fn answered(&self) {
        self.waits.set(self.asked.take());
    }

    /// Its pictures are drawn; what is rendered of it is next.
    pub fn renders(&self) {
        self.spans.borrow_mut()[1] = span("render");
    }

    /// All of it is drawn, at this time of the page's clock.
    pub fn painted(&self, now: f64) {
        if let Some(since) = self.waits.take() {
            self.spans.take();
            self.last.set(now - since);
            self.all.borrow_mut().push(self.last.get());
        }
    }

    /// Milliseconds of the latest one.
    pub fn last(&self) -> f64 {
        self.last.get()
    }

    /// Count, median, 99th percentile and maximum.
    pub fn statistics(&self) -> [f64; 4] {
        self.all.borrow().statistics()
    }

    /// Forgets all.
    pub fn clear(&self) {
        self.all.borrow_mut().clear();
    }
}
