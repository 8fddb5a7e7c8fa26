//! All texts of the page, by name, in every language.
//!
//! The texts are in messages/LANGUAGE/AREA.ftl, in Mozilla's Fluent. The build script generates a function for each
//! English message: `text::page::play()` is a `&'static str`; `text::view::grid(rows, columns)` is a `String`, with
//! variables in the order of the English text. So a missing message does not compile. Where the values of an
//! enumeration have names, a family of messages also has a function: `text::view::topology_named(id)` is the text
//! `topology-ID`, if there is one.
//!
//! At run time each language is one Fluent bundle, in which the message `ID` of `AREA` has the id `AREA_ID`. English
//! replaces messages that a language lacks. English is compiled in; a page loads the [file] of another language
//! ([`add_language`]), and native programs contain all of them. Numbers are formatted for the language ([`whole`]); counts
//! select a plural.

mod arg;
mod bundle;
mod current;
mod number;
mod typed;

pub use arg::{Arg, ArgValue};
pub use current::{ENGLISH, add_language, current_language, current_texts, is_loaded, plural, set_language};
pub use number::{decimal, whole};
pub use typed::{TypedValue, read_typed, without_group_spaces};

use current::{named, plain, tell};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// Returns the texts of a language in Fluent, as pages load them. `None` for an unknown language.
#[cfg(not(target_arch = "wasm32"))]
pub fn file(language: &str) -> Option<String> {
    TEXTS.iter().find(|(id, _)| *id == language).map(|(_, text)| (*text).to_owned())
}

/// Returns whether the current language is written from right to left.
pub fn is_rtl() -> bool {
    language::direction() == "rtl"
}

#[cfg(test)]
mod tests;
