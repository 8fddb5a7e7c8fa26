//! The language: Python's syntax by way of Starlark, hermetic and bounded, and what it can say of a schedule.
//!
//! A program runs once for each rank, by itself: it knows p, n and its rank, and neither what slots hold nor what others do. What
//! it asks for is noted, line by line (`call.rs`).

mod functions;
mod guard;
mod layouts;
mod nesting;
mod operators;
mod rank;
mod run;
mod slots;

pub use run::scripts;
