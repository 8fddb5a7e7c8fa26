//! The verdict on an answer.

use super::answer::GivenAnswer;
use crate::worker::protocol::queries::predict::{Curve, Question};
use hyperfly_text::predict_panel as text;
use hyperfly_view::notation::numbers::{fixed, whole};

/// Maximum mean distance between a right sketch and the run.
const TOLERANCE: f64 = 0.1;

/// Whether an answer is right; a sketch is if its mean distance is at most [`TOLERANCE`].
pub fn is_right(question: &Question, given: &GivenAnswer) -> bool {
    match (given, &question.curve) {
        (GivenAnswer::Answer(answer), _) => *answer == question.right_choice,
        (GivenAnswer::Sketch(sketch), Some(curve)) => distance(curve, sketch) <= TOLERANCE,
        (GivenAnswer::Sketch(_), None) => false,
    }
}

/// Returns the mean distance between a sketch and the run.
fn distance(curve: &Curve, sketch: &[f64]) -> f64 {
    let run = curve.to_draw();
    let mean_distance: f64 = run.iter().zip(sketch).map(|((_, e), y)| (e - y).abs()).sum();
    mean_distance / run.len().max(1) as f64
}

/// Returns the verdict in words, with the right answer.
pub fn describe_verdict(question: &Question, given: &GivenAnswer) -> String {
    let is_right = is_right(question, given);
    match (given, &question.curve) {
        (GivenAnswer::Sketch(sketch), Some(curve)) => describe_sketch(curve, sketch, is_right),
        _ if is_right => text::right().to_owned(),
        _ => {
            let choice_text =
                |k: u32| question.choices.get(k as usize).map_or("", |choice| choice.text.as_str());
            let your_answer = match given {
                GivenAnswer::Answer(answer) => text::yours(choice_text(*answer)),
                GivenAnswer::Sketch(_) => String::new(),
            };
            format!("{} {your_answer}", text::wrong(choice_text(question.right_choice)))
        }
    }
}

/// Returns the verdict on a sketch, with its mean and its largest distance.
fn describe_sketch(curve: &Curve, sketch: &[f64], is_right: bool) -> String {
    let mean_distance = fixed(distance(curve, sketch), 3);
    let words =
        if is_right { text::sketch_right(&mean_distance) } else { text::sketch_wrong(&mean_distance) };
    let points_and_sketch = curve.to_draw().iter().zip(sketch);
    match points_and_sketch.max_by(|((_, a), x), ((_, b), y)| (a - *x).abs().total_cmp(&(b - *y).abs())) {
        Some(((p, e), y)) => {
            let largest_difference = text::sketch_most(&whole((*p).into()), &fixed(*y, 3), &fixed(*e, 3));
            format!("{words} {largest_difference}")
        }
        None => words,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::super::answer::GivenAnswer;
    use super::{describe_verdict, is_right};
    use crate::worker::protocol::queries::predict::{Choice, Curve, Question};
    use hyperfly_request::Request;

    fn question(choices: &[&str], curve: &[(u32, f64)]) -> Question {
        let choice = |choice_text: &&str| Choice { text: (*choice_text).to_owned(), channel: None };
        Question {
            prompt: String::new(),
            clarification: None,
            choices: choices.iter().map(choice).collect(),
            right_choice: 1,
            curve: (!curve.is_empty()).then(|| Curve { points: curve.to_vec() }),
            explanation: String::new(),
            proving_run: Request::default(),
            moves: false,
            moment: None,
            covers: Vec::new(),
        }
    }

    #[test]
    fn wrong_answer_verdict_names_right_answer() {
        let question = question(&["it rises", "it falls"], &[]);
        assert!(
            is_right(&question, &GivenAnswer::Answer(1)) && !is_right(&question, &GivenAnswer::Answer(100))
        );
        let words = describe_verdict(&question, &GivenAnswer::Answer(0));
        assert_eq!(words, "Not quite. The answer is: it falls. You chose: it rises.");
    }

    #[test]
    fn sketch_is_judged_by_mean_distance() {
        let question = question(&[], &[(1, 1.0), (2, 0.75), (4, 0.5)]);
        let judge = |sketch: [f64; 2]| {
            let given = GivenAnswer::Sketch(sketch.to_vec());
            (is_right(&question, &given), describe_verdict(&question, &given))
        };
        let (is_near, words) = judge([0.75, 0.5]);
        assert!(is_near && words.contains("is off by 0.000"), "{words}");
        assert!(judge([0.7, 0.45]).0);
        let (is_near, words) = judge([0.25, 0.25]);
        assert!(!is_near && words.contains("is off by 0.375"), "{words}");
        assert!(words.contains("0.250") && words.contains("0.750"), "where it is farthest: {words}");
    }
}
