//! The question which term grows most if a parameter of the machine becomes four times as large.

use super::question::{Choice, Claim, Question};
use super::rng::SeededRng;
use super::subject::{Subject, spent};
use super::wording::part_of;
use crate::worker::protocol::queries::predict::Cover;
use hyperfly_core::trace::Activity;
use hyperfly_request::Settings;
use hyperfly_text::quiz as text;
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::text::breakdown::can_occur;

/// Key, symbol, and access to the parameter.
type Time = (&'static str, &'static str, fn(&mut Settings) -> &mut f64);

const TIMES: [Time; 6] = [
    ("ts", "t_s", |s| &mut s.ts),
    ("tw", "t_w", |s| &mut s.tw),
    ("L", "L", |s| &mut s.latency),
    ("g", "g", |s| &mut s.gap),
    ("o", "o", |s| &mut s.overhead),
    ("l-sync", "l", |s| &mut s.sync),
];

/// The largest growth is at least this fraction of p · T_p …
const MIN_GROWTH: f64 = 0.01;
/// … and this many times the second largest.
const MIN_LEAD: f64 = 1.15;

/// Asks about a random parameter.
pub fn ask(subject: &Subject, rng: &mut SeededRng) -> Option<Question> {
    let s = subject.scenario();
    let mut times: Vec<Time> = TIMES.into_iter().filter(|time| s.is_relevant(time.0)).collect();
    rng.shuffle(&mut times);
    times.into_iter().find_map(|time| term_question(subject, time))
}

fn term_question(subject: &Subject, (_, symbol, of): Time) -> Option<Question> {
    let mut changed = subject.scenario().clone();
    let time = of(&mut changed);
    let from = *time;
    *time = from * 4.0;
    let to = *time;
    // A parameter of zero cannot grow.
    if from <= 0.0 {
        return None;
    }
    let (before, after) = (subject.report(), subject.run(&changed)?);
    let (before_spent, after_spent) = (spent(before), spent(&after));
    let growth = |part: Activity| after_spent[part as usize] - before_spent[part as usize];
    let parts = Activity::ALL.into_iter().skip(1);
    let mut parts: Vec<Activity> =
        parts.filter(|part| can_occur(&subject.scenario().scenario(), *part)).collect();
    let choices = parts.clone();
    parts.sort_by(|a, b| growth(*b).total_cmp(&growth(*a)));
    let (&most, &second) = (parts.first()?, parts.get(1)?);
    let all: f64 = before_spent.iter().sum();
    if growth(most) < MIN_GROWTH * all || growth(most) < MIN_LEAD * growth(second) {
        return None;
    }
    // The times are averages over the processors, which add up to the growth of T_p; fractions of the old T_p could exceed 100 %.
    let more = |part: Activity| quantity(growth(part) / f64::from(changed.p), 4);
    let (name, next) = (part_of(changed.machine, most), part_of(changed.machine, second));
    let (t, longer) = (quantity(before.t_parallel, 5), quantity(after.t_parallel, 5));
    let why = if growth(second) / all < 0.0005 {
        text::times_four_alone(&more(most), &name, &t, &longer)
    } else {
        text::times_four_why(&more(most), &name, &more(second), &next, &t, &longer)
    };
    Some(Question {
        kind: "times-four",
        asks: text::times_four(symbol, &quantity(to, 4), &quantity(from, 4)),
        meant: None,
        right: choices.iter().position(|part| *part == most)?,
        choices: choices
            .into_iter()
            .map(|part| Choice { says: part_of(changed.machine, part), claim: Claim::Part(part) })
            .collect(),
        curve: None,
        why,
        shows: subject.with_settings(changed),
        moment: None,
        covers: &[Cover::Curves],
    })
}
