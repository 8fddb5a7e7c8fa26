//! What a key of the schema is: its kind and range, when it counts, its help, and how it is read and written; and short ways to
//! write keys of the usual kinds.

use crate::request::Request;
use crate::settings::Settings;
use hyperfly_core::choice::Choice;
use hyperfly_text::{schema, without_group_spaces};

/// One key of the schema.
pub struct Key {
    /// Its name.
    pub name: &'static str,
    /// What it is a part of.
    pub part: Part,
    /// What its values are.
    pub kind: Kind,
    /// Whether its value can make a difference to the run, given the others. Never for a key that is no part of the run.
    pub counts: fn(&Settings) -> bool,
    /// Reads a value. The error is what is allowed, as the end of a sentence.
    pub set: fn(&mut Request, &str) -> Result<(), String>,
    /// As it is written.
    pub get: fn(&Request) -> String,
}

/// What a key is a part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The schema itself: its version.
    Schema,
    /// The machine, as a whole: a preset.
    Preset,
    /// The data and what is asked of it: the same on both sides of a comparison.
    Problem,
    /// How the work is divided.
    Formulation,
    /// What the machine is: a preset stands for these.
    Machine,
    /// How the run is looked at.
    Look,
}

/// What the values of a key are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// One of these ids.
    Choice(&'static [&'static str]),
    /// A power of two, as digits or as `2^k`.
    PowerOfTwo {
        /// The least k.
        least: u32,
        /// The largest k.
        most: u32,
        /// Of two that are equally near to a refused value, whether the larger is offered: more points, so that each processor
        /// has more to do; but fewer processors.
        rather_more: bool,
    },
    /// A number.
    Number {
        /// From,
        least: f64,
        /// to.
        most: f64,
    },
    /// A whole number.
    Whole {
        /// From,
        least: u64,
        /// to.
        most: u64,
    },
    /// `true` or `false`.
    Truth,
    /// Anything else, as the key itself reads it.
    Text,
}

impl Key {
    /// Reads a value in the notation of addresses. Spaces between groups of digits, as they come with a number that is copied from
    /// the page, change nothing.
    ///
    /// # Errors
    /// Allowed values, as the end of a sentence.
    pub fn read(&self, request: &mut Request, text: &str) -> Result<(), String> {
        match self.kind {
            Kind::Number { .. } | Kind::Whole { .. } | Kind::PowerOfTwo { .. } => {
                (self.set)(request, &without_group_spaces(text))
            }
            Kind::Choice(_) | Kind::Truth | Kind::Text => (self.set)(request, text),
        }
    }

    /// Whether its values are whole numbers.
    pub fn is_whole(&self) -> bool {
        matches!(self.kind, Kind::Whole { .. } | Kind::PowerOfTwo { .. })
    }

    /// One line for `--help` and for the reader of a form, in the language that is spoken: the message `help-NAME`.
    pub fn help(&self) -> &'static str {
        schema::help_named(self.name).unwrap_or_default()
    }

    /// Whether it is a part of the run, and not only of how that is looked at.
    pub fn is_of_run(&self) -> bool {
        matches!(self.part, Part::Preset | Part::Problem | Part::Formulation | Part::Machine)
    }

    /// Whether it says how a run is looked at, and not which run it is.
    pub fn is_of_look(&self) -> bool {
        self.part == Part::Look
    }

    /// Whether the two sides of a comparison may differ in it.
    pub fn may_differ(&self) -> bool {
        matches!(self.part, Part::Preset | Part::Formulation | Part::Machine)
    }

    /// Whether JSON has its values as numbers or truths where they are such.
    pub fn is_plain(&self) -> bool {
        !matches!(self.kind, Kind::Choice(_) | Kind::Text)
    }
}

/// The kind of a key whose values are those of an enumeration.
pub const fn choice_of<C: Choice>() -> Kind {
    Kind::Choice(C::IDS)
}

/// A key whose value is one of an enumeration.
macro_rules! choice_key {
    ($name:literal, $part:expr, $type:ty, $($field:ident).+, $counts:expr) => {
        Key {
            name: $name,
            part: $part,
            kind: choice_of::<$type>(),
            counts: $counts,
            set: |q, v| one_of(v).map(|x| q.$($field).+ = x),
            get: |q| q.$($field).+.id().to_owned(),
        }
    };
}

/// A key whose value is a number in a range, and as it may be checked besides.
macro_rules! number_key {
    ($name:literal, $part:expr, $($field:ident).+, $least:literal..=$most:expr, $allowed:ident, $counts:expr) => {
        number_key!($name, $part, $($field).+, $least..=$most, $allowed, $counts, |_| true)
    };
    ($name:literal, $part:expr, $($field:ident).+, $least:literal..=$most:expr, $allowed:ident, $counts:expr,
        $check:expr) => {
        Key {
            name: $name,
            part: $part,
            kind: Kind::Number { least: $least, most: $most },
            counts: $counts,
            set: |q, v| {
                let check: fn(f64) -> bool = $check;
                let x = number(v, |x| ($least..=$most).contains(&x), request::$allowed)?;
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

/// A key whose value is `true` or `false`.
macro_rules! truth_key {
    ($name:literal, $part:expr, $($field:ident).+, $counts:expr) => {
        Key {
            name: $name,
            part: $part,
            kind: Kind::Truth,
            counts: $counts,
            set: |q, v| {
                q.$($field).+ = v.trim().parse().map_err(|_| request::allowed_truth().to_owned())?;
                Ok(())
            },
            get: |q| q.$($field).+.to_string(),
        }
    };
}

pub(crate) use {choice_key, number_key, truth_key};
