//! Cells of the data behind a view, and the sink for their rows.

use serde::Serialize;
use std::borrow::Cow;
use std::io;

/// A cell of a data row.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Cell<'a> {
    /// A missing value.
    Nothing,
    Text(Cow<'a, str>),
    Whole(u64),
    /// A finite number; conversion turns other values into [`Cell::Nothing`].
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

/// Callback that takes the rows one after the other.
pub type Sink<'s> = dyn FnMut(&[Cell]) -> io::Result<()> + 's;
