//! Integration tests of real-time executors, one program with a module for each subject.

mod collective;
mod files;
#[cfg(feature = "rustfft")]
mod rustfft;
mod threads;
