//! Checks that must hold for any bytes, one for each parser of untrusted input: addresses, JSON, samples, lessons, exercises,
//! programs, measurements, and the messages of the page.
//!
//! The fuzzers in `fuzz/` (cargo-fuzz) call them with mutated inputs, and `tests/replay.rs` with the corpus in `fuzz/corpus`. A
//! check panics where an invariant is broken, and returns whether the input was accepted.

mod address;
mod csv;
mod exercise;
mod json;
mod lesson;
mod measured;
mod messages;
mod program;

use hyperfly_request::Invalid;

/// A check of one input; panics where an invariant is broken, and returns whether the input was accepted.
pub type Check = fn(&[u8]) -> bool;

/// All checks by the name of their fuzzer.
pub const CHECKS: [(&str, Check); 8] = [
    ("address", address::check),
    ("csv", csv::check),
    ("exercise", exercise::check),
    ("json", json::check),
    ("lesson", lesson::check),
    ("measured", measured::check),
    ("messages", messages::check),
    ("program", program::check),
];

/// Checks one input.
///
/// # Panics
/// If an invariant is broken, or if no check has that name.
pub fn check(name: &str, input: &[u8]) -> bool {
    let (_, check) = CHECKS.iter().find(|(id, _)| *id == name).expect("the name of a check");
    check(input)
}

/// Every refusal names its field and what is allowed, in one short line.
fn check_refusal(problems: &[Invalid]) {
    assert!(!problems.is_empty(), "refused without a reason");
    for problem in problems {
        let text = problem.to_string();
        assert!(!problem.allowed.is_empty() && text.contains(&problem.field), "{problem:?}");
        check_line(&text, 2_000);
    }
}

/// A text for the reader is one short line, whatever the input was.
fn check_line(text: &str, max_length: usize) {
    assert!(!text.is_empty() && text.len() <= max_length && !text.contains(['\n', '\0']), "{text:?}");
}
