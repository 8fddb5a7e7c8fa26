//! Every text of the page, by name, in every language.
//!
//! The texts are in messages/LANGUAGE/AREA.ftl, in Mozilla's Fluent. From the English ones the build script makes a function
//! for each message: `text::page::play()` is a `&'static str`, `text::view::grid(rows, columns)` with variables, in the order
//! in which the English text first names them, a `String`. So a message that is not there does not compile, and no text is
//! looked up by its name at run time. English is compiled in; a page loads the table of another language ([`add`]), natively all
//! of them are there. Numbers in a text are set as the language sets them ([`whole`]); a number that is counted chooses its plural.

mod pattern;

use std::cell::{Cell, RefCell};
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// What a message is told.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// Put in as it is; a choice compares it.
    Text(&'a str),
    /// Set as the language sets it; a choice takes its plural, or the number itself.
    Count(u64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text)
    }
}

impl From<u64> for Arg<'_> {
    fn from(count: u64) -> Self {
        Arg::Count(count)
    }
}

impl From<u32> for Arg<'_> {
    fn from(count: u32) -> Self {
        Arg::Count(count.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(count: usize) -> Self {
        Arg::Count(count as u64)
    }
}

/// A value for a message that is asked for by its name.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// Put in as it is.
    Text(String),
    /// Set as the language sets it.
    Count(u64),
}

impl<'a> From<&'a Told> for Arg<'a> {
    fn from(told: &'a Told) -> Self {
        match told {
            Told::Text(text) => Arg::Text(text),
            Told::Count(count) => Arg::Count(*count),
        }
    }
}

/// One area, in English. A module carries only the areas of which it calls a function.
struct Area {
    /// Which one, of [`AREAS`].
    at: usize,
    table: &'static str,
    /// Its messages, split when it is first asked.
    split: OnceLock<Vec<&'static str>>,
}

impl Area {
    const fn new(at: usize, table: &'static str) -> Area {
        Area { at, table, split: OnceLock::new() }
    }

    fn message(&self, at: usize) -> &'static str {
        let message = NOW.get().and_then(|language| language.message(self.at, at));
        message.unwrap_or_else(|| {
            let split = self.split.get_or_init(|| self.table.split('\u{1e}').collect());
            split.get(at).copied().unwrap_or_default()
        })
    }
}

/// A language other than English.
struct Language {
    id: &'static str,
    /// As it came.
    tables: &'static str,
    /// The messages of each area, split when it is first asked.
    areas: Vec<(&'static str, Cell<Option<&'static [&'static str]>>)>,
}

impl Language {
    fn new(id: &'static str, tables: &'static str, areas: &[&'static str]) -> &'static Language {
        let areas = areas.iter().map(|table| (*table, Cell::new(None))).collect();
        // A language stays as long as the page does: then a text is a `&'static str`.
        Box::leak(Box::new(Language { id, tables, areas }))
    }

    fn message(&self, area: usize, at: usize) -> Option<&'static str> {
        let (table, split) = self.areas.get(area)?;
        if split.get().is_none() {
            let messages: Vec<&'static str> = table.split('\u{1e}').collect();
            split.set(Some(messages.leak()));
        }
        // An area that was not loaded has one empty message.
        split.get()?.get(at).copied().filter(|_| !table.is_empty())
    }
}

/// The language that is always there.
pub const ENGLISH: &str = "en";

thread_local! {
    static KNOWN: RefCell<Vec<&'static Language>> = const { RefCell::new(Vec::new()) };
    /// None is English.
    static NOW: Cell<Option<&'static Language>> = const { Cell::new(None) };
}

fn known(id: &str) -> Option<&'static Language> {
    KNOWN.with_borrow(|known| known.iter().rev().find(|language| language.id == id).copied())
}

// Once, and not in each of the hundreds of functions that call it.
#[inline(never)]
fn plain(area: &Area, at: usize) -> &'static str {
    area.message(at)
}

#[inline(never)]
fn tell(area: &Area, at: usize, args: &[Arg]) -> String {
    let mut out = String::new();
    pattern::write(area.message(at), args, &mut out);
    out
}

/// The tables of a language for a page: those of the areas that it wants, the others empty.
#[cfg(not(target_arch = "wasm32"))]
pub fn table(language: &str, wanted: impl Fn(&str) -> bool) -> Option<String> {
    let (_, areas) = LANGUAGES.iter().find(|(id, _)| *id == language)?;
    let tables = AREAS.iter().zip(*areas).map(|(name, table)| if wanted(name) { *table } else { "" });
    Some(tables.collect::<Vec<_>>().join("\u{1d}"))
}

/// A page has loaded the tables of a language. Areas that are empty in it are said in English, or stay what was loaded before.
pub fn add(id: &str, tables: &str) {
    let before = known(id);
    let tables: &'static str = Box::leak(tables.to_owned().into_boxed_str());
    let mut areas: Vec<&'static str> = tables.split('\u{1d}').collect();
    if let Some(before) = before {
        for (area, (old, _)) in areas.iter_mut().zip(&before.areas) {
            if area.is_empty() {
                *area = old;
            }
        }
    }
    let id = before.map_or_else(|| &*Box::leak(id.to_owned().into_boxed_str()), |before| before.id);
    let language = Language::new(id, tables, &areas);
    KNOWN.with_borrow_mut(|known| known.push(language));
    if now() == id {
        NOW.set(Some(language));
    }
}

/// Whether a language was [added](add).
pub fn knows(id: &str) -> bool {
    known(id).is_some()
}

/// Speaks a language from now on, in this thread; whether it is known. English is always.
pub fn speak(id: &str) -> bool {
    if id == ENGLISH {
        NOW.set(None);
        return true;
    }
    let found = known(id);
    #[cfg(not(target_arch = "wasm32"))]
    let found = found.or_else(|| {
        let (id, areas) = LANGUAGES.iter().find(|(known, _)| *known == id)?;
        let language = Language::new(id, "", areas);
        KNOWN.with_borrow_mut(|known| known.push(language));
        Some(language)
    });
    if found.is_some() {
        NOW.set(found);
    }
    found.is_some()
}

/// The language that is spoken, by its id.
pub fn now() -> &'static str {
    NOW.get().map_or(ENGLISH, |language| language.id)
}

/// The tables of the language that is spoken as they were [added](add), to hand them on to a worker; of English none.
pub fn tables() -> &'static str {
    NOW.get().map_or("", |language| language.tables)
}

/// Whether it is written from right to left.
pub fn is_rtl() -> bool {
    language::direction() == "rtl"
}

/// A whole number as the language sets it: with its sign between groups of three from five digits on.
pub fn whole(number: u64) -> String {
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let group = language::group();
    let mut out = String::with_capacity(2 * digits.len());
    for (k, digit) in digits.chars().enumerate() {
        if k > 0 && (digits.len() - k).is_multiple_of(3) {
            out.push_str(group);
        }
        out.push(digit);
    }
    out
}

/// A number that was written with a point, with the language's sign in its place.
pub fn decimal(number: String) -> String {
    let sign = language::decimal();
    match number.split_once('.') {
        Some((whole, fraction)) if sign != "." => [whole, sign, fraction].concat(),
        _ => number,
    }
}

#[cfg(test)]
mod tests;
