//! Random programs from a fixed seed: checking ends soon, without a panic, either with faults in existing lines or with a plan whose
//! transform is right.

use fastrand::Rng;
use hyperfly_core::Complex64;
use hyperfly_core::execute::execute_untimed;
use hyperfly_core::problem::Direction;
use hyperfly_program::{FaultKind, builtin, check};
use hyperfly_reference::case_count;
use std::time::{Duration, Instant};

const PIECES: &[&str] = &[
    "mine",
    "theirs",
    "rank",
    "p",
    "n",
    "0",
    "1",
    "2",
    "7",
    "-1",
    "65536",
    "2147483647",
    "range(",
    "log2(",
    ")",
    "(",
    "[",
    "]",
    "[::-1]",
    "[1:]",
    "{}",
    ",",
    ":",
    " + ",
    " - ",
    " * ",
    " // ",
    " % ",
    " << ",
    " >> ",
    " ^ ",
    " & ",
    " == ",
    " < ",
    " in ",
    " not in ",
    " and ",
    " or ",
    "not ",
    " if ",
    " else ",
    "for x in ",
    "def f(x):",
    "lambda x: ",
    "return ",
    "exchange(",
    "send(",
    "receive(",
    "combine(",
    "butterfly(",
    "local(",
    "copy(",
    "fresh(",
    "layout(",
    "block()",
    "cyclic()",
    "bits(",
    "into = ",
    "count = ",
    "source = ",
    "stages = ",
    "to = ",
    "output = ",
    "dimensions = 2",
    "None",
    "True",
    "\n",
    "\n    ",
    "=",
    "# ",
    "'a'",
    "\"\"\"",
    "\\",
    "é",
    "\t",
    "f(",
    "sum(",
    "fail(",
    "sorted(",
    "min(",
    ".append(",
    ".pop()",
    "set()",
    "pass",
    "break",
    "continue",
];

/// Returns a built-in program with a few random changes: pieces inserted, replaced or deleted, or lines taken from another program.
fn random_program(rng: &mut Rng) -> String {
    let source = |rng: &mut Rng| builtin::ALL[rng.usize(..builtin::ALL.len())].source;
    let mut text = source(rng).to_owned();
    for _ in 0..1 + rng.usize(..4) {
        let position = text.floor_char_boundary(rng.usize(..text.len() + 1));
        match rng.usize(..4) {
            0 => text.insert_str(position, PIECES[rng.usize(..PIECES.len())]),
            1 => {
                let end = text.floor_char_boundary((position + 1 + rng.usize(..12)).min(text.len()));
                text.replace_range(position..end, PIECES[rng.usize(..PIECES.len())]);
            }
            2 => {
                let end = text.floor_char_boundary((position + 1 + rng.usize(..40)).min(text.len()));
                text.replace_range(position..end, "");
            }
            _ => {
                let other: Vec<&str> = source(rng).lines().collect();
                let line = other[rng.usize(..other.len())];
                let position = text[..position].rfind('\n').map_or(0, |position| position + 1);
                text.insert_str(position, &format!("{line}\n"));
            }
        }
    }
    text
}

/// Asserts the properties of a check for any text; returns whether it is a valid program.
fn assert_sound(source: &str, p: u32, n: u64) -> bool {
    let start = Instant::now();
    let checked = check(source, p, n);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?} for\n{source}", start.elapsed());
    assert_eq!(checked.plan.is_none(), !checked.faults.is_empty(), "{source}");
    let lines = source.lines().count() as u32 + 1;
    for fault in &checked.faults {
        let description = fault.to_string();
        assert!((1..=lines).contains(&fault.line), "{description} of\n{source}");
        assert!(
            description.len() < 2_000 && !description.contains(['\n', '\0']),
            "{description:?} of\n{source}"
        );
        assert!(
            fault.processors.is_sorted() && fault.processors.iter().all(|rank| *rank < p),
            "{description} of\n{source}"
        );
        assert!(!matches!(fault.kind, FaultKind::Unsound { .. }), "{description} of\n{source}");
    }
    let Some(plan) = checked.plan else { return false };
    assert!(checked.lines.iter().all(|line| (1..lines).contains(line)));
    let input = (0..n).map(|i| Complex64::new((i % 7) as f64, (i % 5) as f64 - 2.0)).collect();
    let error = execute_untimed(&plan, input, Direction::Forward).relative_l2_error;
    assert!(error < 1e-12, "error {error} of\n{source}");
    true
}

#[test]
fn random_programs_are_refused_or_right() {
    let mut rng = Rng::with_seed(2024);
    let (mut right_count, total) = (0, case_count(600, 3_000) as usize);
    for _ in 0..total {
        let source = random_program(&mut rng);
        let (p, n) = [(1, 4), (2, 8), (3, 16), (4, 16), (4, 64)][rng.usize(..5)];
        right_count += usize::from(assert_sound(&source, p, n));
    }
    assert!((total / 50..total / 2).contains(&right_count), "{right_count} of {total} are right");
}

#[test]
fn random_texts_do_not_panic() {
    let mut rng = Rng::with_seed(7);
    for _ in 0..case_count(400, 2_000) {
        let text: String = (0..rng.usize(..40)).map(|_| PIECES[rng.usize(..PIECES.len())]).collect();
        assert_sound(&text, 2, 8);
    }
}
