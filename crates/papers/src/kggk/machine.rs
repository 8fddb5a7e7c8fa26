//! The machine of the book's examples: a hypercube with t_c = 2, t_w = 4, t_s = 25, whose hops take no time.

use crate::gk::common::scenario;
use crate::origin::{At, Method, Source};
use crate::row::Row;
use hyperfly_request::{Algorithm, Settings};

/// Binary-exchange on it, p and n yet to be said.
pub fn example() -> Settings {
    Settings { algorithm: Algorithm::BinaryExchange, ..scenario("p=1&tc=2&tw=4&ts=25&th=0") }
}

/// A row about a run whose p and n were chosen here.
pub fn ran(row: Row, at: At, s: &Settings) -> Row {
    row.of(Source::Unverified(at), Method::Executed).under(s).chosen(&["p", "n"])
}
