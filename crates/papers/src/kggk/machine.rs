//! The machine of the book's examples: a hypercube with t_c = 2, t_w = 4, t_s = 25 and t_h = 0.

use crate::check::Check;
use crate::runs::scenario;
use hyperfly_request::{Algorithm, Settings};

/// Returns settings of binary-exchange on this machine; the caller sets p and n.
pub fn example() -> Settings {
    Settings { algorithm: Algorithm::BinaryExchange, ..scenario("p=1&tc=2&tw=4&ts=25&th=0") }
}

/// Checks results of a run whose p and n are our choice.
pub fn check_run(s: &Settings) -> Check {
    Check::executed(s).chosen(&["p", "n"])
}
