//! End-to-end tests in headless Chromium against dist/: one program, one file a topic.

mod harness;
mod loads;
