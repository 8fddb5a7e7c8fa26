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
pub fn parse_pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut rest, mut plain_start) = (text, 0);
    while let Some(index) = rest[plain_start..].find(['_', '^']).map(|index| index + plain_start) {
        let (before, after) = (&rest[..index], &rest[index + 1..]);
        let is_subscript = rest[index..].starts_with('_');
        match if is_subscript { subscript_length(before, after) } else { superscript_length(before, after) } {
            Some(end) => {
                push_base(&mut pieces, before, is_subscript);
                let token = &after[..end];
                let inner =
                    token.strip_prefix('(').and_then(|token| token.strip_suffix(')')).unwrap_or(token);
                pieces.push(if is_subscript { Piece::Subscript(inner) } else { Piece::Superscript(inner) });
                (rest, plain_start) = (&after[end..], 0);
            }
            None => plain_start = index + 1,
        }
    }
    pieces.push(Piece::Plain(rest));
    pieces.retain(|piece| *piece != Piece::Plain(""));
    pieces
}

/// Formats a text as HTML for a document of its own.
pub fn to_html(text: &str) -> String {
    let write_piece = |piece: Piece| match piece {
        Piece::Plain(text) => escape(text).to_string(),
        Piece::Variable(letter) => format!("<i>{}</i>", escape(letter)),
        Piece::Subscript(text) => format!("<sub>{}</sub>", escape(text)),
        Piece::Superscript(text) => format!("<sup>{}</sup>", self::to_html(text)),
    };
    parse_pieces(text).into_iter().map(write_piece).collect()
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
    let mut depth = 0;
    text.char_indices().find_map(|(index, letter)| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        (depth == 0).then_some(index)
    })
}

/// Appends the text before a subscript or superscript; the letter before a subscript becomes a variable.
fn push_base<'t>(pieces: &mut Vec<Piece<'t>>, before: &'t str, is_subscript: bool) {
    let (stem, prime) = match before.strip_suffix('\'').filter(|_| is_subscript) {
        Some(stem) => (stem, "′"),
        None => (before, ""),
    };
    let mut letters = stem.char_indices().rev();
    let last = letters.next().filter(|(_, letter)| letter.is_ascii_alphabetic());
    let is_single_letter = letters.next().is_none_or(|(_, letter)| !letter.is_alphabetic());
    match last.filter(|_| is_subscript && is_single_letter) {
        Some((start, _)) => {
            pieces.extend([Piece::Plain(&stem[..start]), Piece::Variable(&stem[start..])]);
        }
        None => pieces.push(Piece::Plain(stem)),
    }
    pieces.push(Piece::Plain(prime));
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::to_html;

    #[test]
    fn html_variables_have_subscript_and_prime() {
        assert_eq!(to_html("1 < T_p"), "1 &lt; <i>T</i><sub>p</sub>");
        assert_eq!(to_html("t'_c or _"), "<i>t</i>′<sub>c</sub> or _");
        assert_eq!(to_html("log_2 n"), "log<sub>2</sub> n");
    }

    #[test]
    fn html_sets_subscripts_and_superscripts() {
        assert_eq!(
            to_html("t_w/t_c = 2^(g + 1) < n^2."),
            "<i>t</i><sub>w</sub>/<i>t</i><sub>c</sub> = 2<sup>g + 1</sup> &lt; n<sup>2</sup>."
        );
        assert_eq!(
            to_html("n = p^(K·t_w/t_c)"),
            "n = p<sup>K·<i>t</i><sub>w</sub>/<i>t</i><sub>c</sub></sup>"
        );
        assert_eq!(to_html("2^(2K (a/b) p) (c)"), "2<sup>2K (a/b) p</sup> (c)");
        assert_eq!(to_html("2^(4,19) at"), "2<sup>4,19</sup> at");
        assert_eq!(to_html("p^1.5 log p; a _b and ^"), "p<sup>1.5</sup> log p; a _b and ^");
    }
}
