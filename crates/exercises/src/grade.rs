//! A program against an exercise.

use crate::exercise::{Case, Ends, Exercise};
use crate::verdict::{Check, Verdict};
use hyperfly_core::execute::untimed;
use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_core::problem::{Direction, Problem, Signal};
use hyperfly_core::schedule::{Layout, Plan};
use hyperfly_core::signal;
use hyperfly_program::{MAX_SOURCE, check};
use hyperfly_request::{Request, Settings, begin};
use hyperfly_text::faults as say;
use hyperfly_tours::{Claim, Facts, Snapshot};
use hyperfly_view::Replay;
use std::rc::Rc;

/// A transform that is further from an independent FFT than this, relatively, is another one.
const PRECISE: f64 = 1e-12;
/// So many faults of a program are told.
const TOLD: usize = 20;

/// Grades a program; `id` is the name of the exercise in the verdict. What was found is told in the language that is spoken: a verdict that
/// is handed in is in English.
pub fn grade(exercise: &Exercise, id: &str, source: &str) -> Verdict {
    let mut checks = Vec::new();
    if source.len() > MAX_SOURCE {
        checks.push(fails("", "length", vec![say::graded_length(&MAX_SOURCE.to_string())]));
    } else {
        checks.extend(exercise.lines.map(|most| lines(source, most)));
        exercise.cases.iter().for_each(|case| of_case(exercise, case, source, &mut checks));
    }
    let passed = checks.iter().all(|check| check.holds);
    Verdict { exercise: id.to_owned(), passed, checks }
}

fn holds(case: &str, what: impl Into<String>) -> Check {
    Check { case: case.to_owned(), what: what.into(), holds: true, found: Vec::new() }
}

fn fails(case: &str, what: impl Into<String>, found: Vec<String>) -> Check {
    Check { case: case.to_owned(), what: what.into(), holds: false, found }
}

fn lines(source: &str, most: usize) -> Check {
    let written = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
    let count = source.lines().filter(written).count();
    let what = format!("lines <= {most}");
    if count <= most { holds("", what) } else { fails("", what, vec![say::graded_lines(count)]) }
}

fn of_case(exercise: &Exercise, case: &Case, source: &str, checks: &mut Vec<Check>) {
    let (name, p, n) = (case.text.as_str(), case.settings.p, case.settings.n);
    let checked = check(source, p, n);
    let others: Vec<&str> =
        checked.calls.iter().copied().filter(|call| !exercise.only.iter().any(|only| only == call)).collect();
    if !exercise.only.is_empty() {
        let what = format!("only {}", exercise.only.join(", "));
        checks.push(if others.is_empty() {
            holds(name, what)
        } else {
            fails(name, what, vec![say::graded_calls(&others.join(", "))])
        });
    }
    let Some(plan) = checked.plan else {
        let faults = checked.faults.iter().take(TOLD).map(ToString::to_string);
        checks.push(fails(name, "right", faults.collect()));
        return;
    };
    checks.push(transform(name, &plan));
    for (what, ends, layout) in
        [("input", exercise.input, &plan.input), ("output", exercise.output, &plan.output)]
    {
        checks.extend(ends.map(|ends| placed(name, what, ends, layout, &plan)));
    }
    if !exercise.must.is_empty() {
        of_run(exercise, case, plan, checks);
    }
}

/// The transform itself, of noise, against an FFT that shares no code with it: the checker of programs could be wrong.
fn transform(case: &str, plan: &Plan) -> Check {
    let problem = Problem { n: plan.n, signal: Signal::Noise { seed: 1 }, ..Problem::default() };
    let error = untimed(plan, signal::samples(&problem, None), Direction::Forward).relative_l2_error;
    if error <= PRECISE {
        holds(case, "right")
    } else {
        fails(case, "right", vec![say::graded_error(&format!("{error:.1e}"))])
    }
}

fn placed(case: &str, what: &str, ends: Ends, layout: &Layout, plan: &Plan) -> Check {
    let what = format!("{what} {}", ends.id());
    let other = layout.places().zip(0..).find(|((q, _), i)| *q != ends.owner(*i, plan.p, plan.n));
    match other {
        None => holds(case, what),
        Some(((q, _), i)) => fails(case, what, vec![say::graded_element(&q.to_string(), &i.to_string())]),
    }
}

/// What the exercise claims of the run.
fn of_run(exercise: &Exercise, case: &Case, plan: Plan, checks: &mut Vec<Check>) {
    let name = case.text.as_str();
    let beside = case.beside.as_ref().map(|settings| seen(settings, None)).transpose();
    let facts = beside.and_then(|beside| Ok(Facts { seen: Some(seen(&case.settings, Some(plan))?), beside }));
    match facts {
        Err(why) => checks.push(fails(name, "it runs", vec![why])),
        Ok(facts) => checks.extend(exercise.must.iter().map(|claim| claimed(name, claim, &facts))),
    }
}

fn claimed(case: &str, claim: &Claim, facts: &Facts) -> Check {
    let verdict = claim.check(facts);
    match claim.refuted(&verdict) {
        None => holds(case, &claim.text),
        Some(why) => fails(case, &claim.text, [why].into_iter().chain(claim.bound(&verdict)).collect()),
    }
}

/// The run of settings, with the Plan of a program.
fn seen(settings: &Settings, plan: Option<Plan>) -> Result<Snapshot, String> {
    let options = Options { data: false, trace: true, memory: MEMORY_PAGE };
    let mut execution = begin(settings, plan, None, options).map_err(|why| why.to_string())?;
    loop {
        match execution.advance(u64::MAX) {
            Ok(true) => break,
            Ok(false) => {}
            Err(deadlock) => return Err(hyperfly_request::NoRun::from(deadlock).to_string()),
        }
    }
    let replay = Replay::new(Rc::new(execution.finish()));
    Ok(Snapshot::new(Request::from(settings.clone()), replay, 0.0))
}
