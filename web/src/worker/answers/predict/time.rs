//! The questions about the largest term of the time and the processor that is idle longest.

use super::question::{Choice, Claim, Question};
use super::rng::SeededRng;
use super::subject::QuizSubject;
use super::wording::name_activity;
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
pub fn largest_term(subject: &QuizSubject, _: &mut SeededRng) -> Option<Question> {
    let (report, machine) = (subject.report(), subject.scenario().machine);
    let share_of = |activity: Activity| report.breakdown.of(activity);
    let choices: Vec<Activity> = Activity::ALL
        .into_iter()
        .filter(|activity| can_occur(&subject.scenario().scenario(), *activity))
        .collect();
    let mut order = choices.clone();
    order.sort_by(|a, b| share_of(*b).total_cmp(&share_of(*a)));
    let (&first, &second_activity) = (order.first()?, order.get(1)?);
    if share_of(first) < share_of(second_activity) + MIN_LEAD {
        return None;
    }
    let name = |activity: Activity| name_activity(machine, activity);
    Some(Question {
        kind: "time",
        prompt: text::time().to_owned(),
        clarification: None,
        right_choice: choices.iter().position(|activity| *activity == first)?,
        choices: choices
            .iter()
            .map(|activity| Choice { text: name(*activity), claim: Claim::Part(*activity) })
            .collect(),
        curve: None,
        explanation: text::time_why(
            &name(first),
            &percent(share_of(first)),
            &name(second_activity),
            &percent(share_of(second_activity)),
        ),
        proving_run: subject.request.clone(),
        moment: None,
        covers: COVERS,
    })
}

/// Returns the idle time of each processor; `None` if it was not recorded.
fn idle_times(subject: &QuizSubject) -> Option<Vec<f64>> {
    let replay = &subject.replay;
    if !replay.is_detailed() && replay.run().trace.supersteps.is_empty() {
        return None;
    }
    let idle_time_of = |rank: u32| {
        let mut idle = 0.0;
        replay.segments(rank, |segment| {
            if segment.activity == Activity::Idle {
                idle += segment.end - segment.start;
            }
        });
        idle
    };
    Some((0..replay.p()).map(idle_time_of).collect())
}

/// Asks for the processor that is idle longest.
pub fn longest_idle(subject: &QuizSubject, rng: &mut SeededRng) -> Option<Question> {
    let idle = idle_times(subject)?;
    let t = subject.report().t_parallel;
    let max_idle = idle.iter().copied().fold(0.0, f64::max);
    let longest_waiting: Vec<u32> =
        (0..).zip(&idle).filter(|(_, time)| **time == max_idle).map(|(rank, _)| rank).collect();
    let right_rank = longest_waiting[rng.random_below(longest_waiting.len())];
    let wrong_ranks: Vec<u32> =
        (0..).zip(&idle).filter(|(_, time)| **time < max_idle - MIN_LEAD * t).map(|(rank, _)| rank).collect();
    if wrong_ranks.len() < 2 {
        return None;
    }
    let (choices, right_choice) = rng.shuffle_choices(right_rank, wrong_ranks, 3);
    let time = |rank: u32| quantity(idle[rank as usize], 5);
    let mut explanation = text::waits_why(&whole(right_rank.into()), &time(right_rank), &quantity(t, 5));
    for rank in choices.iter().filter(|rank| **rank != right_rank) {
        explanation += " ";
        explanation += &text::waits_other(&whole((*rank).into()), &time(*rank));
    }
    let choice =
        |rank: u32| Choice { text: text::processor(&whole(rank.into())), claim: Claim::Processor(rank) };
    Some(Question {
        kind: "waits",
        prompt: text::waits().to_owned(),
        clarification: None,
        choices: choices.into_iter().map(choice).collect(),
        right_choice,
        curve: None,
        explanation,
        proving_run: subject.request.clone(),
        moment: None,
        covers: COVERS,
    })
}
