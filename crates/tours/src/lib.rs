//! Lessons as data files. A [`Tour`] has steps; each shows a run at a moment, says something about it, claims what can be
//! checked, and may ask a question.
//!
//! A lecturer writes such a file, too (docs/tours.md), so nothing of it is trusted: [`Tour::read`] says what is wrong with one,
//! step and field, its texts become HTML only through [`prose`], and a claim ([`Claim`]) is compared with the run whenever the
//! step is shown. The numbers in a text are not written but taken from the run ([`Facts`]).

mod claim;
mod facts;
mod fault;
mod own;
mod prose;
mod read;
mod runs;
mod scene;
mod sum;
mod texts;
mod values;

pub use claim::{Claim, Verdict};
pub use facts::Facts;
pub use fault::Fault;
pub use own::{IDS, own};
pub use prose::{line, prose};
pub use runs::Runs;
pub use scene::{At, Pick, Scene, Staged};
pub use texts::{Said, filled};
pub use values::{Kind, VALUES, Value};

/// A lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Tour {
    /// What it is called.
    pub title: Said,
    /// What it is about, in a sentence.
    pub about: Said,
    /// Its steps, at least one.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What is said.
    pub text: Said,
    /// What is seen.
    pub scene: Scene,
    /// What is asked.
    pub question: Option<Question>,
}

/// A question with its answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What is asked.
    pub ask: Said,
    /// The answers to choose from, two to nine.
    pub choices: Vec<Said>,
    /// Which is right, from 0.
    pub right: usize,
    /// Why.
    pub why: Said,
    /// What is seen once it is answered; without it, what was seen before.
    pub then: Option<Scene>,
}

impl Step {
    /// What is seen, before or after an answer.
    pub fn scene(&self, answered: bool) -> &Scene {
        let then = self.question.as_ref().and_then(|question| question.then.as_ref());
        then.filter(|_| answered).unwrap_or(&self.scene)
    }
}
