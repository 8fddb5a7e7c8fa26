//! The answers that the reader has given in a tour.

use hyperfly_request::Look;
use yew::prelude::*;

#[derive(Default)]
pub struct TourAnswers {
    tour: String,
    file: AttrValue,
    /// The answer to each step, from 1; 0 if it has none.
    pub answers: Vec<u8>,
    /// Steps, from 1, whose answer the reader revealed.
    revealed: Vec<u8>,
}

impl TourAnswers {
    /// Records the answer in the address; another tour starts without answers.
    pub fn record(&mut self, look: &Look, file: &AttrValue) {
        if self.tour != look.tour || self.file != *file {
            *self = TourAnswers { tour: look.tour.clone(), file: file.clone(), ..TourAnswers::default() };
        }
        let (step, answer) = look.step;
        let step = usize::from(step);
        if answer > 0 {
            self.answers.resize(self.answers.len().max(step), 0);
            self.answers[step - 1] = answer;
        }
    }

    /// Records that the reader revealed the answer of a step, from 1.
    pub fn reveal(&mut self, step: u8) {
        self.revealed.push(step);
    }

    /// Whether the reader revealed the answer of a step, from 1.
    pub fn is_revealed(&self, step: u8) -> bool {
        self.revealed.contains(&step)
    }
}
