//! Every text of the page, by name, in every language.
//!
//! The texts are in messages/LANGUAGE/AREA.ftl, in Mozilla's Fluent. From the English ones the build script makes a function
//! for each message: `text::page::play()` is a `&'static str`, `text::view::grid(rows, columns)` with variables, in the order in
//! which the English text first names them, a `String`. So a message that is not there does not compile. Where the values of an
//! enumeration have names, a family of messages has one function besides: `text::view::topology_named(id)` is the text
//! `topology-ID`, if there is one.
//!
//! At run time each language is one Fluent bundle, in which the message `ID` of `AREA` has the id `AREA_ID`. What a language does
//! not have is said in English. English is compiled in; a page loads the [file] of another language ([`add`]), natively all of
//! them are there. Numbers in a text are set as the language sets them ([`whole`]); a number that is counted chooses its plural.

mod arg;
mod bundle;
mod number;
mod spoken;
mod typed;

pub use arg::{Arg, Told};
pub use number::{decimal, whole};
pub use spoken::{ENGLISH, add, knows, now, plural, speak, tables};
pub use typed::{TypedValue, read_typed, without_group_spaces};

use spoken::{named, plain, tell};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// Returns the texts of a language in Fluent, as pages load them. `None` for what is no language.
#[cfg(not(target_arch = "wasm32"))]
pub fn file(language: &str) -> Option<String> {
    TEXTS.iter().find(|(id, _)| *id == language).map(|(_, text)| (*text).to_owned())
}

/// Returns whether the language that is spoken is written from right to left.
pub fn is_rtl() -> bool {
    language::direction() == "rtl"
}

#[cfg(test)]
mod tests;
