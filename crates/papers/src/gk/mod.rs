//! Gupta & Kumar: hypercube and mesh, exchange and transpose, isoefficiency. One file per entry.

mod appendix_b;
mod section6;
mod section7;

use crate::entry::Entry;

/// The entries, in the order of the paper.
pub static ENTRIES: &[&Entry] = &[&section6::ENTRY, &section7::ENTRY, &appendix_b::ENTRY];
