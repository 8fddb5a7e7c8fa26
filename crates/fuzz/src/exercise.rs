//! Exercise files from arbitrary bytes.

use hyperfly_exercises::{Exercise, grade};

/// Exercises with more points are read but not graded.
const MAX_N: u64 = 256;

/// A refused file has faults with texts; grading an exercise with its own solution explains every check that fails.
pub fn check(input: &[u8]) -> bool {
    match Exercise::read(&String::from_utf8_lossy(input)) {
        Err(faults) => {
            assert!(!faults.is_empty(), "refused without a fault");
            for text in faults.iter().map(ToString::to_string) {
                assert!((1..=100_000).contains(&text.len()), "a fault of {} bytes", text.len());
            }
            false
        }
        Ok(exercise) => {
            if exercise.cases.iter().all(|case| case.settings.n <= MAX_N && case.settings.p <= 16) {
                let verdict = grade(&exercise, "fuzzed", &exercise.solution);
                let is_explained =
                    verdict.checks.iter().all(|check| check.holds || !check.problems.is_empty());
                assert!(is_explained, "a check fails without saying why");
            }
            true
        }
    }
}
