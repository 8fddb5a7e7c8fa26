//! Numbers in the page's languages: addresses use one notation, typed numbers follow the language.

use hyperfly_request::{Request, parse_typed};
use hyperfly_text::{NAMES, TypedValue, read_typed, set_language};

#[test]
fn address_means_the_same_in_every_language() {
    for (language, _) in NAMES {
        assert!(set_language(language));
        let (request, _) =
            Request::from_fragment("tw=1.000&n=65%E2%80%AF536&ts=1%C2%A0024.5&seed=10%E2%80%89240");
        let settings = request.expect("a request").settings;
        assert_eq!(
            (settings.tw, settings.n, settings.ts, settings.seed),
            (1.0, 65_536, 1024.5, 10_240),
            "{language}"
        );
        for fragment in ["n=1.024", "n=1,024", "tw=0,5", "n=10%E2%80%AF24", "n=1%20024"] {
            assert!(Request::from_fragment(fragment).0.is_err(), "{fragment} in {language}");
        }
    }
    assert!(set_language("en"));
}

#[test]
fn group_spaces_are_ignored_in_json_and_comparison() {
    let request =
        Request::from_json("{\"n\": \"65\u{202f}536\", \"beside\": \"ts:1\u{a0}000\"}").expect("a request");
    assert_eq!(request.settings.n, 65_536);
    assert_eq!(request.comparison().expect("a right side").settings.ts, 1000.0);
    assert_eq!(Request::default().change("n", "65\u{202f}536").expect("possible").settings.n, 65_536);
}

#[test]
fn ambiguous_number_names_both_readings_in_every_language() {
    for (language, _) in NAMES {
        assert!(set_language(language));
        let allowed = || "a time".to_owned();
        match parse_typed("1.000", false, allowed) {
            Ok(number) => assert!(number == 1.0 && !["de", "es", "pt"].contains(language), "{language}"),
            Err(words) => {
                assert!(["de", "es", "pt"].contains(language), "{language}: {words}");
                assert!(words.contains("1000") && words.matches("1").count() == 2, "{language}: {words}");
            }
        }
        let ambiguous = parse_typed("1.024", true, allowed);
        assert_eq!(ambiguous.is_ok(), ["de", "es", "pt"].contains(language), "{language}: {ambiguous:?}");
    }
    assert!(set_language("en"));
}

/// The columns of the table in docs/keys.md.
const COLUMNS: [&[&str]; 4] = [&["en", "zh", "ar"], &["de", "es"], &["pt"], &["fr"]];

#[test]
fn docs_table_of_typed_numbers_matches_parser() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/keys.md");
    let text = std::fs::read_to_string(file).expect("docs/keys.md");
    let (_, section) = text.split_once("\n## Numbers\n").expect("the section");
    let rows: Vec<&str> = section.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert!(rows.len() > 5);
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let (typed_text, kind) = cells[0].split_once(" for a ").unwrap_or((cells[0], "time"));
        let is_whole = kind == "whole number";
        for (languages, expected) in COLUMNS.iter().zip(&cells[1..]) {
            for language in *languages {
                assert!(set_language(language));
                let result = match read_typed(typed_text, is_whole) {
                    TypedValue::Ambiguous { .. } => "ambiguous".to_owned(),
                    TypedValue::Clear { .. } => parse_typed(typed_text, is_whole, String::new)
                        .map_or("refused".to_owned(), |number| number.to_string()),
                };
                assert_eq!(result, *expected, "{} in {language}", cells[0]);
            }
        }
    }
    assert!(set_language("en"));
}
