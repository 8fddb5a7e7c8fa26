//! An act of a run: a stage or a redistribution, with its time.

use crate::trace::phases::PhaseKind;

/// The purpose of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActKind {
    /// A butterfly stage.
    Stage {
        stage: u8,
        /// Whether its pairs are on two processors, which exchange messages.
        crosses: bool,
    },
    /// A redistribution in this phase.
    Move(PhaseKind),
}

/// An act with its time; it begins when the one before it ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Act {
    pub kind: ActKind,
    pub start: f64,
    pub end: f64,
    /// When the first of its messages leaves and the last one arrives, within the act; `None` without messages.
    pub messages: Option<(f64, f64)>,
}

impl Act {
    /// Returns the times at which its parts end: start-up, messages, computation.
    pub fn parts(&self) -> [f64; 3] {
        let (leaves, arrives) = self.messages.unwrap_or((self.start, self.start));
        [leaves, arrives, self.end]
    }
}
