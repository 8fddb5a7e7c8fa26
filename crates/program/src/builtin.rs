//! Built-in programs: the formulations, to read, change and learn from.

/// A formulation as a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Builtin {
    /// Name of the program and of its formulation.
    pub name: &'static str,
    pub source: &'static str,
}

/// All built-in programs.
pub const ALL: [Builtin; 6] = [
    Builtin { name: "binary-exchange", source: include_str!("../data/binary-exchange.star") },
    Builtin { name: "transpose", source: include_str!("../data/transpose.star") },
    Builtin { name: "two-dimensional", source: include_str!("../data/two-dimensional.star") },
    Builtin { name: "group-cyclic", source: include_str!("../data/group-cyclic.star") },
    Builtin { name: "cyclic-to-blocked", source: include_str!("../data/cyclic-to-blocked.star") },
    Builtin { name: "output-driven", source: include_str!("../data/output-driven.star") },
];

/// Finds the program of this name.
pub fn named(name: &str) -> Option<Builtin> {
    ALL.into_iter().find(|builtin| builtin.name == name)
}
