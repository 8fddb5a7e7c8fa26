//! Files that the reader opens, and files that the page saves.

pub mod film;
pub mod import;
pub mod microphone;
pub mod own_file;
pub(crate) mod own_program;
pub mod recorder;
pub mod save;
pub mod sound;
