//! Checks a source: the result is a Plan or all faults.

use crate::call::CALLS;
use crate::execute::{self, execute};
use crate::fault::{Fault, Faults, What};
use crate::finish;
use crate::language::scripts;
use crate::limits::{MAX_N, MAX_P};
use crate::name::Pairs;
use hyperfly_core::schedule::{self, Plan, Transform};

/// Result of a check.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    /// The Plan; `None` if there are faults.
    pub plan: Option<Plan>,
    /// With faults, the Plan as far as all ranks got, for pictures. It terminates on every machine, but its output is meaningless. `None`
    /// if nothing could be executed.
    pub begun: Option<Plan>,
    /// Source line of each step of `plan` or `begun`, from 1.
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
pub fn check(source: &str, p: u32, n: u64) -> Checked {
    assert!(n.is_power_of_two() && (2..=MAX_N).contains(&n), "{n} points");
    assert!((1..=MAX_P).contains(&p), "{p} processors");
    let mut faults = Faults::default();
    let refused = |faults: Faults, calls| Checked {
        plan: None,
        begun: None,
        lines: Vec::new(),
        calls,
        faults: faults.finish(),
    };
    let Some(all) = scripts(source, p, n, &mut faults) else { return refused(faults, Vec::new()) };
    let made = |name: &&str| {
        all.scripts.iter().flat_map(|script| &script.calls).any(|call| call.action.name() == *name)
    };
    let calls: Vec<&str> = CALLS.into_iter().filter(made).collect();
    let said = all.said.as_ref();
    let r = n.trailing_zeros();
    let transform =
        if said.is_some_and(|said| said.dimensions == 2) { Transform::Square } else { Transform::Line };
    if let Some(said) = said {
        if transform == Transform::Square && r % 2 == 1 {
            faults.add(Fault::of_program(said.line, What::NoSquare));
            return refused(faults, calls);
        }
        let sound = execute::is_layout(said, p, n, &mut faults);
        if !sound {
            return refused(faults, calls);
        }
    }
    let pairs = Pairs { r, transform };
    let mut outcome = execute(&all.scripts, said, &all.ended_early, pairs, faults);
    // Missing coefficients are a consequence of earlier faults; do not report them then.
    let may_end = outcome.complete && !outcome.poisoned;
    let places = said.filter(|_| may_end).and_then(|said| finish::places(&mut outcome, said, pairs));
    let Some(said) = said else { return refused(outcome.faults, calls) };
    let faults = std::mem::take(&mut outcome.faults);
    let Some(places) = places.filter(|_| faults.is_empty()) else {
        let reached = finish::reached(&outcome, said, pairs);
        let (begun, lines) = finish::plan(outcome, said, pairs, reached);
        return Checked { plan: None, begun: Some(begun), lines, calls, faults: faults.finish() };
    };
    let (plan, lines) = finish::plan(outcome, said, pairs, places);
    match schedule::check(&plan) {
        Ok(()) => Checked { plan: Some(plan), begun: None, lines, calls, faults: Vec::new() },
        Err(error) => {
            let record = plan.first[error.processor as usize] + error.step;
            let line = lines.get(record as usize).copied().unwrap_or(said.line);
            let what = What::Unsound { message: error.to_string() };
            let faults = vec![Fault::of(error.processor, line, what)];
            Checked { plan: None, begun: None, lines: Vec::new(), calls, faults }
        }
    }
}

/// Renumbers the slot sets of a Plan in the order of their first use, so that Plans that differ only in numbering are equal.
pub fn in_order(plan: &Plan) -> Plan {
    let (steps, slot_sets) = execute::in_order(plan.steps.iter().copied(), &plan.slot_sets);
    Plan { steps: steps.into_iter().collect(), slot_sets, ..plan.clone() }
}
