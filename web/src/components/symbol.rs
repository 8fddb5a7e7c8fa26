//! A symbol or a word with its definition, on hover and on focus; and prose with variables set as in the papers.

use hyperfly_view::glossary;
use yew::prelude::*;

/// The symbol of an entry of the glossary, set like this.
pub fn symbol(id: &'static str, sign: Html) -> Html {
    let Some(entry) = glossary::entry(id) else { return sign };
    let tip = format!("tip-{}", id);
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

/// Text in which `T_p` becomes an italic T with a subscript, and `t'_c` one with a prime.
pub fn prose(text: &str) -> Html {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('_') {
        let (before, after) = (&rest[..at], &rest[at + 1..]);
        let stem = before.strip_suffix('\'').unwrap_or(before);
        let letter = stem.char_indices().next_back();
        let below = after.chars().next().filter(char::is_ascii_alphabetic);
        match (letter, below) {
            (Some((start, letter)), Some(below)) if letter.is_ascii_alphabetic() => {
                let prime = if stem.len() < before.len() { "′" } else { "" };
                parts.push(html! { <>{ &before[..start] }<i>{ letter }</i>{ prime }<sub>{ below }</sub></> });
                rest = &after[below.len_utf8()..];
            }
            _ => {
                parts.push(html! { { &rest[..=at] } });
                rest = after;
            }
        }
    }
    html! { <>{ for parts }{ rest }</> }
}
