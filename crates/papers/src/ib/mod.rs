//! Inda & Bisseling: the BSP FFT. One file per entry.

use crate::entry::Entry;

/// The entries, in the order of the paper.
pub static ENTRIES: &[&Entry] = &[];
