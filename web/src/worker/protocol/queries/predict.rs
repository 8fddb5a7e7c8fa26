//! Questions about a run before the page shows it. Texts have the marks of tours in them (docs/tours.md).

use crate::worker::protocol::by_fragment;
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

/// The question, or why there is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// What was asked for.
    pub asked: AskQuestion,
    /// What was found.
    pub question: Result<Box<Question>, NoQuestion>,
}

/// Why there is no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoQuestion {
    /// Nothing is asked about a program.
    Program,
    /// Nothing is asked about one processor.
    Serial,
    /// The run takes too long.
    Large,
    /// All questions of the seed were asked; there are others.
    NoMore,
}

/// A question, with what is right and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// What is asked.
    pub asks: String,
    /// A line about how it is meant.
    pub meant: Option<String>,
    /// The answers to choose from; none if a curve is to be drawn.
    pub choices: Vec<Choice>,
    /// Which of them is right.
    pub right: u32,
    /// The curve to draw.
    pub curve: Option<Curve>,
    /// Why it is so, in numbers of the runs.
    pub why: String,
    /// The run that shows the answer.
    #[serde(with = "by_fragment")]
    pub shows: Request,
    /// Whether that is another run than the one that is asked about.
    pub moves: bool,
    /// The moment that shows the answer.
    pub moment: Option<f64>,
    /// What is covered until it is answered.
    pub covers: Vec<Cover>,
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// In words.
    pub says: String,
    /// The channel that it names: it can be pointed at on the machine.
    pub channel: Option<u32>,
}

/// What is drawn before it is seen: E at some p.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Curve {
    /// p and E, from p = 1, which is given.
    pub points: Vec<(u32, f64)>,
}

impl Curve {
    /// The points that are to be drawn: all but the first.
    pub fn to_draw(&self) -> &[(u32, f64)] {
        self.points.get(1..).unwrap_or_default()
    }
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
