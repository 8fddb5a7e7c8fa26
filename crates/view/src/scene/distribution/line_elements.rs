//! Caches which elements arrived in messages of the selected program line.

use crate::trace::distribution::{Distributions, ElementLocation};
use crate::trace::replay::Replay;

/// The elements that arrived in messages of one program line.
#[derive(Default)]
pub struct LineElements {
    line: Option<u32>,
    /// Indexed by distribution and index of R.
    elements: Vec<Vec<bool>>,
}

impl LineElements {
    /// Selects a line. Returns whether it differs from the cached one.
    pub fn select(&mut self, line: u32, replay: &Replay, all: &Distributions) -> bool {
        if self.line.replace(line) == Some(line) {
            return false;
        }
        let is_moved = replay.messages_of_line(line);
        let arrived_by_line = |held: &ElementLocation| is_moved.get(held.sent as usize) == Some(&true);
        self.elements = all.all.iter().map(|each| each.held.iter().map(arrived_by_line).collect()).collect();
        // Elements of the first distribution did not arrive in messages.
        if let Some(first) = self.elements.first_mut() {
            first.fill(false);
        }
        true
    }

    /// Returns whether an element arrived in a message of the line.
    pub fn contains(&self, distribution: usize, index: usize) -> bool {
        self.elements.get(distribution).is_some_and(|elements| elements[index])
    }
}
