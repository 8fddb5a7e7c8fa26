//! Enumerations whose values have the ids of the schema.

use hyperfly_text::core;
use hyperfly_text::language::list;

/// A field with a fixed list of values, each with its id in the schema.
pub trait Choice: Copy + PartialEq + Sized + 'static {
    /// Every value, in the order of the schema.
    const ALL: &'static [Self];

    /// Their ids, in the same order.
    const IDS: &'static [&'static str];

    /// The id in URL, JSON, CLI and embed attributes.
    fn id(self) -> &'static str;

    /// The value with this id.
    fn from_id(id: &str) -> Option<Self> {
        place(Self::IDS, id).map(|place| Self::ALL[place])
    }

    /// The ids, for an error message: "a, b or c".
    fn allowed() -> String {
        listed(Self::IDS)
    }
}

// One copy for all enumerations.

fn place(ids: &[&str], id: &str) -> Option<usize> {
    ids.iter().position(|known| *known == id)
}

fn listed(ids: &[&str]) -> String {
    match ids.split_last() {
        Some((last, rest)) if !rest.is_empty() => core::one_of(&rest.join(list()), *last),
        _ => ids.concat(),
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
            const IDS: &'static [&'static str] = &[$($id,)+];
            fn id(self) -> &'static str {
                Self::IDS[self as usize]
            }
        }
    };
}
pub(crate) use choice;
