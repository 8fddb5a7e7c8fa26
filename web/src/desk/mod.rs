//! The desk: a second module, a worker of its own, that writes what the page does not need to show a run: rooms and dialogs
//! (papers, lessons, questions, help, share), pictures in words, tables and metrics as HTML, and files.
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
