//! Integration tests of exercises, in one binary with a module per subject.

mod files;
mod own;
