//! Gupta & Kumar: hypercube and mesh, exchange and transpose, isoefficiency. One file per entry.

mod appendix_b;
mod appendix_c;
mod appendix_d;
mod appendix_e;
pub(crate) mod examples;
mod fig1;
mod fig2;
mod fig3;
mod fig4;
mod section4;
mod section5;
mod section6;
mod section7;
mod table1;
mod table2;
mod table3;
mod table4;
pub(crate) mod twiddles;

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
    &section4::ENTRY,
    &section5::ENTRY,
    &section6::ENTRY,
    &section7::ENTRY,
    &appendix_b::ENTRY,
    &appendix_c::ENTRY,
    &appendix_d::ENTRY,
    &appendix_e::ENTRY,
];
