//! Answers to queries: papers, texts of figures, tables, files, sharing, questions, tours and measurements of the reader's device.

mod at_hand;
mod fetch;
mod handout;
mod handout_of_tour;
pub mod lesson;
pub mod measure;
mod papers;
mod picture;
pub mod predict;
mod samples;
mod scaling;
pub mod service;
pub mod share;
mod tables;
mod words;
