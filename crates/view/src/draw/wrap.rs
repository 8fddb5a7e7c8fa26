//! Line breaking.

/// Breaks a text of this size into lines of about `width` pixels, or of 12 letters if that is less.
pub fn wrap(text: &str, width: f32, size: f32) -> Vec<String> {
    lines(text, ((width / (size * 0.545)) as usize).max(12))
}

/// Breaks a text into lines of at most `most` [`letters`]; a longer word gets its own line.
pub fn lines(text: &str, max_letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let mut space = true;
        for piece in pieces(word) {
            match lines.last_mut() {
                Some(line) if letters(line) + usize::from(space) + letters(piece) <= max_letters => {
                    line.extend(space.then_some(' '));
                    line.push_str(piece);
                }
                _ => lines.push(piece.to_owned()),
            }
            space = false;
        }
    }
    lines
}

/// Returns an upper estimate of a text's width in Latin letters: a Chinese character counts as two.
pub fn letters(text: &str) -> usize {
    text.chars().map(|c| 1 + usize::from(is_square(c))).sum()
}

/// Returns whether a character is Chinese or full-width punctuation.
fn is_square(c: char) -> bool {
    matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ff60}')
}

/// Splits a word where a line may break. Chinese has no spaces: a line may end after any character but an opening bracket and
/// begin with any but a closing mark.
fn pieces(word: &str) -> impl Iterator<Item = &str> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let mut pairs = rest.char_indices().zip(rest.char_indices().skip(1));
        let may_break = |a: char, b: char| {
            (is_square(a) || is_square(b)) && !"（《「“".contains(a) && !"，。、；：？！）》」”…".contains(b)
        };
        let end = pairs.find(|((_, a), (_, b))| may_break(*a, *b)).map(|(_, (at, _))| at);
        let (piece, more) = rest.split_at(end.unwrap_or(rest.len()));
        rest = more;
        (!piece.is_empty()).then_some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrap_keeps_words_whole() {
        assert_eq!(wrap("a sum of many long terms", 70.0, 10.0), ["a sum of", "many long", "terms"]);
        assert_eq!(wrap("immeasurably long", 70.0, 10.0), ["immeasurably", "long"]);
    }

    #[test]
    fn wrap_breaks_chinese_between_characters_but_not_before_closing_marks() {
        let lines = wrap("每次迭代后的数组，与 Fig. 1（原文）相同。", 88.0, 10.0);
        assert_eq!(lines, ["每次迭代后的数", "组，与 Fig. 1", "（原文）相同。"]);
        assert!(lines.iter().all(|line| letters(line) <= 16));
    }
}
