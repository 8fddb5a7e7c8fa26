//! Inda & Bisseling: the BSP FFT. One file per entry.

mod reference;
mod t3e;
mod table4;

use crate::entry::Entry;

/// The entries, in the order of the paper.
pub static ENTRIES: &[&Entry] = &[&table4::ENTRY];
