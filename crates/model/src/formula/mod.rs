//! T_p as a formula: the terms of a closed form as expressions that can be computed, and written as text and as MathML.
//!
//! Only what comes to the number of [`predict()`](crate::predict()) is written: where a count of the model is not that of a formula
//! here (an ordered transform with n < p², say), it stays a number.

pub mod expression;
mod formulas;
mod known;
mod mathml;
mod symbol;
mod text;

pub use expression::Expression;
pub use formulas::{Formulas, formulas};
pub use symbol::Symbol;
