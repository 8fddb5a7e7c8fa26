//! Programs with one random mistake each, from a fixed seed: each is refused in a line related to the mistake, or is still right.

mod depends;
mod drawn;
mod mutate;

use depends::dependent_lines;
use fastrand::Rng;
use hyperfly_core::execute::execute;
use hyperfly_core::execute::execute_untimed;
use hyperfly_core::machine::{Bsp, LogP, Network};
use hyperfly_core::problem::{Direction, Problem};
use hyperfly_core::schedule::Plan;
use hyperfly_core::topology::Topology;
use hyperfly_core::{Scenario, signal};
use hyperfly_program::builtin::{self, Builtin};
use hyperfly_program::{FaultKind, check};
use hyperfly_reference::{case_count, random_input};
use mutate::{Mutation, mutate};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Outcomes of some mutations.
#[derive(Debug, Default)]
struct Count {
    all: usize,
    right: usize,
    refused: usize,
    /// Refused with the first fault in the mutated line or one that depends on it.
    in_line: usize,
}

/// Random p and n for which the program exists.
fn size(builtin: Builtin, rng: &mut Rng) -> (u32, u64) {
    match builtin.name {
        "two-dimensional" => [(4, 64), (16, 256), (4, 16)][rng.usize(..3)],
        "group-cyclic" => [(4, 16), (8, 32), (4, 64), (8, 64)][rng.usize(..4)],
        _ => [(4, 16), (4, 64), (8, 64), (8, 256)][rng.usize(..4)],
    }
}

/// Relative error of the plan's transform against an independent FFT.
fn error(plan: &Plan, rng: &mut Rng) -> f64 {
    let input = random_input(rng, plan.n as usize);
    execute_untimed(plan, input, Direction::Forward).relative_l2_error
}

/// Asserts that a partial plan terminates on every machine.
fn assert_terminates(plan: &Plan, mutation: &Mutation) {
    let problem = Problem { n: plan.n, ..Problem::default() };
    let network = Network { topology: Topology::Complete, ..Network::default() };
    for machine in [network.into(), LogP::default().into(), Bsp::default().into()] {
        let scenario = Scenario { problem, machine, p: plan.p, ..Scenario::default() };
        let input = signal::samples(&problem, None);
        let run = execute(plan.clone(), &scenario, Some(input), true);
        assert!(run.is_ok(), "{}: {:?} of\n{}\n{plan}", mutation.what, run.err(), mutation.source);
    }
}

fn try_one(builtin: Builtin, mutation: &Mutation, rng: &mut Rng, count: &mut Count) {
    let (p, n) = size(builtin, rng);
    let Mutation { source, lines, what } = mutation;
    let start = Instant::now();
    let checked = check(source, p, n);
    assert!(start.elapsed() < Duration::from_secs(20), "{what}: {:?} for\n{source}", start.elapsed());
    count.all += 1;
    if let Some(plan) = checked.plan {
        let error = error(&plan, rng);
        assert!(error < 1e-12, "{what}: error {error} of\n{source}");
        count.right += 1;
        return;
    }
    let first =
        checked.faults.first().unwrap_or_else(|| panic!("{what}: refused without a fault:\n{source}"));
    for fault in &checked.faults {
        assert!(
            (1..=source.lines().count() as u32 + 1).contains(&fault.line),
            "{what}: {fault} of\n{source}"
        );
        assert!(!matches!(fault.kind, FaultKind::Unsound { .. }), "{what}: {fault} of\n{source}");
    }
    if let Some(begun) = &checked.partial_plan {
        assert_eq!(begun.steps.len(), checked.lines.len());
        assert_terminates(begun, mutation);
        drawn::draw(begun, &checked.lines);
    }
    count.refused += 1;
    // Lines that depended on the original line count as well.
    if [source, builtin.source].iter().any(|source| dependent_lines(source, lines).contains(&first.line)) {
        count.in_line += 1;
    } else if std::env::var_os("HYPERFLY_MUTATIONS").is_some() {
        println!("{}, p {p}, n {n}, {what} in {lines:?}: {first}\n{source}", builtin.name);
    }
}

#[test]
fn mutations_are_refused_in_a_related_line() {
    let least = case_count(120, 500) as usize;
    let mut rng = Rng::with_seed(1965);
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    let mut all = Count::default();
    while all.refused < least {
        let builtin = builtin::ALL[rng.usize(..builtin::ALL.len())];
        let Some(mutation) = mutate(builtin.source, &mut rng) else { continue };
        let count = counts.entry(mutation.what).or_default();
        let before = (count.right, count.refused, count.in_line);
        try_one(builtin, &mutation, &mut rng, count);
        all.all += 1;
        all.right += count.right - before.0;
        all.refused += count.refused - before.1;
        all.in_line += count.in_line - before.2;
    }
    println!("{all:?}\n{counts:#?}");
    assert!(counts.values().all(|count| count.refused * 50 >= least), "{counts:#?}");
    assert!(all.right * 4 <= all.all, "{all:?}");
    assert!(all.in_line * 10 >= all.refused * 9, "{all:?}");
}
