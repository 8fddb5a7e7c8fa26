//! A cell of the data behind a view, and the sink that takes its rows.

use serde::Serialize;
use std::borrow::Cow;
use std::io;

/// A cell.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Cell<'a> {
    /// What does not exist.
    Nothing,
    /// A word.
    Text(Cow<'a, str>),
    /// A count or a number of something.
    Whole(u64),
    /// A measure; one that is not finite is written as what does not exist.
    Number(f64),
}

impl From<f64> for Cell<'_> {
    fn from(value: f64) -> Self {
        if value.is_finite() { Cell::Number(value) } else { Cell::Nothing }
    }
}

impl From<u64> for Cell<'_> {
    fn from(value: u64) -> Self {
        Cell::Whole(value)
    }
}

impl From<u32> for Cell<'_> {
    fn from(value: u32) -> Self {
        Cell::Whole(value.into())
    }
}

impl<'a> From<&'a str> for Cell<'a> {
    fn from(value: &'a str) -> Self {
        Cell::Text(value.into())
    }
}

impl From<String> for Cell<'_> {
    fn from(value: String) -> Self {
        Cell::Text(value.into())
    }
}

impl<'a, T: Into<Cell<'a>>> From<Option<T>> for Cell<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Cell::Nothing, Into::into)
    }
}

/// What takes the rows, one after the other.
pub type Sink<'s> = dyn FnMut(&[Cell]) -> io::Result<()> + 's;
