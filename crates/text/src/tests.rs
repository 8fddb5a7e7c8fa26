//! Plurals, numbers and isolated variables follow the language.

use super::arg::Arg;
use super::bundle::Language;
use super::*;

fn format_message(language: &'static str, text: &'static str, values: &[(&'static str, Arg)]) -> String {
    Language::new(language, text).tell("message", values).expect("a message")
}

#[test]
fn numbers_use_the_separators_of_the_language() {
    assert_eq!(whole(1024), "1024");
    assert_eq!(whole(65_536), "65\u{202f}536");
    assert_eq!(decimal("0.5".into()), "0.5");
    assert!(set_language("de"));
    assert_eq!(whole(65_536), "65\u{202f}536");
    assert_eq!(decimal("0.5".into()), "0,5");
    assert!(set_language("en"));
    assert_eq!(decimal("0.5".into()), "0.5");
}

#[test]
fn selector_matches_plural_number_or_text() {
    let text =
        "message = { $n ->\n    [0] no messages\n    [one] { $n } message\n   *[other] { $n } messages\n}.\n";
    assert_eq!(format_message("en", text, &[("n", 1u32.into())]), "1 message.");
    assert_eq!(format_message("en", text, &[("n", 0u32.into())]), "no messages.");
    assert_eq!(format_message("en", text, &[("n", 65_537u32.into())]), "65\u{202f}537 messages.");
    let text = "message = { $n ->\n    [few] { $n } f\n    [many] { $n } m\n   *[other] { $n } o\n}\n";
    let arabic = |n: u64| format_message("ar", text, &[("n", n.into())]);
    assert_eq!(
        [3, 11, 100, 103, 1_000_011].map(arabic),
        ["3 f", "11 m", "100 o", "103 f", "1\u{202f}000\u{202f}011 m"]
    );
    let text = "message = { $way ->\n    [yes] { $who } does\n   *[no] { $who } does not\n}\n";
    let format =
        |variant: &'static str| format_message("en", text, &[("way", variant.into()), ("who", "p0".into())]);
    assert_eq!([format("yes"), format("no"), format("maybe")], ["p0 does", "p0 does not", "p0 does not"]);
}

#[test]
fn plural_categories_match_cldr() {
    for line in include_str!("../../../tests/golden/plurals.txt").lines() {
        let mut words = line.split(' ');
        let mut next_word = || words.next().expect("language, number, plural");
        let (language, count) = (next_word(), next_word().parse().expect("a number"));
        assert!(set_language(language));
        assert_eq!(plural(count), next_word(), "{line}");
    }
    assert!(set_language("en"));
}

#[test]
fn text_without_variables_is_cached_by_id() {
    let language = Language::new("en", "a = one\nb = two\n");
    assert_eq!(["b", "a", "b"].map(|id| language.plain(id)), [Some("two"), Some("one"), Some("two")]);
    assert_eq!(language.plain("c"), None);
}

#[test]
fn added_text_replaces_the_language_of_its_id() {
    let name = |id: &str| NAMES.iter().find(|(known, _)| *known == id).expect("a language").1;
    assert!(!is_loaded("fr"));
    add_language("fr", &file("fr").expect("a file"));
    assert!(is_loaded("fr") && set_language("fr"));
    assert_eq!((current_language(), language::name()), ("fr", name("fr")));
    let french = figures::play();
    assert_eq!(Some(current_texts().to_owned()), file("fr"));
    add_language("fr", "language_name = nouveau\n");
    assert_eq!(language::name(), "nouveau");
    assert!(figures::play() != french, "in English");
    assert!(set_language("en"));
    assert_eq!(file("xx"), None);
}

#[test]
fn arabic_variables_are_isolated_except_in_symbols() {
    let arabic = file("ar").expect("a file");
    assert!(arabic.contains("\u{2068}{ $"));
    assert!(!arabic.contains("^\u{2068}"));
}
