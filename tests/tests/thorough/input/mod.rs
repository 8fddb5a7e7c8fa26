//! Inputs: addresses, controls, keys, typed values and samples.

mod address;
mod bad_input;
mod controls;
mod hostile_input;
mod own_samples;
mod signal;
