//! Pages and panels: papers, tours, questions, programs.

mod all_panels;
mod navigation;
mod papers;
mod program_editor;
mod questions;
mod tours;
