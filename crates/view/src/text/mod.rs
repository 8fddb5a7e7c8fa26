//! The numbers, sentences, tables and legends of a run.

pub mod alignment;
pub mod breakdown;
mod carrying_message;
pub mod compare;
pub mod describe;
pub mod follow;
pub mod legend;
pub mod metrics;
pub mod narrate;
pub mod sentence;
pub mod table;
pub mod title;
pub mod tones;
pub mod why;
