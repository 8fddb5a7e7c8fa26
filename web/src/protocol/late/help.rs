//! The help: keys, symbols, what the machine models mean, what they leave out, where to read on.

use serde::{Deserialize, Serialize};

/// Asks for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenHelp;

/// A section.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Section {
    /// The id of its heading.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What stands below it.
    pub body: Body,
}

/// What stands in a section.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Body {
    /// Keys, with spaces between them, and what they do.
    Keys(Vec<(String, String)>),
    /// The glossary.
    Symbols(Vec<Symbol>),
    /// Paragraphs; what stands before the first full stop of most is their name.
    Paragraphs(Vec<String>),
    /// A list of sentences, and of ways to other places.
    List(Vec<Item>),
}

/// An entry of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Item {
    /// What it says.
    pub words: String,
    /// Where it leads: what stands behind the page's address. Nowhere if it is empty.
    pub way: String,
}

/// A symbol or a term of the glossary.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Symbol {
    /// Its key.
    pub key: String,
    /// The letter, or the word in its place, set in italics.
    pub letter: String,
    /// Its subscript.
    pub subscript: String,
    /// A name in words.
    pub name: String,
    /// The definition.
    pub definition: String,
    /// Where in the papers.
    pub source: String,
}
