//! The language: Python's syntax through Starlark, hermetic and bounded, with functions to describe a schedule.
//!
//! A program runs once for each rank, in isolation: it knows p, n and its rank, but neither the contents of slots nor other ranks'
//! actions. Its calls are recorded with their lines (`call.rs`).

mod functions;
mod guard;
mod habits;
mod layouts;
mod nesting;
mod operators;
mod rank;
mod run;
mod slots;

pub use run::run_all_ranks;
