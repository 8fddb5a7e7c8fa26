//! The little that a text of a tour or an exercise may contain beside words (docs/tours.md): `*emphasis*`, `` `code` ``, what hangs below
//! (t_s, n_min), what stands above (2^10, p^(d − 1)), and paragraphs. Everything else is text.

/// A part of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Span<'t> {
    /// As it is.
    Text(&'t str),
    /// `*emphasis*`.
    Emphasis(Vec<Span<'t>>),
    /// `` `code` ``.
    Code(&'t str),
    /// What hangs below.
    Below(&'t str),
    /// What stands above.
    Above(Vec<Span<'t>>),
}

/// The paragraphs of a text.
pub fn paragraphs(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').map(str::trim).filter(|part| !part.is_empty())
}

/// The parts of a line.
pub fn spans(text: &str) -> Vec<Span<'_>> {
    let mut all = Vec::new();
    // What is not set yet begins here.
    let (mut from, mut at) = (0, 0);
    while let Some(found) = text[at..].find(['*', '`', '_', '^']) {
        let mark = at + found;
        at = mark + 1;
        let set = match &text[mark..at] {
            "*" => enclosed(text, at, '*').map(|inside| (Span::Emphasis(spans(inside)), inside.len() + 1)),
            "`" => enclosed(text, at, '`').map(|inside| (Span::Code(inside), inside.len() + 1)),
            _ => shifted(text, mark),
        };
        if let Some((span, length)) = set {
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

/// What stands between a mark that ends before `at` and the next one.
fn enclosed(text: &str, at: usize, mark: char) -> Option<&str> {
    let (inside, _) = text[at..].split_once(mark)?;
    (!inside.is_empty() && !inside.starts_with(' ')).then_some(inside)
}

/// What hangs below or stands above the letter before a mark, and how long that is.
fn shifted(text: &str, mark: usize) -> Option<(Span<'_>, usize)> {
    let (before, after) = (&text[..mark], &text[mark + 1..]);
    let above = text[mark..].starts_with('^');
    before.chars().next_back().filter(|c| c.is_alphanumeric() || *c == ')')?;
    let length = if after.starts_with('(') {
        after.find(')')? + 1
    } else {
        let plain = |c: char| !(c.is_alphanumeric() || c == '−' && above);
        after.find(plain).unwrap_or(after.len())
    };
    let part = Some(&after[..length]).filter(|part| !part.is_empty())?;
    let part = part.strip_prefix('(').and_then(|part| part.strip_suffix(')')).unwrap_or(part);
    Some((if above { Span::Above(spans(part)) } else { Span::Below(part) }, length))
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::Span::{Above, Below, Code, Emphasis, Text};
    use super::spans;

    #[test]
    fn a_little_is_set_and_the_rest_is_text() {
        assert_eq!(
            spans("*T_p* is `a<b`"),
            [Emphasis(vec![Text("T"), Below("p")]), Text(" is "), Code("a<b")]
        );
        assert_eq!(
            spans("2^10 = 2^(d − 1) t_s."),
            [
                Text("2"),
                Above(vec![Text("10")]),
                Text(" = 2"),
                Above(vec![Text("d − 1")]),
                Text(" t"),
                Below("s"),
                Text(".")
            ]
        );
        // What stands above has its indices.
        let exponent = vec![Text("K·t"), Below("w"), Text("/t"), Below("c")];
        assert_eq!(spans("p^(K·t_w/t_c)"), [Text("p"), Above(exponent)]);
        for plain in ["2 * 3 * 4, a _b_ ^", "<img onerror=x>", "`open *and", ""] {
            let all = spans(plain);
            assert!(all.is_empty() && plain.is_empty() || all == [Text(plain)], "{all:?}");
        }
    }
}
