//! What is said of a program that was handed in.

use serde::{Deserialize, Serialize};

/// Whether a program does what an exercise asks for. As JSON it is the same, byte for byte, wherever it was graded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// The id of the exercise.
    pub exercise: String,
    /// Whether everything holds.
    pub passed: bool,
    /// What was looked at, in order.
    pub checks: Vec<Check>,
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Check {
    /// For which size and machine, as the exercise names it; empty where that does not matter.
    pub case: String,
    /// What must hold: "right", "messages = 2".
    pub what: String,
    /// Whether it does.
    pub holds: bool,
    /// What was found, if it does not.
    pub found: Vec<String>,
}

impl Verdict {
    /// How many checks hold.
    pub fn held(&self) -> usize {
        self.checks.iter().filter(|check| check.holds).count()
    }
}
