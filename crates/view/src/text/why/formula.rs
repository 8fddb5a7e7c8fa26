//! Formulas with numbers as readers see them: as MathML for a page, as plain text for data and figures.

use crate::notation::numbers::quantity;
use hyperfly_model::formula::Expression;

/// The formula as the content of a `<math>`; with `numbers` in place of its symbols, and its logarithms, roots and
/// fractions computed.
pub fn math(formula: &Expression, numbers: bool) -> String {
    if numbers { formula.in_numbers().mathml(&number) } else { formula.mathml(&number) }
}

/// The formula as plain text: `t_s·log p`.
pub fn plain(formula: &Expression) -> String {
    formula.text(&number)
}

fn number(value: f64) -> String {
    quantity(value, 6)
}
