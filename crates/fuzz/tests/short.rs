//! A short pass of every target, with a fixed seed; and that a target that is broken would be found.

use hyperfly_fuzz::{Options, TARGETS, Target, fuzz};
use std::time::Duration;

const SHORT: Options = Options { seed: 20, inputs: 4_000, time: Duration::from_secs(120) };

fn passes(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target");
    let passed = fuzz(target, SHORT).unwrap_or_else(|found| {
        panic!("input {}: {}\n{}", found.number, found.why, found.input.escape_ascii())
    });
    // Mutations that were all refused at the first byte, or all accepted, would test nothing.
    assert_eq!(passed.inputs, SHORT.inputs);
    let share = passed.accepted as f64 / passed.inputs as f64;
    assert!((0.02..0.98).contains(&share), "{share} of them are accepted");
    assert!(passed.outcomes >= 8, "{passed:?}");
}

#[test]
fn addresses() {
    passes("address");
}

#[test]
fn csv() {
    passes("csv");
}

#[test]
fn json() {
    passes("json");
}

#[test]
fn lessons() {
    passes("lesson");
}

#[test]
fn messages() {
    passes("messages");
}

#[test]
fn exercises() {
    passes("exercise");
}

#[test]
fn programs() {
    passes("program");
}

fn broken(check: fn(&[u8]) -> Result<String, String>) -> Target {
    Target { name: "broken", corpus: || vec![b"p=16&n=1024".to_vec()], words: Vec::new, check }
}

/// One seed is one sequence; and what breaks a promise in one input of thousands is found.
#[test]
fn what_is_broken_is_found() {
    let panics = broken(|input| match input.windows(2).any(|two| two == b"%%") {
        true => panic!("two of them"),
        false => Ok("ok".to_owned()),
    });
    let greedy = broken(|input| {
        let bytes: Vec<u8> = Vec::with_capacity(if input.len() > 200 { 100 << 20 } else { 1 });
        Ok(format!("ok {}", std::hint::black_box(bytes).capacity().min(1)))
    });
    let options = Options { inputs: 100_000, ..SHORT };
    let found = fuzz(&panics, options).expect_err("a panic");
    assert!(found.why.contains("two of them"), "{}", found.why);
    assert_eq!(fuzz(&panics, options).expect_err("the same").input, found.input);
    assert!(fuzz(&greedy, options).expect_err("memory").why.contains("100 MiB"));
}
