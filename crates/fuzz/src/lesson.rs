//! Lesson files. Their runs are not executed; the limits of a run are checked elsewhere.

use hyperfly_request::Controls;
use hyperfly_tours::{Facts, Tour};

/// All texts of a lesson can be formatted without its runs, the right answer is one of the choices, and no step leaves the lesson.
pub fn check(input: &[u8]) -> bool {
    match Tour::read(&String::from_utf8_lossy(input)) {
        Ok(tour) => {
            let facts = Facts::default();
            let _ = (tour.title.text(&facts), tour.about.text(&facts));
            for step in &tour.steps {
                let _ = step.text.text(&facts);
                if let Some(question) = &step.question {
                    let _ = (question.prompt.text(&facts), question.explanation.text(&facts));
                    question.choices.iter().for_each(|choice| drop(choice.text(&facts)));
                    assert!(
                        question.right_choice < question.choices.len(),
                        "the right answer is none of the choices"
                    );
                }
                let look = &step.scene.state.look;
                assert!(
                    look.tour.is_empty() && look.controls == Controls::Auto,
                    "a step leads elsewhere: {look:?}"
                );
            }
            true
        }
        Err(faults) => {
            assert!(!faults.is_empty(), "refused without a fault");
            for fault in &faults {
                crate::check_line(&fault.line(), usize::MAX);
                assert!(!fault.allowed.is_empty() && fault.value.chars().count() <= 61, "{fault:?}");
            }
            false
        }
    }
}
