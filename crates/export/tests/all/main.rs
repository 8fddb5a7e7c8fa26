//! Integration tests of exported files, in one program.

mod data;
mod measured;
mod scaling;
mod summary;
mod timeline;
mod values;
