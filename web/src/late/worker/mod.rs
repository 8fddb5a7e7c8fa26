//! The late module, loaded when the page first needs it: the papers, words for pictures, tables, files, what is
//! shared, questions and lessons. It is another program than the explorer's, so that the explorer does not grow with it.

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
pub mod serve;
pub mod share;
mod tables;
mod words;
