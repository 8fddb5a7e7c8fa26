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
        self.mathml_with_binding(number).0
    }

    fn mathml_with_binding(&self, number: &dyn Fn(f64) -> String) -> (String, Binding) {
        let at_least = |part: &Expression, least: Binding| {
            let (text, binding) = part.mathml_with_binding(number);
            if binding >= least { text } else { format!("<mo>(</mo>{text}<mo>)</mo>") }
        };
        let join = |[a, b]: &[Expression; 2], sign: &str, left: Binding, right: Binding| {
            (format!("{}<mo>{sign}</mo>{}", at_least(a, left), at_least(b, right)), left)
        };
        let single = |text: String| (text, Binding::One);
        match self {
            Expression::Number(value) => single(format!("<mn>{}</mn>", number(*value))),
            Expression::Symbol(symbol, _) => single(symbol.mathml().to_owned()),
            Expression::Sum(both) => join(both, "+", Binding::Sum, Binding::Sum),
            Expression::Difference(both) => join(both, "−", Binding::Sum, Binding::Product),
            Expression::Product(both) => join(both, "⋅", Binding::Product, Binding::Product),
            Expression::Quotient(both) => {
                let [a, b] = [&both[0], &both[1]].map(|part| part.mathml(number));
                single(format!("<mfrac><mrow>{a}</mrow><mrow>{b}</mrow></mfrac>"))
            }
            Expression::Maximum(both) => {
                let [a, b] = [&both[0], &both[1]].map(|part| part.mathml(number));
                single(format!("<mi>max</mi><mo>(</mo>{a}<mo>,</mo>{b}<mo>)</mo>"))
            }
            Expression::Log(argument) => single(format!(
                "<mi mathvariant=\"normal\">log</mi><mspace width=\".17em\"/>{}",
                at_least(argument, Binding::One)
            )),
            Expression::Root(argument) => single(format!("<msqrt>{}</msqrt>", argument.mathml(number))),
            Expression::Square(argument) => {
                single(format!("<msup><mrow>{}</mrow><mn>2</mn></msup>", at_least(argument, Binding::One)))
            }
        }
    }
}
