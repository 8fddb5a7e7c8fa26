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
pub fn split_paragraphs(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').map(str::trim).filter(|token| !token.is_empty())
}

/// Parses a line of marked-up text.
pub fn parse_spans(text: &str) -> Vec<Span<'_>> {
    let mut spans = Vec::new();
    // `from` is the start of the text that is not yet pushed.
    let (mut from, mut at) = (0, 0);
    while let Some(mark) = text[at..].find(['*', '`', '_', '^']) {
        let mark = at + mark;
        at = mark + 1;
        let parsed = match &text[mark..at] {
            "*" => text_before_mark(text, at, '*')
                .map(|inside| (Span::Emphasis(parse_spans(inside)), inside.len() + 1)),
            "`" => text_before_mark(text, at, '`').map(|inside| (Span::Code(inside), inside.len() + 1)),
            _ => parse_script(text, mark),
        };
        if let Some((span, length)) = parsed {
            spans.push(Span::Text(&text[from..mark]));
            spans.push(span);
            at += length;
            from = at;
        }
    }
    spans.push(Span::Text(&text[from..]));
    spans.retain(|span| *span != Span::Text(""));
    spans
}

/// Returns the text from `at` to the next mark.
fn text_before_mark(text: &str, at: usize, mark: char) -> Option<&str> {
    let (inside, _) = text[at..].split_once(mark)?;
    (!inside.is_empty() && !inside.starts_with(' ')).then_some(inside)
}

/// Parses a subscript or superscript at a mark; returns it with its length.
fn parse_script(text: &str, mark: usize) -> Option<(Span<'_>, usize)> {
    let (before, after) = (&text[..mark], &text[mark + 1..]);
    let is_superscript = text[mark..].starts_with('^');
    before.chars().next_back().filter(|c| c.is_alphanumeric() || *c == ')')?;
    let length = if after.starts_with('(') {
        after.find(')')? + 1
    } else {
        let is_plain = |c: char| !(c.is_alphanumeric() || c == '−' && is_superscript);
        after.find(is_plain).unwrap_or(after.len())
    };
    let token = Some(&after[..length]).filter(|token| !token.is_empty())?;
    let token = token.strip_prefix('(').and_then(|token| token.strip_suffix(')')).unwrap_or(token);
    Some((
        if is_superscript { Span::Superscript(parse_spans(token)) } else { Span::Subscript(token) },
        length,
    ))
}

/// Renders a text with its paragraphs.
pub fn render_prose(text: &str) -> Html {
    split_paragraphs(text).map(|token| html! { <p>{ render_line(token) }</p> }).collect()
}

/// Renders a line.
pub fn render_line(text: &str) -> Html {
    render(&parse_spans(text))
}

fn render(spans: &[Span]) -> Html {
    let render_span = |span: &Span| match span {
        Span::Text(text) => html! { text },
        Span::Emphasis(inside) => html! { <em>{ render(inside) }</em> },
        Span::Code(text) => html! { <code>{ text }</code> },
        Span::Subscript(text) => html! { <sub>{ text }</sub> },
        Span::Superscript(inside) => html! { <sup>{ render(inside) }</sup> },
    };
    spans.iter().map(render_span).collect()
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::Span::{Code, Emphasis, Subscript, Superscript, Text};
    use super::parse_spans;

    #[test]
    fn spans_parse_marks_and_keep_other_text() {
        assert_eq!(
            parse_spans("*T_p* is `a<b`"),
            [Emphasis(vec![Text("T"), Subscript("p")]), Text(" is "), Code("a<b")]
        );
        assert_eq!(
            parse_spans("2^10 = 2^(d − 1) t_s."),
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
        assert_eq!(parse_spans("p^(K·t_w/t_c)"), [Text("p"), Superscript(exponent)]);
        for unmarked in ["2 * 3 * 4, a _b_ ^", "<img onerror=x>", "`open *and", ""] {
            let parsed = parse_spans(unmarked);
            assert!(parsed.is_empty() && unmarked.is_empty() || parsed == [Text(unmarked)], "{parsed:?}");
        }
    }
}
