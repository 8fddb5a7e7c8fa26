//! Writes expressions as plain text, such as `t_w·n/p·(2·(√p − 1) − log p)`.

use super::expression::Expression;

/// Binding strength of the outermost operator of a text. A part that binds less tightly than its position requires gets
/// brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Sum,
    Product,
    /// The right side of a fraction.
    Factor,
    One,
}

impl Expression {
    /// Writes the expression as plain text. `number` formats numbers.
    pub fn text(&self, number: &dyn Fn(f64) -> String) -> String {
        self.text_with_binding(number).0
    }

    fn text_with_binding(&self, number: &dyn Fn(f64) -> String) -> (String, Binding) {
        let at_least = |part: &Expression, least: Binding| {
            let (text, binding) = part.text_with_binding(number);
            if binding >= least { text } else { format!("({text})") }
        };
        let join = |[a, b]: &[Expression; 2], sign: &str, left: Binding, right: Binding| {
            (format!("{}{sign}{}", at_least(a, left), at_least(b, right)), left)
        };
        let single = |text: String| (text, Binding::One);
        match self {
            Expression::Number(value) => single(number(*value)),
            Expression::Symbol(symbol, _) => single(symbol.text().to_owned()),
            Expression::Sum(both) => join(both, " + ", Binding::Sum, Binding::Sum),
            Expression::Difference(both) => join(both, " − ", Binding::Sum, Binding::Product),
            Expression::Product(both) => join(both, "·", Binding::Product, Binding::Product),
            Expression::Quotient(both) => join(both, "/", Binding::Product, Binding::Factor),
            Expression::Maximum(both) => {
                single(format!("max({}, {})", both[0].text(number), both[1].text(number)))
            }
            Expression::Log(argument) => single(format!("log {}", at_least(argument, Binding::One))),
            Expression::Root(argument) => single(format!("√{}", at_least(argument, Binding::One))),
            Expression::Square(argument) => single(format!("{}²", at_least(argument, Binding::One))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::expression::{Expression, log, maximum, root, square};
    use super::super::symbol::Symbol;

    fn text(expression: &Expression) -> String {
        expression.text(&|value| value.to_string())
    }

    #[test]
    fn text_puts_brackets_only_where_needed() {
        let a = || Expression::Symbol(Symbol::Gap, 2.0);
        let b = || Expression::Symbol(Symbol::Latency, 5.0);
        assert_eq!(text(&(a() + b() + 1.0)), "g + L + 1");
        assert_eq!(text(&(a() - (b() - 1.0))), "g − (L − 1)");
        assert_eq!(text(&((a() + b()) * 3.0)), "(g + L)·3");
        assert_eq!(text(&(a() / (b() * 3.0))), "g/(L·3)");
        assert_eq!(text(&(a() / b() * 3.0)), "g/L·3");
        assert_eq!(text(&log(a() * b())), "log (g·L)");
        assert_eq!(text(&square(root(b()) - 1.0)), "(√L − 1)²");
        assert_eq!(text(&(maximum(a(), 2.0 * b()) - 1.0)), "max(g, 2·L) − 1");
    }

    #[test]
    fn in_numbers_keeps_value() {
        let n = Expression::Symbol(Symbol::N, 64.0);
        let all = 3.0 * log(n.clone()) - root(n.clone()) / 4.0 + square(maximum(n, 1.0.into()));
        assert_eq!(all.value(), 18.0 - 2.0 + 4096.0);
        assert_eq!(text(&all.in_numbers()), "3·6 − 2 + 4096");
        assert_eq!(all.in_numbers().value(), all.value());
    }
}
