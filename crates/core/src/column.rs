//! Serializes columns of numbers as their bytes in memory, so that millions of numbers are copied instead
//! of converted one by one. For `#[serde(with = "crate::column")]`.

use bytemuck::Pod;
use serde::de::{Deserializer, Error, Visitor};
use serde::ser::Serializer;
use std::fmt;
use std::marker::PhantomData;

/// Writes the bytes of a column.
///
/// # Errors
/// Returns the errors of the serializer.
pub fn serialize<T: Pod, S: Serializer>(column: &[T], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bytes(bytemuck::cast_slice(column))
}

/// Reads a column.
///
/// # Errors
/// Fails if the value is not bytes, or if their number is not a multiple of the size of `T`.
pub fn deserialize<'de, T: Pod, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
    deserializer.deserialize_bytes(Bytes(PhantomData))
}

/// Visitor that collects the bytes of a column.
struct Bytes<T>(PhantomData<T>);

impl<T: Pod> Visitor<'_> for Bytes<T> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "the bytes of numbers of {} bytes", size_of::<T>())
    }

    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<Vec<T>, E> {
        if bytes.len().is_multiple_of(size_of::<T>()) {
            Ok(bytemuck::pod_collect_to_vec(bytes))
        } else {
            Err(E::invalid_length(bytes.len(), &self))
        }
    }
}
