//! The papers' room: a worker of its own computes the entries, and the page sets what it says.
//!
//! The worker is another program than the explorer's, fetched when the room is first opened, so that the explorer does not
//! grow with the papers.

pub mod library;
pub mod worker;

pub use library::Library;
