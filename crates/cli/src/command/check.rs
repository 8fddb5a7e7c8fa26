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
struct CheckJson {
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
    let p = read_whole_number(matches, "p", 4)
        .and_then(|p| u32::try_from(p).ok())
        .filter(|p| (1..=MAX_P).contains(p));
    let n = read_whole_number(matches, "n", 16).filter(|n| n.is_power_of_two() && (2..=MAX_N).contains(n));
    let given_text = |name: &str| matches.get_one::<String>(name).cloned().unwrap_or_default();
    let p =
        p.ok_or_else(|| Failure::invalid("p", given_text("p"), format!("a whole number from 1 to {MAX_P}")))?;
    let n =
        n.ok_or_else(|| Failure::invalid("n", given_text("n"), format!("a power of two from 2 to {MAX_N}")))?;
    let source = read_source("FILE", &given_text("file"))?;
    let CheckResult { plan, faults, .. } = check(&source, p, n);
    let schedule = plan.as_ref().map(summarize_plan);
    if matches.get_flag("json") {
        let is_right = schedule.is_some();
        print_json(&CheckJson {
            p,
            n,
            is_right,
            schedule,
            faults: faults.iter().map(to_fault_json).collect(),
        })?;
    } else if let Some(ScheduleSummary { steps, messages, words, slots, relative_l2_error }) = schedule {
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

/// Parses a whole number, as digits or as `2^k`.
fn read_whole_number(matches: &ArgMatches, name: &str, default: u64) -> Option<u64> {
    let Some(text) = matches.get_one::<String>(name) else { return Some(default) };
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
