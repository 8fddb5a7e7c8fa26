//! Data of a tour.

use crate::answers::AnswerRule;
use crate::scene::Scene;
use crate::text::Text;

/// A tour, also called lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Tour {
    pub title: Text,
    /// Subject, in one sentence.
    pub about: Text,
    /// At least one step.
    pub steps: Vec<Step>,
}

/// A step of a tour.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub text: Text,
    pub scene: Scene,
    pub question: Option<Question>,
}

/// Question with answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub prompt: Text,
    /// Answers to choose from, two to nine.
    pub choices: Vec<Text>,
    /// Index of the right answer, from 0.
    pub right_choice: usize,
    /// Rule that determines the right answer from the run.
    pub answers: AnswerRule,
    /// Explanation of the right answer.
    pub explanation: Text,
    /// Scene after the answer, if it differs.
    pub scene_after: Option<Scene>,
}

impl Step {
    /// Returns the scene before or after the question is answered.
    pub fn scene(&self, is_answered: bool) -> &Scene {
        let scene_after = self.question.as_ref().and_then(|question| question.scene_after.as_ref());
        scene_after.filter(|_| is_answered).unwrap_or(&self.scene)
    }
}
