//! What comes of an answer.

use crate::protocol::late::predict::{Curve, Question};
use hyperfly_text::predict as text;
use hyperfly_view::numbers::{fixed, whole};

/// What the reader gives as an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// One of the answers, from 0.
    Answer(usize),
    /// E at each p of the curve but the first.
    Sketch(Vec<f64>),
}

/// What is said of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether it is right, or near enough.
    pub is_right: bool,
    /// That, in words, with what would have been right.
    pub says: String,
}

/// A sketch is right within this distance on average.
const NEAR: f64 = 0.1;

/// Judges an answer.
pub fn judge(question: &Question, given: &Given) -> Verdict {
    match (given, &question.curve) {
        (Given::Sketch(drawn), Some(curve)) => sketched(curve, drawn),
        (Given::Answer(answer), _) if *answer == question.right => {
            Verdict { is_right: true, says: text::right().to_owned() }
        }
        (given, _) => {
            let says = |k: usize| question.answers.get(k).map_or("", |answer| answer.says.as_str());
            let yours = match given {
                Given::Answer(answer) => text::yours(says(*answer)),
                Given::Sketch(_) => String::new(),
            };
            Verdict { is_right: false, says: format!("{} {yours}", text::wrong(says(question.right))) }
        }
    }
}

fn sketched(curve: &Curve, drawn: &[f64]) -> Verdict {
    let number = |e: f64| fixed(e, 3);
    let away = distance(curve, drawn);
    let is_right = away <= NEAR;
    let away = number(away);
    let said = if is_right { text::sketch_right(&away) } else { text::sketch_wrong(&away) };
    let both = curve.points.iter().skip(1).zip(drawn);
    let farthest = both.max_by(|((_, a), x), ((_, b), y)| (a - *x).abs().total_cmp(&(b - *y).abs()));
    let says = match farthest {
        Some(((p, e), y)) => {
            format!("{said} {}", text::sketch_most(&whole((*p).into()), &number(*y), &number(*e)))
        }
        None => said,
    };
    Verdict { is_right, says }
}

/// How far a sketch is from the run on average, over the points that were not given.
pub fn distance(curve: &Curve, drawn: &[f64]) -> f64 {
    let away: Vec<f64> = curve.points.iter().skip(1).zip(drawn).map(|((_, e), y)| (e - y).abs()).collect();
    away.iter().sum::<f64>() / away.len().max(1) as f64
}
