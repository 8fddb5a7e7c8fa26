//! State of the right side of a comparison.

use crate::state::typed::NumberEntry;
use crate::worker::protocol::Problem;
use hyperfly_core::Scenario;
use hyperfly_view::scene::Selection;

/// State that the right side does not share with the left one.
#[derive(Clone, Default, PartialEq)]
pub struct RightSide {
    /// Values of its controls that are not possible, or not yet.
    pub drafts: Vec<(&'static str, String)>,
    /// Problems of the drafts.
    pub problems: Vec<Problem>,
    /// The last edited field.
    pub edited: &'static str,
    /// The text being typed into a field, not yet entered.
    pub written: Option<(&'static str, String)>,
    /// Numbers whose typed text was ambiguous or is explained.
    pub entries: Vec<NumberEntry>,
    /// Selection under the pointer, or its counterpart if the pointer is on the left side.
    pub hover: Option<Selection>,
    /// The clicked selection, or its counterpart if the click was on the left side.
    pub pinned: Option<Selection>,
    /// The scenario that failed, and why.
    pub failure: Option<(Scenario, String)>,
    /// Whether the controls and the keys act on the right side.
    pub has_controls: bool,
}
