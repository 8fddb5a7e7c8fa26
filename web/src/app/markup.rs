//! The markup of texts of tours and exercises (docs/tours.md): `*emphasis*`, `` `code` ``, subscripts (t_s, n_min), superscripts (2^10,
//! p^(d − 1)) and paragraphs. Everything else is plain text.

use yew::prelude::*;

/// A part of a line of marked-up text.
#[derive(Clone, Debug, PartialEq)]
pub enum Span<'t> {
    Text(&'t str),
    Emphasis(Vec<Span<'t>>),
    Code(&'t str),
    Subscript(&'t str),
    Superscript(Vec<Span<'t>>),
}

/// Splits a text into its paragraphs.
pub fn paragraphs(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').map(str::trim).filter(|part| !part.is_empty())
}

/// Parses a line of marked-up text.
pub fn spans(text: &str) -> Vec<Span<'_>> {
    let mut all = Vec::new();
    // `from` is the start of the text that is not yet pushed.
    let (mut from, mut at) = (0, 0);
    while let Some(found) = text[at..].find(['*', '`', '_', '^']) {
        let mark = at + found;
        at = mark + 1;
        let parsed = match &text[mark..at] {
            "*" => text_before_mark(text, at, '*')
                .map(|inside| (Span::Emphasis(spans(inside)), inside.len() + 1)),
            "`" => text_before_mark(text, at, '`').map(|inside| (Span::Code(inside), inside.len() + 1)),
            _ => script(text, mark),
        };
        if let Some((span, length)) = parsed {
            all.push(Span::Text(&text[from..mark]));
            all.push(span);
            at += length;
            from = at;
        }
    }
    all.push(Span::Text(&text[from..]));
    all.retain(|span| *span != Span::Text(""));
    all
}

/// Returns the text from `at` to the next mark.
fn text_before_mark(text: &str, at: usize, mark: char) -> Option<&str> {
    let (inside, _) = text[at..].split_once(mark)?;
    (!inside.is_empty() && !inside.starts_with(' ')).then_some(inside)
}

/// Parses a subscript or superscript at a mark; returns it with its length.
fn script(text: &str, mark: usize) -> Option<(Span<'_>, usize)> {
    let (before, after) = (&text[..mark], &text[mark + 1..]);
    let is_superscript = text[mark..].starts_with('^');
    before.chars().next_back().filter(|c| c.is_alphanumeric() || *c == ')')?;
    let length = if after.starts_with('(') {
        after.find(')')? + 1
    } else {
        let plain = |c: char| !(c.is_alphanumeric() || c == '−' && is_superscript);
        after.find(plain).unwrap_or(after.len())
    };
    let part = Some(&after[..length]).filter(|part| !part.is_empty())?;
    let part = part.strip_prefix('(').and_then(|part| part.strip_suffix(')')).unwrap_or(part);
    Some((if is_superscript { Span::Superscript(spans(part)) } else { Span::Subscript(part) }, length))
}

/// Renders a text with its paragraphs.
pub fn prose(text: &str) -> Html {
    paragraphs(text).map(|part| html! { <p>{ line(part) }</p> }).collect()
}

/// Renders a line.
pub fn line(text: &str) -> Html {
    render(&spans(text))
}

fn render(spans: &[Span]) -> Html {
    let one = |span: &Span| match span {
        Span::Text(text) => html! { text },
        Span::Emphasis(inside) => html! { <em>{ render(inside) }</em> },
        Span::Code(text) => html! { <code>{ text }</code> },
        Span::Subscript(text) => html! { <sub>{ text }</sub> },
        Span::Superscript(inside) => html! { <sup>{ render(inside) }</sup> },
    };
    spans.iter().map(one).collect()
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::Span::{Code, Emphasis, Subscript, Superscript, Text};
    use super::spans;

    #[test]
    fn spans_parse_marks_and_keep_other_text() {
        assert_eq!(
            spans("*T_p* is `a<b`"),
            [Emphasis(vec![Text("T"), Subscript("p")]), Text(" is "), Code("a<b")]
        );
        assert_eq!(
            spans("2^10 = 2^(d − 1) t_s."),
            [
                Text("2"),
                Superscript(vec![Text("10")]),
                Text(" = 2"),
                Superscript(vec![Text("d − 1")]),
                Text(" t"),
                Subscript("s"),
                Text(".")
            ]
        );
        // A superscript has subscripts of its own.
        let exponent = vec![Text("K·t"), Subscript("w"), Text("/t"), Subscript("c")];
        assert_eq!(spans("p^(K·t_w/t_c)"), [Text("p"), Superscript(exponent)]);
        for plain in ["2 * 3 * 4, a _b_ ^", "<img onerror=x>", "`open *and", ""] {
            let all = spans(plain);
            assert!(all.is_empty() && plain.is_empty() || all == [Text(plain)], "{all:?}");
        }
    }
}
