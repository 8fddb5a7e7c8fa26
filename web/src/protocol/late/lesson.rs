//! Tours: the list of them, a step with its question and its claims, or what is wrong with a file of one. Texts have the marks
//! of tours in them (docs/tours.md).

use crate::protocol::by_fragment;
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
    /// Whether the answer of this step was shown and not given.
    pub revealed: bool,
    /// What every link keeps of the page, as a fragment.
    pub kept: String,
    /// The reader's own file.
    pub file: String,
    /// Where the page is, without what stands behind `#`.
    pub base: String,
}

/// What the panel shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Panel {
    /// The panel, as HTML.
    pub html: String,
    /// The step that it is; none if it is the list of tours.
    pub step: Option<Box<Step>>,
}

/// What the page does for a step of a tour.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// The view that it looks at.
    pub look: Option<View>,
    /// What it selects.
    pub selects: Option<Selected>,
    /// The state of the page that it shows.
    #[serde(with = "by_fragment")]
    pub shows: Request,
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
