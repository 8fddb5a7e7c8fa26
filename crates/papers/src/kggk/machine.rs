//! The machine of the book's examples: a hypercube with t_c = 2, t_w = 4, t_s = 25 and t_h = 0.

use crate::gk::common::scenario;
use crate::prelude::*;
use hyperfly_request::{Algorithm, Settings};

/// Returns settings of binary-exchange on this machine; the caller sets p and n.
pub fn example() -> Settings {
    Settings { algorithm: Algorithm::BinaryExchange, ..scenario("p=1&tc=2&tw=4&ts=25&th=0") }
}

/// Marks a row as executed with these settings, with p and n of our choice and an unverified source.
pub fn executed(row: Row, at: Place, s: &Settings) -> Row {
    row.of(Source::Unverified(at), Method::Executed).with_settings(s).chosen(&["p", "n"])
}
