//! Which elements came in a message that a line of a program sent or received: found once for as long as the line is selected.

use crate::trace::distribution::{Distributions, Held};
use crate::trace::replay::Replay;

/// What is noted.
#[derive(Default)]
pub struct Noted {
    line: Option<u32>,
    /// By distribution and index of R.
    elements: Vec<Vec<bool>>,
}

impl Noted {
    /// Notes what came by a line; whether that is news.
    pub fn note(&mut self, line: u32, replay: &Replay, all: &Distributions) -> bool {
        if self.line.replace(line) == Some(line) {
            return false;
        }
        let moved = replay.moved(line);
        let came = |held: &Held| moved.get(held.sent as usize) == Some(&true);
        self.elements = all.all.iter().map(|each| each.held.iter().map(came).collect()).collect();
        // Nothing came to where the first distribution has it.
        if let Some(first) = self.elements.first_mut() {
            first.fill(false);
        }
        true
    }

    /// Whether it is noted of an element.
    pub fn has(&self, distribution: usize, index: usize) -> bool {
        self.elements.get(distribution).is_some_and(|elements| elements[index])
    }
}
