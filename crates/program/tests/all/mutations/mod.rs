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
use hyperfly_core::topology::Interconnect;
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
    total: usize,
    right_count: usize,
    refused_count: usize,
    /// Refused with the first fault in the mutated line or one that depends on it.
    related_line_count: usize,
}

/// Returns a random p and n for which the program exists.
fn random_size(builtin: Builtin, rng: &mut Rng) -> (u32, u64) {
    match builtin.name {
        "two-dimensional" => [(4, 64), (16, 256), (4, 16)][rng.usize(..3)],
        "group-cyclic" => [(4, 16), (8, 32), (4, 64), (8, 64)][rng.usize(..4)],
        _ => [(4, 16), (4, 64), (8, 64), (8, 256)][rng.usize(..4)],
    }
}

/// Returns the relative error of the plan's transform against an independent FFT.
fn transform_error(plan: &Plan, rng: &mut Rng) -> f64 {
    let input = random_input(rng, plan.n as usize);
    execute_untimed(plan, input, Direction::Forward).relative_l2_error
}

/// Asserts that a partial plan terminates on every machine.
fn assert_terminates(plan: &Plan, mutation: &Mutation) {
    let problem = Problem { n: plan.n, ..Problem::default() };
    let network = Network { interconnect: Interconnect::Complete, ..Network::default() };
    for machine in [network.into(), LogP::default().into(), Bsp::default().into()] {
        let scenario = Scenario { problem, machine, p: plan.p, ..Scenario::default() };
        let input = signal::samples(&problem, None);
        let run = execute(plan.clone(), &scenario, Some(input), true);
        assert!(run.is_ok(), "{}: {:?} of\n{}\n{plan}", mutation.description, run.err(), mutation.source);
    }
}

fn check_mutation(builtin: Builtin, mutation: &Mutation, rng: &mut Rng, count: &mut Count) {
    let (p, n) = random_size(builtin, rng);
    let Mutation { source, lines, description } = mutation;
    let start = Instant::now();
    let checked = check(source, p, n);
    assert!(start.elapsed() < Duration::from_secs(20), "{description}: {:?} for\n{source}", start.elapsed());
    count.total += 1;
    if let Some(plan) = checked.plan {
        let error = transform_error(&plan, rng);
        assert!(error < 1e-12, "{description}: error {error} of\n{source}");
        count.right_count += 1;
        return;
    }
    let first =
        checked.faults.first().unwrap_or_else(|| panic!("{description}: refused without a fault:\n{source}"));
    for fault in &checked.faults {
        assert!(
            (1..=source.lines().count() as u32 + 1).contains(&fault.line),
            "{description}: {fault} of\n{source}"
        );
        assert!(!matches!(fault.kind, FaultKind::Unsound { .. }), "{description}: {fault} of\n{source}");
    }
    if let Some(partial_plan) = &checked.partial_plan {
        assert_eq!(partial_plan.steps.len(), checked.lines.len());
        assert_terminates(partial_plan, mutation);
        drawn::draw(partial_plan, &checked.lines);
    }
    count.refused_count += 1;
    // Lines that depended on the original line count as well.
    if [source, builtin.source].iter().any(|source| dependent_lines(source, lines).contains(&first.line)) {
        count.related_line_count += 1;
    } else if std::env::var_os("HYPERFLY_MUTATIONS").is_some() {
        println!("{}, p {p}, n {n}, {description} in {lines:?}: {first}\n{source}", builtin.name);
    }
}

#[test]
fn mutations_are_refused_in_a_related_line() {
    let required = case_count(120, 500) as usize;
    let mut rng = Rng::with_seed(1965);
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    let mut total = Count::default();
    while total.refused_count < required {
        let builtin = builtin::ALL[rng.usize(..builtin::ALL.len())];
        let Some(mutation) = mutate(builtin.source, &mut rng) else { continue };
        let count = counts.entry(mutation.description).or_default();
        let before = (count.right_count, count.refused_count, count.related_line_count);
        check_mutation(builtin, &mutation, &mut rng, count);
        total.total += 1;
        total.right_count += count.right_count - before.0;
        total.refused_count += count.refused_count - before.1;
        total.related_line_count += count.related_line_count - before.2;
    }
    println!("{total:?}\n{counts:#?}");
    assert!(counts.values().all(|count| count.refused_count * 50 >= required), "{counts:#?}");
    assert!(total.right_count * 4 <= total.total, "{total:?}");
    assert!(total.related_line_count * 10 >= total.refused_count * 9, "{total:?}");
}
