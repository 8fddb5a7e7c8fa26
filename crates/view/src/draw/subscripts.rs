//! Subscripts in the texts of SVG pictures: `t_w/t_c` is drawn as on the page.

/// Returns escaped text with the letters after `_` below the line, if one letter stands before: `t_w`, `T_p`, `t'_c`, `n_min`.
pub fn lower_subscripts(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(mark) = rest.find('_') {
        let (before, after) = (&rest[..mark], &rest[mark + 1..]);
        let mut letters = before.strip_suffix('\'').unwrap_or(before).chars().rev();
        let follows_symbol = letters.next().is_some_and(char::is_alphabetic)
            && !letters.next().is_some_and(char::is_alphanumeric);
        let length = after.find(|c: char| !c.is_alphanumeric()).unwrap_or(after.len());
        out.push_str(before);
        if !follows_symbol || length == 0 {
            out.push('_');
            rest = after;
            continue;
        }
        let (subscript, following) = after.split_at(length);
        // The first shift is in the smaller size, the second in the size of the text.
        out.push_str("<tspan font-size=\"72%\" dy=\"0.28em\">");
        out.push_str(subscript);
        out.push_str("</tspan>");
        rest = following;
        // The shift back needs a letter; at the end of the text nothing follows.
        if let Some(next) = following.chars().next() {
            let length =
                if next == '&' { following.find(';').map_or(1, |end| end + 1) } else { next.len_utf8() };
            out.push_str("<tspan dy=\"-0.2016em\">");
            out.push_str(&following[..length]);
            out.push_str("</tspan>");
            rest = &following[length..];
        }
    }
    out.push_str(rest);
    out
}

/// Lowers the subscripts in the texts of SVG elements that plotters wrote.
pub fn lower_in_elements(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some((start, end)) = find_text(rest) {
        out.push_str(&rest[..start]);
        out.push_str(&lower_subscripts(&rest[start..end]));
        rest = &rest[end..];
    }
    out.push_str(rest);
    out
}

/// Returns the range of the content of the first text element.
fn find_text(svg: &str) -> Option<(usize, usize)> {
    let element = svg.find("<text ")?;
    let start = element + svg[element..].find('>')? + 1;
    Some((start, start + svg[start..].find("</text>")?))
}

#[cfg(test)]
mod tests {
    use super::{lower_in_elements, lower_subscripts};

    #[test]
    fn subscripts_of_symbols_are_lowered_and_other_text_is_kept() {
        let lowered = |letter: &str| format!("<tspan font-size=\"72%\" dy=\"0.28em\">{letter}</tspan>");
        assert_eq!(lower_subscripts("T_p"), format!("T{}", lowered("p")));
        assert_eq!(lower_subscripts("t'_c"), format!("t'{}", lowered("c")));
        let ratio = lower_subscripts("M1, t_w/t_c = 0.2");
        let back = |next: &str| format!("<tspan dy=\"-0.2016em\">{next}</tspan>");
        assert_eq!(ratio, format!("M1, t{}{}t{}{}= 0.2", lowered("w"), back("/"), lowered("c"), back(" ")));
        assert_eq!(lower_subscripts("t_c&lt;1"), format!("t{}{}1", lowered("c"), back("&lt;")));
        for unmarked in ["", "plain", "two_words", "_", "x_", "3_4", "a _b"] {
            assert_eq!(lower_subscripts(unmarked), unmarked);
        }
    }

    #[test]
    fn only_contents_of_text_elements_change() {
        let svg = "<g id=\"t_w\"><text x=\"1\">\nt_w\n</text><path/></g>";
        let lowered = lower_in_elements(svg);
        assert!(lowered.starts_with("<g id=\"t_w\"><text x=\"1\">\nt<tspan"), "{lowered}");
        assert!(lowered.ends_with("</tspan></text><path/></g>"), "{lowered}");
    }
}
