//! The papers, executed: every figure, table, numbered equation, example and theorem, computed afresh and laid beside
//! what was published; the examples and problems of the textbook, and the FFT of the LogP paper.
//!
//! Execution decides. Where a claim is about a schedule, the schedule is run; a cell agrees if it is within the rounding it
//! was printed with, and no further. Where it does not agree, the difference stands on the entry's list of known
//! differences with its reason ([`Known`]); one that is not on the list, and one on the list that does not occur, fails the
//! tests.
//!
//! One file per entry in [`gk`], [`s`], [`ib`], [`kggk`] and [`culler`]; the published numbers are data files in
//! `crates/papers/data`.
//!
//! GK is Gupta & Kumar, *The Scalability of FFT on Parallel Computers* (1993); S is Sahay, *Hiding Communication Costs in
//! Bandwidth-Limited Parallel FFT Computation* (1993); IB is Inda & Bisseling, *A simple and efficient parallel FFT
//! algorithm using the BSP model* (2000). KGGK is Grama, Gupta, Karypis & Kumar, *Introduction to Parallel Computing*
//! (2nd ed., 2003), whose text could be looked up in part only: what could not is [`Source::Unverified`], and in no
//! score. So is Culler et al., *LogP: Towards a Realistic Model of Parallel Computation* (1993).

mod cell;
pub mod culler;
mod entry;
pub mod figure;
pub mod gk;
pub mod ib;
pub mod kggk;
mod origin;
mod paper;
mod published;
mod reproduction;
mod row;
pub mod s;
mod sheet;
mod style;
mod summary;
mod words;

pub use cell::Cell;
pub use entry::{Clock, Entry, Known};
pub use origin::{At, Method, Parameter, Source};
pub use paper::Paper;
pub use published::{Published, table};
pub use reproduction::{Difference, Judged, Reproduction, Score, Tally};
pub use row::Row;
pub use sheet::{Line, Reason, Sheet};
pub use summary::{COLUMNS, Summary};
pub use words::{heading, worded};

/// Every entry, in the order of the papers.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    [gk::ENTRIES, s::ENTRIES, ib::ENTRIES, kggk::ENTRIES, culler::ENTRIES].into_iter().flatten().copied()
}

/// The entry of an id such as `gk-table1`.
pub fn entry(id: &str) -> Option<&'static Entry> {
    entries().find(|entry| entry.id == id)
}
