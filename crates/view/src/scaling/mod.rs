//! Scaling studies: T_p, S and E against p under each rule ([`hyperfly_model::scaling::Rule`]), in charts and in words. The
//! caller executes the runs.

mod key;
mod picture;
mod sentences;
mod study;

pub use key::{Mark, key};
pub use picture::{draw, planes};
pub use sentences::{TERMS, Term, headline, rule, sentence};
pub use study::{Curve, ExecutedRun, RuleRuns, Study};
