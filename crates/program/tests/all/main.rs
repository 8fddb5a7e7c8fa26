//! Integration tests of programs, in one binary with a module per subject.

mod builtin;
mod chance;
mod faults;
mod hostile;
mod mutations;
mod pictures;
mod uneven;
