//! The question how large n must be for an efficiency.

use super::double::COVERS;
use super::question::{Choice, Claim, Question};
use super::rng::SeededRng;
use super::subject::QuizSubject;
use super::wording::number;
use hyperfly_core::isoefficiency::{RunOutcome, Search, SearchOutcome, SearchStep};
use hyperfly_request::Settings;
use hyperfly_text::quiz as text;
use hyperfly_view::notation::numbers::{power_of_two, quantity};

/// Efficiencies to ask about.
const TARGETS: [f64; 6] = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/// Largest number of runs.
const MAX_RUNS: usize = 40;

/// Asks for the smallest n of an efficiency.
pub fn create_question(subject: &QuizSubject, rng: &mut SeededRng) -> Option<Question> {
    let search = Search::new(&subject.scenario().scenario());
    let mut outcomes: Vec<(u64, RunOutcome)> = Vec::new();
    let mut targets = TARGETS.to_vec();
    rng.shuffle(&mut targets);
    targets.into_iter().find_map(|target| size_question(subject, rng, &search, &mut outcomes, target))
}

fn size_question(
    subject: &QuizSubject,
    rng: &mut SeededRng,
    search: &Search,
    outcomes: &mut Vec<(u64, RunOutcome)>,
    target: f64,
) -> Option<Question> {
    let s = subject.scenario();
    let with_n = |n: u64| Settings { n, ..s.clone() };
    let size = loop {
        let outcome_of =
            |n: u64| outcomes.iter().find(|(size, _)| *size == n).map(|(_, outcome)| outcome.clone());
        match search.step(target, outcome_of) {
            SearchStep::Done(SearchOutcome::Found(size)) => break size,
            SearchStep::Done(_) => return None,
            SearchStep::RunSize(_) if outcomes.len() >= MAX_RUNS => return None,
            SearchStep::RunSize(n) => {
                outcomes.push((n, subject.run(&with_n(n)).map_or(RunOutcome::Skipped, RunOutcome::Completed)))
            }
        }
    };
    // Exclude the page's own n, whose E is displayed, an n that the page cannot show, and the smallest that these processors allow.
    if size.n == s.n || !subject.can_show(&with_n(size.n)) || search.sizes.first() == Some(&size.n) {
        return None;
    }
    let report_below = subject.run(&with_n(size.n / 2))?;
    // Four powers of two that contain the right one at a random place.
    let (r, min_log_n) = (size.n.ilog2(), search.sizes.first()?.ilog2());
    let step = 1 + rng.random_below(2) as u32;
    let place = (rng.random_below(4) as u32).min((r - min_log_n) / step);
    let powers = (0..4).map(|k| r + k * step - place * step);
    let choices: Vec<u64> = powers.filter(|power| *power <= 60).map(|power| 1u64 << power).collect();
    let power = |n: u64| power_of_two(n.ilog2());
    Some(Question {
        kind: "size",
        prompt: text::size(&quantity(target, 2), s.p),
        clarification: None,
        right_choice: choices.iter().position(|n| *n == size.n)?,
        choices: choices
            .into_iter()
            .map(|n| Choice { text: format!("n = {}", power(n)), claim: Claim::Size(n) })
            .collect(),
        curve: None,
        explanation: text::size_why(
            &power(size.n),
            &number(size.efficiency),
            &number(report_below.efficiency),
        ),
        proving_run: subject.with_settings(with_n(size.n)),
        moment: None,
        covers: COVERS,
    })
}
