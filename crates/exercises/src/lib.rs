//! Exercises: a task, an initial program, and the requirements for the program handed in. docs/exercises.md describes the file format for
//! lecturers who write their own.
//!
//! No answers are stored: a program is checked for every size of the exercise (`crates/program`) and executed on its machine, and the
//! claims are compared with that run, as in tours. The same program gets the same verdict everywhere, and therefore the same receipt.
//!
//! Modules form layers; each uses only those above it in this list:
//!
//! 1. `exercise`: data; `fault`: faults of a file
//! 2. `read`: file parser; `verdict`: results of grading
//! 3. `grade`: grading; `receipt`: hash of a verdict
//! 4. `author`: checks for authors; `builtin`: built-in exercises
//! 5. `find`: programs by name

mod author;
mod builtin;
mod exercise;
mod fault;
mod find;
mod grade;
mod read;
mod receipt;
mod verdict;

pub use builtin::{IDS, builtin_file};
pub use exercise::{Case, ElementLayout, Exercise};
pub use fault::Fault;
pub use find::{find_program, header_only_exercise, named_exercise, starter_program};
pub use grade::grade;
pub use read::MAX_BYTES;
pub use receipt::receipt;
pub use verdict::{Check, Verdict};
