//! Executed papers: every figure, table, numbered equation, example and theorem, computed again and compared with
//! the publication; also the examples and problems of the textbook, the FFT of the LogP paper, and measurements of libraries of
//! today.
//!
//! Execution decides. A claim about a schedule is checked by running the schedule. A cell agrees if the result is within the
//! rounding of the printed number. If it does not agree, the entry's list of known differences must explain it
//! ([`KnownDifference`]). The tests fail for a difference that is not on the list, and for a listed one that does not
//! occur.
//!
//! One file per entry in [`gk`], [`s`], [`ib`], [`kggk`], [`culler`] and [`today`]; published tables are data files in `crates/papers/data`.
//! The file of an entry holds its [`Entry`] (texts and known differences), `compare`, which makes its rows, and `draw`, which makes its
//! figure. `compare` describes each run or count once as a check: its parameters, which of them were chosen here, and the key of its
//! rows. A row then states what is compared, the source, and both sides.
//!
//! GK is Gupta & Kumar, *The Scalability of FFT on Parallel Computers* (1993); S is Sahay, *Hiding Communication Costs in
//! Bandwidth-Limited Parallel FFT Computation* (1993); IB is Inda & Bisseling, *A simple and efficient parallel FFT
//! algorithm using the BSP model* (2000). KGGK is Grama, Gupta, Karypis & Kumar, *Introduction to Parallel Computing*
//! (2nd ed., 2003), to which we had partial access: rows that could not be verified are [`Source::Unverified`] and not
//! scored. The same holds for Culler et al., *LogP: Towards a Realistic Model of Parallel Computation* (1993).

mod cell;
mod check;
pub mod culler;
mod entry;
pub mod figure;
pub mod gk;
pub mod ib;
pub mod kggk;
mod origin;
mod paper;
mod prelude;
mod published;
mod reproduction;
mod row;
mod runs;
pub mod s;
mod sheet;
mod spectrum;
mod style;
mod summary;
pub mod today;

pub use cell::Cell;
pub use entry::{Clock, Entry, KnownDifference};
pub use origin::{Method, Parameter, Place, Source};
pub use paper::Paper;
pub use published::{Published, table};
pub use reproduction::{Difference, JudgedRows, Reproduction, Score, Tally};
pub use row::Row;
pub use sheet::{Line, Reason, Sheet};
pub use summary::{COLUMNS, Summary};

/// All entries, in the order of the papers.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    [gk::ENTRIES, s::ENTRIES, ib::ENTRIES, kggk::ENTRIES, culler::ENTRIES, today::ENTRIES]
        .into_iter()
        .flatten()
        .copied()
}

/// Finds an entry by an id such as `gk-table1`.
pub fn entry(id: &str) -> Option<&'static Entry> {
    entries().find(|entry| entry.id == id)
}
