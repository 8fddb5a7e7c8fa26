//! Thorough browser tests: every combination, every document, every screen.

mod alone;
mod chromium_only;
mod display;
mod embedding;
mod input;
mod not_webkit;
mod panels;
mod startup;
