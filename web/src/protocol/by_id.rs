//! Choices of the schema in messages: by their ids, as everywhere else. For `#[serde(with = "by_id")]`.

use hyperfly_request::Choice;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

/// Writes the id.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<C: Choice, S: Serializer>(choice: &C, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(choice.id())
}

/// Reads an id.
///
/// # Errors
/// If no choice has it.
pub fn deserialize<'de, C: Choice, D: Deserializer<'de>>(deserializer: D) -> Result<C, D::Error> {
    let id = String::deserialize(deserializer)?;
    C::from_id(&id)
        .ok_or_else(|| D::Error::custom(format!("{id} is not one of {}", hyperfly_request::listed(C::IDS))))
}

/// The same of a choice that may be left open. For `#[serde(with = "by_id::option")]`.
pub mod option {
    use super::{Choice, Deserialize, Deserializer, Error, Serializer};
    use serde::ser::Serialize;

    /// Writes the id, if there is a choice.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<C: Choice, S: Serializer>(choice: &Option<C>, serializer: S) -> Result<S::Ok, S::Error> {
        choice.map(Choice::id).serialize(serializer)
    }

    /// Reads an id, if there is one.
    ///
    /// # Errors
    /// If no choice has it.
    pub fn deserialize<'de, C: Choice, D: Deserializer<'de>>(deserializer: D) -> Result<Option<C>, D::Error> {
        let Some(id) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
        let choice = C::from_id(&id);
        choice.map(Some).ok_or_else(|| {
            D::Error::custom(format!("{id} is not one of {}", hyperfly_request::listed(C::IDS)))
        })
    }
}
