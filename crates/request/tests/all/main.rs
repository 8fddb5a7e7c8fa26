//! The tests of what a reader asks for, as one program: a file for what is tested.

mod addresses;
#[path = "../../../core/tests/all/brute/mod.rs"]
mod brute;
mod change;
mod docs;
mod gallery;
mod meaning;
mod nearest;
mod samples;
mod scenario;
mod typed;
