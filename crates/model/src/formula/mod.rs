//! T_p as a formula: the terms of a closed form as expressions that can be evaluated, and written as text and as
//! MathML.
//!
//! Every formula has the value that [`predict()`](crate::predict()) computes. A count without a matching formula (for
//! example of an ordered transform with n < p²) stays a number.

mod candidates;
pub mod expression;
mod formulas;
mod mathml;
mod symbol;
mod text;

pub use expression::Expression;
pub use formulas::{Formulas, formulas};
pub use symbol::Symbol;
