//! Tours: the list of them, or a step with its question and its claims. Texts have the marks of tours in them (docs/tours.md), and
//! states of the page are fragments of its address.

use crate::worker::protocol::by_fragment;
use hyperfly_request::{Request, View};
use serde::{Deserialize, Serialize};

/// Asks for what the panel shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenTour {
    /// The tour: its id, `all` for their list, `file` for the one that comes along, or where a file of this site is.
    pub tour: String,
    /// The step from 1 and the answer to its question from 1, or 0 for none.
    pub step: (u8, u8),
    /// The answer that was given to each step's question so far, from 1, or 0 for none: steps are gone back to as they were left.
    pub answers: Vec<u8>,
    /// The reader's own file.
    pub file: String,
    /// Where the page is, without what stands behind `#`.
    pub base: String,
}

/// What is opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Opened {
    /// The list of tours.
    List(List),
    /// A step of a tour.
    Step(Box<Step>),
}

impl Opened {
    /// What the page shows for the step, or why the list is there and no step.
    pub fn shows(&self) -> Result<&Shows, &Why> {
        match self {
            Opened::Step(step) => Ok(&step.shows),
            Opened::List(list) => Err(&list.why),
        }
    }
}

/// The list of tours.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct List {
    /// Why it is shown.
    pub why: Why,
    /// The tours.
    pub tours: Vec<Entry>,
}

/// Why the list is shown and no tour.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Why {
    /// It is what is asked for.
    Asked,
    /// There is no tour of this name.
    Unknown(String),
    /// The tour cannot be had; the reason, in words.
    Missing(String),
    /// The file is wrong; a line for each fault.
    Wrong(Vec<String>),
}

/// A tour in the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// What it is called.
    pub title: String,
    /// What it is about.
    pub about: String,
    /// How many steps it has.
    pub steps: usize,
    /// The fragment of its first step.
    pub first: String,
}

/// A step of a tour.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// What the tour is called.
    pub title: String,
    /// Which step it is, from 0.
    pub at: usize,
    /// The fragment of each step of the tour.
    pub steps: Vec<String>,
    /// What is said.
    pub text: String,
    /// What is asked.
    pub question: Option<Question>,
    /// What became of its claims.
    pub claims: Claims,
    /// What the page shows for it.
    pub shows: Shows,
}

/// A question of a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// What is asked.
    pub asks: String,
    /// The answers.
    pub answers: Vec<Answer>,
    /// The fragment that shows the right one.
    pub reveals: String,
    /// What came of the answer that is chosen; nothing while none is.
    pub verdict: Option<Verdict>,
}

/// An answer of a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// In words.
    pub says: String,
    /// The fragment that chooses it.
    pub chooses: String,
}

/// What came of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// The answer that is chosen, from 0.
    pub chosen: usize,
    /// The one that is right.
    pub right: usize,
    /// Why.
    pub why: String,
}

/// What became of the claims of a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Claims {
    /// The run could not be made; the reason, in words.
    NotRun(String),
    /// They were compared with the run.
    Checked {
        /// The claims that hold, as they stand in the file.
        holds: Vec<String>,
        /// What is said of those that do not.
        refuted: Vec<String>,
        /// How many there are.
        all: usize,
    },
}

/// What the page shows for a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shows {
    /// The state of the page.
    #[serde(with = "by_fragment")]
    pub request: Request,
    /// The view that the step looks at.
    pub look: Option<View>,
    /// What it selects.
    pub selects: Option<Selected>,
}

/// What a step selects.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Selected {
    /// A processor.
    Processor(u32),
    /// A directed channel of the graph.
    Channel(u32),
    /// A butterfly stage.
    Stage(u8),
    /// An element before a stage.
    Element {
        /// The stage.
        stage: u8,
        /// Its index.
        index: u64,
    },
    /// All that takes time in the same way, by its place in the breakdown.
    Activity(u8),
}
