//! Culler et al., *LogP: Towards a Realistic Model of Parallel Computation* (1993): the FFT that they analyse and run on
//! a CM-5. One file per entry.
//!
//! Of this paper the abstract could be looked up; its formulas and numbers are attributed from memory
//! ([`Source::Unverified`](crate::Source)) and in no score.

mod cm5;
mod fft;
mod remap;

use crate::entry::Entry;

/// The entries, in the order of the paper.
pub static ENTRIES: &[&Entry] = &[&fft::ENTRY, &remap::ENTRY];
