//! The question which term grows most if a parameter of the machine becomes four times as large.

use super::question::{Choice, Claim, Question};
use super::rng::SeededRng;
use super::subject::{QuizSubject, spent};
use super::wording::name_activity;
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
pub fn create_question(subject: &QuizSubject, rng: &mut SeededRng) -> Option<Question> {
    let s = subject.scenario();
    let mut times: Vec<Time> = TIMES.into_iter().filter(|time| s.is_relevant(time.0)).collect();
    rng.shuffle(&mut times);
    times.into_iter().find_map(|time| term_question(subject, time))
}

fn term_question(subject: &QuizSubject, (_, symbol, time_parameter): Time) -> Option<Question> {
    let mut changed_settings = subject.scenario().clone();
    let time = time_parameter(&mut changed_settings);
    let from = *time;
    *time = from * 4.0;
    let changed_time = *time;
    // A parameter of zero cannot grow.
    if from <= 0.0 {
        return None;
    }
    let (before, after) = (subject.report(), subject.run(&changed_settings)?);
    let (before_spent, after_spent) = (spent(before), spent(&after));
    let growth = |activity: Activity| after_spent[activity as usize] - before_spent[activity as usize];
    let activities = Activity::ALL.into_iter().skip(1);
    let mut activities: Vec<Activity> =
        activities.filter(|activity| can_occur(&subject.scenario().scenario(), *activity)).collect();
    let choices = activities.clone();
    activities.sort_by(|a, b| growth(*b).total_cmp(&growth(*a)));
    let (&largest, &second_largest) = (activities.first()?, activities.get(1)?);
    let total_time: f64 = before_spent.iter().sum();
    if growth(largest) < MIN_GROWTH * total_time || growth(largest) < MIN_LEAD * growth(second_largest) {
        return None;
    }
    // The times are averages over the processors, which add up to the growth of T_p; fractions of the old T_p could exceed 100 %.
    let growth_text = |activity: Activity| quantity(growth(activity) / f64::from(changed_settings.p), 4);
    let (name, next) = (
        name_activity(changed_settings.machine, largest),
        name_activity(changed_settings.machine, second_largest),
    );
    let (t, new_time) = (quantity(before.t_parallel, 5), quantity(after.t_parallel, 5));
    let explanation = if growth(second_largest) / total_time < 0.0005 {
        text::times_four_alone(&growth_text(largest), &name, &t, &new_time)
    } else {
        text::times_four_why(&growth_text(largest), &name, &growth_text(second_largest), &next, &t, &new_time)
    };
    Some(Question {
        kind: "times-four",
        prompt: text::times_four(symbol, &quantity(changed_time, 4), &quantity(from, 4)),
        clarification: None,
        right_choice: choices.iter().position(|activity| *activity == largest)?,
        choices: choices
            .into_iter()
            .map(|activity| Choice {
                text: name_activity(changed_settings.machine, activity),
                claim: Claim::Part(activity),
            })
            .collect(),
        curve: None,
        explanation,
        proving_run: subject.with_settings(changed_settings),
        moment: None,
        covers: &[Cover::Curves],
    })
}
