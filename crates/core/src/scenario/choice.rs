//! Enumerations whose values have the ids of the schema.

use hyperfly_text::core;
use hyperfly_text::language::list;

/// A field with a fixed list of values, each with its id in the schema.
pub trait Choice: Copy + PartialEq + Sized + 'static {
    /// Every value, in the order of the schema.
    const ALL: &'static [Self];

    /// The id in URL, JSON, CLI and embed attributes.
    fn id(self) -> &'static str;

    /// The value with this id.
    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.id() == id)
    }

    /// The ids, for an error message: "a, b or c".
    fn allowed() -> String {
        let ids: Vec<_> = Self::ALL.iter().map(|value| value.id()).collect();
        match ids.split_last() {
            Some((last, rest)) if !rest.is_empty() => core::one_of(&rest.join(list()), *last),
            _ => ids.join(""),
        }
    }
}

/// Declares an enumeration and its ids in one place.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident => $id:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $crate::scenario::Choice for $name {
            const ALL: &'static [Self] = &[$($name::$variant,)+];
            fn id(self) -> &'static str {
                match self { $($name::$variant => $id,)+ }
            }
        }
    };
}
pub(crate) use choice;
