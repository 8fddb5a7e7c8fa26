//! The little that a text of a tour may contain beside words: `*emphasis*`, `` `code` ``, what hangs below (t_s, n_min) and
//! what stands above (2^10, p^(d − 1)), and paragraphs. Everything else is text.

use hyperfly_view::svg::escape;

/// A text as HTML, paragraphs and all.
pub fn prose(text: &str) -> String {
    let parts = text.split("\n").map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| format!("<p>{}</p>", line(part))).collect()
}

/// A line of it as HTML.
pub fn line(text: &str) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['*', '`', '_', '^']) {
        let (before, after) = rest.split_at(at);
        let (mark, after) = after.split_at(1);
        html += &escape(before);
        rest = match mark {
            "*" => span(&mut html, after, mark, "em"),
            "`" => span(&mut html, after, mark, "code"),
            _ => shifted(&mut html, before, after, mark),
        };
    }
    html + &escape(rest)
}

/// What stands between two marks.
fn span<'t>(html: &mut String, after: &'t str, mark: &str, tag: &str) -> &'t str {
    match after.split_once(mark).filter(|(inside, _)| !inside.is_empty() && !inside.starts_with(' ')) {
        Some((inside, rest)) => {
            let inside = if tag == "em" { line(inside) } else { escape(inside) };
            *html += &format!("<{tag}>{inside}</{tag}>");
            rest
        }
        None => {
            *html += mark;
            after
        }
    }
}

/// What hangs below or stands above the letter before it.
fn shifted<'t>(html: &mut String, before: &str, after: &'t str, mark: &str) -> &'t str {
    let symbol = before.chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == ')');
    let end = if after.starts_with('(') {
        after.find(')').map(|end| end + 1)
    } else {
        let plain = |c: char| !(c.is_alphanumeric() || c == '−' && mark == "^");
        Some(after.find(plain).unwrap_or(after.len()))
    };
    let Some(end) = end.filter(|end| symbol && *end > 0) else {
        *html += mark;
        return after;
    };
    let (part, rest) = after.split_at(end);
    let part = part.strip_prefix('(').and_then(|part| part.strip_suffix(')')).unwrap_or(part);
    let tag = if mark == "_" { "sub" } else { "sup" };
    *html += &format!("<{tag}>{}</{tag}>", escape(part));
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_little_is_set_and_the_rest_is_text() {
        assert_eq!(line("*T_p* is `a<b`"), "<em>T<sub>p</sub></em> is <code>a&lt;b</code>");
        assert_eq!(line("2^10 = 2^(d − 1) t_s."), "2<sup>10</sup> = 2<sup>d − 1</sup> t<sub>s</sub>.");
        assert_eq!(line("2 * 3 * 4, a _b_ ^"), "2 * 3 * 4, a _b_ ^");
        assert_eq!(line("<img onerror=x>"), "&lt;img onerror=x&gt;");
        assert_eq!(line("`open *and"), "`open *and");
        assert_eq!(prose("one\n\ntwo"), "<p>one</p><p>two</p>");
    }
}
