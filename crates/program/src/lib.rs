//! Schedules that readers write: a program in Python's syntax that runs once for each rank, checked as a whole, line by line, and
//! compiled to a Plan that any executor runs. docs/programs.md describes the language.
//!
//! What a program can say is where elements are, what is sent and received, and what is combined with what; stages, halves and
//! powers of ω follow. All faults are found, as data ([`What`]), each with its line.
//!
//! Modules form layers; each uses only those above it in this list:
//!
//! 1. `limits`, [`name`]; `call`: what a program asks for; [`fault`]: what can be wrong, `words`: the same in the language that is spoken, and names of kinds
//! 2. `language`: a source becomes calls, rank by rank
//! 3. `execute`: the calls of all ranks on names; `finish`: the end of that, and the Plan
//! 4. `check`: from a source to a Plan or faults; [`builtin`]: the formulations as programs

pub mod builtin;
mod call;
mod check;
mod execute;
pub mod fault;
mod finish;
mod language;
mod limits;
pub mod name;
mod words;

pub use call::CALLS;
pub use check::{Checked, check, in_order};
pub use fault::{Fault, What};
pub use limits::{MAX_N, MAX_P, MAX_SOURCE};
