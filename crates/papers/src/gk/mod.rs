//! Gupta & Kumar: hypercube and mesh, exchange and transpose, isoefficiency. One file per entry.

use crate::entry::Entry;

/// The entries, in the order of the paper.
pub static ENTRIES: &[&Entry] = &[];
