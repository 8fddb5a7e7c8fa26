//! `hyperfly check`: checks a program and reports its faults by line.

use crate::failure::Failure;
use crate::input::program::read_source;
use crate::output::{Printer, print, print_json};
use clap::ArgMatches;
use hyperfly_core::execute::execute_untimed;
use hyperfly_core::problem::{Direction, Problem, Signal};
use hyperfly_core::schedule::Plan;
use hyperfly_core::signal;
use hyperfly_program::{CheckResult, Fault, MAX_N, MAX_P, check};
use serde::Serialize;

/// Result of a check as JSON.
#[derive(Serialize)]
pub struct CheckJson {
    p: u32,
    n: u64,
    #[serde(rename = "right")]
    is_right: bool,
    /// Present only if the program is right.
    schedule: Option<ScheduleSummary>,
    faults: Vec<FaultJson>,
}

/// Size and accuracy of a schedule.
#[derive(Serialize)]
struct ScheduleSummary {
    steps: usize,
    messages: usize,
    words: u64,
    /// Number of slots of each memory.
    slots: u32,
    relative_l2_error: f64,
}

#[derive(Serialize)]
struct FaultJson {
    line: u32,
    processors: Vec<u32>,
    kind: &'static str,
    text: String,
}

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let (p, n) = read_size(text("p"), text("n"))?;
    let source = read_source("FILE", text("file").unwrap_or_default())?;
    let CheckResult { plan, faults, .. } = check(&source, p, n);
    if matches.get_flag("json") {
        print_json(&to_json(p, n, plan.as_ref(), &faults))?;
    } else if let Some(ScheduleSummary { steps, messages, words, slots, relative_l2_error }) =
        plan.as_ref().map(summarize_plan)
    {
        print(&format!(
            "correct for p = {p}, n = {n}: {steps} steps, {messages} messages of {words} words in all, {slots} slots per processor, relative L2 error \
             {relative_l2_error:.1e}\n"
        ))?;
    } else {
        let mut out = Printer::default();
        faults.iter().try_for_each(|fault| out.print(&format!("{fault}\n")))?;
    }
    match faults.len() {
        0 => Ok(()),
        1 => Err(Failure::Run("the program has 1 fault".to_owned())),
        count => Err(Failure::Run(format!("the program has {count} faults"))),
    }
}

/// Computes the result of `check --json` for a program; p and n have defaults.
///
/// # Errors
/// p or n is impossible.
pub fn check_program(source: &str, p: Option<&str>, n: Option<&str>) -> Result<CheckJson, Failure> {
    let (p, n) = read_size(p, n)?;
    let CheckResult { plan, faults, .. } = check(source, p, n);
    Ok(to_json(p, n, plan.as_ref(), &faults))
}

fn to_json(p: u32, n: u64, plan: Option<&Plan>, faults: &[Fault]) -> CheckJson {
    let (is_right, schedule) = (plan.is_some(), plan.map(summarize_plan));
    CheckJson { p, n, is_right, schedule, faults: faults.iter().map(to_fault_json).collect() }
}

/// Reads p and n; 4 and 16 by default.
fn read_size(p: Option<&str>, n: Option<&str>) -> Result<(u32, u64), Failure> {
    let (p, n) = (p.unwrap_or("4"), n.unwrap_or("16"));
    let processors = parse_whole_number(p).and_then(|p| u32::try_from(p).ok());
    let processors = processors.filter(|p| (1..=MAX_P).contains(p));
    let points = parse_whole_number(n).filter(|n| n.is_power_of_two() && (2..=MAX_N).contains(n));
    Ok((
        processors.ok_or_else(|| Failure::invalid("p", p, format!("a whole number from 1 to {MAX_P}")))?,
        points.ok_or_else(|| Failure::invalid("n", n, format!("a power of two from 2 to {MAX_N}")))?,
    ))
}

/// Parses a whole number, as digits or as `2^k`.
fn parse_whole_number(text: &str) -> Option<u64> {
    match text.strip_prefix("2^") {
        Some(exponent) => 1u64.checked_shl(exponent.parse().ok()?),
        None => text.parse().ok(),
    }
}

/// Summarizes a schedule and compares its transform of noise with an independent FFT.
fn summarize_plan(plan: &Plan) -> ScheduleSummary {
    let problem = Problem { n: plan.n, signal: Signal::Noise { seed: 1 }, ..Problem::default() };
    let output = execute_untimed(plan, signal::samples(&problem, None), Direction::Forward);
    ScheduleSummary {
        steps: plan.steps.len(),
        messages: plan.steps.iter().filter(|step| plan.sends(step).is_some()).count(),
        words: plan.steps.iter().map(|step| plan.words(step)).sum(),
        slots: plan.slots,
        relative_l2_error: output.relative_l2_error,
    }
}

fn to_fault_json(fault: &Fault) -> FaultJson {
    FaultJson {
        line: fault.line,
        processors: fault.processors.clone(),
        kind: fault.kind.id(),
        text: fault.to_string(),
    }
}
