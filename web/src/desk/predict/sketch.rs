//! The curve of E against p, drawn before it is seen.

use super::bench::Bench;
use super::chance::Chance;
use super::double::COVERS;
use super::question::{Curve, Question};
use hyperfly_core::scenario::Scenario;
use hyperfly_model::curves::processors;
use hyperfly_text::predict as text;

/// A curve has so many points, the first of which is given.
const POINTS: std::ops::RangeInclusive<usize> = 5..=10;

/// The question.
pub fn ask(bench: &Bench, _: &mut Chance) -> Option<Question> {
    let s = bench.scenario();
    let mut points = Vec::new();
    for p in processors(s).into_iter().take(*POINTS.end()) {
        let Some(report) = bench.run(&Scenario { p, ..s.clone() }) else { break };
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
        go: bench.request.clone(),
        covers: COVERS,
    })
}

/// How far a sketch is from the run on average, over the points that were not given.
pub fn distance(curve: &Curve, drawn: &[f64]) -> f64 {
    let away: Vec<f64> = curve.points.iter().skip(1).zip(drawn).map(|((_, e), y)| (e - y).abs()).collect();
    away.iter().sum::<f64>() / away.len().max(1) as f64
}

/// A sketch is right within this distance on average.
pub const NEAR: f64 = 0.1;
