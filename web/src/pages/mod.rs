//! What takes the place of the workbench or lies above it: the race, papers, tours, questions, dialogs.

pub(crate) mod help;
pub mod lesson;
pub(crate) mod measured;
pub mod papers;
pub mod predict;
pub mod race;
pub mod share;
pub mod write;
