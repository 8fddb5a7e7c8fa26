//! Writes expressions as MathML, the content of a `<math>`.

use super::expression::Expression;

/// Binding strength of the outermost operator of a formula. Fractions, roots and powers never need brackets inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Sum,
    Product,
    One,
}

impl Expression {
    /// Writes the expression as MathML. `number` formats numbers as text without markup.
    pub fn mathml(&self, number: &dyn Fn(f64) -> String) -> String {
        self.bound_mathml(number).0
    }

    fn bound_mathml(&self, number: &dyn Fn(f64) -> String) -> (String, Binding) {
        let at_least = |of: &Expression, least: Binding| {
            let (text, binding) = of.bound_mathml(number);
            if binding >= least { text } else { format!("<mo>(</mo>{text}<mo>)</mo>") }
        };
        let join = |[a, b]: &[Expression; 2], sign: &str, left: Binding, right: Binding| {
            (format!("{}<mo>{sign}</mo>{}", at_least(a, left), at_least(b, right)), left)
        };
        let one = |text: String| (text, Binding::One);
        match self {
            Expression::Number(value) => one(format!("<mn>{}</mn>", number(*value))),
            Expression::Symbol(symbol, _) => one(symbol.mathml().to_owned()),
            Expression::Sum(both) => join(both, "+", Binding::Sum, Binding::Sum),
            Expression::Difference(both) => join(both, "−", Binding::Sum, Binding::Product),
            Expression::Product(both) => join(both, "⋅", Binding::Product, Binding::Product),
            Expression::Quotient(both) => {
                let [a, b] = [&both[0], &both[1]].map(|of| of.mathml(number));
                one(format!("<mfrac><mrow>{a}</mrow><mrow>{b}</mrow></mfrac>"))
            }
            Expression::Maximum(both) => {
                let [a, b] = [&both[0], &both[1]].map(|of| of.mathml(number));
                one(format!("<mi>max</mi><mo>(</mo>{a}<mo>,</mo>{b}<mo>)</mo>"))
            }
            Expression::Log(of) => one(format!(
                "<mi mathvariant=\"normal\">log</mi><mspace width=\".17em\"/>{}",
                at_least(of, Binding::One)
            )),
            Expression::Root(of) => one(format!("<msqrt>{}</msqrt>", of.mathml(number))),
            Expression::Square(of) => {
                one(format!("<msup><mrow>{}</mrow><mn>2</mn></msup>", at_least(of, Binding::One)))
            }
        }
    }
}
