//! Questions about the efficiency with twice as many processors or points.

use super::question::{Choice, Claim, Question, Trend};
use super::rng::SeededRng;
use super::subject::QuizSubject;
use super::wording::{format_share, name_activity, number};
use crate::worker::protocol::queries::predict::Cover;
use hyperfly_core::report::Report;
use hyperfly_core::trace::Activity;
use hyperfly_request::{MachineKind, Settings};
use hyperfly_text::quiz as text;
use hyperfly_view::notation::numbers::{percent, whole};

/// Covers of a question about E of another run.
pub const COVERS: &[Cover] = &[Cover::Curves, Cover::Sentence];

/// Asks about twice as many processors.
pub fn processors(subject: &QuizSubject, _: &mut SeededRng) -> Option<Question> {
    let s = subject.scenario();
    let (from, to) = (whole(s.p.into()), whole(u64::from(s.p) * 2));
    let changed_settings = Settings { p: s.p.checked_mul(2)?, ..s.clone() };
    let asks = text::double_p(&from, &to);
    trend_question(subject, "double-p", changed_settings, asks, |before, after| {
        text::double_p_why(before, s.p, after, &to)
    })
}

/// Asks about twice as many points.
pub fn points(subject: &QuizSubject, _: &mut SeededRng) -> Option<Question> {
    let s = subject.scenario();
    let (from, to) = (whole(s.n), whole(s.n.checked_mul(2)?));
    let changed_settings = Settings { n: s.n * 2, ..s.clone() };
    let asks = text::double_n(&from, &to);
    trend_question(subject, "double-n", changed_settings, asks, |before, after| {
        text::double_n_why(before, &from, after, &to)
    })
}

fn trend_question(
    subject: &QuizSubject,
    kind: &'static str,
    changed_settings: Settings,
    asks: String,
    explain: impl FnOnce(&str, &str) -> String,
) -> Option<Question> {
    let (before, after) = (subject.report(), subject.run(&changed_settings)?);
    let trend = Trend::from_change(before.efficiency, after.efficiency);
    let trends =
        [(Trend::Rises, text::rises()), (Trend::Falls, text::falls()), (Trend::Stays, text::stays())];
    let right_choice = trends.iter().position(|(trend_choice, _)| *trend_choice == trend)?;
    let explanation = explain(&number(before.efficiency), &number(after.efficiency));
    Some(Question {
        kind,
        prompt: asks,
        clarification: Some(text::stays_within(&format_share(Trend::TOLERANCE))),
        choices: trends
            .map(|(trend_choice, text)| Choice { text: text.to_owned(), claim: Claim::Trend(trend_choice) })
            .to_vec(),
        right_choice,
        curve: None,
        explanation: format!("{explanation} {}", largest_change(before, &after, changed_settings.machine)),
        proving_run: subject.with_settings(changed_settings),
        moment: None,
        covers: COVERS,
    })
}

/// Describes the overhead term that changed most.
fn largest_change(before: &Report, after: &Report, machine: MachineKind) -> String {
    let change = |activity: Activity| after.breakdown.of(activity) - before.breakdown.of(activity);
    let losses = Activity::ALL.into_iter().skip(1);
    let largest = losses.fold(Activity::Startup, |largest, activity| {
        if change(activity).abs() > change(largest).abs() { activity } else { largest }
    });
    let (activity, from, to) = (
        name_activity(machine, largest),
        percent(before.breakdown.of(largest)),
        percent(after.breakdown.of(largest)),
    );
    match change(largest) {
        change if change > 0.0005 => text::most_more(&activity, &to, &from),
        change if change < -0.0005 => text::most_less(&activity, &to, &from),
        _ => String::new(),
    }
}
