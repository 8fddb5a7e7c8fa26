//! The languages that are known, and the one that is spoken.

use crate::arg::{Arg, Told};
use crate::bundle::Language;
use std::cell::{Cell, RefCell};

/// The language that is always there.
pub const ENGLISH: &str = "en";

thread_local! {
    /// Read when it is first asked for.
    static IN_ENGLISH: &'static Language =
        Language::new(ENGLISH, include_str!(concat!(env!("OUT_DIR"), "/en.ftl")));
    /// Languages that were added or spoken before.
    static KNOWN: RefCell<Vec<&'static Language>> = const { RefCell::new(Vec::new()) };
    /// Nothing is English.
    static NOW: Cell<Option<&'static Language>> = const { Cell::new(None) };
}

/// Adds a language by its text, such as `file` gives it. What is not in it is said in English.
pub fn add(id: &str, text: &str) {
    let language = Language::new(leak(id), leak(text));
    KNOWN.with_borrow_mut(|known| {
        known.retain(|other| other.id != id);
        known.push(language);
    });
    if now() == id {
        NOW.set(Some(language));
    }
}

fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

fn known(id: &str) -> Option<&'static Language> {
    KNOWN.with_borrow(|known| known.iter().find(|language| language.id == id).copied())
}

/// Returns whether a language was [added](add).
pub fn knows(id: &str) -> bool {
    known(id).is_some()
}

/// Speaks a language from now on, in this thread; returns whether it is known. English is always, and natively all are.
pub fn speak(id: &str) -> bool {
    if id == ENGLISH {
        NOW.set(None);
        return true;
    }
    #[cfg(not(target_arch = "wasm32"))]
    if let (false, Some(text)) = (knows(id), crate::file(id)) {
        add(id, &text);
    }
    let found = known(id);
    if found.is_some() {
        NOW.set(found);
    }
    found.is_some()
}

/// Returns the id of the language that is spoken.
pub fn now() -> &'static str {
    NOW.get().map_or(ENGLISH, |language| language.id)
}

/// Returns the text of the language that is spoken as it was [added](add), to hand it on to a worker; of English none.
pub fn tables() -> &'static str {
    NOW.get().map_or("", |language| language.text)
}

/// Returns the plural that a number takes in the language that is spoken, as CLDR calls it: `one`, `few`, `other` …
pub fn plural(count: u64) -> &'static str {
    NOW.get().unwrap_or_else(english).plural(count)
}

fn english() -> &'static Language {
    IN_ENGLISH.with(|english| *english)
}

/// Returns the message without variables of an id (`AREA_ID`), if there is one.
pub fn plain(id: &str) -> Option<&'static str> {
    NOW.get().and_then(|language| language.plain(id)).or_else(|| english().plain(id))
}

/// Returns the message of an id (`AREA_ID`) with the values of its variables, if there is one.
pub fn tell(id: &str, values: &[(&'static str, Arg)]) -> Option<String> {
    NOW.get().and_then(|language| language.tell(id, values)).or_else(|| english().tell(id, values))
}

/// Returns the message of this name of an area, whose messages have these variables, each with its value; nothing if there is no
/// such message or value.
pub fn named(
    area: &str,
    variables: &[(&str, &[&'static str])],
    name: &str,
    value: &mut dyn FnMut(&str) -> Option<Told>,
) -> Option<String> {
    let (_, variables) = variables.iter().find(|(id, _)| *id == name)?;
    let told = variables.iter().map(|name| value(name)).collect::<Option<Vec<Told>>>()?;
    let values: Vec<_> = std::iter::zip(*variables, &told).map(|(name, told)| (*name, told.into())).collect();
    tell(&format!("{area}_{name}"), &values)
}
