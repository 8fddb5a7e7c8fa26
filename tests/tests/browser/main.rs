//! End-to-end tests in headless Chromium against dist/: one program, one file a topic.

mod address;
mod animation;
mod appearance;
mod bad_input;
mod choose;
mod controls;
mod curves;
mod element;
mod embed;
mod frames;
mod harness;
mod hostile;
mod hosts;
mod keys;
mod loads;
mod memory;
mod messages;
mod offline;
mod own_samples;
mod papers;
mod pictures;
mod playground;
mod scenes;
mod standalone;
mod worker;
