//! Serialises requests in messages as fragments of an address, for `#[serde(with = "by_fragment")]`.

use hyperfly_request::Request;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

/// Writes a request as a fragment.
///
/// # Errors
/// Returns the errors of the serializer.
pub fn serialize<S: Serializer>(request: &Request, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&request.to_fragment())
}

/// Reads a request from a fragment.
///
/// # Errors
/// Fails if the fragment is not a valid request.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Request, D::Error> {
    let fragment = String::deserialize(deserializer)?;
    Request::from_fragment(&fragment).0.map_err(|_| D::Error::custom(format!("{fragment} is no request")))
}
