//! Inputs: addresses, controls, keys, typed values and samples.

mod address;
mod bad_input;
mod controls;
mod dropped_files;
mod hostile_input;
mod keyboard;
mod mangled_address;
mod own_samples;
mod picture_keys;
mod signal;
mod typed_numbers;
