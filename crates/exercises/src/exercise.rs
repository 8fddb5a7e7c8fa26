//! What an exercise is.

use hyperfly_request::Settings;
use hyperfly_tours::{Claim, Text};

/// An exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// Its name in a list.
    pub title: Text,
    /// What is to be done.
    pub task: Text,
    /// What there is to begin with.
    pub starter: String,
    /// One way to do it, which is never shown unasked.
    pub solution: String,
    /// What helps, from a nudge to nearly everything.
    pub hints: Vec<Text>,
    /// The sizes and machines for which the program must be right.
    pub cases: Vec<Case>,
    /// What must hold of each run, as a tour claims it.
    pub must: Vec<Claim>,
    /// Who must have the elements at first.
    pub input: Option<Ends>,
    /// Who must have the coefficients at the end.
    pub output: Option<Ends>,
    /// The calls that may be used; all if there is nothing.
    pub only: Vec<String>,
    /// How many lines it may have, those that are empty or a comment not counted.
    pub lines: Option<usize>,
}

/// A size and a machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// As the file says it.
    pub text: String,
    /// The run of the program.
    pub settings: Settings,
    /// What it is compared with: `beside` in a claim.
    pub beside: Option<Settings>,
}

/// Who has which elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// Elements side by side.
    Block,
    /// Dealt out one by one.
    Cyclic,
}

impl Ends {
    /// Its name in a file.
    pub fn id(self) -> &'static str {
        match self {
            Ends::Block => "block",
            Ends::Cyclic => "cyclic",
        }
    }

    /// The one of a name.
    pub fn of_id(id: &str) -> Option<Ends> {
        [Ends::Block, Ends::Cyclic].into_iter().find(|ends| ends.id() == id)
    }

    /// Who has element `i` of n on p processors, which divide n.
    pub fn owner(self, i: u64, p: u32, n: u64) -> u32 {
        match self {
            Ends::Block => (i / (n / u64::from(p))) as u32,
            Ends::Cyclic => (i % u64::from(p)) as u32,
        }
    }
}
