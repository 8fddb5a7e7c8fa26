//! Programs that do not terminate or need unbounded resources are refused soon, in the right line.

use hyperfly_program::fault::Limit;
use hyperfly_program::{FaultKind, check};
use std::time::{Duration, Instant};

/// Returns the first fault of a program on 4 processors with 16 points, and its line.
fn first_fault(source: &str) -> (u32, FaultKind) {
    let start = Instant::now();
    let mut checked = check(source, 4, 16);
    // A bound for a busy machine; a check takes about a second in a debug build.
    assert!(start.elapsed() < Duration::from_secs(60), "{:?} for {source}", start.elapsed());
    assert!(checked.plan.is_none(), "{source}");
    let first = checked.faults.remove(0);
    (first.line, first.kind)
}

fn assert_limit(source: &str, line: u32, limit: Limit) {
    assert_eq!(first_fault(source), (line, FaultKind::TooMuch(limit)), "{source}");
}

#[test]
fn endless_loops_are_refused() {
    let nested = "mine = layout(block())\nfor a in range(65536):\n  for b in range(65536):\n    c = a\n";
    let (line, kind) = first_fault(nested);
    assert!((2..=4).contains(&line) && kind == FaultKind::TooMuch(Limit::Ticks), "{line}: {kind:?}");
    let comprehension =
        "mine = layout(block())\nx = [a for a in range(65536) for b in range(65536) if a > 70000]\n";
    assert_limit(comprehension, 2, Limit::Ticks);
    assert_limit("x = [0 for i in range(1000) for j in range(100000)]\n", 1, Limit::Elements);
    let steps = "mine = layout(block())\nfor k in range(60000):\n  for j in range(60000):\n    copy(mine, fresh(4))\n";
    let (line, kind) = first_fault(steps);
    assert!(line == 4 && matches!(kind, FaultKind::TooMuch(_)), "{line}: {kind:?}");
}

#[test]
fn recursion_is_refused() {
    assert_limit("def f(x):\n  return f(x + 1)\nf(0)\n", 2, Limit::Depth);
}

#[test]
fn growing_lists_and_numbers_are_refused() {
    for (source, expected_line) in [
        ("x = range(1000000000)\n", 1),
        ("x = [0] * 1000000000\n", 1),
        ("x = 1000000000 * (0,)\n", 1),
        ("x = \"abc\" * 1000000\n", 1),
        ("x = [1]\nfor i in range(60):\n  x = x + x\n", 3),
        ("x = 'ab'\nfor i in range(60):\n  x = x + x\n", 3),
        ("x = 3\nfor i in range(60):\n  x = x * x\n", 3),
        ("x = 1 << 1000000000\n", 1),
        ("x = 2147483647\nfor i in range(100):\n  x = x + x\n", 3),
        (
            "a = [1]\nfor i in range(60):\n  a = [a, a]\nb = [1]\nfor i in range(60):\n  b = [b, b]\nx = a == b\n",
            7,
        ),
    ] {
        assert_limit(source, expected_line, Limit::Elements);
    }
    let memory = "x = []\nfor i in range(60000):\n  x.append([i for i in range(1000)])\n";
    let (line, kind) = first_fault(memory);
    assert!(
        (2..=3).contains(&line) && matches!(kind, FaultKind::TooMuch(Limit::Ticks | Limit::Memory)),
        "{line}: {kind:?}"
    );
}

#[test]
fn too_many_slots_are_refused() {
    assert_limit("mine = layout(block())\nlocal(1 << 30)\n", 2, Limit::Slots);
    assert_limit("mine = layout(block())\nx = fresh(2000000000)\n", 2, Limit::Slots);
    assert_limit(
        "mine = layout(block())\nfor k in range(1000):\n  exchange(rank ^ 1, mine, count = 60000)\n",
        3,
        Limit::Slots,
    );
}

#[test]
fn long_or_deeply_nested_sources_are_refused() {
    assert_limit(&"x".repeat(70_000), 1, Limit::Source);
    for source in [
        format!("x = {}0{}", "(".repeat(5_000), ")".repeat(5_000)),
        format!("x = {}0", "-".repeat(20_000)),
        format!("x = {}0", "not ".repeat(10_000)),
        format!("x = 0{}", " + 1".repeat(10_000)),
        format!("x = {}1", "1 if 1 else ".repeat(4_000)),
        format!("x = y{}", ".y".repeat(20_000)),
        format!("x = y{}", "()".repeat(20_000)),
        format!("x = y{}", "[0]".repeat(20_000)),
        format!("x = {}0", "lambda:".repeat(9_000)),
    ] {
        assert_limit(&source, 1, Limit::Nesting);
    }
    let mut deep = String::new();
    (0..300).for_each(|k| deep.push_str(&format!("{}if 1:\n", " ".repeat(k))));
    assert_limit(&deep, 51, Limit::Nesting);
    let branches = format!("if 0:\n  pass\n{}", "elif 1:\n  pass\n".repeat(2_000));
    assert!(matches!(first_fault(&branches), (_, FaultKind::TooMuch(Limit::Nesting))));
}

#[test]
fn forbidden_constructs_are_refused() {
    for (source, expected_line) in [
        ("load('x', 'y')\n", 1),
        ("x = 1\nx *= 2\n", 2),
        ("x = 1\nx += 2\n", 2),
        ("x = ''.join(['a'])\n", 1),
        ("x = [\n  1,\n  'a'.format(2)]\n", 3),
        ("while True:\n  pass\n", 1),
        ("import os\n", 1),
        ("x = (\n", 2),
    ] {
        let (line, kind) = first_fault(source);
        assert!(
            line == expected_line && matches!(kind, FaultKind::Syntax { .. }),
            "{source}: line {line}: {kind:?}"
        );
    }
    for name in ["open", "print", "eval", "exec", "__import__", "breakpoint", "json", "str", "repr"] {
        let (line, kind) = first_fault(&format!("x = 1\n{name}(1)\n"));
        assert!(
            line == 2 && matches!(kind, FaultKind::Error { .. } | FaultKind::Syntax { .. }),
            "{name}: line {line}: {kind:?}"
        );
    }
}
