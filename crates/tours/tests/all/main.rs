//! Integration tests of tours, one program with a module for each subject.

mod files;
mod tours;
