//! Integration tests of programs, one program with a module for each subject.

mod builtin;
mod chance;
mod faults;
mod hostile;
mod mutations;
mod pictures;
mod uneven;
