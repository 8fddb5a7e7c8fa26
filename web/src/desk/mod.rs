//! The desk: a second module, a worker of its own, that writes the papers' room and the share dialog as HTML, and files.
//!
//! It is another program than the explorer's, fetched when it is first needed, so that the explorer does not grow with it.

pub mod client;
mod fetch;
pub mod file;
mod handout;
mod help;
pub mod lesson;
mod metrics;
pub mod predict;
pub mod room;
pub mod share;
mod symbol;
mod tables;
pub mod told;
pub mod worker;

pub use client::Desk;
