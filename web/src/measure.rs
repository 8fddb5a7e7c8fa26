//! How long it takes from the reader's hand to the picture; for the tests, the benchmark and ourselves.

use crate::dom::clock;
use crate::ring::Ring;
use std::cell::{Cell, RefCell};

/// The stopwatch.
#[derive(Default)]
pub struct Measure {
    input: Cell<f64>,
    asked: Cell<Option<f64>>,
    waits: Cell<Option<f64>>,
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
    }

    /// The newest run came back; its picture is next.
    pub fn answered(&self) {
        self.waits.set(self.asked.take());
    }

    /// The picture was drawn.
    pub fn painted(&self) {
        if let Some(since) = self.waits.take() {
            self.last.set(clock() - since);
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
