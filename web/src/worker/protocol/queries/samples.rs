//! The reader's own samples as text, sent to a worker in pieces.

use hyperfly_core::Complex64;
use serde::{Deserialize, Serialize};

/// Sends the next piece of a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReadPiece {
    pub first: bool,
    pub last: bool,
    #[serde(with = "hyperfly_core::column")]
    pub piece: Vec<u8>,
}

/// Progress of parsing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reading {
    /// More pieces are expected.
    Begun,
    /// All samples.
    Done(#[serde(with = "hyperfly_core::column")] Vec<Complex64>),
    /// The file holds timings of a run instead.
    Timings,
    /// The file is not text; the reason.
    NoText(String),
}
