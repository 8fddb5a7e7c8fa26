//! What is wrong with the messages of a language beside the English ones, in words for its translator. The tests and `cargo
//! xtask messages` ask the same.

use super::compile::{Area, Part, Pattern};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The areas of a language by name.
pub type Areas = BTreeMap<String, Area>;

/// Messages of more than three words that are the same in another language, and rightly so: names.
const SAME: &[&str] = &["papers-gk.sec5-stored"];

/// Reads the files of a language; what is wrong with those that cannot be read.
pub fn read(folder: &Path) -> (Areas, Vec<String>) {
    let (mut areas, mut problems) = (Areas::new(), Vec::new());
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for file in files {
        let name = file.file_name().to_string_lossy().into_owned();
        let Some(area) = name.strip_suffix(".ftl") else { continue };
        let text = std::fs::read_to_string(file.path()).map_err(|why| why.to_string());
        match text.and_then(|text| Area::read(&text)) {
            Ok(read) => drop(areas.insert(area.to_owned(), read)),
            Err(why) => problems.push(format!("{name}: {why}")),
        }
    }
    (areas, problems)
}

/// The messages that a language does not have, as area and name.
pub fn missing<'a>(english: &'a Areas, own: &Areas) -> Vec<(&'a str, &'a str)> {
    let all = english.iter().flat_map(|(name, area)| area.messages.iter().map(move |(id, _)| (name, id)));
    let is_there = |name: &str, id: &str| own.get(name).is_some_and(|area| area.get(id).is_some());
    // Which number takes which plural is computed.
    let needed = |name: &str, id: &str| (name, id) != ("language", "plural");
    all.filter(|(name, id)| needed(name, id) && !is_there(name, id))
        .map(|(name, id)| (name.as_str(), id.as_str()))
        .collect()
}

/// What is wrong with the messages that it has; `plural` is the language's table of plurals (plural.rs).
pub fn wrong(english: &Areas, own: &Areas, plural: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (name, area) in own {
        let Some(original) = english.get(name) else {
            found.push(format!("{name}.ftl: there is no such file in English"));
            continue;
        };
        for (id, pattern) in &area.messages {
            let mut report = |what: String| found.push(format!("{name}.{id} {what}"));
            match original.get(id) {
                None => report("is not there in English any more".to_owned()),
                Some(_) if name == "language" => {}
                Some(first) => beside(first, pattern, plural).into_iter().for_each(&mut report),
            }
            if words(pattern) > 3
                && original.get(id).is_some_and(|first| first.source() == pattern.source())
                && !SAME.contains(&format!("{name}.{id}").as_str())
            {
                report("is still English".to_owned());
            }
            if let Some(why) = controls(pattern) {
                report(why);
            }
            // Rows of the papers are known by what they are called.
            let same = |(other, own): &&(String, Pattern)| other < id && own.source() == pattern.source();
            let first = |id: &str| original.get(id).map(Pattern::source);
            if name.starts_with("papers-")
                && let Some((other, _)) = area.messages.iter().find(same)
                && first(other) != first(id)
            {
                report(format!("says the same as {other}, and does not in English"));
            }
        }
    }
    found
}

/// What is wrong with one message beside its English.
fn beside(english: &Pattern, own: &Pattern, plural: &str) -> Vec<String> {
    let mut found = Vec::new();
    let (written, own_written) = (written(english), written(own));
    for name in written.difference(&own_written) {
        found.push(format!("does not say {{ ${name} }}"));
    }
    let known: BTreeSet<String> = english.variables().into_iter().collect();
    for name in own.variables().into_iter().filter(|name| !known.contains(name)) {
        found.push(format!("has {{ ${name} }}, which the English text does not have"));
    }
    let own_choices = choices(own);
    let needed = categories(plural);
    for (name, keys) in choices(english) {
        let own_keys = own_choices.get(&name);
        let has = |key: &str| own_keys.is_some_and(|keys| keys.contains(key));
        if keys.iter().any(|key| CATEGORIES.contains(&key.as_str())) {
            // The case for all else is that of `other`, which every language has.
            for key in needed.iter().filter(|key| !has(key)) {
                found.push(format!("has no case [{key}] for {{ ${name} }}"));
            }
        } else if keys.iter().any(|key| key.parse::<u64>().is_err()) {
            for key in keys.iter().filter(|key| !has(key)) {
                found.push(format!("has no case [{key}] for {{ ${name} }}"));
            }
        }
    }
    let english_choices = choices(english);
    for (name, keys) in own_choices {
        let texts = english_choices.get(&name).is_some_and(|keys| {
            keys.iter().any(|key| !CATEGORIES.contains(&key.as_str()) && key.parse::<u64>().is_err())
        });
        for key in keys {
            let fits = match texts {
                true => english_choices.get(&name).is_some_and(|keys| keys.contains(&key)),
                false => {
                    needed.contains(&key.as_str()) || MANY.contains(&&*key) || key.parse::<u64>().is_ok()
                }
            };
            if !fits {
                found.push(format!("has a case [{key}] for {{ ${name} }}, which never is the case"));
            }
        }
    }
    found
}

/// The plurals of CLDR.
const CATEGORIES: &[&str] = &["zero", "one", "two", "few", "many", "other"];
/// Those that a language may have for whole millions alone, and the one that is the case for all else.
const MANY: &[&str] = &["many", "other"];

/// The plurals that the language has beside `other`. That of whole millions alone (Spanish, French) is not asked for.
fn categories(plural: &str) -> Vec<&'static str> {
    let letters = [('z', "zero"), ('1', "one"), ('2', "two"), ('f', "few"), ('m', "many")];
    let there = |letter: char| plural.chars().take(200).any(|other| other == letter);
    letters.into_iter().filter(|(letter, _)| there(*letter)).map(|(_, name)| name).collect()
}

/// The variables that are written somewhere, and do not only choose.
fn written(pattern: &Pattern) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    each(pattern, &mut |part| {
        if let Part::Variable(name) = part {
            all.insert(name.clone());
        }
    });
    all
}

/// The variables that choose, each with the keys of its cases but for the last one's.
fn choices(pattern: &Pattern) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    each(pattern, &mut |part| {
        if let Part::Choice(name, cases) = part {
            let keys = cases.iter().map(|(key, _)| key.clone()).filter(|key| !key.is_empty());
            all.entry(name.clone()).or_default().extend(keys);
        }
    });
    all
}

/// Words of three letters or more. Shorter ones are symbols as often as words.
fn words(pattern: &Pattern) -> usize {
    let mut count = 0;
    each(pattern, &mut |part| {
        if let Part::Text(text) = part {
            let words = text.split(|c: char| !c.is_alphabetic());
            count += words.filter(|word| word.chars().count() >= 3).count();
        }
    });
    count
}

/// Control characters that would break a pattern or mix up the directions of a text.
fn controls(pattern: &Pattern) -> Option<String> {
    let mut found = None;
    each(pattern, &mut |part| {
        let Part::Text(text) = part else { return };
        let mut open = 0i32;
        for c in text.chars() {
            match c {
                '\u{2066}'..='\u{2068}' => open += 1,
                '\u{2069}' => open -= 1,
                '\n' => {}
                '\u{202a}'..='\u{202e}' | '\u{fffd}' | '\u{feff}' => {
                    found = Some(format!("has the character U+{:04X}", u32::from(c)));
                }
                c if c.is_control() => found = Some(format!("has the character U+{:04X}", u32::from(c))),
                _ => {}
            }
            if open < 0 {
                break;
            }
        }
        if open != 0 {
            found = Some("does not end every isolate (U+2066 … U+2069) that it begins".to_owned());
        }
    });
    found
}

/// Every part, also those of the cases.
fn each(pattern: &Pattern, what: &mut dyn FnMut(&Part)) {
    for part in &pattern.0 {
        what(part);
        if let Part::Choice(_, cases) = part {
            cases.iter().for_each(|(_, pattern)| each(pattern, what));
        }
    }
}
