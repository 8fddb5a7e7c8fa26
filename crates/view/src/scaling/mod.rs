//! How the scenario of a run scales: T_p, S and E against p under each rule ([`hyperfly_model::scaling::Rule`]), in
//! charts and in words. The runs come from outside: nothing here executes.

mod key;
mod picture;
mod say;
mod study;

pub use key::{Mark, key};
pub use picture::{draw, planes};
pub use say::{TERMS, Term, headline, rule, sentence};
pub use study::{Curve, Executed, Runs, Study};
