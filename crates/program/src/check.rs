//! Checks a source: the result is a plan or all faults.

use crate::call::CALLS;
use crate::execute::{self, execute};
use crate::fault::{Fault, FaultKind, Faults};
use crate::finish;
use crate::language::run_all_ranks;
use crate::limits::{MAX_N, MAX_P};
use crate::name::Pairs;
use hyperfly_core::schedule::{self, Plan, Transform};

/// Result of a check.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckResult {
    /// The plan; `None` if there are faults.
    pub plan: Option<Plan>,
    /// With faults, the plan up to the point that all ranks reached, for pictures. It terminates on every machine, but its output is
    /// meaningless. `None` if nothing could be executed.
    pub partial_plan: Option<Plan>,
    /// Source line of each step of `plan` or `partial_plan`, from 1.
    pub lines: Vec<u32>,
    /// The calls that some rank made, each once, in the order of [`CALLS`].
    pub calls: Vec<&'static str>,
    /// All faults, by line.
    pub faults: Vec<Fault>,
}

/// Runs a program for each of `p` ranks and n points, and checks the resulting schedule.
///
/// # Panics
/// If n is not a power of two from 2 to [`MAX_N`], or p is not from 1 to [`MAX_P`].
pub fn check(source: &str, p: u32, n: u64) -> CheckResult {
    assert!(n.is_power_of_two() && (2..=MAX_N).contains(&n), "{n} points");
    assert!((1..=MAX_P).contains(&p), "{p} processors");
    let mut faults = Faults::default();
    let to_refusal = |faults: Faults, calls| CheckResult {
        plan: None,
        partial_plan: None,
        lines: Vec::new(),
        calls,
        faults: faults.finish(),
    };
    let Some(scripts) = run_all_ranks(source, p, n, &mut faults) else {
        return to_refusal(faults, Vec::new());
    };
    let is_called = |name: &&str| {
        scripts.scripts.iter().flat_map(|script| &script.calls).any(|call| call.action.name() == *name)
    };
    let calls: Vec<&str> = CALLS.into_iter().filter(is_called).collect();
    let layout = scripts.layout.as_ref();
    let r = n.trailing_zeros();
    let transform =
        if layout.is_some_and(|layout| layout.dimensions == 2) { Transform::Square } else { Transform::Line };
    if let Some(layout) = layout {
        if transform == Transform::Square && r % 2 == 1 {
            faults.add(Fault::of_program(layout.line, FaultKind::NoSquare));
            return to_refusal(faults, calls);
        }
        let is_valid = execute::is_valid_layout(layout, p, n, &mut faults);
        if !is_valid {
            return to_refusal(faults, calls);
        }
    }
    let pairs = Pairs { r, transform };
    let mut outcome = execute(&scripts.scripts, layout, &scripts.ended_early, pairs, faults);
    // Missing coefficients are a consequence of earlier faults; do not report them then.
    let may_be_complete = outcome.complete && !outcome.poisoned;
    let places = layout
        .filter(|_| may_be_complete)
        .and_then(|layout| finish::locate_coefficients(&mut outcome, layout, pairs));
    let Some(layout) = layout else { return to_refusal(outcome.faults, calls) };
    let faults = std::mem::take(&mut outcome.faults);
    let Some(places) = places.filter(|_| faults.is_empty()) else {
        let last_places = finish::locate_elements(&outcome, layout, pairs);
        let (partial_plan, lines) = finish::build_plan(outcome, layout, pairs, last_places);
        return CheckResult {
            plan: None,
            partial_plan: Some(partial_plan),
            lines,
            calls,
            faults: faults.finish(),
        };
    };
    let (plan, lines) = finish::build_plan(outcome, layout, pairs, places);
    match schedule::check(&plan) {
        Ok(()) => CheckResult { plan: Some(plan), partial_plan: None, lines, calls, faults: Vec::new() },
        Err(error) => {
            let step_index = plan.first[error.processor as usize] + error.step;
            let line = lines.get(step_index as usize).copied().unwrap_or(layout.line);
            let kind = FaultKind::Unsound { message: error.to_string() };
            let faults = vec![Fault::of_processor(error.processor, line, kind)];
            CheckResult { plan: None, partial_plan: None, lines: Vec::new(), calls, faults }
        }
    }
}

/// Renumbers the slot sets of a plan in the order of their first use, so that plans that differ only in numbering are equal.
pub fn renumber_plan_sets(plan: &Plan) -> Plan {
    let (steps, slot_sets) = execute::renumber_sets(plan.steps.iter().copied(), &plan.slot_sets);
    Plan { steps: steps.into_iter().collect(), slot_sets, ..plan.clone() }
}
