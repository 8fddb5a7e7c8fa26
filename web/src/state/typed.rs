//! Entries into number fields that need a word: the text had two readings, or digits in groups by a sign that is elsewhere a decimal
//! sign.

use crate::worker::protocol::Problem;
use hyperfly_request::both_readings;
use hyperfly_text::{TypedValue, controls, decimal};

/// The last such entry of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberEntry {
    /// The key of the schema.
    pub field: &'static str,
    /// The text as it was typed.
    pub text: String,
    /// How it is read, in the unit of the field.
    pub reading: TypedValue,
    /// The value that was set; of an ambiguous text the one that is offered, if one is possible.
    pub value: Option<String>,
}

impl NumberEntry {
    /// Why the text is refused, if it is ambiguous.
    pub fn problem(&self) -> Option<Problem> {
        let TypedValue::Ambiguous { grouped, decimal } = &self.reading else { return None };
        Some(Problem {
            field: self.field.to_owned(),
            value: self.text.clone(),
            allowed: both_readings(grouped, decimal),
            nearest: self.value.clone(),
        })
    }

    /// How the text was read, as long as the field has that value.
    pub fn hint(&self, now: &str) -> Option<String> {
        match &self.reading {
            TypedValue::Clear { value, grouped_by: Some(sign) } if self.value.as_deref() == Some(now) => {
                Some(controls::grouped_digits(&decimal(value.clone()), &sign.to_string()))
            }
            _ => None,
        }
    }
}
