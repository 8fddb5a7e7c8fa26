//! What files of measurements and of machines have in common: their head, and what is said of one that cannot be read.

use crate::measurement::{Clocked, On};
use hyperfly_request::Invalid;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// A file of another version is not read.
pub const VERSION: u32 = 1;

/// Nothing takes longer, in seconds: thirty years.
pub const MOST_SECONDS: f64 = 1e9;

/// The head of a file.
#[derive(Serialize, Deserialize)]
pub struct Head {
    hyperfly: u32,
    kind: String,
    on: String,
    cores: u32,
    resolution: f64,
}

impl Head {
    /// Of a file of this kind.
    pub fn new(kind: &str, clocked: Clocked) -> Head {
        let Clocked { on, cores, resolution } = clocked;
        Head { hyperfly: VERSION, kind: kind.into(), on: on.id().into(), cores, resolution }
    }

    /// What executed what is in it.
    ///
    /// # Errors
    /// A field is not what it must be.
    pub fn clocked(&self) -> Result<Clocked, Unreadable> {
        let on = On::of_id(&self.on)
            .ok_or(Unreadable::Field { field: "on", allowed: "threads, workers or mpi" })?;
        must(self.cores >= 1, "cores", "at least 1")?;
        must((0.0..1.0).contains(&self.resolution), "resolution", "a time in seconds, below 1")?;
        Ok(Clocked { on, cores: self.cores, resolution: self.resolution })
    }
}

/// Why a file is no measurement or no machine.
#[derive(Clone, Debug, PartialEq)]
pub enum Unreadable {
    /// It is no JSON object of this kind.
    Malformed(String),
    /// It is of another version of the format.
    Version(u64),
    /// It is a file of another kind.
    Kind {
        /// Which.
        found: String,
        /// Which is needed.
        wanted: &'static str,
    },
    /// Its scenario is impossible.
    Scenario(Vec<Invalid>),
    /// Its Plan is not the one that its scenario has here.
    Plan,
    /// Its transform is not the one that its Plan gives here.
    Transform,
    /// A field is not what it must be.
    Field {
        /// Which.
        field: &'static str,
        /// What it must be.
        allowed: &'static str,
    },
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Malformed(why) => write!(f, "it is not what it should be: {why}"),
            Unreadable::Kind { found, wanted } => write!(f, "it is a {found}, and a {wanted} is needed"),
            Unreadable::Version(found) => {
                write!(f, "it is of version {found} of the format; version {VERSION} is read here")
            }
            Unreadable::Scenario(problems) => {
                write!(f, "its scenario is impossible")?;
                problems.iter().try_for_each(|problem| write!(f, "; {problem}"))
            }
            Unreadable::Plan => write!(f, "its plan is another one than this version makes of its scenario"),
            Unreadable::Transform => write!(f, "its transform is another one than its plan gives here"),
            Unreadable::Field { field, allowed } => write!(f, "{field} must be {allowed}"),
        }
    }
}

impl std::error::Error for Unreadable {}

/// A file of this kind and version, as its type has it.
///
/// # Errors
/// It is none.
pub fn open<T: for<'a> Deserialize<'a>>(text: &str, wanted: &'static str) -> Result<T, Unreadable> {
    let malformed = |error: serde_json::Error| Unreadable::Malformed(error.to_string());
    let value: Value = serde_json::from_str(text).map_err(malformed)?;
    match value.get("hyperfly").and_then(Value::as_u64) {
        Some(version) if version != u64::from(VERSION) => return Err(Unreadable::Version(version)),
        _ => {}
    }
    match value.get("kind").and_then(Value::as_str) {
        Some(found) if found != wanted => {
            // One short line, whatever stands there.
            let found = found.chars().filter(|c| !c.is_control()).take(20).collect();
            Err(Unreadable::Kind { found, wanted })
        }
        _ => serde_json::from_value(value).map_err(malformed),
    }
}

/// What must hold of a field.
///
/// # Errors
/// It does not.
pub fn must(holds: bool, field: &'static str, allowed: &'static str) -> Result<(), Unreadable> {
    if holds { Ok(()) } else { Err(Unreadable::Field { field, allowed }) }
}
