//! Texts with the marks of tours and exercises, as elements of the page: `web/src/app/marked.rs` says what a mark is.

use crate::app::marked::{Span, paragraphs, spans};
use yew::prelude::*;

/// A text with its paragraphs.
pub fn prose(text: &str) -> Html {
    paragraphs(text).map(|part| html! { <p>{ line(part) }</p> }).collect()
}

/// A line of it.
pub fn line(text: &str) -> Html {
    set(&spans(text))
}

fn set(spans: &[Span]) -> Html {
    let one = |span: &Span| match span {
        Span::Text(text) => html! { text },
        Span::Emphasis(inside) => html! { <em>{ set(inside) }</em> },
        Span::Code(text) => html! { <code>{ text }</code> },
        Span::Below(text) => html! { <sub>{ text }</sub> },
        Span::Above(inside) => html! { <sup>{ set(inside) }</sup> },
    };
    spans.iter().map(one).collect()
}
