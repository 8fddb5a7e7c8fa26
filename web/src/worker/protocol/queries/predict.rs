//! Questions about a run before the page shows it. Texts have the markup of tours (docs/tours.md).

use crate::worker::protocol::by_fragment;
use hyperfly_request::Request;
use serde::{Deserialize, Serialize};

/// Requests a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AskQuestion {
    /// Request for the run with the seed of its questions, as a fragment.
    pub fragment: String,
    /// Index of the question.
    pub index: u32,
}

/// The question, or why there is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundQuestion {
    pub query: AskQuestion,
    pub question: Result<Box<Question>, NoQuestion>,
}

/// Why there is no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoQuestion {
    /// There are no questions about programs.
    Program,
    /// There are no questions about one processor.
    Serial,
    /// The run takes too long.
    Large,
    /// All questions of this seed were asked; other seeds have more.
    NoMore,
}

/// A question with its answer and explanation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    pub prompt: String,
    /// A line that clarifies the question.
    pub clarification: Option<String>,
    /// The answers; empty if a curve is to be drawn.
    pub choices: Vec<Choice>,
    /// Index of the right one.
    pub right_choice: u32,
    pub curve: Option<Curve>,
    /// Explanation with numbers of the runs.
    pub explanation: String,
    #[serde(with = "by_fragment")]
    pub proving_run: Request,
    /// Whether that run differs from the one in question.
    pub moves: bool,
    /// Time at which the answer is visible.
    pub moment: Option<f64>,
    /// Parts of the page to cover until it is answered.
    pub covers: Vec<Cover>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    pub text: String,
    /// The claimed channel, which the page can highlight.
    pub channel: Option<u32>,
}

/// A curve to sketch: E at some p.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Curve {
    /// p and E, from the given p = 1 on.
    pub points: Vec<(u32, f64)>,
}

impl Curve {
    /// Returns the points to draw: all but the first.
    pub fn to_draw(&self) -> &[(u32, f64)] {
        self.points.get(1..).unwrap_or_default()
    }
}

/// Parts of the page that would reveal the answer of an open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cover {
    /// Curves and other comparisons of runs.
    Curves,
    /// Numbers above the figures, and their table.
    Numbers,
    Sentence,
    Breakdown,
    Timeline,
    /// The run itself, which stays at its start.
    Messages,
}
