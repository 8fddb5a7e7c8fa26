//! Built-in programs compile to the plans of their formulations, step by step.

use hyperfly_core::schedule::Plan;
use hyperfly_program::{builtin, check, renumber_plan_sets};
use hyperfly_request::{Algorithm, Choice, Settings};

/// Compares the plans of program and formulation for all valid sizes with p ≤ 64 and n ≤ 4096; returns the number of sizes.
fn compare(algorithm: Algorithm) -> usize {
    let program = builtin::named(algorithm.id()).expect("it is a program, too");
    let mut sizes = 0;
    for (r, d) in (1..=12).flat_map(|r| (0..=6).map(move |d| (r, d))) {
        let s = Settings { algorithm, p: 1 << d, n: 1 << r, ..Settings::default() };
        if !s.problems().is_empty() {
            continue;
        }
        sizes += 1;
        let checked = check(program.source, s.p, s.n);
        let faults: Vec<String> = checked.faults.iter().map(ToString::to_string).collect();
        let plan = checked.plan.unwrap_or_else(|| panic!("p {} n {}: {faults:#?}", s.p, s.n));
        assert_eq!(checked.lines.len(), plan.steps.len());
        let expected = renumber_plan_sets(&s.scenario().plan());
        if renumber_plan_sets(&plan) != expected {
            panic_with_difference(&plan, &expected);
        }
    }
    sizes
}

/// Fails with the first line in which two printed plans differ.
fn panic_with_difference(plan: &Plan, expected: &Plan) -> ! {
    let [actual, expected] = [plan.to_string(), expected.to_string()];
    for (actual, expected) in actual.lines().zip(expected.lines()) {
        assert_eq!(actual, expected);
    }
    panic!("printed alike, but not equal:\n{actual}");
}

#[test]
fn builtin_programs_are_short() {
    for builtin in builtin::ALL {
        let lines = builtin.source.lines().filter(|line| !line.is_empty());
        assert!(lines.count() <= 30, "{}", builtin.name);
        assert!(builtin.source.lines().all(|line| line.len() <= 130), "{}", builtin.name);
    }
}

#[test]
fn binary_exchange_program_matches_formulation() {
    assert_eq!(compare(Algorithm::BinaryExchange), 69);
}

#[test]
fn transpose_program_matches_formulation() {
    assert_eq!(compare(Algorithm::Transpose), 48);
}

#[test]
fn two_dimensional_program_matches_formulation() {
    assert_eq!(compare(Algorithm::TwoDimensional), 21);
}

#[test]
fn group_cyclic_program_matches_formulation() {
    assert_eq!(compare(Algorithm::GroupCyclic), 63);
}

#[test]
fn cyclic_to_blocked_program_matches_formulation() {
    assert_eq!(compare(Algorithm::CyclicToBlocked), 48);
}

#[test]
fn output_driven_program_matches_formulation() {
    assert_eq!(compare(Algorithm::OutputDriven), 48);
}
