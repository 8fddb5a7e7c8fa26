//! Questions about the efficiency with twice as many processors or points.

use super::question::{Choice, Claim, Question, Trend};
use super::rng::SeededRng;
use super::subject::Subject;
use super::wording::{number, part_of, share};
use crate::worker::protocol::queries::predict::Cover;
use hyperfly_core::report::Report;
use hyperfly_core::trace::Activity;
use hyperfly_request::{MachineKind, Settings};
use hyperfly_text::quiz as text;
use hyperfly_view::notation::numbers::{percent, whole};

/// Covers of a question about E of another run.
pub const COVERS: &[Cover] = &[Cover::Curves, Cover::Sentence];

/// Asks about twice as many processors.
pub fn processors(subject: &Subject, _: &mut SeededRng) -> Option<Question> {
    let s = subject.scenario();
    let (from, to) = (whole(s.p.into()), whole(u64::from(s.p) * 2));
    let changed = Settings { p: s.p.checked_mul(2)?, ..s.clone() };
    let asks = text::double_p(&from, &to);
    trend_question(subject, "double-p", changed, asks, |before, after| {
        text::double_p_why(before, s.p, after, &to)
    })
}

/// Asks about twice as many points.
pub fn points(subject: &Subject, _: &mut SeededRng) -> Option<Question> {
    let s = subject.scenario();
    let (from, to) = (whole(s.n), whole(s.n.checked_mul(2)?));
    let changed = Settings { n: s.n * 2, ..s.clone() };
    let asks = text::double_n(&from, &to);
    trend_question(subject, "double-n", changed, asks, |before, after| {
        text::double_n_why(before, &from, after, &to)
    })
}

fn trend_question(
    subject: &Subject,
    kind: &'static str,
    changed: Settings,
    asks: String,
    why: impl FnOnce(&str, &str) -> String,
) -> Option<Question> {
    let (before, after) = (subject.report(), subject.run(&changed)?);
    let trend = Trend::of(before.efficiency, after.efficiency);
    let all = [(Trend::Rises, text::rises()), (Trend::Falls, text::falls()), (Trend::Stays, text::stays())];
    let right = all.iter().position(|(of, _)| *of == trend)?;
    let explanation = why(&number(before.efficiency), &number(after.efficiency));
    Some(Question {
        kind,
        asks,
        meant: Some(text::stays_within(&share(Trend::STAYS))),
        choices: all.map(|(of, says)| Choice { says: says.to_owned(), claim: Claim::Trend(of) }).to_vec(),
        right,
        curve: None,
        why: format!("{explanation} {}", largest_change(before, &after, changed.machine)),
        shows: subject.with_settings(changed),
        moment: None,
        covers: COVERS,
    })
}

/// Describes the overhead term that changed most.
fn largest_change(before: &Report, after: &Report, machine: MachineKind) -> String {
    let change = |part: Activity| after.breakdown.of(part) - before.breakdown.of(part);
    let lost = Activity::ALL.into_iter().skip(1);
    let most =
        lost.fold(
            Activity::Startup,
            |most, part| {
                if change(part).abs() > change(most).abs() { part } else { most }
            },
        );
    let (part, from, to) =
        (part_of(machine, most), percent(before.breakdown.of(most)), percent(after.breakdown.of(most)));
    match change(most) {
        change if change > 0.0005 => text::most_more(&part, &to, &from),
        change if change < -0.0005 => text::most_less(&part, &to, &from),
        _ => String::new(),
    }
}
