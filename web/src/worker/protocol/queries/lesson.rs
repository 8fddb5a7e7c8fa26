//! Tours: their list, or a step with its question and claims. Texts have the markup of tours (docs/tours.md), and states of the
//! page are fragments of its address.

use crate::worker::protocol::by_fragment;
use hyperfly_request::{Request, View};
use hyperfly_tours::Asked;
use serde::{Deserialize, Serialize};

/// Requests the contents of the tour panel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenTour {
    /// The tour: its id, `all` for the list, `file` for the file sent along, or the address of a file on this site.
    pub tour: String,
    /// Step from 1, and answer to its question from 1, or 0 for none.
    pub step: (u8, u8),
    /// Answer given to each step's question, from 1, or 0 for none, so that earlier steps keep their answers.
    pub answers: Vec<u8>,
    /// The file that the reader opened.
    pub file: String,
    /// Address of the page without its fragment.
    pub base: String,
}

/// Contents of the tour panel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum TourContents {
    List(TourList),
    Step(Box<TourStep>),
}

impl TourContents {
    /// Returns what the page shows for the step, or why there is only the list.
    pub fn shows(&self) -> Result<&ShownStep, &ListReason> {
        match self {
            TourContents::Step(step) => Ok(&step.shows),
            TourContents::List(list) => Err(&list.reason),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TourList {
    pub reason: ListReason,
    pub tours: Vec<TourEntry>,
}

/// Why the list is shown instead of a tour.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ListReason {
    /// The reader requested the list.
    Asked,
    Unknown(String),
    /// The tour could not be loaded; the reason.
    Missing(String),
    /// The file has faults, one per line.
    Wrong(Vec<String>),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TourEntry {
    pub title: String,
    pub about: String,
    pub steps: usize,
    /// Fragment of the first step.
    pub first: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TourStep {
    /// Title of the tour.
    pub title: String,
    /// Index of the step.
    pub index: usize,
    /// Fragment of each step of the tour.
    pub steps: Vec<String>,
    /// The tour that follows in the list, at the last step.
    pub next_tour: Option<TourEntry>,
    pub text: String,
    pub question: Option<TourQuestion>,
    /// Whether a later question asks for the efficiency threshold, which the curves do not show before it.
    pub keeps_threshold_for_later: bool,
    pub claims: Claims,
    pub shows: ShownStep,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TourQuestion {
    pub prompt: String,
    pub answers: Vec<TourAnswer>,
    /// Fragment that shows the right answer.
    pub reveals: String,
    /// Numbers to hide until there is a verdict.
    pub asked: Asked,
    /// Verdict on the chosen answer.
    pub verdict: Option<TourVerdict>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TourAnswer {
    pub text: String,
    /// Fragment that chooses this answer.
    pub fragment: String,
}

/// Verdict on an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TourVerdict {
    /// Index of the chosen answer.
    pub chosen: usize,
    /// Index of the right answer.
    pub right_choice: usize,
    pub explanation: String,
}

/// Verdicts on the claims of a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Claims {
    /// The run failed; the reason.
    NotRun(String),
    Checked {
        /// True claims, as in the file.
        holds: Vec<String>,
        /// Refutations of the others.
        refuted: Vec<String>,
        /// Number of claims.
        total: usize,
    },
}

/// Contents of the page for a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShownStep {
    #[serde(with = "by_fragment")]
    pub request: Request,
    /// The view that the step is about.
    pub view: Option<View>,
    pub selection: Option<Selected>,
}

/// Selection of a step.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Selected {
    Processor(u32),
    /// Directed channel of the graph.
    Channel(u32),
    Stage(u8),
    /// Element before a stage.
    Element {
        stage: u8,
        index: u64,
    },
    /// Term of the time, by its index in the breakdown.
    Activity(u8),
}
