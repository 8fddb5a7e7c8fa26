//! Loaded languages and the current language of the thread.

use crate::arg::{Arg, ArgValue};
use crate::bundle::Language;
use std::cell::{Cell, RefCell};

/// The language that is always available.
pub const ENGLISH: &str = "en";

thread_local! {
    /// English, parsed on first use.
    static ENGLISH_TEXTS: &'static Language =
        Language::new(ENGLISH, include_str!(concat!(env!("OUT_DIR"), "/en.ftl")));
    /// Languages that were added or selected.
    static LOADED: RefCell<Vec<&'static Language>> = const { RefCell::new(Vec::new()) };
    /// The current language; `None` is English.
    static CURRENT: Cell<Option<&'static Language>> = const { Cell::new(None) };
}

/// Adds a language from its Fluent text, such as the text of `file`. English replaces missing messages.
pub fn add_language(id: &str, text: &str) {
    let language = Language::new(leak(id), leak(text));
    LOADED.with_borrow_mut(|loaded| {
        loaded.retain(|other| other.id != id);
        loaded.push(language);
    });
    if current_language() == id {
        CURRENT.set(Some(language));
    }
}

fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

fn find_loaded(id: &str) -> Option<&'static Language> {
    LOADED.with_borrow(|loaded| loaded.iter().find(|language| language.id == id).copied())
}

/// Returns whether a language is loaded.
pub fn is_loaded(id: &str) -> bool {
    find_loaded(id).is_some()
}

/// Sets the current language of this thread and returns whether it is available. English always is; natively all
/// languages are.
pub fn set_language(id: &str) -> bool {
    if id == ENGLISH {
        CURRENT.set(None);
        return true;
    }
    #[cfg(not(target_arch = "wasm32"))]
    if let (false, Some(text)) = (is_loaded(id), crate::file(id)) {
        add_language(id, &text);
    }
    let language = find_loaded(id);
    if language.is_some() {
        CURRENT.set(language);
    }
    language.is_some()
}

/// Returns the id of the current language.
pub fn current_language() -> &'static str {
    CURRENT.get().map_or(ENGLISH, |language| language.id)
}

/// Returns the text of the current language as it was [added](add_language), to pass it to a worker; empty for English.
pub fn current_texts() -> &'static str {
    CURRENT.get().map_or("", |language| language.text)
}

/// Returns the CLDR plural category of a number in the current language: `one`, `few`, `other` …
pub fn plural(count: u64) -> &'static str {
    CURRENT.get().unwrap_or_else(english).plural(count)
}

fn english() -> &'static Language {
    ENGLISH_TEXTS.with(|english| *english)
}

/// Returns the message without variables with an id `AREA_ID`, if it exists.
pub fn plain(id: &str) -> Option<&'static str> {
    CURRENT.get().and_then(|language| language.plain(id)).or_else(|| english().plain(id))
}

/// Returns the message with an id `AREA_ID` and the values of its variables, if it exists.
pub fn tell(id: &str, values: &[(&'static str, Arg)]) -> Option<String> {
    CURRENT.get().and_then(|language| language.tell(id, values)).or_else(|| english().tell(id, values))
}

/// Returns the message with a name in an area and the values of its variables; `variables` lists the variables of each message.
/// `None` if there is no such message or value.
pub fn named(
    area: &str,
    variables: &[(&str, &[&'static str])],
    name: &str,
    value: &mut dyn FnMut(&str) -> Option<ArgValue>,
) -> Option<String> {
    let (_, variables) = variables.iter().find(|(id, _)| *id == name)?;
    let arguments = variables.iter().map(|name| value(name)).collect::<Option<Vec<ArgValue>>>()?;
    let values: Vec<_> =
        std::iter::zip(*variables, &arguments).map(|(name, argument)| (*name, argument.into())).collect();
    tell(&format!("{area}_{name}"), &values)
}
