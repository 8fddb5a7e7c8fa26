//! Faults of exercise files.

use std::fmt;

/// Fault of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Field, such as `cases[2]`; empty for the file as a whole.
    pub field: String,
    /// Allowed values, or the problem.
    pub allowed: String,
}

impl Fault {
    /// Creates a fault of a field.
    pub fn new(field: impl Into<String>, allowed: impl Into<String>) -> Fault {
        Fault { field: field.into(), allowed: allowed.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field.as_str() {
            "" => f.write_str(&self.allowed),
            field => write!(f, "{field}: {}", self.allowed),
        }
    }
}
