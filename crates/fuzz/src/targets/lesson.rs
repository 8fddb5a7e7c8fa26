//! Files of lessons. They are read and told, and their runs are not run: what a run may take is limited elsewhere.

use crate::corpus::{examples, files};
use crate::target::Target;
use hyperfly_tours::{Facts, Fault, Tour};

pub const TARGET: Target = Target { name: "lesson", corpus, words, check };

fn corpus() -> Vec<Vec<u8>> {
    let mut corpus = files("crates/tours/data", ".json");
    corpus.extend(examples("docs/tours.md", "json").into_iter().map(String::into_bytes));
    corpus
}

fn words() -> Vec<String> {
    let mut words: Vec<String> = [
        "hyperfly-tour",
        "title",
        "about",
        "steps",
        "text",
        "question",
        "state",
        "beside",
        "look",
        "at",
        "select",
        "shows",
        "ask",
        "choices",
        "right",
        "of",
        "when",
        "why",
        "then",
        "processor",
        "channel",
        "hottest",
        "element",
        "activity",
    ]
    .map(|word| format!("\"{word}\""))
    .to_vec();
    words.extend(crate::target::keys());
    words
}

fn check(input: &[u8]) -> Result<String, String> {
    match Tour::read(&String::from_utf8_lossy(input)) {
        Ok(tour) => {
            // No run has happened yet: every number in a text is unknown.
            let nothing = Facts::default();
            let mut said = tour.title.text(&nothing) + &tour.about.text(&nothing);
            for step in &tour.steps {
                said += &step.text.text(&nothing);
                if let Some(question) = &step.question {
                    said += &(question.ask.text(&nothing) + &question.why.text(&nothing));
                    question.choices.iter().for_each(|choice| said += &choice.text(&nothing));
                    if question.right >= question.choices.len() {
                        return Err("the right answer is none of the choices".to_owned());
                    }
                }
            }
            for step in &tour.steps {
                let look = &step.scene.state.look;
                if !look.tour.is_empty() || look.controls != hyperfly_request::Controls::Auto {
                    return Err(format!("a step leads elsewhere: {look:?}"));
                }
            }
            Ok(format!("ok {} {}", tour.steps.len(), said.len().max(1).ilog2()))
        }
        Err(faults) => {
            let empty = |fault: &Fault| fault.allowed.is_empty() || fault.line().is_empty();
            let long =
                |fault: &Fault| fault.found.chars().count() > 61 || fault.line().contains(['\0', '\n']);
            if faults.is_empty() || faults.iter().any(|fault| empty(fault) || long(fault)) {
                return Err(format!("it is refused by {faults:?}"));
            }
            let places: Vec<&str> = faults.iter().map(|fault| fault.place.as_str()).take(3).collect();
            Ok(format!("refused: {}", places.join(", ")))
        }
    }
}
