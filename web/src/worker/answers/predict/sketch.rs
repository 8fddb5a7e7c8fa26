//! The curve of E against p, drawn before it is seen.

use super::bench::Bench;
use super::chance::Chance;
use super::double::COVERS;
use super::question::Question;
use crate::worker::protocol::queries::predict::Curve;
use hyperfly_model::curves::processors;
use hyperfly_request::Settings;
use hyperfly_text::quiz as text;

/// A curve has so many points, the first of which is given.
const POINTS: std::ops::RangeInclusive<usize> = 5..=10;

/// The question.
pub fn ask(bench: &Bench, _: &mut Chance) -> Option<Question> {
    let s = bench.scenario();
    let mut points = Vec::new();
    for p in processors(&s.scenario()).into_iter().take(*POINTS.end()) {
        let Some(report) = bench.run(&Settings { p, ..s.clone() }) else { break };
        points.push((p, report.efficiency));
    }
    // Where p = 1 is impossible, or few p are possible, there is nothing to draw.
    if points.first().is_none_or(|(p, _)| *p != 1) || !POINTS.contains(&points.len()) {
        return None;
    }
    Some(Question {
        kind: "sketch",
        asks: text::sketch().to_owned(),
        meant: None,
        choices: Vec::new(),
        right: 0,
        curve: Some(Curve { points }),
        why: String::new(),
        shows: bench.request.clone(),
        moment: None,
        covers: COVERS,
    })
}
