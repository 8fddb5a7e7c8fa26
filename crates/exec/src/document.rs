//! The header shared by measurement and machine files, and the error for a file that cannot be read.

use crate::measurement::{ExecutorInfo, ExecutorKind};
use hyperfly_request::Invalid;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// Version of the file format. Files of other versions are refused.
pub const VERSION: u32 = 1;

/// Upper bound for any time in a file, in seconds (about 30 years).
pub const MAX_SECONDS: f64 = 1e9;

/// Header of a file.
#[derive(Serialize, Deserialize)]
pub struct Head {
    hyperfly: u32,
    kind: String,
    on: String,
    cores: u32,
    resolution: f64,
}

impl Head {
    /// Creates the header of a file of this kind.
    pub fn new(kind: &str, executor: ExecutorInfo) -> Head {
        let ExecutorInfo { kind: executor, cores, resolution } = executor;
        Head { hyperfly: VERSION, kind: kind.into(), on: executor.id().into(), cores, resolution }
    }

    /// Returns the executor and clock named in the header.
    ///
    /// # Errors
    /// A field is out of range.
    pub fn executor(&self) -> Result<ExecutorInfo, ReadError> {
        let executor = ExecutorKind::from_id(&self.on)
            .ok_or(ReadError::Field { field: "on", allowed: "threads, workers or mpi" })?;
        require(self.cores >= 1, "cores", "at least 1")?;
        require((0.0..1.0).contains(&self.resolution), "resolution", "a time in seconds, below 1")?;
        Ok(ExecutorInfo { kind: executor, cores: self.cores, resolution: self.resolution })
    }
}

/// Reason why a file is not a measurement or machine.
#[derive(Clone, Debug, PartialEq)]
pub enum ReadError {
    /// Not a JSON object of this kind.
    Malformed(String),
    /// Another version of the format.
    Version(u64),
    Kind {
        actual: String,
        expected: &'static str,
    },
    /// The scenario is invalid.
    Scenario(Vec<Invalid>),
    /// The plan differs from the one compiled here for the scenario.
    Plan,
    /// The transform differs from the one computed here from the plan.
    Transform,
    /// A field is out of range.
    Field {
        field: &'static str,
        /// Description of the allowed values.
        allowed: &'static str,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Malformed(reason) => write!(f, "it does not have the expected format: {reason}"),
            ReadError::Kind { actual, expected } => write!(f, "it is a {actual}, but a {expected} is needed"),
            ReadError::Version(actual) => {
                write!(f, "its format has version {actual}; only version {VERSION} can be read")
            }
            ReadError::Scenario(problems) => {
                write!(f, "its scenario is impossible")?;
                problems.iter().try_for_each(|problem| write!(f, "; {problem}"))
            }
            ReadError::Plan => {
                write!(f, "its plan differs from the one that this version builds for its scenario")
            }
            ReadError::Transform => {
                write!(f, "its transform differs from the one computed here from its plan")
            }
            ReadError::Field { field, allowed } => write!(f, "{field} must be {allowed}"),
        }
    }
}

impl std::error::Error for ReadError {}

/// Parses a file and checks its version and kind.
///
/// # Errors
/// The text is not a file of this kind.
pub fn parse<T: for<'a> Deserialize<'a>>(text: &str, expected: &'static str) -> Result<T, ReadError> {
    let malformed = |error: serde_json::Error| ReadError::Malformed(error.to_string());
    let value: Value = serde_json::from_str(text).map_err(malformed)?;
    match value.get("hyperfly").and_then(Value::as_u64) {
        Some(version) if version != u64::from(VERSION) => return Err(ReadError::Version(version)),
        _ => {}
    }
    match value.get("kind").and_then(Value::as_str) {
        Some(actual) if actual != expected => {
            // The error message stays one short line, whatever the file contains.
            let actual = actual.chars().filter(|c| !c.is_control()).take(20).collect();
            Err(ReadError::Kind { actual, expected })
        }
        _ => serde_json::from_value(value).map_err(malformed),
    }
}

/// Requires `holds`, or reports what the field allows.
///
/// # Errors
/// `holds` is false.
pub fn require(holds: bool, field: &'static str, allowed: &'static str) -> Result<(), ReadError> {
    if holds { Ok(()) } else { Err(ReadError::Field { field, allowed }) }
}
