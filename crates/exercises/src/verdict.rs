//! Results of grading.

use serde::{Deserialize, Serialize};

/// Result of grading a program. Its JSON is the same, byte for byte, wherever the program is graded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// Id of the exercise.
    pub exercise: String,
    pub passed: bool,
    /// All checks, in order.
    pub checks: Vec<Check>,
}

/// Result of one requirement.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Check {
    /// Case as the exercise names it; empty for requirements on the program text.
    pub case: String,
    /// Requirement: "right", "messages = 2".
    #[serde(rename = "what")]
    pub requirement: String,
    pub holds: bool,
    /// Findings, if the requirement does not hold.
    #[serde(rename = "found")]
    pub problems: Vec<String>,
}

impl Verdict {
    /// Number of checks that hold.
    pub fn passed_count(&self) -> usize {
        self.checks.iter().filter(|check| check.holds).count()
    }
}
