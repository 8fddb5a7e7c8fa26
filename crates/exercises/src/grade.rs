//! Grading: checks a program against an exercise.

use crate::exercise::{Case, ElementLayout, Exercise};
use crate::verdict::{Check, Verdict};
use hyperfly_core::execute::execute_untimed;
use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_core::problem::{Direction, Problem, Signal};
use hyperfly_core::schedule::{Layout, Plan};
use hyperfly_core::signal;
use hyperfly_program::{MAX_SOURCE, check};
use hyperfly_request::{Request, Settings, begin};
use hyperfly_text::faults as texts;
use hyperfly_tours::{Claim, Facts, Snapshot};
use hyperfly_view::Replay;
use std::rc::Rc;

/// Maximum relative error of a correct transform.
const MAX_ERROR: f64 = 1e-12;
/// Maximum number of program faults in a verdict.
const MAX_FAULTS: usize = 20;

/// Grades a program; `id` becomes the exercise's name in the verdict. Findings are in the current language; a verdict that is handed in
/// must be in English.
pub fn grade(exercise: &Exercise, id: &str, source: &str) -> Verdict {
    let mut checks = Vec::new();
    if source.len() > MAX_SOURCE {
        checks.push(failed_check("", "length", vec![texts::graded_length(&MAX_SOURCE.to_string())]));
    } else {
        checks.extend(exercise.max_lines.map(|max_lines| check_line_count(source, max_lines)));
        exercise.cases.iter().for_each(|case| grade_case(exercise, case, source, &mut checks));
    }
    let passed = checks.iter().all(|check| check.holds);
    Verdict { exercise: id.to_owned(), passed, checks }
}

fn passed_check(case: &str, requirement: impl Into<String>) -> Check {
    Check { case: case.to_owned(), requirement: requirement.into(), holds: true, problems: Vec::new() }
}

fn failed_check(case: &str, requirement: impl Into<String>, problems: Vec<String>) -> Check {
    Check { case: case.to_owned(), requirement: requirement.into(), holds: false, problems }
}

fn check_line_count(source: &str, max_lines: usize) -> Check {
    let has_code = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
    let count = source.lines().filter(has_code).count();
    let requirement = format!("lines <= {max_lines}");
    if count <= max_lines {
        passed_check("", requirement)
    } else {
        failed_check("", requirement, vec![texts::graded_lines(count)])
    }
}

fn grade_case(exercise: &Exercise, case: &Case, source: &str, checks: &mut Vec<Check>) {
    let (name, p, n) = (case.text.as_str(), case.settings.p, case.settings.n);
    let checked = check(source, p, n);
    let forbidden_calls: Vec<&str> =
        checked.calls.iter().copied().filter(|call| !exercise.allows(call)).collect();
    if !exercise.allowed_calls.is_empty() {
        let requirement = format!("only {}", exercise.allowed_calls.join(", "));
        checks.push(if forbidden_calls.is_empty() {
            passed_check(name, requirement)
        } else {
            failed_check(name, requirement, vec![texts::graded_calls(&forbidden_calls.join(", "))])
        });
    }
    let Some(plan) = checked.plan else {
        let faults = checked.faults.iter().take(MAX_FAULTS).map(ToString::to_string);
        checks.push(failed_check(name, "right", faults.collect()));
        return;
    };
    checks.push(check_transform(name, &plan));
    for (requirement, required, layout) in
        [("input", exercise.input, &plan.input), ("output", exercise.output, &plan.output)]
    {
        checks.extend(required.map(|required| check_layout(name, requirement, required, layout, &plan)));
    }
    if !exercise.must.is_empty() {
        check_claims(exercise, case, plan, checks);
    }
}

/// Compares the transform of noise with an independent FFT, in case the checker of programs is wrong.
fn check_transform(case: &str, plan: &Plan) -> Check {
    let problem = Problem { n: plan.n, signal: Signal::Noise { seed: 1 }, ..Problem::default() };
    let error = execute_untimed(plan, signal::samples(&problem, None), Direction::Forward).relative_l2_error;
    if error <= MAX_ERROR {
        passed_check(case, "right")
    } else {
        failed_check(case, "right", vec![texts::graded_error(&format!("{error:.1e}"))])
    }
}

fn check_layout(
    case: &str,
    requirement: &str,
    required: ElementLayout,
    layout: &Layout,
    plan: &Plan,
) -> Check {
    let requirement = format!("{requirement} {}", required.id());
    let misplaced_output =
        layout.places().zip(0..).find(|((rank, _), i)| *rank != required.owner(*i, plan.p, plan.n));
    match misplaced_output {
        None => passed_check(case, requirement),
        Some(((rank, _), i)) => {
            failed_check(case, requirement, vec![texts::graded_element(&rank.to_string(), &i.to_string())])
        }
    }
}

/// Checks the exercise's claims against the run.
fn check_claims(exercise: &Exercise, case: &Case, plan: Plan, checks: &mut Vec<Check>) {
    let name = case.text.as_str();
    let comparison = case.comparison.as_ref().map(|settings| run_snapshot(settings, None)).transpose();
    let facts = comparison.and_then(|comparison| {
        Ok(Facts { run: Some(run_snapshot(&case.settings, Some(plan))?), comparison })
    });
    match facts {
        Err(error) => checks.push(failed_check(name, "it runs", vec![error])),
        Ok(facts) => checks.extend(exercise.must.iter().map(|claim| check_claim(name, claim, &facts))),
    }
}

fn check_claim(case: &str, claim: &Claim, facts: &Facts) -> Check {
    let verdict = claim.check(facts);
    match claim.explain_failure(&verdict) {
        None => passed_check(case, &claim.text),
        Some(error) => failed_check(
            case,
            &claim.text,
            [error].into_iter().chain(claim.format_right_side(&verdict)).collect(),
        ),
    }
}

/// Runs settings, with the plan of a program if given.
fn run_snapshot(settings: &Settings, plan: Option<Plan>) -> Result<Snapshot, String> {
    let options = Options { data: false, trace: true, memory: MEMORY_PAGE };
    let mut execution = begin(settings, plan, None, options).map_err(|error| error.to_string())?;
    loop {
        match execution.advance(u64::MAX) {
            Ok(true) => break,
            Ok(false) => {}
            Err(deadlock) => return Err(hyperfly_request::SettingsError::from(deadlock).to_string()),
        }
    }
    let replay = Replay::new(Rc::new(execution.finish()));
    Ok(Snapshot::new(Request::from(settings.clone()), replay, 0.0))
}
