//! What is wrong with one field, and what would be right.

use hyperfly_text::language::list;
use hyperfly_text::request;
use std::fmt;

/// A refused field: its name in the schema, the value that was given, and what is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// The key of the schema.
    pub field: String,
    /// The value as it was given, shortened if it is long.
    pub value: String,
    /// What is allowed, as the end of a sentence: "a power of two from 1 to 4096".
    pub allowed: String,
    /// The value of this field, as it would be written, that is nearest to the refused one and possible beside the rest. If
    /// more than one field is wrong, that with which at least this one no longer is.
    pub nearest: Option<String>,
}

impl Invalid {
    /// Names the field, the value and what is allowed. Long values are cut, so that a message stays one line.
    pub fn new(field: &str, value: impl fmt::Display, allowed: impl Into<String>) -> Self {
        let short = |text: String| -> String {
            let mut clean = text.chars().map(|c| if c.is_control() { ' ' } else { c });
            let head: String = clean.by_ref().take(40).collect();
            if clean.next().is_some() { head + "…" } else { head }
        };
        Invalid {
            field: short(field.to_owned()),
            value: short(value.to_string()),
            allowed: allowed.into(),
            nearest: None,
        }
    }

    /// The same refusal with the nearest value that is possible.
    pub fn near(self, value: impl fmt::Display) -> Self {
        Invalid { nearest: Some(value.to_string()), ..self }
    }
}

/// Ids for an error message: "a, b or c".
pub fn listed(ids: &[&str]) -> String {
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
