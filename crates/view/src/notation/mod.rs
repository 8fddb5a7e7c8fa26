//! Notation of names, numbers and symbols.

pub mod glossary;
pub mod numbers;
pub mod words;
