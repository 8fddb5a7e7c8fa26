//! Finds messages of a language that are missing or inconsistent with English, and describes the problems to its
//! translator.

use super::read::{Area, Message};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Areas of a language by name.
pub type Areas = BTreeMap<String, Area>;

/// Reads the files of a language. Returns a description of each file that cannot be read.
pub fn read(folder: &Path) -> (Areas, Vec<String>) {
    let (mut areas, mut problems) = (Areas::new(), Vec::new());
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for file in files {
        let name = file.file_name().to_string_lossy().into_owned();
        let Some(area) = name.strip_suffix(".ftl") else { continue };
        let text = std::fs::read_to_string(file.path()).map_err(|error| error.to_string());
        match text.and_then(|text| Area::read(&text)) {
            Ok(read) => drop(areas.insert(area.to_owned(), read)),
            Err(error) => problems.push(format!("{name}: {error}")),
        }
    }
    (areas, problems)
}

/// Lists the messages missing in a language, as area and id.
pub fn find_missing_messages<'a>(english: &'a Areas, translation: &Areas) -> Vec<(&'a str, &'a str)> {
    let english_messages =
        english.iter().flat_map(|(name, area)| area.messages.iter().map(move |message| (name, &message.id)));
    let is_translated =
        |name: &str, id: &str| translation.get(name).is_some_and(|area| area.get(id).is_some());
    english_messages
        .filter(|(name, id)| !is_translated(name, id))
        .map(|(name, id)| (name.as_str(), id.as_str()))
        .collect()
}

/// Describes the inconsistent messages of a language; `plurals` are its [plural categories](plural_categories).
pub fn find_inconsistent_messages(
    english: &Areas,
    translation: &Areas,
    plurals: &BTreeSet<&str>,
) -> Vec<String> {
    let mut problems = Vec::new();
    for (name, area) in translation {
        let Some(english_message) = english.get(name) else {
            problems.push(format!("{name}.ftl: English has no file of this name"));
            continue;
        };
        for message in &area.messages {
            let id = &message.id;
            let mut report = |report_problem: String| problems.push(format!("{name}.{id} {report_problem}"));
            match english_message.get(id) {
                None => report("does not exist in English".to_owned()),
                Some(_) if name == "language" => {}
                Some(first) => compare_messages(first, message, plurals).into_iter().for_each(&mut report),
            }
            if count_words(message) > 3
                && english_message.get(id).is_some_and(|first| first.source == message.source)
            {
                report("is still English".to_owned());
            }
            if let Some(error) = find_control_characters(message) {
                report(error);
            }
        }
    }
    problems
}

/// Describes the problems of a message compared with its English version.
fn compare_messages(
    english: &Message,
    translation: &Message,
    required_variables: &BTreeSet<&str>,
) -> Vec<String> {
    let mut problems = Vec::new();
    for name in english.written_variables.difference(&translation.written_variables) {
        problems.push(format!("does not contain {{ ${name} }}"));
    }
    for name in translation.variables.iter().filter(|name| !english.variables.contains(name)) {
        problems.push(format!("has {{ ${name} }}, which the English text does not have"));
    }
    for (name, keys) in &english.case_keys {
        let own_keys = translation.case_keys.get(name);
        let has_case = |key: &str| own_keys.is_some_and(|keys| keys.contains(key));
        if keys.iter().any(|key| CATEGORIES.contains(&key.as_str())) {
            // The default case stands for `other`, which every language has.
            for key in required_variables.iter().filter(|key| !has_case(key)) {
                problems.push(format!("has no case [{key}] for {{ ${name} }}"));
            }
        } else if keys.iter().any(|key| key.parse::<u64>().is_err()) {
            for key in keys.iter().filter(|key| !has_case(key)) {
                problems.push(format!("has no case [{key}] for {{ ${name} }}"));
            }
        }
    }
    for (name, keys) in &translation.case_keys {
        let selects_by_text = english.case_keys.get(name).is_some_and(|keys| {
            keys.iter().any(|key| !CATEGORIES.contains(&key.as_str()) && key.parse::<u64>().is_err())
        });
        for key in keys {
            let can_occur = match selects_by_text {
                true => english.case_keys.get(name).is_some_and(|keys| keys.contains(key)),
                false => {
                    required_variables.contains(key.as_str()) || key == "other" || key.parse::<u64>().is_ok()
                }
            };
            if !can_occur {
                problems.push(format!("has a case [{key}] for {{ ${name} }}, which never occurs"));
            }
        }
    }
    problems
}

/// Plural categories of CLDR.
const CATEGORIES: &[&str] = &["zero", "one", "two", "few", "many", "other"];

/// Returns the plural categories of a language, without `other`.
pub fn plural_categories(language: &str) -> BTreeSet<&'static str> {
    assert!(hyperfly_text::set_language(language), "{language}");
    (0..200).map(hyperfly_text::plural).filter(|plural| *plural != "other").collect()
}

/// Counts words of three letters or more. Shorter ones may be symbols.
fn count_words(message: &Message) -> usize {
    let words = message.texts.iter().flat_map(|text| text.split(|c: char| !c.is_alphabetic()));
    words.filter(|word| word.chars().count() >= 3).count()
}

/// Reports control characters that would break a pattern or the direction of the text.
fn find_control_characters(message: &Message) -> Option<String> {
    let mut problems = None;
    for text in &message.texts {
        let mut open = 0i32;
        for c in text.chars() {
            match c {
                '\u{2066}'..='\u{2068}' => open += 1,
                '\u{2069}' => open -= 1,
                '\n' => {}
                '\u{202a}'..='\u{202e}' | '\u{fffd}' | '\u{feff}' => {
                    problems = Some(format!("has the character U+{:04X}", u32::from(c)));
                }
                c if c.is_control() => problems = Some(format!("has the character U+{:04X}", u32::from(c))),
                _ => {}
            }
            if open < 0 {
                break;
            }
        }
        if open != 0 {
            problems = Some("does not end every isolate (U+2066 … U+2069) that it begins".to_owned());
        }
    }
    problems
}
