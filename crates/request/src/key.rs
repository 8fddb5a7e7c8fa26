//! Definition of a schema key (kind, range, relevance, help, reading and writing), and macros for common kinds of keys.

use crate::request::Request;
use crate::settings::Settings;
use hyperfly_core::choice::Choice;
use hyperfly_text::{schema, without_group_spaces};

/// One key of the schema.
pub struct Key {
    pub name: &'static str,
    pub part: Part,
    pub kind: Kind,
    /// Whether the value can affect the run, given the others. Always false for keys that are not part of the run.
    pub is_relevant: fn(&Settings) -> bool,
    /// Reads a value. On failure returns the allowed values, as the end of a sentence.
    pub set: fn(&mut Request, &str) -> Result<(), String>,
    /// Formats the current value.
    pub get: fn(&Request) -> String,
}

/// The part of a request that a key belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The version of the schema.
    Schema,
    /// A preset, which stands for the machine keys.
    Preset,
    /// Input data and transform, the same in both runs of a comparison.
    Problem,
    /// Division of the work.
    Formulation,
    Machine,
    /// Display of the run.
    Look,
}

/// The set of values of a key.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// One of these ids.
    Choice(&'static [&'static str]),
    /// A power of two, as digits or as `2^k` with `min` ≤ k ≤ `max`.
    PowerOfTwo {
        min: u32,
        max: u32,
        /// Whether to offer the larger of two equally near values. True for n, because more points give each processor
        /// more to do; false for p.
        round_up_on_tie: bool,
    },
    Number {
        min: f64,
        max: f64,
    },
    Whole {
        min: u64,
        max: u64,
    },
    /// `true` or `false`.
    Truth,
    /// Anything else; `set` parses it.
    Text,
}

impl Key {
    /// Reads a value in the notation of addresses. Ignores spaces between groups of digits, which numbers copied from
    /// the page contain.
    ///
    /// # Errors
    /// The allowed values, as the end of a sentence.
    pub fn read(&self, request: &mut Request, text: &str) -> Result<(), String> {
        match self.kind {
            Kind::Number { .. } | Kind::Whole { .. } | Kind::PowerOfTwo { .. } => {
                (self.set)(request, &without_group_spaces(text))
            }
            Kind::Choice(_) | Kind::Truth | Kind::Text => (self.set)(request, text),
        }
    }

    /// Returns the name of the key as an attribute of HTML, which ignores case: `G` would be `g`.
    pub fn attribute(&self) -> String {
        match self.name {
            "G" => "word-gap".to_owned(),
            name => name.to_lowercase(),
        }
    }

    /// Returns whether the values are whole numbers.
    pub fn is_whole(&self) -> bool {
        matches!(self.kind, Kind::Whole { .. } | Kind::PowerOfTwo { .. })
    }

    /// Returns one line of help in the current language, the message `help-NAME`.
    pub fn help(&self) -> &'static str {
        schema::help_named(self.name).unwrap_or_default()
    }

    /// Returns whether the key is part of the run, not only of its display.
    pub fn is_run_key(&self) -> bool {
        matches!(self.part, Part::Preset | Part::Problem | Part::Formulation | Part::Machine)
    }

    /// Returns whether the key only affects the display of the run.
    pub fn is_display_key(&self) -> bool {
        self.part == Part::Look
    }

    /// Returns whether the two runs of a comparison may differ in this key.
    pub fn is_overridable(&self) -> bool {
        matches!(self.part, Part::Preset | Part::Formulation | Part::Machine)
    }

    /// Returns whether JSON has the values as numbers or booleans where possible.
    pub fn is_plain(&self) -> bool {
        !matches!(self.kind, Kind::Choice(_) | Kind::Text)
    }
}

/// Kind of a key with the values of an enumeration.
pub const fn choice_of<C: Choice>() -> Kind {
    Kind::Choice(C::IDS)
}

/// Defines a key with the values of an enumeration.
macro_rules! choice_key {
    ($name:literal, $part:expr, $type:ty, $($field:ident).+, $is_relevant:expr) => {
        Key {
            name: $name,
            part: $part,
            kind: choice_of::<$type>(),
            is_relevant: $is_relevant,
            set: |q, v| parse_choice(v).map(|x| q.$($field).+ = x),
            get: |q| q.$($field).+.id().to_owned(),
        }
    };
}

/// Defines a key with a number in a range, with an optional extra check.
macro_rules! number_key {
    ($name:literal, $part:expr, $($field:ident).+, $min:literal..=$max:expr, $allowed:ident, $is_relevant:expr) => {
        number_key!($name, $part, $($field).+, $min..=$max, $allowed, $is_relevant, |_| true)
    };
    ($name:literal, $part:expr, $($field:ident).+, $min:literal..=$max:expr, $allowed:ident, $is_relevant:expr,
        $check:expr) => {
        Key {
            name: $name,
            part: $part,
            kind: Kind::Number { min: $min, max: $max },
            is_relevant: $is_relevant,
            set: |q, v| {
                let check: fn(f64) -> bool = $check;
                let x = checked_number(v, |x| ($min..=$max).contains(&x), request::$allowed)?;
                if !check(x) {
                    return Err(request::$allowed().to_owned());
                }
                q.$($field).+ = x;
                Ok(())
            },
            get: |q| format!("{}", q.$($field).+),
        }
    };
}

/// Defines a key with the values `true` and `false`.
macro_rules! truth_key {
    ($name:literal, $part:expr, $($field:ident).+, $is_relevant:expr) => {
        Key {
            name: $name,
            part: $part,
            kind: Kind::Truth,
            is_relevant: $is_relevant,
            set: |q, v| {
                q.$($field).+ = v.trim().parse().map_err(|_| request::allowed_truth().to_owned())?;
                Ok(())
            },
            get: |q| q.$($field).+.to_string(),
        }
    };
}

pub(crate) use {choice_key, number_key, truth_key};
