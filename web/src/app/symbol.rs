//! A symbol or a word with its definition, on hover and on focus; and prose with variables set as in the papers.

use crate::app::prose::{Piece, pieces};
use hyperfly_view::notation::glossary::{self, Entry};
use yew::prelude::*;

/// The symbol of an entry of the glossary, set like this, with its definition and where it is from.
pub fn symbol(id: &str, sign: Html) -> Html {
    match glossary::entry(id) {
        Some(entry) => explained(entry, sign),
        None => sign,
    }
}

/// A sign with what the glossary says of it.
pub fn explained(entry: &Entry, sign: Html) -> Html {
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

/// What stands in a text for something that is no text, the first, the second.
pub const HOLES: [&str; 2] = ["\u{e000}", "\u{e001}"];

/// A text with these in the places of its [`HOLES`], in whatever order the language has them.
pub fn filled(text: &str, parts: &[Html]) -> Html {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['\u{e000}', '\u{e001}']) {
        let (before, hole) = rest.split_at(at);
        all.push(html! { before });
        all.extend(parts.get(usize::from(hole.starts_with(HOLES[1]))).cloned());
        rest = &hole[HOLES[0].len()..];
    }
    html! { <>{ for all }{ rest }</> }
}

/// Text with its variables set as in the papers.
pub fn prose(text: &str) -> Html {
    let one = |piece: Piece| match piece {
        Piece::Plain(text) => html! { text },
        Piece::Variable(letter) => html! { <i>{ letter }</i> },
        Piece::Below(text) => html! { <sub>{ text }</sub> },
        Piece::Above(text) => html! { <sup>{ prose(text) }</sup> },
    };
    pieces(text).into_iter().map(one).collect()
}
