//! Data of an exercise.

use hyperfly_request::Settings;
use hyperfly_tours::{Claim, Text};

/// A programming exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    pub title: Text,
    /// Description of the task.
    pub task: Text,
    /// Initial program.
    pub starter: String,
    /// A program that passes. Shown only on request.
    pub solution: String,
    /// Hints, from a nudge to almost the whole solution.
    pub hints: Vec<Text>,
    /// Sizes and machines for which the program is graded.
    pub cases: Vec<Case>,
    /// Claims that must hold for each run.
    pub must: Vec<Claim>,
    /// Required initial layout of the elements.
    pub input: Option<ElementLayout>,
    /// Required final layout of the coefficients.
    pub output: Option<ElementLayout>,
    /// Allowed calls; all if empty.
    pub allowed_calls: Vec<String>,
    /// Maximum number of lines, not counting empty lines and comments.
    pub max_lines: Option<usize>,
}

impl Exercise {
    /// Returns whether a solution may use a call.
    pub fn allows(&self, call: &str) -> bool {
        self.allowed_calls.is_empty() || self.allowed_calls.iter().any(|allowed| allowed == call)
    }
}

/// Size and machine of one graded run.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Fragment of an address, as the file gives it.
    pub text: String,
    /// Settings of the program's run.
    pub settings: Settings,
    /// Settings of the comparison run, which claims can refer to.
    pub comparison: Option<Settings>,
}

/// Layout of elements over processors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementLayout {
    /// Contiguous elements.
    Block,
    /// Elements dealt out one by one.
    Cyclic,
}

impl ElementLayout {
    /// Returns the name in files.
    pub fn id(self) -> &'static str {
        match self {
            ElementLayout::Block => "block",
            ElementLayout::Cyclic => "cyclic",
        }
    }

    /// Parses [`ElementLayout::id`].
    pub fn from_id(id: &str) -> Option<ElementLayout> {
        [ElementLayout::Block, ElementLayout::Cyclic].into_iter().find(|layout| layout.id() == id)
    }

    /// Returns the processor of element `i` of n; p divides n.
    pub fn owner(self, i: u64, p: u32, n: u64) -> u32 {
        match self {
            ElementLayout::Block => (i / (n / u64::from(p))) as u32,
            ElementLayout::Cyclic => (i % u64::from(p)) as u32,
        }
    }
}
