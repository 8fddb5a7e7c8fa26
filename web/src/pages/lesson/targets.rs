//! The targets of keyboard and swipe commands in a step of a tour.

use crate::app::commands::Command;
use crate::worker::protocol::queries::lesson::{TourContents, TourQuestion, TourStep};

/// Returns the fragment of the state that a command leads to, or `None` if it does not apply.
pub fn find_target(opened: &TourContents, command: Command) -> Option<&str> {
    let TourContents::Step(step) = opened else { return None };
    let target = match command {
        Command::PreviousStep => step.steps.get(step.index.checked_sub(1)?),
        Command::NextStep => match open_question(step) {
            Some(question) => Some(&question.reveals),
            None => step.steps.get(step.index + 1),
        },
        Command::AnswerTour(k) => step.question.as_ref()?.answers.get(k).map(|answer| &answer.fragment),
        _ => None,
    };
    target.map(String::as_str)
}

/// Whether a command reveals the answer of an open question.
pub fn is_reveal(opened: &TourContents, command: Command) -> bool {
    let TourContents::Step(step) = opened else { return false };
    command == Command::NextStep && open_question(step).is_some()
}

/// Whether this is the last step and has no open question.
pub fn is_finished(opened: &TourContents) -> bool {
    let TourContents::Step(step) = opened else { return false };
    step.index + 1 >= step.steps.len() && open_question(step).is_none()
}

fn open_question(step: &TourStep) -> Option<&TourQuestion> {
    step.question.as_ref().filter(|question| question.verdict.is_none())
}
