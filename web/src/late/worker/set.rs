//! What several rooms set in the same way, as HTML.

use crate::prose;
use maud::{Markup, PreEscaped};

/// Text with its variables set as in the papers.
pub fn prose(text: &str) -> Markup {
    PreEscaped(prose::html(text))
}
