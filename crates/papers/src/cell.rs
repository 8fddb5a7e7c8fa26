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
    /// Text that is its own id: `IEEE 754`, `T_p`.
    Text(String),
    /// Text with a shorter id.
    Named {
        /// Id in JSON, known differences and tests: `equation-11`.
        id: String,
        text: String,
    },
    /// No value: the paper has no number here.
    None,
}

impl Cell {
    /// Returns a text with an id.
    pub fn named(id: impl Into<String>, text: impl Into<String>) -> Cell {
        Cell::Named { id: id.into(), text: text.into() }
    }

    /// Returns the number, or NaN for a text.
    pub fn to_f64(&self) -> f64 {
        match self {
            Cell::Number(value) => *value,
            Cell::Printed(published) => published.value(),
            _ => f64::NAN,
        }
    }

    /// Returns the id: the value without formatting.
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

impl From<i32> for Cell {
    fn from(value: i32) -> Self {
        Cell::Number(value.into())
    }
}

impl From<usize> for Cell {
    fn from(value: usize) -> Self {
        Cell::Number(value as f64)
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

/// A text with its id: `("load", "messages on one channel")`.
impl<I: Into<String>, T: Into<String>> From<(I, T)> for Cell {
    fn from((id, text): (I, T)) -> Self {
        Cell::named(id, text)
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
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            // Print 4096 instead of 4096.0 while a double represents integers exactly.
            Cell::Number(value) if value.fract() == 0.0 && value.abs() < 1e15 => {
                serializer.serialize_i64(*value as i64)
            }
            Cell::Number(value) => serializer.serialize_f64(*value),
            Cell::Printed(published) => serializer.serialize_f64(published.value()),
            Cell::Text(text) | Cell::Named { text, .. } => serializer.serialize_str(text),
            Cell::None => serializer.serialize_none(),
        }
    }
}
