//! Gupta & Kumar: hypercube and mesh, exchange and transpose, isoefficiency. One file per entry.

mod app_c;
mod app_d;
mod app_e;
mod common;
mod examples;
mod fig1;
mod fig2;
mod fig3;
mod fig4;
mod powers;
mod sec4;
mod sec5;
mod table1;
mod table2;
mod table3;
mod table4;

use crate::entry::Entry;

/// The entries, in the order of the paper.
pub static ENTRIES: &[&Entry] = &[
    &fig1::ENTRY,
    &fig2::ENTRY,
    &fig3::ENTRY,
    &fig4::ENTRY,
    &table1::ENTRY,
    &table2::ENTRY,
    &table3::ENTRY,
    &table4::ENTRY,
    &examples::EXAMPLE_1,
    &examples::EXAMPLE_2,
    &sec4::ENTRY,
    &sec5::ENTRY,
    &app_c::ENTRY,
    &app_d::ENTRY,
    &app_e::ENTRY,
];
