//! Documentation of the keys (docs/keys.md, static/hyperfly.js) against the schema.

use hyperfly_request::{KEYS, MAX_PROGRAM_BYTES, Request};

fn text(file: &str) -> String {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Rows of docs/keys.md: key, values, default, without backticks.
fn rows() -> Vec<[String; 3]> {
    let text = text("docs/keys.md");
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.map(|row| {
        let mut cells = row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned());
        let mut cell = || cells.next().unwrap_or_else(|| panic!("a row of four cells: {row}"));
        let [key, values, default] = [cell(), cell(), cell()];
        assert!(!cell().is_empty(), "a key has a meaning: {row}");
        [key.trim_matches('`').to_owned(), values, default.trim_matches('`').to_owned()]
    });
    cells.collect()
}

#[test]
fn docs_list_every_key_with_its_default() {
    let defaults: Vec<_> = Request::default().all_pairs();
    let rows: Vec<_> = rows().into_iter().map(|[key, _, default]| (key, default)).collect();
    let documented_keys: Vec<_> = rows.iter().map(|(key, default)| (key.as_str(), default.clone())).collect();
    assert_eq!(documented_keys, defaults);
}

/// Every value of a row is accepted, and rows name all values of enumerations.
#[test]
fn docs_rows_match_accepted_values() {
    for [key, values, _] in rows() {
        // Every second piece between backticks is a value.
        let documented_values: Vec<&str> = values.split('`').skip(1).step_by(2).collect();
        for value in &documented_values {
            // Other keys that make the value possible.
            let pairs: &[(&str, &str)] = match (key.as_str(), *value) {
                ("algorithm", "serial") => &[("algorithm", "serial")],
                ("algorithm", id) => &[("algorithm", id), ("p", "4"), ("n", "1024")],
                ("overlap" | "loop" | "play" | "balanced" | "present", value) => &[(&key, value)],
                (key, value) => &[(key, value)],
            };
            let result = Request::from_pairs(pairs.iter().copied());
            assert!(result.is_ok(), "{key}={value}: {:?}", result.err());
        }
        // A program is any text up to the maximum length.
        if key == "program" {
            assert!(Request::from_pairs([("program", "x".repeat(MAX_PROGRAM_BYTES + 1).as_str())]).is_err());
            continue;
        }
        let refusal = Request::from_pairs([(key.as_str(), "no such value!")]).expect_err("no such value");
        let allowed = &refusal[0].allowed;
        // Skip the numbers of bounds.
        let word = |word: &&str| word.starts_with(char::is_alphabetic) || key == "radix";
        let words = allowed.split([',', ' ', ';']).filter(word);
        for word in words.filter(|word| Request::from_pairs([(key.as_str(), *word)]).is_ok()) {
            assert!(values.contains(word), "docs/keys.md does not name {key}={word}");
        }
    }
}

#[test]
fn every_key_has_help() {
    for key in KEYS {
        assert!(!key.help().is_empty(), "messages/en/schema.ftl has no help-{}", key.name);
    }
}

#[test]
fn embed_script_lists_every_key() {
    let script = text("static/hyperfly.js");
    let list = script.split("const keys = (").nth(1).and_then(|rest| rest.split(").split(").next());
    let list = list.expect("static/hyperfly.js lists the keys");
    let known_words: Vec<&str> = list.split(['\'', '+', ' ', '\n']).filter(|word| !word.is_empty()).collect();
    assert_eq!(known_words, KEYS.iter().map(|key| key.name).collect::<Vec<_>>());
}
