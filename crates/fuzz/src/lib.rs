//! Fuzzing with the stable toolchain: bytes that are almost right are given to everything that reads what others wrote, and what
//! must hold of any bytes is checked.
//!
//! Inputs are mutations of a corpus: the addresses, files and examples that the repository has, and what showed something new on the
//! way. One seed is one sequence of inputs, on every machine. `cargo xtask fuzz NAME` runs a target as long as wanted; a short pass
//! of each is a test.

mod corpus;
mod fuzz;
mod mutate;
mod target;
mod targets;

pub use fuzz::{Found, Options, Passed, fuzz, replay};
pub use target::Target;
pub use targets::TARGETS;
