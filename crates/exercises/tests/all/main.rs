//! Integration tests of exercises, one program with a module for each subject.

mod files;
mod own;
