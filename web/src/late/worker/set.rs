//! What several rooms set in the same way, as HTML.

use crate::prose;
use hyperfly_view::glossary::Entry;
use maud::{Markup, PreEscaped, html};

/// Text with its variables set as in the papers.
pub fn prose(text: &str) -> Markup {
    PreEscaped(prose::html(text))
}

/// The symbol of an entry of the glossary, with its definition on hover and on focus, and where it is from.
pub fn explained(entry: &Entry) -> Markup {
    let tip = format!("tip-{}", entry.key);
    html! {
        span.symbol tabindex="0" aria-describedby=(tip) {
            i { (entry.letter()) } sub { (entry.subscript) }
            span.tip role="tooltip" id=(tip) { (prose(entry.definition())) cite { (entry.source()) } }
        }
    }
}
