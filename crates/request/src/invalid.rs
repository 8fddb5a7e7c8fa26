//! Refusals of single fields.

use hyperfly_text::language::list;
use hyperfly_text::request;
use std::fmt;

/// A refused field with the given value and the allowed ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// Key of the schema.
    pub field: String,
    /// The given value, shortened if long.
    pub value: String,
    /// Allowed values, as the end of a sentence: "a power of two from 1 to 4096".
    pub allowed: String,
    /// The value nearest to the refused one that is possible with the rest, as it would be written. If several fields
    /// are wrong, a value that makes at least this field possible.
    pub nearest: Option<String>,
}

impl Invalid {
    /// Creates a refusal. Shortens field and value so that the message stays one line.
    pub fn new(field: &str, value: impl fmt::Display, allowed: impl Into<String>) -> Self {
        let shorten = |text: String| -> String {
            let mut printable = text.chars().map(|c| if c.is_control() { ' ' } else { c });
            let head: String = printable.by_ref().take(40).collect();
            if printable.next().is_some() { head + "…" } else { head }
        };
        Invalid {
            field: shorten(field.to_owned()),
            value: shorten(value.to_string()),
            allowed: allowed.into(),
            nearest: None,
        }
    }

    /// Adds the nearest possible value.
    pub fn near(self, value: impl fmt::Display) -> Self {
        Invalid { nearest: Some(value.to_string()), ..self }
    }
}

/// Joins ids for an error message: "a, b or c".
pub fn join_ids(ids: &[&str]) -> String {
    match ids.split_last() {
        Some((last, rest)) if !rest.is_empty() => request::one_of(&rest.join(list()), *last),
        _ => ids.concat(),
    }
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Invalid { field, value, allowed, nearest } = self;
        f.write_str(&match nearest {
            Some(nearest) => request::refused_with_nearest(field, value, allowed, nearest),
            None => request::refused(field, value, allowed),
        })
    }
}

impl std::error::Error for Invalid {}
