//! Pages, panels and dialogs beyond the figures: the race, papers, tours, questions, programs, sharing and help.

pub(crate) mod help;
pub mod lesson;
pub(crate) mod measured;
pub mod papers;
pub mod predict;
pub mod race;
pub mod share;
pub mod values;
pub mod write;
