//! Integration tests of the real-time executors, in one binary with a module per subject.

mod collective;
mod files;
#[cfg(feature = "rustfft")]
mod rustfft;
mod threads;
