//! Integration tests of exported files, one program with a module for each kind.

mod data;
mod measured;
mod scaling;
mod summary;
mod timeline;
mod values;
