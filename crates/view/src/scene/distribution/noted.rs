//! Caches which elements arrived in messages of the selected program line.

use crate::trace::distribution::{Distributions, Held};
use crate::trace::replay::Replay;

/// The elements that arrived in messages of one program line.
#[derive(Default)]
pub struct Noted {
    line: Option<u32>,
    /// Indexed by distribution and index of R.
    elements: Vec<Vec<bool>>,
}

impl Noted {
    /// Selects a line. Returns whether it differs from the cached one.
    pub fn note(&mut self, line: u32, replay: &Replay, all: &Distributions) -> bool {
        if self.line.replace(line) == Some(line) {
            return false;
        }
        let moved = replay.moved(line);
        let came = |held: &Held| moved.get(held.sent as usize) == Some(&true);
        self.elements = all.all.iter().map(|each| each.held.iter().map(came).collect()).collect();
        // Elements of the first distribution did not arrive in messages.
        if let Some(first) = self.elements.first_mut() {
            first.fill(false);
        }
        true
    }

    /// Returns whether an element arrived in a message of the line.
    pub fn has(&self, distribution: usize, index: usize) -> bool {
        self.elements.get(distribution).is_some_and(|elements| elements[index])
    }
}
