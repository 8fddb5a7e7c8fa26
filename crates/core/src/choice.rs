//! Enumerations whose values have names: those by which files, addresses and flags call them.

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
    };
}
