//! Enumerations whose values have names: those by which files, addresses, flags and messages call them.

#[doc(hidden)]
pub use serde;
use serde::Deserialize;
use serde::de::{Deserializer, Error};

/// A fixed list of values, each with its name.
pub trait Choice: Copy + PartialEq + Sized + 'static {
    /// Every value, in the order in which they are listed.
    const ALL: &'static [Self];

    /// Their names, in the same order.
    const IDS: &'static [&'static str];

    /// The name of this value.
    fn id(self) -> &'static str;

    /// The value of this name.
    fn from_id(id: &str) -> Option<Self> {
        Self::IDS.iter().position(|known| *known == id).map(|at| Self::ALL[at])
    }
}

/// Reads the value of a name that serde brings.
///
/// # Errors
/// If no value has it.
pub fn deserialize<'de, C: Choice, D: Deserializer<'de>>(deserializer: D) -> Result<C, D::Error> {
    let id = String::deserialize(deserializer)?;
    C::from_id(&id).ok_or_else(|| D::Error::custom(format!("{id} is not one of {}", C::IDS.join(", "))))
}

/// Declares an enumeration and its names in one place.
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
