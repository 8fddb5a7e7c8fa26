//! The subject of the tour step that the page shows.

use hyperfly_request::View;
use hyperfly_tours::Asked;

/// The view to look at, and the numbers that the open question asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StepFocus {
    pub view: Option<View>,
    pub asked: Asked,
}
