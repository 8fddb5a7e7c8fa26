//! Exercises: a task, a program to begin with, and what must hold of the program that is handed in. docs/exercises.md describes the
//! files, for lecturers who write their own.
//!
//! Nothing here knows an answer: a program is checked for every size that the exercise names (`crates/program`), executed on its
//! machine, and what the exercise claims is compared with that run, as the claims of tours are. The same program has the same
//! verdict everywhere, and so the same receipt.
//!
//! Modules form layers; each uses only those above it in this list:
//!
//! 1. `exercise`: what one is; `fault`: what is wrong with a file
//! 2. `read`: from a file; `verdict`: what is said of a program
//! 3. `grade`: a program against an exercise; `receipt`
//! 4. `author`: whether a file is an exercise that can be done; `own`: those that come with hyperfly
//! 5. `begin`: the program that a name stands for

mod author;
mod begin;
mod exercise;
mod fault;
mod grade;
mod own;
mod read;
mod receipt;
mod verdict;

pub use begin::{begins, is_for, is_only_for, starts};
pub use exercise::{Case, Ends, Exercise};
pub use fault::Fault;
pub use grade::grade;
pub use own::{IDS, own};
pub use read::MOST_BYTES;
pub use receipt::receipt;
pub use verdict::{Check, Verdict};
