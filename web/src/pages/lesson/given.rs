//! The answers that a reader has given in a tour.

use hyperfly_request::Look;
use yew::prelude::*;

/// The answers that were given in a tour so far.
#[derive(Default)]
pub struct Given {
    tour: String,
    file: AttrValue,
    /// That of each step from the first, from 1; 0 for none.
    pub answers: Vec<u8>,
    /// The steps, from 1, whose answer was shown and not given.
    revealed: Vec<u8>,
}

impl Given {
    /// Keeps what the address says; another tour begins without answers.
    pub fn keep(&mut self, look: &Look, file: &AttrValue) {
        if self.tour != look.tour || self.file != *file {
            *self = Given { tour: look.tour.clone(), file: file.clone(), ..Given::default() };
        }
        let (step, answer) = look.step;
        let step = usize::from(step);
        if answer > 0 {
            self.answers.resize(self.answers.len().max(step), 0);
            self.answers[step - 1] = answer;
        }
    }

    /// Keeps that the answer of a step, from 1, is shown and not given.
    pub fn reveal(&mut self, step: u8) {
        self.revealed.push(step);
    }

    /// Whether the answer of a step, from 1, was shown and not given.
    pub fn is_revealed(&self, step: u8) -> bool {
        self.revealed.contains(&step)
    }
}
