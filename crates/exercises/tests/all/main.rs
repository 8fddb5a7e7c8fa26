//! Integration tests of exercises, in one binary with a module per subject.

mod builtin;
mod files;
