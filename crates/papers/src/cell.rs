//! Values in rows of a reproduction.

use crate::published::Published;
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// A value in a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// A number.
    Number(f64),
    /// A number with its printed digits.
    Printed(Published),
    /// Text that is the same in every language: `IEEE 754`, `T_p`.
    Text(String),
    /// Text in the reader's language.
    Named {
        /// Language-independent name: `equation-11`.
        id: String,
        text: String,
    },
    /// No value: the paper has no number here.
    None,
}

impl Cell {
    /// Returns text in the reader's language under a language-independent id.
    pub fn named(id: impl Into<String>, text: impl Into<String>) -> Cell {
        Cell::Named { id: id.into(), text: text.into() }
    }

    /// Returns a language-independent text for the value.
    pub fn id(&self) -> String {
        match self {
            Cell::Number(value) => value.to_string(),
            Cell::Printed(published) => published.text().to_owned(),
            Cell::Text(text) => text.clone(),
            Cell::Named { id, .. } => id.clone(),
            Cell::None => String::new(),
        }
    }
}

impl From<f64> for Cell {
    fn from(value: f64) -> Self {
        Cell::Number(value)
    }
}

impl From<u64> for Cell {
    fn from(value: u64) -> Self {
        Cell::Number(value as f64)
    }
}

impl From<u32> for Cell {
    fn from(value: u32) -> Self {
        Cell::Number(value.into())
    }
}

impl From<&str> for Cell {
    fn from(value: &str) -> Self {
        Cell::Text(value.to_owned())
    }
}

impl From<String> for Cell {
    fn from(value: String) -> Self {
        Cell::Text(value)
    }
}

impl From<Published> for Cell {
    fn from(value: Published) -> Self {
        Cell::Printed(value)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cell::Number(value) => f.write_str(&hyperfly_view::notation::numbers::quantity(*value, 6)),
            Cell::Printed(published) => f.write_str(&published.shown()),
            Cell::Text(text) | Cell::Named { text, .. } => f.write_str(text),
            Cell::None => f.write_str("–"),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            // Print 4096 instead of 4096.0 while a double represents integers exactly.
            Cell::Number(value) if value.fract() == 0.0 && value.abs() < 1e15 => {
                to.serialize_i64(*value as i64)
            }
            Cell::Number(value) => to.serialize_f64(*value),
            Cell::Printed(published) => to.serialize_f64(published.value()),
            Cell::Text(text) | Cell::Named { text, .. } => to.serialize_str(text),
            Cell::None => to.serialize_none(),
        }
    }
}
