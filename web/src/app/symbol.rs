//! Symbols with a tooltip that defines them, and prose with variables set as in the papers.

use crate::app::prose::{Piece, parse_pieces};
use hyperfly_view::notation::glossary::{self, Entry};
use yew::prelude::*;

/// Renders a symbol of the glossary with its definition and source.
pub fn symbol(id: &str, sign: Html) -> Html {
    match glossary::entry(id) {
        Some(entry) => explain_symbol(entry, sign),
        None => sign,
    }
}

/// Adds the tooltip of a glossary entry to a sign.
pub fn explain_symbol(entry: &Entry, sign: Html) -> Html {
    let tip = format!("tip-{}", entry.key);
    html! {
        <span class="symbol" tabindex="0" aria-describedby={tip.clone()}>
            { sign }
            <span class="tip" role="tooltip" id={tip}>
                { prose(entry.definition()) }<cite>{ entry.source() }</cite>
            </span>
        </span>
    }
}

/// Placeholders in a text for the first and the second element that is not text.
pub const HOLES: [&str; 2] = ["\u{e000}", "\u{e001}"];

/// Replaces the [`HOLES`] of a text by elements, in whatever order the language has them.
pub fn fill_in(text: &str, replacements: &[Html]) -> Html {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(index) = rest.find(['\u{e000}', '\u{e001}']) {
        let (before, hole) = rest.split_at(index);
        pieces.push(html! { before });
        pieces.extend(replacements.get(usize::from(hole.starts_with(HOLES[1]))).cloned());
        rest = &hole[HOLES[0].len()..];
    }
    html! { <>{ for pieces }{ rest }</> }
}

/// Renders text with variables set as in the papers.
pub fn prose(text: &str) -> Html {
    let render_piece = |piece: Piece| match piece {
        Piece::Plain(text) => html! { text },
        Piece::Variable(letter) => html! { <i>{ letter }</i> },
        Piece::Subscript(text) => html! { <sub>{ text }</sub> },
        Piece::Superscript(text) => html! { <sup>{ prose(text) }</sup> },
    };
    parse_pieces(text).into_iter().map(render_piece).collect()
}
