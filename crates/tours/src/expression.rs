//! Arithmetic expressions of the values of a run: `t_serial / t_parallel`, `64 * (n / p)`.

use crate::facts::Facts;
use crate::values;

/// Arithmetic expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Expression {
    Number(f64),
    /// Value of the run, by name.
    Value(String),
    /// Binary operation with `+`, `-`, `*` or `/`.
    Binary(Box<Expression>, char, Box<Expression>),
}

/// Maximum nesting of parentheses, since files are untrusted.
const MAX_DEPTH: u32 = 16;

impl Expression {
    /// Parses an expression.
    ///
    /// # Errors
    /// The first token that does not fit.
    pub fn read(text: &str) -> Result<Expression, String> {
        let tokens = tokens(text)?;
        let mut reader = Reader { tokens: &tokens, at: 0, depth: 0 };
        let sum = reader.sum()?;
        match reader.tokens.get(reader.at) {
            None => Ok(sum),
            Some(token) => Err(token.clone()),
        }
    }

    /// Evaluates the expression; `None` if the run lacks a value or the result is not finite.
    pub fn value(&self, facts: &Facts) -> Option<f64> {
        match self {
            Expression::Number(number) => Some(*number),
            Expression::Value(name) => facts.value(name),
            Expression::Binary(left, sign, right) => {
                let (left, right) = (left.value(facts)?, right.value(facts)?);
                let value = match sign {
                    '+' => left + right,
                    '-' => left - right,
                    '*' => left * right,
                    _ => left / right,
                };
                value.is_finite().then_some(value)
            }
        }
    }

    /// Whether the expression refers to the comparison run.
    pub fn uses_comparison(&self) -> bool {
        match self {
            Expression::Number(_) => false,
            Expression::Value(name) => values::uses_comparison(name),
            Expression::Binary(left, _, right) => left.uses_comparison() || right.uses_comparison(),
        }
    }
}

struct Reader<'a> {
    tokens: &'a [String],
    at: usize,
    depth: u32,
}

impl Reader<'_> {
    fn take(&mut self, signs: &str) -> Option<char> {
        let token = self.tokens.get(self.at)?;
        let sign = token.chars().next().filter(|sign| token.len() == 1 && signs.contains(*sign))?;
        self.at += 1;
        Some(sign)
    }

    fn sum(&mut self) -> Result<Expression, String> {
        let mut left = self.product()?;
        while let Some(sign) = self.take("+-") {
            left = Expression::Binary(left.into(), sign, self.product()?.into());
        }
        Ok(left)
    }

    fn product(&mut self) -> Result<Expression, String> {
        let mut left = self.atom()?;
        while let Some(sign) = self.take("*/") {
            left = Expression::Binary(left.into(), sign, self.atom()?.into());
        }
        Ok(left)
    }

    fn atom(&mut self) -> Result<Expression, String> {
        if self.take("(").is_some() {
            self.depth += 1;
            if self.depth > MAX_DEPTH {
                return Err("(".to_owned());
            }
            let sum = self.sum()?;
            self.depth -= 1;
            return self.take(")").map(|_| sum).ok_or_else(|| "(".to_owned());
        }
        let token = self.tokens.get(self.at).cloned().unwrap_or_default();
        self.at += 1;
        if let Some(number) = token.parse().ok().filter(|number: &f64| number.is_finite()) {
            return Ok(Expression::Number(number));
        }
        if values::is_name(&token) { Ok(Expression::Value(token)) } else { Err(token) }
    }
}

fn tokens(text: &str) -> Result<Vec<String>, String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut word = String::new();
    for c in text.chars().chain([' ']) {
        let in_word = c.is_alphanumeric() || matches!(c, '_' | '.');
        if in_word {
            word.push(c);
            continue;
        }
        if !word.is_empty() {
            tokens.push(std::mem::take(&mut word));
        }
        match c {
            ' ' => {}
            '+' | '-' | '*' | '/' | '(' | ')' => tokens.push(c.to_string()),
            '−' => tokens.push("-".to_owned()),
            other => return Err(other.to_string()),
        }
    }
    if tokens.len() > 64 { Err(text.to_owned()) } else { Ok(tokens) }
}
