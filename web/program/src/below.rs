//! The panel below a program: its exercise, its faults, where its time goes, and programs to start from.

use crate::by_line::{self, group_by_activity};
use crate::task::{Grade, Purpose, Task};
use hyperfly_core::machine::MachineKind;
use hyperfly_exercises::{Exercise, IDS, builtin_file};
use hyperfly_program::{CALLS, CheckResult, builtin};
use hyperfly_text::{controls, program_panel as text};
use hyperfly_tours::Facts;
use hyperfly_view::notation::numbers::{percent, quantity};
use hyperfly_view::text::breakdown::label;
use hyperfly_web::worker::protocol::program::{
    self as protocol, Check, Judgement, Line, Outcome, ProgramPanel, StarterProgram, Term, Times,
};

/// Largest number of listed faults of an exercise file.
const MAX_LISTED_FAULTS: usize = 20;

/// Returns the panel's contents; `lines` are the times of a completed run.
pub fn build_panel(
    source: &str,
    checked: &CheckResult,
    purpose: &Purpose,
    lines: Option<(MachineKind, &[by_line::Line])>,
) -> ProgramPanel {
    ProgramPanel {
        purpose: convert_purpose(purpose),
        judgement: purpose.has_program(source).then(|| judge(source, checked, purpose)),
        calls: list_calls(purpose),
        times: lines.map(|(machine, lines)| collect_times(source, machine, lines)),
        formulations: list_formulations(),
        exercises: IDS.iter().filter_map(|id| find_exercise(id)).collect(),
    }
}

/// Returns the verdict on the program.
fn judge(source: &str, checked: &CheckResult, purpose: &Purpose) -> Judgement {
    let is_correct = checked.faults.is_empty();
    match purpose {
        Purpose::Exercise(task) if is_correct && task.graded.is_some() => Judgement::Graded,
        _ if is_correct => Judgement::Right,
        Purpose::Exercise(task) if task.is_starter(source) => Judgement::NotBegun,
        _ => Judgement::Wrong,
    }
}

/// Returns the calls that the exercise allows, or all.
fn list_calls(purpose: &Purpose) -> Vec<String> {
    let is_allowed = |call: &&str| match purpose {
        Purpose::Exercise(task) => task.exercise.allows(call),
        _ => true,
    };
    CALLS.into_iter().filter(is_allowed).map(str::to_owned).collect()
}

/// Returns the time of each line, and the lines that make up the terms of T_p.
fn collect_times(source: &str, machine: MachineKind, lines: &[by_line::Line]) -> Times {
    let source_lines: Vec<&str> = source.lines().collect();
    let sum: f64 = lines.iter().map(by_line::Line::time).sum();
    let line = |program_line: &by_line::Line| Line {
        line: program_line.line,
        code: source_lines.get(program_line.line as usize - 1).map_or("", |text| text.trim()).to_owned(),
        time: quantity(program_line.time(), 3),
        time_share: percent(program_line.time() / sum),
    };
    let term = |program_line: by_line::Term| Term {
        name: label(machine, program_line.activity).to_owned(),
        time: quantity(program_line.time, 3),
        lines: program_line.lines,
    };
    Times {
        lines: lines.iter().map(line).collect(),
        terms: group_by_activity(lines).into_iter().map(term).collect(),
    }
}

/// Converts the purpose of the program for the page.
fn convert_purpose(purpose: &Purpose) -> protocol::Purpose {
    match purpose {
        Purpose::Own => protocol::Purpose::Own,
        Purpose::Exercise(task) => protocol::Purpose::Exercise(convert_exercise(task)),
        Purpose::Missing(id) => protocol::Purpose::Missing(id.clone()),
        Purpose::Faulty(id, faults) => {
            let faults = faults.iter().take(MAX_LISTED_FAULTS).map(ToString::to_string).collect();
            protocol::Purpose::Faulty { id: id.clone(), faults }
        }
    }
}

/// Converts an exercise with its outcome for the page.
fn convert_exercise(task: &Task) -> protocol::Exercise {
    let Task { exercise, graded, place, .. } = task;
    let no_facts = Facts::default();
    let title = exercise.title.text(&no_facts);
    protocol::Exercise {
        title: match place {
            Some(place) => format!("{}: {title}", text::exercise_of(place + 1, IDS.len())),
            None => title,
        },
        task: exercise.task.text(&no_facts),
        hints: exercise.hints.iter().map(|hint| hint.text(&no_facts)).collect(),
        requirements: describe_requirements(exercise),
        outcome: match graded {
            None => Outcome::NotGraded,
            Some(graded) => to_outcome(graded, place.and_then(|place| IDS.get(place + 1))),
        },
    }
}

/// Describes what a solution must satisfy.
fn describe_requirements(exercise: &Exercise) -> String {
    let cases: Vec<String> = exercise.cases.iter().map(|case| case.text.replace('&', ", ")).collect();
    let must: Vec<&str> = exercise.must.iter().map(|claim| claim.text.as_str()).collect();
    let mut sentences = vec![text::checked_for(&cases.join("; "))];
    if !must.is_empty() {
        sentences.push(text::must_hold(&must.join(", ")));
    }
    if !exercise.allowed_calls.is_empty() {
        sentences.push(text::only(&exercise.allowed_calls.join(", ")));
    }
    sentences.extend(exercise.max_lines.map(text::most_lines));
    sentences.join(" ")
}

/// Converts the result of grading; `next` is the id of the following exercise.
fn to_outcome(Grade { verdict, receipt, .. }: &Grade, next: Option<&&str>) -> Outcome {
    if verdict.passed {
        return Outcome::Passed { receipt: receipt.clone(), next: next.map(|id| to_keys(id)) };
    }
    let check = |check: &hyperfly_exercises::Check| Check {
        holds: check.holds,
        requirement: check.requirement.to_string(),
        case: check.case.clone(),
        problems: check.problems.clone(),
    };
    Outcome::Failed {
        passed_count: verdict.passed_count(),
        checks: verdict.checks.iter().map(check).collect(),
    }
}

/// Returns the formulations as programs to start from.
fn list_formulations() -> Vec<StarterProgram> {
    let to_starter = |name: &str| StarterProgram {
        keys: format!("program={name}"),
        title: controls::algorithm_named(name).unwrap_or(name).to_owned(),
    };
    builtin::ALL.iter().map(|builtin| to_starter(builtin.name)).collect()
}

/// Returns a built-in exercise as a program to start from.
fn find_exercise(id: &str) -> Option<StarterProgram> {
    let exercise = builtin_file(id).and_then(|file| Exercise::read(file).ok())?;
    Some(StarterProgram { keys: to_keys(id), title: exercise.title.text(&Facts::default()) })
}

/// Returns the keys that open an exercise on the machine of its first case.
fn to_keys(id: &str) -> String {
    let exercise = builtin_file(id).and_then(|file| Exercise::read(file).ok());
    let case = exercise.as_ref().and_then(|exercise| exercise.cases.first()).map_or("", |case| &case.text);
    format!("program={id}&{case}")
}
