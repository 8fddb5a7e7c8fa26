//! The papers' room: a worker of its own computes the entries and writes them as HTML, and the page shows what it wrote.
//!
//! The worker is another program than the explorer's, fetched when the room is first opened, so that the explorer does not
//! grow with the papers.

pub mod library;
pub mod room;
pub mod worker;

pub use library::Library;
