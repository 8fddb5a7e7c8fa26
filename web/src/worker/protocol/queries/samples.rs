//! The reader's own samples as text, of which a worker gets one piece after the other.

use hyperfly_core::Complex64;
use serde::{Deserialize, Serialize};

/// Reads on in a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReadOn {
    /// Whether this is the first piece.
    pub first: bool,
    /// Whether it is the last.
    pub last: bool,
    /// The piece.
    #[serde(with = "hyperfly_core::column")]
    pub piece: Vec<u8>,
}

/// What has become of the text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reading {
    /// There is more to come.
    Begun,
    /// All of it is read: the samples.
    Done(#[serde(with = "hyperfly_core::column")] Vec<Complex64>),
    /// They are no samples, but timings of a run.
    Timings,
    /// It is no text, and why.
    NoText(String),
}
