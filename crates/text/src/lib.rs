//! Every text of the page, by name, in every language.
//!
//! The texts are in messages/LANGUAGE/AREA.ftl, in Mozilla's Fluent, and formatted by its fluent-bundle. From the English
//! ones the build script makes a function for each message: `text::page::play()` is a `&'static str`,
//! `text::view::grid(rows, columns)` with variables, in the order in which the English text first names them, a `String`.
//! So a message that is not there does not compile. Where the values of an enumeration have names, a family of messages
//! has one function besides: `text::view::topology_named(id)` is the text `topology-ID`, if there is one. English is
//! compiled in; a page loads the [file] of another language ([`add`]), natively all of them are there. Numbers in a text
//! are set as the language sets them ([`whole`]); a number that is counted chooses its plural.

mod area;
mod arg;
mod number;
mod plural;
mod spoken;
mod typed;

pub use arg::{Arg, Told};
pub use number::{decimal, whole};
pub use plural::{Plurals, use_plurals};
pub use spoken::ENGLISH;
pub use typed::{TypedValue, read_typed, without_group_spaces};

use spoken::{Language, Source, member, named, plain, tell};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// What stands before the name of an area in a file: a heading, in Fluent.
const HEADING: &str = "## ";

/// The area of what says that the page cannot speak: the build puts it into a script of its own, in all languages.
#[cfg(not(target_arch = "wasm32"))]
const ALIVE: &str = "alive";

/// Returns the texts of a language in Fluent as pages load them: those of each area below a heading with the area's name.
/// `None` for what is no language.
#[cfg(not(target_arch = "wasm32"))]
pub fn file(language: &str) -> Option<String> {
    let (_, texts) = LANGUAGES.iter().find(|(id, _)| *id == language)?;
    let travels = |name: &&str| **name != *ALIVE;
    let own = AREAS.iter().zip(*texts).filter(|(name, text)| travels(name) && !text.is_empty());
    Some(own.map(|(name, text)| format!("{HEADING}{name}\n{text}\n")).collect())
}

/// A page has loaded the [file] of a language. What is not in it is said in English.
pub fn add(id: &str, file: &str) {
    let file: &'static str = Box::leak(file.to_owned().into_boxed_str());
    let before = spoken::known(id);
    let id = before.map_or_else(|| &*Box::leak(id.to_owned().into_boxed_str()), |before| before.id);
    let language = Language::new(id, file, split(file));
    spoken::learn(language);
    if now() == id {
        speak_now(Some(language));
    }
}

/// The text of each area in a file.
fn split(file: &'static str) -> Vec<&'static str> {
    let mut texts = vec![""; AREAS.len()];
    // A message begins its line with its name, and what goes on is indented: only headings begin so.
    let mut rest = file.strip_prefix(HEADING);
    while let Some((name, area)) = rest.and_then(|rest| rest.split_once('\n')) {
        let (text, after) = match area.find("\n## ") {
            Some(end) => (&area[..=end], area.get(end + 1 + HEADING.len()..)),
            None => (area, None),
        };
        if let Some(at) = AREAS.iter().position(|area| *area == name) {
            texts[at] = text;
        }
        rest = after;
    }
    texts
}

/// Whether a language was [added](add).
pub fn knows(id: &str) -> bool {
    spoken::known(id).is_some()
}

/// Speaks a language from now on, in this thread; whether it is known. English is always.
pub fn speak(id: &str) -> bool {
    if id == ENGLISH {
        speak_now(None);
        return true;
    }
    let found = spoken::known(id);
    #[cfg(not(target_arch = "wasm32"))]
    let found = found.or_else(|| {
        let (id, texts) = LANGUAGES.iter().find(|(known, _)| *known == id)?;
        let language = Language::new(id, "", texts.to_vec());
        spoken::learn(language);
        Some(language)
    });
    if found.is_some() {
        speak_now(found);
    }
    found.is_some()
}

fn speak_now(language: Option<&'static Language>) {
    let numbers = AREAS.iter().position(|area| *area == "language").unwrap_or_default();
    spoken::speak(language, numbers);
}

/// The language that is spoken, by its id.
pub fn now() -> &'static str {
    spoken::now().map_or(ENGLISH, |language| language.id)
}

/// The [file] of the language that is spoken as it was [added](add), to hand it on to a worker; of English none.
pub fn tables() -> &'static str {
    spoken::now().map_or("", |language| language.file)
}

/// The plural that a number takes in the language that is spoken, as CLDR calls it: `one`, `few`, `other` …
pub fn plural(count: u64) -> &'static str {
    plural::category(now(), count)
}

/// Whether it is written from right to left.
pub fn is_rtl() -> bool {
    language::direction() == "rtl"
}

#[cfg(test)]
mod tests;
