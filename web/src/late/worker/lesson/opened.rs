//! What is opened: the list of tours, with why it is, or a step of one with its question and its claims. Texts have the marks of tours in
//! them (docs/tours.md).

use crate::protocol::late::lesson::Selected;
use hyperfly_request::{Request, View};

/// What the panel shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Opened {
    /// The list of tours.
    List(List),
    /// A step of a tour.
    Step(Box<Step>),
}

/// The list of tours.
#[derive(Clone, Debug, PartialEq)]
pub struct List {
    /// Why it is shown.
    pub why: Why,
    /// The tours.
    pub tours: Vec<Entry>,
}

/// Why the list is shown and no tour.
#[derive(Clone, Debug, PartialEq)]
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
#[derive(Clone, Debug, PartialEq)]
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
#[derive(Clone, Debug, PartialEq)]
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
    /// The view that it looks at.
    pub look: Option<View>,
    /// What it selects.
    pub selects: Option<Selected>,
    /// The state of the page that it shows.
    pub shows: Request,
}

/// A question of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What is asked.
    pub asks: String,
    /// The answers.
    pub answers: Vec<Answer>,
    /// The fragment that shows the right one.
    pub reveals: String,
    /// What came of the answer that is chosen.
    pub verdict: Option<Verdict>,
}

/// An answer of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// In words.
    pub says: String,
    /// The fragment that chooses it.
    pub chooses: String,
}

/// What came of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The answer that is chosen, from 0.
    pub chosen: usize,
    /// The one that is right.
    pub right: usize,
    /// Why.
    pub why: String,
}

/// What became of the claims of a step.
#[derive(Clone, Debug, PartialEq)]
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
