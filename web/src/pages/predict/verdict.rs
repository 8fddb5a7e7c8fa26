//! The verdict on an answer.

use super::session::GivenAnswer;
use crate::worker::protocol::queries::predict::{Curve, Question};
use hyperfly_text::predict_panel as text;
use hyperfly_view::notation::numbers::{fixed, whole};

/// Maximum mean distance between a right sketch and the run.
const TOLERANCE: f64 = 0.1;

/// Whether an answer is right; a sketch is if its mean distance is at most [`TOLERANCE`].
pub fn is_right(question: &Question, given: &GivenAnswer) -> bool {
    match (given, &question.curve) {
        (GivenAnswer::Answer(answer), _) => *answer == question.right,
        (GivenAnswer::Sketch(drawn), Some(curve)) => distance(curve, drawn) <= TOLERANCE,
        (GivenAnswer::Sketch(_), None) => false,
    }
}

/// Returns the mean distance between a sketch and the run.
fn distance(curve: &Curve, drawn: &[f64]) -> f64 {
    let run = curve.to_draw();
    let away: f64 = run.iter().zip(drawn).map(|((_, e), y)| (e - y).abs()).sum();
    away / run.len().max(1) as f64
}

/// Returns the verdict in words, with the right answer.
pub fn verdict_text(question: &Question, given: &GivenAnswer) -> String {
    let is_right = is_right(question, given);
    match (given, &question.curve) {
        (GivenAnswer::Sketch(drawn), Some(curve)) => sketch_verdict(curve, drawn, is_right),
        _ if is_right => text::right().to_owned(),
        _ => {
            let says = |k: u32| question.choices.get(k as usize).map_or("", |choice| choice.says.as_str());
            let yours = match given {
                GivenAnswer::Answer(answer) => text::yours(says(*answer)),
                GivenAnswer::Sketch(_) => String::new(),
            };
            format!("{} {yours}", text::wrong(says(question.right)))
        }
    }
}

/// Returns the verdict on a sketch, with its mean and its largest distance.
fn sketch_verdict(curve: &Curve, drawn: &[f64], is_right: bool) -> String {
    let away = fixed(distance(curve, drawn), 3);
    let words = if is_right { text::sketch_right(&away) } else { text::sketch_wrong(&away) };
    let both = curve.to_draw().iter().zip(drawn);
    match both.max_by(|((_, a), x), ((_, b), y)| (a - *x).abs().total_cmp(&(b - *y).abs())) {
        Some(((p, e), y)) => {
            let most = text::sketch_most(&whole((*p).into()), &fixed(*y, 3), &fixed(*e, 3));
            format!("{words} {most}")
        }
        None => words,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::super::session::GivenAnswer;
    use super::{is_right, verdict_text};
    use crate::worker::protocol::queries::predict::{Choice, Curve, Question};
    use hyperfly_request::Request;

    fn question(choices: &[&str], curve: &[(u32, f64)]) -> Question {
        let choice = |says: &&str| Choice { says: (*says).to_owned(), channel: None };
        Question {
            asks: String::new(),
            meant: None,
            choices: choices.iter().map(choice).collect(),
            right: 1,
            curve: (!curve.is_empty()).then(|| Curve { points: curve.to_vec() }),
            why: String::new(),
            shows: Request::default(),
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
        let words = verdict_text(&question, &GivenAnswer::Answer(0));
        assert_eq!(words, "Not quite. The answer is: it falls. You chose: it rises.");
    }

    #[test]
    fn sketch_is_judged_by_mean_distance() {
        let question = question(&[], &[(1, 1.0), (2, 0.75), (4, 0.5)]);
        let judge = |drawn: [f64; 2]| {
            let given = GivenAnswer::Sketch(drawn.to_vec());
            (is_right(&question, &given), verdict_text(&question, &given))
        };
        let (near, words) = judge([0.75, 0.5]);
        assert!(near && words.contains("is off by 0.000"), "{words}");
        assert!(judge([0.7, 0.45]).0);
        let (near, words) = judge([0.25, 0.25]);
        assert!(!near && words.contains("is off by 0.375"), "{words}");
        assert!(words.contains("0.250") && words.contains("0.750"), "where it is farthest: {words}");
    }
}
