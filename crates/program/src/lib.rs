//! Programs that readers write, in Python's syntax. A program runs once for each rank, is checked as a whole and line by line, and
//! compiles to a plan that any executor runs. docs/programs.md describes the language.
//!
//! A program states where elements are, what is sent and received, and which slots are combined; stages, halves and twiddle factors
//! follow. All faults are found and returned as data ([`FaultKind`]) with their lines.
//!
//! Modules form layers; each uses only those above it in this list:
//!
//! 1. `limits`, [`name`]; `call`: the calls of a program; [`fault`]: possible faults, `words`: their texts in the reader's language, and
//!    the names of their kinds
//! 2. `language`: from a source to calls, rank by rank
//! 3. `execute`: symbolic execution of all ranks' calls; `finish`: final check and compilation to a plan
//! 4. `check`: from a source to a plan or faults; [`builtin`]: the formulations as programs

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
pub use check::{CheckResult, check, renumber_plan_sets};
pub use fault::{Fault, FaultKind};
pub use limits::{MAX_N, MAX_P, MAX_SOURCE};
