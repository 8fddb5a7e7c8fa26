//! Grama, Gupta, Karypis & Kumar, *Introduction to Parallel Computing* (2nd ed., 2003), chapter 13: the formulas and examples of
//! the text, executed, and its problems as exercises with executed answers. One file per entry.
//!
//! We had partial access to the book: the structure of the chapter and the problems up to 13.8. Everything else is attributed to
//! it from memory and from GK, its ancestor; those rows are [`Source::Unverified`](crate::Source) and not scored. The book
//! defines W = n log n, GK define W = t_c n log n.

mod comparison;
mod curves;
mod equations;
mod formulas;
mod machine;
mod mesh;
pub mod problems;
mod threshold;
mod transposes;
mod twiddles;

use crate::entry::Entry;

/// The entries, in the order of the chapter.
pub static ENTRIES: &[&Entry] = &[
    &equations::ENTRY,
    &threshold::ENTRY,
    &mesh::ENTRY,
    &twiddles::ENTRY,
    &transposes::ENTRY,
    &comparison::ENTRY,
    &problems::P13_1,
    &problems::P13_2,
    &problems::P13_3,
    &problems::P13_4,
    &problems::P13_5,
    &problems::P13_6,
    &problems::P13_7,
    &problems::P13_8,
    &problems::P13_9,
];
