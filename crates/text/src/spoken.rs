//! The languages that are known, and the one that is spoken.

use crate::area::Area;
use crate::arg::{Arg, Told};
use crate::number;
use std::cell::{Cell, OnceCell, RefCell};

/// The language that is always there.
pub const ENGLISH: &str = "en";

/// One area in English. A module carries only the areas of which it calls a function.
pub struct Source {
    /// Which one, of all areas.
    at: usize,
    text: &'static str,
}

impl Source {
    /// The area at this place, in Fluent.
    pub const fn new(at: usize, text: &'static str) -> Source {
        Source { at, text }
    }

    /// Its messages, read when they are first asked for in a thread.
    fn english(&self) -> &'static Area {
        IN_ENGLISH.with_borrow_mut(|areas| {
            if areas.len() <= self.at {
                areas.resize(self.at + 1, None);
            }
            *areas[self.at].get_or_insert_with(|| Box::leak(Box::new(Area::new(ENGLISH, self.text))))
        })
    }
}

/// A language other than English.
pub struct Language {
    /// Its id.
    pub id: &'static str,
    /// Its texts as they came.
    pub file: &'static str,
    /// The text of each area; empty where there is none.
    texts: Vec<&'static str>,
    areas: Vec<OnceCell<Area>>,
}

impl Language {
    /// A language stays as long as the page does: then a text is a `&'static str`.
    pub fn new(id: &'static str, file: &'static str, texts: Vec<&'static str>) -> &'static Language {
        let areas = texts.iter().map(|_| OnceCell::new()).collect();
        Box::leak(Box::new(Language { id, file, texts, areas }))
    }

    fn area(&self, at: usize) -> Option<&Area> {
        let text = self.texts.get(at).filter(|text| !text.is_empty())?;
        Some(self.areas.get(at)?.get_or_init(|| Area::new(self.id, text)))
    }
}

thread_local! {
    static KNOWN: RefCell<Vec<&'static Language>> = const { RefCell::new(Vec::new()) };
    /// None is English.
    static NOW: Cell<Option<&'static Language>> = const { Cell::new(None) };
    static IN_ENGLISH: RefCell<Vec<Option<&'static Area>>> = const { RefCell::new(Vec::new()) };
}

/// The language of this id, as it was learnt last.
pub fn known(id: &str) -> Option<&'static Language> {
    KNOWN.with_borrow(|known| known.iter().rev().find(|language| language.id == id).copied())
}

/// Knows a language from now on.
pub fn learn(language: &'static Language) {
    KNOWN.with_borrow_mut(|known| known.push(language));
}

/// The language that is spoken; nothing is English.
pub fn now() -> Option<&'static Language> {
    NOW.get()
}

/// Speaks a language from now on, in this thread; `at` is the place of the area that says how it sets numbers.
pub fn speak(language: Option<&'static Language>, at: usize) {
    NOW.set(language);
    let area = language.and_then(|language| language.area(at));
    let sign = |id: &str, english| area.and_then(|area| area.tell(id, &[], &[])).map_or(english, leak);
    let english = number::ENGLISH;
    number::use_signs(number::Signs {
        group: sign("group", english.group),
        decimal: sign("decimal", english.decimal),
        typed_group: sign("typed-group", english.typed_group),
    });
}

fn leak(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

/// The message without variables at a place of an area.
// Once, and not in each of the hundreds of functions that call it.
#[inline(never)]
pub fn plain(source: &Source, at: usize) -> &'static str {
    let english = source.english();
    let own = now().and_then(|language| language.area(source.at)?.plain(at, english.name(at)));
    own.or_else(|| english.plain(at, english.name(at))).unwrap_or_default()
}

/// The message at a place of an area, with its variables and their values.
#[inline(never)]
pub fn tell(source: &Source, at: usize, names: &[&'static str], values: &[Arg]) -> String {
    let (english, id) = (source.english(), source.english().name(at));
    let own = now().and_then(|language| language.area(source.at)?.tell(id, names, values));
    own.or_else(|| english.tell(id, names, values)).unwrap_or_default()
}

/// The place of the message `FAMILY-ID`, if there is one.
#[inline(never)]
pub fn member(source: &Source, family: &str, id: &str) -> Option<usize> {
    source.english().place(&format!("{family}-{id}"))
}

/// The message of this name of an area, whose messages have these variables, each with its value; nothing if there is no such
/// message or value.
#[inline(never)]
pub fn named(
    source: &Source,
    variables: &[&[&'static str]],
    name: &str,
    value: &mut dyn FnMut(&str) -> Option<Told>,
) -> Option<String> {
    let at = source.english().place(name)?;
    let names = variables.get(at)?;
    let values = names.iter().map(|name| value(name)).collect::<Option<Vec<Told>>>()?;
    Some(tell(source, at, names, &values.iter().map(Arg::from).collect::<Vec<_>>()))
}
