//! Integration tests of tours, in one binary with a module per subject.

mod files;
mod pictures;
mod tours;
