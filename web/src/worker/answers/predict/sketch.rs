//! The question to sketch the curve of E against p.

use super::double::COVERS;
use super::question::Question;
use super::rng::SeededRng;
use super::subject::QuizSubject;
use crate::worker::protocol::queries::predict::Curve;
use hyperfly_model::curves::processors;
use hyperfly_request::Settings;
use hyperfly_text::quiz as text;

/// Number of points of a curve; the first is given.
const POINTS: std::ops::RangeInclusive<usize> = 5..=10;

/// Asks for a sketch of the curve.
pub fn create_question(subject: &QuizSubject, _: &mut SeededRng) -> Option<Question> {
    let s = subject.scenario();
    let mut points = Vec::new();
    for p in processors(&s.scenario()).into_iter().take(*POINTS.end()) {
        let Some(report) = subject.run(&Settings { p, ..s.clone() }) else { break };
        points.push((p, report.efficiency));
    }
    // Without p = 1, or with few possible p, there is nothing to draw.
    if points.first().is_none_or(|(p, _)| *p != 1) || !POINTS.contains(&points.len()) {
        return None;
    }
    Some(Question {
        kind: "sketch",
        prompt: text::sketch().to_owned(),
        clarification: None,
        choices: Vec::new(),
        right_choice: 0,
        curve: Some(Curve { points }),
        explanation: String::new(),
        proving_run: subject.request.clone(),
        moment: None,
        covers: COVERS,
    })
}
