//! A question with its answers and their claims.

use crate::worker::protocol::queries::predict::{self as protocol, Cover, Curve};
use hyperfly_core::trace::Activity;
use hyperfly_request::Request;

/// The claim of a choice, which a run can verify.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Claim {
    /// The change of E.
    Trend(Trend),
    /// The largest term of the time, or the one that grows most.
    Part(Activity),
    /// The hottest of the listed channels.
    Channel(u32),
    /// The smallest n.
    Size(u64),
    /// The duration of the other run.
    RelativeTime(RelativeTime),
    /// The listed processor that is idle longest.
    Processor(u32),
}

/// Direction of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    Rises,
    Falls,
    /// Changes by less than the fraction [`Trend::TOLERANCE`].
    Stays,
}

impl Trend {
    /// Largest relative change that counts as none.
    pub const TOLERANCE: f64 = 0.01;

    /// Classifies the change between two numbers.
    pub fn from_change(before: f64, after: f64) -> Trend {
        match after / before {
            ratio if ratio >= 1.0 + Trend::TOLERANCE => Trend::Rises,
            ratio if ratio <= 1.0 - Trend::TOLERANCE => Trend::Falls,
            _ => Trend::Stays,
        }
    }
}

impl Claim {
    /// Returns the claimed channel, which the page can highlight on the machine.
    pub fn channel(self) -> Option<u32> {
        match self {
            Claim::Channel(channel) => Some(channel),
            _ => None,
        }
    }
}

/// Duration of another run in steps, from much shorter (−3) to equal (0) to much longer (3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RelativeTime(pub i8);

impl RelativeTime {
    /// Ratios up to the first step are equal; those beyond the second and the third are longer and much longer.
    pub const STEPS: [f64; 3] = [1.05, 1.5, 3.0];

    /// Classifies the ratio of two times.
    pub fn from_times(before: f64, after: f64) -> RelativeTime {
        let ratio = if after >= before { after / before } else { before / after };
        let steps = RelativeTime::STEPS.iter().filter(|step| ratio > **step).count() as i8;
        RelativeTime(if after >= before { steps } else { -steps })
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub text: String,
    pub claim: Claim,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Name of its kind, as in [`super::KINDS`].
    pub kind: &'static str,
    pub prompt: String,
    /// A line that clarifies the question.
    pub clarification: Option<String>,
    /// The answers; empty if a curve is to be drawn.
    pub choices: Vec<Choice>,
    /// Index of the right one.
    pub right_choice: usize,
    pub curve: Option<Curve>,
    /// Explanation with numbers of the runs.
    pub explanation: String,
    pub proving_run: Request,
    /// Time at which the answer is visible.
    pub moment: Option<f64>,
    /// Parts of the page to cover until it is answered.
    pub covers: &'static [Cover],
}

impl Question {
    /// Converts the question for the page; `is_moving` says whether another run shows the answer.
    pub fn to_protocol(&self, is_moving: bool) -> protocol::Question {
        let choice =
            |choice: &Choice| protocol::Choice { text: choice.text.clone(), channel: choice.claim.channel() };
        protocol::Question {
            prompt: self.prompt.clone(),
            clarification: self.clarification.clone(),
            choices: self.choices.iter().map(choice).collect(),
            right_choice: self.right_choice as u32,
            curve: self.curve.clone(),
            explanation: self.explanation.clone(),
            proving_run: self.proving_run.clone(),
            moves: is_moving,
            moment: self.moment,
            covers: self.covers.to_vec(),
        }
    }
}
