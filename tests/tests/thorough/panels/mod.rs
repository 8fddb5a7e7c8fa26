//! Pages and panels: papers, tours, questions, programs.

mod all_panels;
mod lesson_files;
mod papers;
mod program_editor;
mod questions;
mod tours;
