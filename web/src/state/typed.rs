//! Number entries that need an explanation: an ambiguous text, or digits grouped by a sign that is a decimal sign elsewhere.

use crate::worker::protocol::Problem;
use hyperfly_request::ambiguous_number_advice;
use hyperfly_text::{TypedValue, controls, decimal};

/// The latest explained entry of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberEntry {
    /// Key of the schema.
    pub field: &'static str,
    pub text: String,
    /// The parsed text, in the unit of the field.
    pub reading: TypedValue,
    /// The value that was set; for an ambiguous text the offered reading, if one is possible.
    pub value: Option<String>,
}

impl NumberEntry {
    /// Returns the problem of an ambiguous text.
    pub fn problem(&self) -> Option<Problem> {
        let TypedValue::Ambiguous { grouped, decimal } = &self.reading else { return None };
        Some(Problem {
            field: self.field.to_owned(),
            value: self.text.clone(),
            allowed: ambiguous_number_advice(grouped, decimal),
            nearest: self.value.clone(),
        })
    }

    /// Explains how the text was read, as long as the field has that value.
    pub fn hint(&self, now: &str) -> Option<String> {
        match &self.reading {
            TypedValue::Clear { value, grouped_by: Some(sign) } if self.value.as_deref() == Some(now) => {
                Some(controls::grouped_digits(&decimal(value.clone()), &sign.to_string()))
            }
            _ => None,
        }
    }
}
