//! Questions about a run before the page shows it.

use crate::protocol::by_fragment;
use hyperfly_request::Request;
use serde::{Deserialize, Serialize};

/// Asks for a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AskQuestion {
    /// The request for the run that is asked about, with the seed of its questions, as a fragment.
    pub fragment: String,
    /// Which question, from 0.
    pub at: u32,
}

/// A question, or why there is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Panel {
    /// The question.
    Question(Box<Question>),
    /// There is no further question about this run.
    NoMore,
    /// One processor talks to nobody.
    Serial,
    /// The runs that questions need would take too long.
    TooLarge,
}

/// A question with its answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// What is asked.
    pub asks: String,
    /// A line about how it is meant.
    pub meant: Option<String>,
    /// The answers; none if a curve is to be drawn.
    pub answers: Vec<Answer>,
    /// Which of them is right.
    pub right: usize,
    /// The curve to draw.
    pub curve: Option<Curve>,
    /// Why it is so, in numbers of the runs.
    pub why: String,
    /// The run that shows the answer.
    #[serde(with = "by_fragment")]
    pub shows: Request,
    /// The moment that shows the answer.
    pub moment: Option<f64>,
    /// What is covered until it is answered.
    pub covers: Vec<Cover>,
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// In words.
    pub says: String,
    /// The channel that it means: it can be pointed at on the machine.
    pub channel: Option<u32>,
}

/// What is drawn before it is seen: E at some p.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Curve {
    /// p and E, from p = 1, which is given.
    pub points: Vec<(u32, f64)>,
}

/// What the page covers while a question is open, because it would give the answer away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cover {
    /// Curves, and what else compares runs.
    Curves,
    /// The numbers above the figures, and their table.
    Numbers,
    /// The sentence.
    Sentence,
    /// Where the time went.
    Breakdown,
    /// The rows of the processors.
    Timeline,
    /// The run itself: it stands at its beginning.
    Messages,
}
