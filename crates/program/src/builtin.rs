//! Formulations as programs, for reading, changing and as examples.

/// A formulation as a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Builtin {
    /// Its name, that of the formulation.
    pub name: &'static str,
    /// The program.
    pub source: &'static str,
}

/// All of them.
pub const ALL: [Builtin; 6] = [
    Builtin { name: "binary-exchange", source: include_str!("../data/binary-exchange.star") },
    Builtin { name: "transpose", source: include_str!("../data/transpose.star") },
    Builtin { name: "two-dimensional", source: include_str!("../data/two-dimensional.star") },
    Builtin { name: "group-cyclic", source: include_str!("../data/group-cyclic.star") },
    Builtin { name: "cyclic-to-blocked", source: include_str!("../data/cyclic-to-blocked.star") },
    Builtin { name: "output-driven", source: include_str!("../data/output-driven.star") },
];

/// The program of this name.
pub fn named(name: &str) -> Option<Builtin> {
    ALL.into_iter().find(|builtin| builtin.name == name)
}
