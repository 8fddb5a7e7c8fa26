//! Short browser tests that run with every change: features that readers and authors rely on.

mod chromium_only;
mod display;
mod embedding;
mod input;
mod not_webkit;
mod panels;
mod startup;
