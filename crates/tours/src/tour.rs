//! What a tour consists of.

use crate::answers::Answers;
use crate::scene::Scene;
use crate::text::Text;

/// A tour.
#[derive(Clone, Debug, PartialEq)]
pub struct Tour {
    /// What it is called.
    pub title: Text,
    /// What it is about, in a sentence.
    pub about: Text,
    /// Its steps, at least one.
    pub steps: Vec<Step>,
}

/// A step of a tour.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What is said.
    pub text: Text,
    /// What is seen.
    pub scene: Scene,
    /// What is asked.
    pub question: Option<Question>,
}

/// A question with its answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What is asked.
    pub ask: Text,
    /// The answers to choose from, two to nine.
    pub choices: Vec<Text>,
    /// Which is right, from 0.
    pub right: usize,
    /// By what a run decides that.
    pub answers: Answers,
    /// Why.
    pub why: Text,
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
