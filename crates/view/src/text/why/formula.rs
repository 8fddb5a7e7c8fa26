//! Formulas as MathML for a page and as plain text for data and figures.

use crate::notation::numbers::quantity;
use hyperfly_model::formula::Expression;

/// Returns the formula as the content of a `<math>` element. With `numbers`, values replace the symbols, and logarithms, roots
/// and fractions are computed.
pub fn math(formula: &Expression, numbers: bool) -> String {
    if numbers { formula.in_numbers().mathml(&number) } else { formula.mathml(&number) }
}

/// Returns the formula as plain text: `t_s·log p`.
pub fn plain(formula: &Expression) -> String {
    formula.text(&number)
}

fn number(value: f64) -> String {
    quantity(value, 6)
}
