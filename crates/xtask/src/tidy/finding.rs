//! One broken rule: where, and what to do.

use std::fmt;

/// One broken rule.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// The file, relative to the root.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what to do.
    pub message: String,
}

impl Finding {
    /// A finding in a line of a file.
    pub fn new(file: &str, line: usize, message: impl Into<String>) -> Self {
        Self { file: file.into(), line, message: message.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}:{}: {}", self.file, self.line, self.message)
    }
}
