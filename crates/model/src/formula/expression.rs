//! Expressions: sums, products and logarithms of numbers and symbols, written as in `tc * (n / p) * log(n)`.

use super::symbol::Symbol;
use std::ops::{Add, Div, Mul, Sub};

/// An expression in which every symbol carries its value.
#[derive(Clone, Debug, PartialEq)]
pub enum Expression {
    Number(f64),
    Symbol(Symbol, f64),
    /// a + b.
    Sum(Box<[Expression; 2]>),
    /// a − b.
    Difference(Box<[Expression; 2]>),
    /// a · b.
    Product(Box<[Expression; 2]>),
    /// a / b.
    Quotient(Box<[Expression; 2]>),
    /// max(a, b).
    Maximum(Box<[Expression; 2]>),
    /// log₂ a.
    Log(Box<Expression>),
    /// √a.
    Root(Box<Expression>),
    /// a².
    Square(Box<Expression>),
}

impl Expression {
    /// Evaluates the expression.
    pub fn value(&self) -> f64 {
        let apply = |both: &[Expression; 2], operation: fn(f64, f64) -> f64| {
            operation(both[0].value(), both[1].value())
        };
        match self {
            Expression::Number(value) | Expression::Symbol(_, value) => *value,
            Expression::Sum(both) => apply(both, |a, b| a + b),
            Expression::Difference(both) => apply(both, |a, b| a - b),
            Expression::Product(both) => apply(both, |a, b| a * b),
            Expression::Quotient(both) => apply(both, |a, b| a / b),
            Expression::Maximum(both) => apply(both, f64::max),
            Expression::Log(argument) => libm::log2(argument.value()),
            Expression::Root(argument) => libm::sqrt(argument.value()),
            Expression::Square(argument) => argument.value() * argument.value(),
        }
    }

    /// Replaces symbols by numbers and evaluates fractions, logarithms, roots, squares and maxima. Sums, differences
    /// and products stay, to show what is added and multiplied.
    pub fn in_numbers(&self) -> Expression {
        let apply = |both: &[Expression; 2]| Box::new([both[0].in_numbers(), both[1].in_numbers()]);
        match self {
            Expression::Sum(both) => Expression::Sum(apply(both)),
            Expression::Difference(both) => Expression::Difference(apply(both)),
            Expression::Product(both) => Expression::Product(apply(both)),
            _ => Expression::Number(self.value()),
        }
    }
}

/// log₂ of an expression.
pub fn log(argument: Expression) -> Expression {
    Expression::Log(Box::new(argument))
}

/// Square root of an expression.
pub fn root(argument: Expression) -> Expression {
    Expression::Root(Box::new(argument))
}

/// Square of an expression.
pub fn square(argument: Expression) -> Expression {
    Expression::Square(Box::new(argument))
}

/// The larger of two expressions.
pub fn maximum(a: Expression, b: Expression) -> Expression {
    Expression::Maximum(Box::new([a, b]))
}

impl From<f64> for Expression {
    fn from(number: f64) -> Self {
        Expression::Number(number)
    }
}

impl<T: Into<Expression>> Add<T> for Expression {
    type Output = Expression;
    fn add(self, other: T) -> Expression {
        Expression::Sum(Box::new([self, other.into()]))
    }
}

impl<T: Into<Expression>> Sub<T> for Expression {
    type Output = Expression;
    fn sub(self, other: T) -> Expression {
        Expression::Difference(Box::new([self, other.into()]))
    }
}

impl<T: Into<Expression>> Mul<T> for Expression {
    type Output = Expression;
    fn mul(self, other: T) -> Expression {
        Expression::Product(Box::new([self, other.into()]))
    }
}

impl Mul<Expression> for f64 {
    type Output = Expression;
    fn mul(self, other: Expression) -> Expression {
        Expression::from(self) * other
    }
}

impl<T: Into<Expression>> Div<T> for Expression {
    type Output = Expression;
    fn div(self, other: T) -> Expression {
        Expression::Quotient(Box::new([self, other.into()]))
    }
}
