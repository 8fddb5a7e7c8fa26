//! The reader's own samples as text, of which the late worker gets one piece after the other.

use serde::{Deserialize, Serialize};

/// Reads on in a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReadOn {
    /// Whether this is the first piece.
    pub first: bool,
    /// Whether it is the last.
    pub last: bool,
    /// The piece.
    #[serde(with = "bytes")]
    pub piece: Vec<u8>,
}

/// What has become of the text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reading {
    /// There is more to come.
    Begun,
    /// All of it is read: the samples come along, re, im, re, im …
    Done,
    /// They are no samples, but timings of a run.
    Timings,
    /// It is no text, and why.
    NoText(String),
}

/// Bytes at once, not one by one.
mod bytes {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bytes(bytes)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
        <&[u8]>::deserialize(from).map(<[u8]>::to_vec)
    }
}
