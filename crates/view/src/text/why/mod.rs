//! T_p as a sum of terms: the value of each in the run and in the closed form, and the events behind it.
//!
//! The run's value of a term is the mean over the processors of the time that they spend in one [`Activity`], so the terms add
//! up to T_p. Costs that the closed form does not cover appear as contention and waiting.

pub mod formula;
pub mod limits;
pub mod picture;

use crate::notation::numbers::{percent, quantity};
use crate::text::breakdown;
use crate::text::table::Row;
use crate::trace::activities::Activities;
use crate::trace::message::Message;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use hyperfly_core::machine::Machine;
use hyperfly_core::schedule::Step;
use hyperfly_core::trace::Activity;
use hyperfly_core::{Run, Scenario};
use hyperfly_model::Form;
use hyperfly_model::formula::{Expression, Symbol, formulas};
use hyperfly_text::why as texts;

/// A term of T_p.
#[derive(Clone, Debug, PartialEq)]
pub struct Term {
    pub activity: Activity,
    pub label: &'static str,
    /// Time in the run: the mean over the processors.
    pub run: f64,
    /// Time by the closed form, if there is one.
    pub closed: Option<f64>,
    /// The term of the closed form, if it has one.
    pub formula: Option<Expression>,
}

/// T_p of a run as a sum.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The terms that take time or could take time.
    pub terms: Vec<Term>,
    /// T_p of the run.
    pub run: f64,
    /// T_p by the closed form, its exactness, and its source.
    pub closed: Option<(f64, Form, &'static str)>,
}

impl Explanation {
    /// Explains a run. For a measured run, the closed form uses the calibrated machine; it is left out if the machine's rate is
    /// unknown.
    pub fn new(run: &Run) -> Explanation {
        let (s, report) = (&run.scenario, &run.report);
        // From the closed form's time unit to the run's.
        let scale = if run.is_measured() { s.rate.map(|rate| 1e6 / rate) } else { Some(1.0) };
        let closed = formulas(s).zip(scale);
        // Drop fractions left by rounding.
        let there = |fraction: f64| if fraction > 1e-12 { fraction } else { 0.0 };
        let mut terms = Vec::new();
        for activity in Activity::ALL {
            let k = activity as usize;
            let term = Term {
                activity,
                label: breakdown::label(s.machine.kind(), activity),
                run: there(report.breakdown.of(activity)) * report.t_parallel,
                closed: closed.as_ref().map(|(closed, scale)| closed.prediction.terms.named()[k].1 * scale),
                formula: closed.as_ref().and_then(|(closed, _)| closed.terms[k].clone()),
            };
            if breakdown::can_occur(s, activity)
                || term.run > 0.0
                || term.closed.is_some_and(|time| time > 0.0)
            {
                terms.push(term);
            }
        }
        let closed =
            closed.map(|(it, scale)| (it.prediction.t_parallel * scale, it.prediction.form, it.source));
        Explanation { terms, run: report.t_parallel, closed }
    }

    /// Returns `run - closed`; 0 for differences by rounding.
    pub fn excess(&self, run: f64, closed: f64) -> f64 {
        let beyond = run - closed;
        if beyond.abs() <= 1e-9 * self.run { 0.0 } else { beyond }
    }

    /// Describes the exactness of the closed form and its difference from the run in one or two sentences.
    pub fn note(&self) -> String {
        let Some((closed, form, source)) = self.closed else { return texts::none().to_owned() };
        let beyond = self.excess(self.run, closed);
        let differs = |from: usize, to: usize| {
            let has_excess = |term: &Term| self.excess(term.run, term.closed.unwrap_or(0.0)) != 0.0;
            self.terms.iter().any(|term| (from..to).contains(&(term.activity as usize)) && has_excess(term))
        };
        let (time, share) = (&quantity(beyond.abs(), 6), &percent(beyond.abs() / self.run));
        let mut note = match form {
            _ if beyond == 0.0 && !differs(0, 6) && source.is_empty() => texts::exact().to_owned(),
            _ if beyond == 0.0 && !differs(0, 6) => texts::exact_after(source),
            _ if beyond == 0.0 && !differs(0, 4) => texts::by_rank(source),
            Form::LowerBound => texts::at_least(source, time, share),
            _ if beyond < 0.0 => texts::near_less(source, time, share),
            _ => texts::near(source, time, share),
        };
        if differs(0, 4) {
            note.push(' ');
            note.push_str(texts::counts_one());
        }
        note
    }
}

/// Returns the machine parameter that a term depends on, for runs without a closed form.
pub fn symbol(s: &Scenario, activity: Activity) -> Option<Symbol> {
    Some(match (&s.machine, activity) {
        (Machine::Network(_) | Machine::LogP(_), Activity::Compute) => Symbol::Tc,
        (Machine::Network(_), Activity::Startup) => Symbol::Ts,
        (Machine::Network(_), Activity::Hop) => Symbol::Th,
        (Machine::Network(network), Activity::Transfer) => Symbol::word_time(network, s.p),
        (Machine::LogP(_), Activity::Startup) => Symbol::Overhead,
        (Machine::LogP(_), Activity::Hop) => Symbol::Latency,
        (Machine::LogP(logp), Activity::Transfer) if logp.word_gap.is_some() => Symbol::WordGap,
        (Machine::LogP(_) | Machine::Bsp(_), Activity::Transfer) => Symbol::Gap,
        (Machine::Bsp(_), Activity::Hop) => Symbol::Sync,
        _ => return None,
    })
}

/// Returns the activities of a message at time `t`; none before it leaves and after it has arrived.
///
/// A message that is held up on a channel counts as both transfer and contention from its first word on.
pub fn message_activities(replay: &Replay, message: &Message, t: f64) -> Activities {
    if t < message.injected || t >= message.delivered {
        return Activities::default();
    }
    if replay.run().scenario.machine.bsp().is_some() {
        return Activity::Transfer.into();
    }
    let late = replay.has_channels() && replay.delay(message) > 0.0;
    let flight = replay.run().trace.flight(message.record);
    let now = flight.into_iter().filter(|&(_, from, to)| from <= t && t < to).map(|(activity, ..)| activity);
    let both = |activity| match activity {
        Activity::Transfer | Activity::Contention if late => vec![Activity::Transfer, Activity::Contention],
        other => vec![other],
    };
    now.flat_map(both).collect()
}

/// Returns the activities of each phase.
pub fn activities_by_phase(replay: &Replay) -> Vec<Activities> {
    let mut all = vec![Activities::default(); replay.phases().len()];
    for q in 0..replay.p() {
        replay.segments(q, |segment| {
            if let Some(phase) = replay.phase_of(segment.record) {
                all[phase].insert(segment.activity);
            }
        });
    }
    all
}

/// Returns the terms that the selection contributes to: at time `t` if it is active then, else over the whole run.
pub fn contributing_terms(replay: &Replay, selection: Option<Selection>, t: f64) -> Activities {
    match selection {
        Some(Selection::Activity(activity)) => activity.into(),
        Some(Selection::Processor(q)) if q < replay.p() && t < replay.t_end() => replay.activities(q, t),
        Some(Selection::Message(record) | Selection::Step(record))
            if replay.is_detailed() && (record as usize) < replay.run().plan.steps.len() =>
        {
            let q = replay.owner(record);
            let now = replay
                .message_of(q, record)
                .map(|message| message_activities(replay, &message, t))
                .unwrap_or_default();
            if !now.is_empty() {
                return now;
            }
            if replay.segment_at(q, t).record == record {
                return replay.activities(q, t);
            }
            let mut all = Activities::default();
            replay.segments(q, |segment| {
                if segment.record == record {
                    all.insert(segment.activity);
                }
            });
            if all.is_empty() && matches!(replay.run().plan.steps[record as usize], Step::Post { .. }) {
                all.insert(Activity::Transfer);
            }
            all
        }
        _ => Activities::default(),
    }
}

/// Describes a term: its time, its fraction of T_p, and the number of processors in it at time `t`.
pub fn describe(replay: &Replay, activity: Activity, t: f64) -> Vec<Row> {
    let run = replay.run();
    let share = run.report.breakdown.of(activity);
    let doing = |q: &u32| replay.activities(*q, t).contains(activity);
    let now = if t < replay.t_end() { (0..replay.p()).filter(doing).count() } else { 0 };
    let row = |name: &str, value: String| Row { name: name.into(), value };
    vec![
        row(texts::row_term(), breakdown::label(replay.machine(), activity).to_owned()),
        row(texts::row_took(), quantity(share * run.report.t_parallel, 6)),
        row(texts::row_share(), percent(share)),
        row(texts::row_now(), texts::now_of(now, replay.p())),
    ]
}
