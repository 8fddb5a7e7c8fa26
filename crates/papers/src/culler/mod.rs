//! Culler et al., *LogP: Towards a Realistic Model of Parallel Computation* (1993): the FFT that they analyse and run on
//! a CM-5. One file per entry.
//!
//! We had access to the abstract only. Formulas and numbers are from memory ([`Source::Unverified`](crate::Source)) and not
//! scored.

mod cm5;
mod fft;
mod remap;

use crate::entry::Entry;

/// The entries, in the order of the paper.
pub static ENTRIES: &[&Entry] = &[&fft::ENTRY, &remap::ENTRY];
