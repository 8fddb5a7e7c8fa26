//! How names, numbers and words are written.

pub mod glossary;
pub mod numbers;
pub mod words;
