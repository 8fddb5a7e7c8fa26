//! The tests of what a reader asks for, as one program: a file for what is tested.

mod addresses;
mod change;
mod docs;
mod gallery;
mod meaning;
mod nearest;
mod presets;
mod samples;
mod scenario;
mod typed;
