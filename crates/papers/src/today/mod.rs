//! Published points of today: speedups and times that libraries of today reached on real machines, next to the model of the machine.
//! One file per source.
//!
//! A source is quoted only as far as we read it, on 2026-11-29; the head of its file says which text that was and what else the machine's
//! parameters come from. Nothing is fitted, except in the row that says so.

mod cufftmp;
mod dtfft;
mod fftu;

use crate::entry::Entry;
use crate::published::Published;
use hyperfly_model::{Prediction, predict};
use hyperfly_request::Settings;

/// The entries: one for each source.
pub static ENTRIES: &[&Entry] = &[&fftu::ENTRY, &dtfft::ENTRY, &cufftmp::ENTRY];

/// Returns the closed form of a scenario. Panics if it has none, which the tests find.
fn closed_form(s: &Settings) -> Prediction {
    predict(&s.scenario()).expect("a closed form")
}

/// Returns a time of a scenario in milliseconds. Panics if the scenario has no rate, which the tests find.
fn milliseconds(s: &Settings, time: f64) -> f64 {
    1e3 * s.scenario().seconds(time).expect("a rate")
}

/// Returns a printed number as a cell and as a value.
fn printed(text: &str) -> (Published, f64) {
    let number = Published::new(text).expect("a printed number");
    let value = number.value();
    (number, value)
}
