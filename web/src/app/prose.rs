//! Texts with variables set as in the papers: `T_p` with a subscript, `t'_c` with a prime, `2^30` and `2^(g + 1)` with superscripts.

use hyperfly_view::draw::svg::escape;

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'t> {
    Plain(&'t str),
    /// A single-letter variable, set in italics.
    Variable(&'t str),
    /// A subscript.
    Subscript(&'t str),
    /// A superscript; it may have subscripts.
    Superscript(&'t str),
}

/// Splits a text into its pieces, in order.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut all = Vec::new();
    let (mut rest, mut plain) = (text, 0);
    while let Some(at) = rest[plain..].find(['_', '^']).map(|at| at + plain) {
        let (before, after) = (&rest[..at], &rest[at + 1..]);
        let is_subscript = rest[at..].starts_with('_');
        match if is_subscript { subscript_length(before, after) } else { superscript_length(before, after) } {
            Some(end) => {
                push_base(&mut all, before, is_subscript);
                let part = &after[..end];
                let inner = part.strip_prefix('(').and_then(|part| part.strip_suffix(')')).unwrap_or(part);
                all.push(if is_subscript { Piece::Subscript(inner) } else { Piece::Superscript(inner) });
                (rest, plain) = (&after[end..], 0);
            }
            None => plain = at + 1,
        }
    }
    all.push(Piece::Plain(rest));
    all.retain(|piece| *piece != Piece::Plain(""));
    all
}

/// Formats a text as HTML for a document of its own.
pub fn html(text: &str) -> String {
    let one = |piece: Piece| match piece {
        Piece::Plain(text) => escape(text).to_string(),
        Piece::Variable(letter) => format!("<i>{}</i>", escape(letter)),
        Piece::Subscript(text) => format!("<sub>{}</sub>", escape(text)),
        Piece::Superscript(text) => format!("<sup>{}</sup>", self::html(text)),
    };
    pieces(text).into_iter().map(one).collect()
}

/// Returns the length of the subscript after a `_`, if it is one.
fn subscript_length(before: &str, after: &str) -> Option<usize> {
    let stem = before.strip_suffix('\'').unwrap_or(before);
    let letter = after.chars().next().filter(|letter| letter.is_alphanumeric())?;
    stem.ends_with(char::is_alphanumeric).then_some(letter.len_utf8())
}

/// Returns the length of the superscript after a `^`, if it is one.
fn superscript_length(before: &str, after: &str) -> Option<usize> {
    let end = if after.starts_with('(') {
        closing_bracket(after)? + 1
    } else {
        let end =
            after.find(|c: char| !(c.is_alphanumeric() || matches!(c, '−' | '.'))).unwrap_or(after.len());
        // The full stop of a sentence does not belong to it.
        after[..end].trim_end_matches('.').len()
    };
    (end > 0 && before.ends_with(char::is_alphanumeric)).then_some(end)
}

/// Returns the position of the bracket that closes the one at the start.
fn closing_bracket(text: &str) -> Option<usize> {
    let mut open = 0;
    text.char_indices().find_map(|(at, letter)| {
        match letter {
            '(' => open += 1,
            ')' => open -= 1,
            _ => {}
        }
        (open == 0).then_some(at)
    })
}

/// Appends the text before a subscript or superscript; the letter before a subscript becomes a variable.
fn push_base<'t>(all: &mut Vec<Piece<'t>>, before: &'t str, is_subscript: bool) {
    let (stem, prime) = match before.strip_suffix('\'').filter(|_| is_subscript) {
        Some(stem) => (stem, "′"),
        None => (before, ""),
    };
    let mut letters = stem.char_indices().rev();
    let last = letters.next().filter(|(_, letter)| letter.is_ascii_alphabetic());
    let alone = letters.next().is_none_or(|(_, letter)| !letter.is_alphabetic());
    match last.filter(|_| is_subscript && alone) {
        Some((start, _)) => {
            all.extend([Piece::Plain(&stem[..start]), Piece::Variable(&stem[start..])]);
        }
        None => all.push(Piece::Plain(stem)),
    }
    all.push(Piece::Plain(prime));
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::html;

    #[test]
    fn html_variables_have_subscript_and_prime() {
        assert_eq!(html("1 < T_p"), "1 &lt; <i>T</i><sub>p</sub>");
        assert_eq!(html("t'_c or _"), "<i>t</i>′<sub>c</sub> or _");
        assert_eq!(html("log_2 n"), "log<sub>2</sub> n");
    }

    #[test]
    fn html_sets_subscripts_and_superscripts() {
        assert_eq!(
            html("t_w/t_c = 2^(g + 1) < n^2."),
            "<i>t</i><sub>w</sub>/<i>t</i><sub>c</sub> = 2<sup>g + 1</sup> &lt; n<sup>2</sup>."
        );
        assert_eq!(html("n = p^(K·t_w/t_c)"), "n = p<sup>K·<i>t</i><sub>w</sub>/<i>t</i><sub>c</sub></sup>");
        assert_eq!(html("2^(2K (a/b) p) (c)"), "2<sup>2K (a/b) p</sup> (c)");
        assert_eq!(html("2^(4,19) at"), "2<sup>4,19</sup> at");
        assert_eq!(html("p^1.5 log p; a _b and ^"), "p<sup>1.5</sup> log p; a _b and ^");
    }
}
