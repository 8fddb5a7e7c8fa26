//! Addresses as mail, chat and notebooks mangle them.

use crate::key::Kind;
use crate::keys::key;
use percent_encoding::percent_decode_str;

/// How an address was repaired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repair {
    /// The keys, or some of them, stood after `?` instead of `#`.
    QuestionMark,
    /// `&amp;` instead of `&`.
    Entity,
    /// The separators were percent-encoded.
    Encoding,
    /// Spaces around keys and values.
    Spaces,
    /// Punctuation after the last value.
    Punctuation,
}

impl Repair {
    /// Returns the repair's name in the texts.
    pub fn id(self) -> &'static str {
        match self {
            Repair::QuestionMark => "question-mark",
            Repair::Entity => "entity",
            Repair::Encoding => "encoding",
            Repair::Spaces => "spaces",
            Repair::Punctuation => "punctuation",
        }
    }
}

/// Closing characters of the sentence around an address. No value of a key that is not a text ends with one.
const PUNCTUATION: [char; 10] = [')', '.', ',', ';', '>', ']', '"', '\'', '”', '’'];

/// Restores a fragment, with or without its `#`. Leaves the fragments that this project writes as they are.
pub fn repair_fragment(fragment: &str) -> (String, Vec<Repair>) {
    let mut repairs = Vec::new();
    let mut text = fragment.strip_prefix('#').unwrap_or(fragment).to_owned();
    let mut apply = |repair: Repair, text: &mut String, repaired: String| {
        if repaired != *text {
            *text = repaired;
            repairs.push(repair);
        }
    };
    if !text.contains('=') && text.to_ascii_lowercase().contains("%3d") {
        let decoded = percent_decode_str(&text).decode_utf8_lossy().into_owned();
        apply(Repair::Encoding, &mut text, decoded);
    }
    let mut unescaped = text.clone();
    while unescaped.contains("&amp;") {
        unescaped = unescaped.replace("&amp;", "&");
    }
    apply(Repair::Entity, &mut text, unescaped);
    let separated = separate_at_question_marks(&text);
    apply(Repair::QuestionMark, &mut text, separated);
    let trimmed = trim_pairs(&text);
    apply(Repair::Spaces, &mut text, trimmed);
    let trimmed = trim_punctuation(&text);
    apply(Repair::Punctuation, &mut text, trimmed);
    (text, repairs)
}

/// Replaces each `?` or `#` before a known key by `&`.
fn separate_at_question_marks(text: &str) -> String {
    let is_separator = |at: usize| {
        let name = text[at + 1..].split(['=', '&', '?', '#']).next().unwrap_or_default();
        text[at..].starts_with(['?', '#'])
            && text[at + 1 + name.len()..].starts_with('=')
            && key(&trim_spaces(name)).is_some()
    };
    let separated: String =
        text.char_indices().map(|(at, c)| if c.is_ascii() && is_separator(at) { '&' } else { c }).collect();
    match text.starts_with(['?', '#']) {
        true => separated.strip_prefix('&').map(str::to_owned).unwrap_or(separated),
        false => separated,
    }
}

/// Removes spaces around the names of known keys, and around their values unless these are texts.
fn trim_pairs(text: &str) -> String {
    let trim = |pair: &str| match pair.split_once('=') {
        Some((name, value)) if is_text(name) == Some(false) => {
            format!("{}={}", trim_spaces(name), trim_spaces(value))
        }
        Some((name, value)) if is_text(name) == Some(true) => format!("{}={value}", trim_spaces(name)),
        _ => pair.to_owned(),
    };
    text.split('&').map(trim).collect::<Vec<_>>().join("&")
}

/// Removes punctuation after the last value, unless it is a text.
fn trim_punctuation(text: &str) -> String {
    let last = text.rsplit('&').next().unwrap_or_default();
    match last.split_once('=') {
        Some((name, _)) if is_text(name) == Some(false) => {
            let mut trimmed = text;
            while let Some(rest) = strip_punctuation(trimmed) {
                trimmed = rest;
            }
            trimmed.to_owned()
        }
        _ => text.to_owned(),
    }
}

/// Removes one character of punctuation, which may be encoded.
fn strip_punctuation(text: &str) -> Option<&str> {
    if let Some(rest) = text.strip_suffix(PUNCTUATION) {
        return Some(rest);
    }
    let begin = text.len().checked_sub(3)?;
    let (rest, end) = text.split_at_checked(begin)?;
    let is_encoded = ["%29", "%22", "%27", "%3E", "%3e", "%5D", "%5d"].contains(&end);
    is_encoded.then_some(rest)
}

/// Whether the values of a key may be any text; `None` for unknown keys.
fn is_text(name: &str) -> Option<bool> {
    let key = key(&trim_spaces(name))?;
    Some(matches!(key.kind, Kind::Text) && key.name != "view")
}

/// Removes spaces at both ends, also encoded ones.
fn trim_spaces(text: &str) -> String {
    let mut text = text.trim();
    while let Some(rest) = text.strip_prefix("%20").or_else(|| text.strip_prefix("%0A")) {
        text = rest.trim_start();
    }
    while let Some(rest) = text.strip_suffix("%20").or_else(|| text.strip_suffix("%0A")) {
        text = rest.trim_end();
    }
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::Request;

    #[test]
    fn mangled_addresses_are_restored() {
        use Repair::*;
        for (mangled, restored, repairs) in [
            ("?p=64&topology=mesh", "p=64&topology=mesh", &[QuestionMark][..]),
            ("#?p=64&topology=mesh", "p=64&topology=mesh", &[QuestionMark]),
            ("#p=64&amp;topology=mesh", "p=64&topology=mesh", &[Entity]),
            ("#p=64&amp;amp;topology=mesh", "p=64&topology=mesh", &[Entity]),
            ("#p%3D64%26topology%3Dmesh", "p=64&topology=mesh", &[Encoding]),
            ("#p=64& topology=mesh", "p=64&topology=mesh", &[Spaces]),
            ("#p=64&%20topology=mesh", "p=64&topology=mesh", &[Spaces]),
            ("#p=64&topology=mesh)", "p=64&topology=mesh", &[Punctuation]),
            ("#p=64&topology=mesh).", "p=64&topology=mesh", &[Punctuation]),
            ("#topology=mesh&p=64,", "topology=mesh&p=64", &[Punctuation]),
            ("#p=64&topology=mesh%22%3E", "p=64&topology=mesh", &[Punctuation]),
            (
                "#topology=mesh&view=machine?p=64&n=4096",
                "topology=mesh&view=machine&p=64&n=4096",
                &[QuestionMark],
            ),
            ("?p=64&amp; topology=mesh.", "p=64&topology=mesh", &[Entity, QuestionMark, Spaces, Punctuation]),
        ] {
            assert_eq!(repair_fragment(mangled), (restored.to_owned(), repairs.to_vec()), "{mangled}");
            assert!(Request::from_fragment(restored).0.is_ok(), "{restored}");
        }
    }

    #[test]
    fn correct_addresses_stay() {
        for fragment in [
            "",
            "p=64&topology=mesh",
            "view=machine,timeline&t=10.5",
            "unknown=a).",
            "title=Which network (of 64)?",
            "title=p=64?",
            "n=2^12&beside=topology:mesh,p:16",
        ] {
            assert_eq!(repair_fragment(fragment), (fragment.to_owned(), Vec::new()));
        }
    }
}
