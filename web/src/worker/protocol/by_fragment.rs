//! Requests in messages: as the fragment of an address, the one schema there is. For `#[serde(with = "by_fragment")]`.

use hyperfly_request::Request;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

/// Writes the fragment.
///
/// # Errors
/// Returns the errors of the serializer.
pub fn serialize<S: Serializer>(request: &Request, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&request.to_fragment())
}

/// Reads a fragment.
///
/// # Errors
/// If it is no possible request.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Request, D::Error> {
    let fragment = String::deserialize(deserializer)?;
    Request::from_fragment(&fragment).0.map_err(|_| D::Error::custom(format!("{fragment} is no request")))
}
