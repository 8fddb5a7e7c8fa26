//! The first sentence of a text, which a presentation shows large.

/// Splits a text after its first sentence. Abbreviations and numbers do not end one: "GK eq. 4", "App. D", "0.5".
pub fn split_lead(text: &str) -> (&str, &str) {
    let text = text.trim();
    let end = text.char_indices().find_map(|(at, mark)| {
        let end = at + mark.len_utf8();
        let is_end = match mark {
            '\n' | '。' | '？' | '！' => true,
            '.' | '?' | '!' | '؟' => is_sentence_end(&text[..at], &text[end..]),
            _ => false,
        };
        is_end.then_some(end)
    });
    let (lead, rest) = text.split_at(end.unwrap_or(text.len()));
    (lead.trim(), rest.trim())
}

/// Whether a full stop between these texts ends a sentence: a space and a letter follow, and the word before is no abbreviation.
fn is_sentence_end(before: &str, after: &str) -> bool {
    let mut following = after.chars();
    let begins = following.next() == Some(' ')
        && following.next().is_some_and(|letter| letter.is_alphabetic() && !letter.is_lowercase());
    let word = before.rsplit(' ').next().unwrap_or_default();
    let letters = word.trim_start_matches(['(', '*']);
    let is_short = letters.chars().count() < 4 && letters.chars().all(char::is_alphabetic);
    begins && !is_short
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::split_lead;

    #[test]
    fn lead_ends_with_the_first_sentence() {
        assert_eq!(
            split_lead("Only neighbours are connected. So it waits."),
            ("Only neighbours are connected.", "So it waits.")
        );
        assert_eq!(split_lead("How many? Four."), ("How many?", "Four."));
        assert_eq!(
            split_lead("只有相邻的处理器相连。因此它等待。"),
            ("只有相邻的处理器相连。", "因此它等待。")
        );
        assert_eq!(split_lead("One line\nAnother"), ("One line", "Another"));
        assert_eq!(split_lead("All of it."), ("All of it.", ""));
        assert_eq!(split_lead("هنا p = 16. المعالجات"), ("هنا p = 16.", "المعالجات"));
    }

    #[test]
    fn abbreviations_and_numbers_do_not_end_the_lead() {
        for whole in [
            "So E = 0.5 (from GK eq. 4).",
            "GK show this in App. D again",
            "z. B. Die Daten",
            "words (GK Fig. 1)",
        ] {
            assert_eq!(split_lead(whole), (whole, ""), "{whole}");
        }
        assert_eq!(split_lead("It is T_p. Then p^2. End"), ("It is T_p.", "Then p^2. End"));
    }
}
