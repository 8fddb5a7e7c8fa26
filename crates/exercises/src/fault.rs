//! What is wrong with the file of an exercise: where, and what is allowed there.

use std::fmt;

/// A fault of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field: `cases[2]`; empty for the file as a whole.
    pub field: String,
    /// What is allowed, or what is wrong.
    pub allowed: String,
}

impl Fault {
    /// A fault of a field.
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
