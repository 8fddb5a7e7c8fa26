//! The questions about the largest term of the time and the processor that is idle longest.

use super::question::{Choice, Claim, Question};
use super::rng::SeededRng;
use super::subject::Subject;
use super::wording::part_of;
use crate::worker::protocol::queries::predict::Cover;
use hyperfly_core::trace::Activity;
use hyperfly_text::quiz as text;
use hyperfly_view::notation::numbers::{percent, quantity, whole};
use hyperfly_view::text::breakdown::can_occur;

const COVERS: &[Cover] =
    &[Cover::Breakdown, Cover::Sentence, Cover::Numbers, Cover::Timeline, Cover::Curves, Cover::Messages];

/// Smallest lead of the right answer, as a fraction of all time.
const MIN_LEAD: f64 = 0.02;

/// Asks for the largest term.
pub fn largest_term(subject: &Subject, _: &mut SeededRng) -> Option<Question> {
    let (report, machine) = (subject.report(), subject.scenario().machine);
    let part = |of: Activity| report.breakdown.of(of);
    let choices: Vec<Activity> =
        Activity::ALL.into_iter().filter(|of| can_occur(&subject.scenario().scenario(), *of)).collect();
    let mut order = choices.clone();
    order.sort_by(|a, b| part(*b).total_cmp(&part(*a)));
    let (&first, &second) = (order.first()?, order.get(1)?);
    if part(first) < part(second) + MIN_LEAD {
        return None;
    }
    let name = |of: Activity| part_of(machine, of);
    Some(Question {
        kind: "time",
        asks: text::time().to_owned(),
        meant: None,
        right: choices.iter().position(|of| *of == first)?,
        choices: choices.iter().map(|of| Choice { says: name(*of), claim: Claim::Part(*of) }).collect(),
        curve: None,
        why: text::time_why(&name(first), &percent(part(first)), &name(second), &percent(part(second))),
        shows: subject.request.clone(),
        moment: None,
        covers: COVERS,
    })
}

/// Returns the idle time of each processor; `None` if it was not recorded.
fn idle(subject: &Subject) -> Option<Vec<f64>> {
    let replay = &subject.replay;
    if !replay.is_detailed() && replay.run().trace.supersteps.is_empty() {
        return None;
    }
    let of = |q: u32| {
        let mut idle = 0.0;
        replay.segments(q, |segment| {
            if segment.activity == Activity::Idle {
                idle += segment.end - segment.start;
            }
        });
        idle
    };
    Some((0..replay.p()).map(of).collect())
}

/// Asks for the processor that is idle longest.
pub fn longest_idle(subject: &Subject, rng: &mut SeededRng) -> Option<Question> {
    let idle = idle(subject)?;
    let t = subject.report().t_parallel;
    let most = idle.iter().copied().fold(0.0, f64::max);
    let winners: Vec<u32> = (0..).zip(&idle).filter(|(_, time)| **time == most).map(|(q, _)| q).collect();
    let right = winners[rng.below(winners.len())];
    let others: Vec<u32> =
        (0..).zip(&idle).filter(|(_, time)| **time < most - MIN_LEAD * t).map(|(q, _)| q).collect();
    if others.len() < 2 {
        return None;
    }
    let (choices, at) = rng.choices(right, others, 3);
    let time = |q: u32| quantity(idle[q as usize], 5);
    let mut why = text::waits_why(&whole(right.into()), &time(right), &quantity(t, 5));
    for other in choices.iter().filter(|q| **q != right) {
        why += " ";
        why += &text::waits_other(&whole((*other).into()), &time(*other));
    }
    let choice = |q: u32| Choice { says: text::processor(&whole(q.into())), claim: Claim::Processor(q) };
    Some(Question {
        kind: "waits",
        asks: text::waits().to_owned(),
        meant: None,
        choices: choices.into_iter().map(choice).collect(),
        right: at,
        curve: None,
        why,
        shows: subject.request.clone(),
        moment: None,
        covers: COVERS,
    })
}
