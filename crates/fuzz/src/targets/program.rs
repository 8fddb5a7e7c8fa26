//! Schedules that readers write. They are run and checked, for few processors and points: what a program may take is limited.

use crate::corpus::files;
use crate::target::Target;
use hyperfly_core::Complex64;
use hyperfly_core::execute::untimed;
use hyperfly_core::problem::Direction;
use hyperfly_program::{What, check as checked};

pub const TARGET: Target = Target { name: "program", corpus, words, check };

fn corpus() -> Vec<Vec<u8>> {
    files("crates/program/data", ".star")
}

fn words() -> Vec<String> {
    let names = "layout block cyclic bits exchange send receive combine butterfly local copy fresh log2 range sum sorted min max set";
    let calls = names.split(' ').map(|name| format!("{name}("));
    let others = "rank p n mine into count source stages to output dimensions [::-1] [1:] if else for in def return lambda not fail(";
    calls.chain(others.split(' ').map(str::to_owned)).collect()
}

fn check(input: &[u8]) -> Result<String, String> {
    let source = String::from_utf8_lossy(input);
    let (p, n) = [(1, 4), (2, 8), (3, 16), (4, 16)][input.len() % 4];
    let program = checked(&source, p, n);
    let lines = source.lines().count() as u32 + 1;
    for fault in &program.faults {
        let told = fault.to_string();
        if !(1..=lines).contains(&fault.line) || told.len() > 2_000 || told.contains(['\n', '\0']) {
            return Err(format!("it is refused by {told:?}"));
        }
        if matches!(fault.what, What::Unsound { .. }) {
            return Err(told);
        }
    }
    match program.plan {
        Some(plan) => {
            let input = (0..n).map(|i| Complex64::new((i % 7) as f64, (i % 5) as f64 - 2.0)).collect();
            let error = untimed(&plan, input, Direction::Forward).relative_l2_error;
            // NaN is no small error either.
            if error < 1e-12 {
                Ok(format!("ok {p} {}", plan.steps.len()))
            } else {
                Err(format!("its error is {error}"))
            }
        }
        None => {
            let kinds: Vec<&str> = program.faults.iter().map(|fault| fault.what.kind()).take(3).collect();
            if kinds.is_empty() {
                Err("refused without a fault".to_owned())
            } else {
                Ok(format!("refused: {}", kinds.join(", ")))
            }
        }
    }
}
