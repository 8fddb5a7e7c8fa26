//! Enumerations whose values have textual ids, used in files, addresses, flags and messages.

#[doc(hidden)]
pub use serde;
use serde::Deserialize;
use serde::de::{Deserializer, Error};

/// Fixed list of values, each with an id.
pub trait Choice: Copy + PartialEq + Sized + 'static {
    /// Every value, in listing order.
    const ALL: &'static [Self];

    /// The ids, in the same order as `ALL`.
    const IDS: &'static [&'static str];

    /// Returns the id of this value.
    fn id(self) -> &'static str;

    /// Returns the value with this id.
    fn from_id(id: &str) -> Option<Self> {
        Self::IDS.iter().position(|known| *known == id).map(|at| Self::ALL[at])
    }
}

/// Deserializes a value from its id, for serde.
///
/// # Errors
/// Returns an error if no value has this id.
pub fn deserialize<'de, C: Choice, D: Deserializer<'de>>(deserializer: D) -> Result<C, D::Error> {
    let id = String::deserialize(deserializer)?;
    C::from_id(&id).ok_or_else(|| D::Error::custom(format!("{id} is not one of {}", C::IDS.join(", "))))
}

/// Declares an enumeration and the ids of its values.
#[macro_export]
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident => $id:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $crate::choice::Choice for $name {
            const ALL: &'static [Self] = &[$($name::$variant,)+];
            const IDS: &'static [&'static str] = &[$($id,)+];
            fn id(self) -> &'static str {
                Self::IDS[self as usize]
            }
        }

        impl $crate::choice::serde::Serialize for $name {
            fn serialize<S: $crate::choice::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::choice::Choice::id(*self))
            }
        }

        impl<'de> $crate::choice::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::choice::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::choice::deserialize(deserializer)
            }
        }
    };
}
