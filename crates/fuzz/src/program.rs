//! Readers' programs, run and checked for few processors and points.

use crate::check_line;
use hyperfly_core::Complex64;
use hyperfly_core::execute::execute_untimed;
use hyperfly_core::problem::Direction;
use hyperfly_program::{FaultKind, check as check_program};

/// A fault names a line of the program; an accepted program computes the transform.
pub fn check(input: &[u8]) -> bool {
    let source = String::from_utf8_lossy(input);
    let (p, n) = [(1, 4), (2, 8), (3, 16), (4, 16)][input.len() % 4];
    let program = check_program(&source, p, n);
    let lines = source.lines().count() as u32 + 1;
    for fault in &program.faults {
        let text = fault.to_string();
        check_line(&text, 2_000);
        assert!((1..=lines).contains(&fault.line), "{text}");
        assert!(!matches!(fault.kind, FaultKind::Unsound { .. }), "{text}");
    }
    let Some(plan) = program.plan else {
        assert!(!program.faults.is_empty(), "refused without a fault");
        return false;
    };
    let input = (0..n).map(|i| Complex64::new((i % 7) as f64, (i % 5) as f64 - 2.0)).collect();
    let error = execute_untimed(&plan, input, Direction::Forward).relative_l2_error;
    // Also refuses NaN.
    assert!(error < 1e-12, "its error is {error}");
    true
}
