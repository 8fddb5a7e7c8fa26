//! Inda & Bisseling: the BSP FFT. One file per entry, and files that several entries share.

mod distribution;
mod fig1;
mod fig2;
mod fig3;
mod fig4;
mod fig5;
mod lemmas;
mod passes;
mod prediction_error;
mod reference;
mod section1;
mod section4;
mod strip;
mod t3e;
mod table1;
mod table2;
mod table3;
mod table4;

use crate::entry::Entry;

/// The entries, in the order of the paper.
pub static ENTRIES: &[&Entry] = &[
    &section1::ENTRY,
    &fig1::ENTRY,
    &fig2::ENTRY,
    &fig3::ENTRY,
    &lemmas::ENTRY,
    &section4::ENTRY,
    &table1::ENTRY,
    &table2::ENTRY,
    &table3::ENTRY,
    &table4::ENTRY,
    &fig4::ENTRY,
    &fig5::ENTRY,
];
