//! Answers to queries: papers, texts of figures, tables, files, sharing, questions, tours and measurements of the reader's device.

mod fetch;
mod handout;
pub mod lesson;
mod loaded_run;
pub mod measure;
mod papers;
pub mod predict;
mod samples;
mod scaling;
pub mod service;
pub mod share;
mod tables;
mod tour_handout;
mod words;
