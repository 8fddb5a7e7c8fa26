//! Questions about a run before the page shows it.

use crate::protocol::by_fragment;
use hyperfly_request::Request;
use serde::{Deserialize, Serialize};

/// Height of a sketch that nobody has drawn yet, in percent.
pub const UNDRAWN: u8 = 50;

/// Asks for a question, or for what comes of its answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AskQuestion {
    /// The request for the run that is asked about, with the seed of its questions, as a fragment.
    pub fragment: String,
    /// Which question, from 0.
    pub at: u32,
    /// The answer, once it was given.
    pub given: Option<Given>,
    /// Whether the page shows the run that was asked about again, and not the one that shows the answer.
    pub back: bool,
    /// How many questions were answered, and how many rightly.
    pub score: (u32, u32),
}

impl AskQuestion {
    /// Which question of which run it is about, and whether that was answered: what is the same in every language.
    pub fn of(&self) -> String {
        format!("{} {} {}", self.fragment, self.at, self.given.is_some())
    }
}

/// What the reader gives as an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Given {
    /// One of the answers, from 0.
    Answer(u32),
    /// E at each p of the curve but the first.
    Sketch(Vec<f64>),
}

/// What stands in the panel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Panel {
    /// A question, what came of its answer, or why there is none, as HTML. What is read first has `data-first`, an answer its number from
    /// 1 as `data-key` and the channel that it means as `data-channel`, a point of a sketch its column from 0 as `data-column`; the
    /// plot of a sketch has `data-plot`. A form says with `data-act` what it does: `answer`, `turn`, `next` or `others`.
    pub html: String,
    /// [`AskQuestion::of`] what it answers.
    pub of: String,
    /// What the page has to know of it; nothing if there is no question.
    pub question: Option<Box<Question>>,
}

/// A question, as far as the page judges it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// Which of the answers is right.
    pub right: u32,
    /// What is to be drawn in place of an answer: E of the run at each p but the first.
    pub points: Vec<f64>,
    /// The run that shows the answer.
    #[serde(with = "by_fragment")]
    pub shows: Request,
    /// The moment that shows the answer.
    pub moment: Option<f64>,
    /// What is covered until it is answered.
    pub covers: Vec<Cover>,
}

impl Question {
    /// A sketch is right within this distance on average.
    const NEAR: f64 = 0.1;

    /// Whether an answer is right, or near enough.
    pub fn is_right(&self, given: &Given) -> bool {
        match given {
            Given::Answer(answer) => *answer == self.right,
            Given::Sketch(drawn) => self.distance(drawn) <= Question::NEAR,
        }
    }

    /// How far a sketch is from the run on average.
    pub fn distance(&self, drawn: &[f64]) -> f64 {
        let away: f64 = self.points.iter().zip(drawn).map(|(e, y)| (e - y).abs()).sum();
        away / self.points.len().max(1) as f64
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
