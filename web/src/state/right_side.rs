//! What of the state belongs to the right side of a comparison alone.

use crate::state::typed::NumberEntry;
use crate::worker::protocol::Problem;
use hyperfly_core::Scenario;
use hyperfly_view::scene::Selection;

/// What is of the right side alone.
#[derive(Clone, Default, PartialEq)]
pub struct RightSide {
    /// Values of its controls that are not possible, or not yet.
    pub drafts: Vec<(&'static str, String)>,
    /// What is wrong with them.
    pub problems: Vec<Problem>,
    /// The field that was edited last.
    pub edited: &'static str,
    /// What the reader is writing into a field.
    pub written: Option<(&'static str, String)>,
    /// Numbers whose typed text was ambiguous or is explained.
    pub entries: Vec<NumberEntry>,
    /// What the reader points at there, or what is the same there.
    pub hover: Option<Selection>,
    /// What the reader clicked there, or what is the same there.
    pub pinned: Option<Selection>,
    /// The run of it that failed, and why.
    pub failure: Option<(Scenario, String)>,
    /// Whether the controls of the rail, and the keys, are its own.
    pub has_controls: bool,
}
