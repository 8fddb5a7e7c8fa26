//! A question with its answers, and what each of them claims.

use crate::worker::protocol::queries::predict::{self as protocol, Cover, Curve};
use hyperfly_core::trace::Activity;
use hyperfly_request::Request;

/// What a choice says, so that a run can judge it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Claim {
    /// E does this.
    Trend(Trend),
    /// This part of the time is, or grows, the largest.
    Part(Activity),
    /// This channel is the hottest of those named.
    Channel(u32),
    /// This is the least n.
    Size(u64),
    /// The other run takes this long.
    Pace(Pace),
    /// This processor is idle for longest of those named.
    Processor(u32),
}

/// What a number does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    /// It becomes larger.
    Rises,
    /// It becomes smaller.
    Falls,
    /// It changes by less than [`Trend::STAYS`] of itself.
    Stays,
}

impl Trend {
    /// What changes by less than this part of itself stays as it is.
    pub const STAYS: f64 = 0.01;

    /// From one number to another.
    pub fn of(before: f64, after: f64) -> Trend {
        match after / before {
            ratio if ratio >= 1.0 + Trend::STAYS => Trend::Rises,
            ratio if ratio <= 1.0 - Trend::STAYS => Trend::Falls,
            _ => Trend::Stays,
        }
    }
}

impl Claim {
    /// The channel that it names: it can be pointed at on the machine.
    pub fn channel(self) -> Option<u32> {
        match self {
            Claim::Channel(channel) => Some(channel),
            _ => None,
        }
    }
}

/// How long another run takes, from far shorter (−3) over as long (0) to far longer (3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pace(pub i8);

impl Pace {
    /// What is within this factor is as long; beyond the second and the third it is longer and far longer.
    pub const STEPS: [f64; 3] = [1.05, 1.5, 3.0];

    /// From one time to another.
    pub fn of(before: f64, after: f64) -> Pace {
        let ratio = if after >= before { after / before } else { before / after };
        let steps = Pace::STEPS.iter().filter(|step| ratio > **step).count() as i8;
        Pace(if after >= before { steps } else { -steps })
    }
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// In words.
    pub says: String,
    /// What it claims.
    pub claim: Claim,
}

/// A question.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Its kind, as in [`super::KINDS`].
    pub kind: &'static str,
    /// What is asked.
    pub asks: String,
    /// A line about how it is meant.
    pub meant: Option<String>,
    /// The answers; none if a curve is to be drawn.
    pub choices: Vec<Choice>,
    /// Which of them is right.
    pub right: usize,
    /// The curve to draw.
    pub curve: Option<Curve>,
    /// Why it is so, in numbers of the runs.
    pub why: String,
    /// The run that shows the answer.
    pub shows: Request,
    /// The moment that shows the answer.
    pub moment: Option<f64>,
    /// What is covered until it is answered.
    pub covers: &'static [Cover],
}

impl Question {
    /// The question as the page gets it; `moves` says whether another run shows the answer.
    pub fn posed(&self, moves: bool) -> protocol::Question {
        let choice =
            |choice: &Choice| protocol::Choice { says: choice.says.clone(), channel: choice.claim.channel() };
        protocol::Question {
            asks: self.asks.clone(),
            meant: self.meant.clone(),
            choices: self.choices.iter().map(choice).collect(),
            right: self.right as u32,
            curve: self.curve.clone(),
            why: self.why.clone(),
            shows: self.shows.clone(),
            moves,
            moment: self.moment,
            covers: self.covers.to_vec(),
        }
    }
}
