//! A symbol with its definition, and texts with their variables set as in the papers: as the page sets them.

use hyperfly_view::glossary::Entry;
use hyperfly_view::svg::escape;

/// The symbol of an entry of the glossary; its definition is there for those who point at it or come to it by keys.
pub fn symbol(entry: &Entry) -> String {
    let id = format!("tip-{}", entry.key);
    format!(
        "<span class=\"symbol\" tabindex=\"0\" aria-describedby=\"{id}\"><i>{}</i><sub>{}</sub>\
         <span class=\"tip\" role=\"tooltip\" id=\"{id}\">{}<cite>{}</cite></span></span>",
        escape(entry.letter()),
        escape(entry.subscript),
        prose(entry.definition()),
        escape(entry.source())
    )
}

/// Text in which `T_p` becomes an italic T with a subscript, and `t'_c` one with a prime.
pub fn prose(text: &str) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('_') {
        let (before, after) = (&rest[..at], &rest[at + 1..]);
        let stem = before.strip_suffix('\'').unwrap_or(before);
        let letter = stem.char_indices().next_back().filter(|(_, letter)| letter.is_ascii_alphabetic());
        let below = after.chars().next().filter(char::is_ascii_alphabetic);
        match (letter, below) {
            (Some((start, letter)), Some(below)) => {
                let prime = if stem.len() < before.len() { "′" } else { "" };
                html += &format!("{}<i>{letter}</i>{prime}<sub>{below}</sub>", escape(&before[..start]));
                rest = &after[below.len_utf8()..];
            }
            _ => {
                html += &escape(&rest[..=at]);
                rest = after;
            }
        }
    }
    html + &escape(rest)
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::prose;

    #[test]
    fn variables_are_set() {
        assert_eq!(prose("1 < T_p"), "1 &lt; <i>T</i><sub>p</sub>");
        assert_eq!(prose("t'_c or _"), "<i>t</i>′<sub>c</sub> or _");
    }
}
