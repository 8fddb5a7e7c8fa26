//! Sahay: communication hidden behind computation under LogP. One file per entry.

use crate::entry::Entry;

/// The entries, in the order of the paper.
pub static ENTRIES: &[&Entry] = &[];
