//! Sahay: communication hidden behind computation under LogP. One file per entry.

mod binary;
mod executed;
mod facts5;
mod fig1;
mod fig2;
mod lemma4_1;
mod lemma4_2;
mod theorem3_1;
mod theorem4_1;
mod theorem5_1;

use crate::entry::Entry;

/// The entries, in the order of the paper.
pub static ENTRIES: &[&Entry] = &[
    &fig1::ENTRY,
    &fig2::ENTRY,
    &theorem3_1::ENTRY,
    &binary::ENTRY,
    &lemma4_1::ENTRY,
    &lemma4_2::ENTRY,
    &theorem4_1::ENTRY,
    &facts5::ENTRY,
    &theorem5_1::ENTRY,
];
