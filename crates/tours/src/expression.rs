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
        let tokens = split_tokens(text)?;
        let mut reader = Reader { tokens: &tokens, position: 0, depth: 0 };
        let sum = reader.parse_sum()?;
        match reader.tokens.get(reader.position) {
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
        self.has_name(&values::uses_comparison)
    }

    /// Whether a name in the expression satisfies a predicate.
    pub fn has_name(&self, is_sought: &dyn Fn(&str) -> bool) -> bool {
        match self {
            Expression::Number(_) => false,
            Expression::Value(name) => is_sought(name),
            Expression::Binary(left, _, right) => left.has_name(is_sought) || right.has_name(is_sought),
        }
    }
}

struct Reader<'a> {
    tokens: &'a [String],
    position: usize,
    depth: u32,
}

impl Reader<'_> {
    fn take_operator(&mut self, signs: &str) -> Option<char> {
        let token = self.tokens.get(self.position)?;
        let sign = token.chars().next().filter(|sign| token.len() == 1 && signs.contains(*sign))?;
        self.position += 1;
        Some(sign)
    }

    fn parse_sum(&mut self) -> Result<Expression, String> {
        let mut left = self.parse_product()?;
        while let Some(sign) = self.take_operator("+-") {
            left = Expression::Binary(left.into(), sign, self.parse_product()?.into());
        }
        Ok(left)
    }

    fn parse_product(&mut self) -> Result<Expression, String> {
        let mut left = self.parse_atom()?;
        while let Some(sign) = self.take_operator("*/") {
            left = Expression::Binary(left.into(), sign, self.parse_atom()?.into());
        }
        Ok(left)
    }

    fn parse_atom(&mut self) -> Result<Expression, String> {
        if self.take_operator("(").is_some() {
            self.depth += 1;
            if self.depth > MAX_DEPTH {
                return Err("(".to_owned());
            }
            let sum = self.parse_sum()?;
            self.depth -= 1;
            return self.take_operator(")").map(|_| sum).ok_or_else(|| "(".to_owned());
        }
        let token = self.tokens.get(self.position).cloned().unwrap_or_default();
        self.position += 1;
        if let Some(number) = token.parse().ok().filter(|number: &f64| number.is_finite()) {
            return Ok(Expression::Number(number));
        }
        if values::is_name(&token) { Ok(Expression::Value(token)) } else { Err(token) }
    }
}

fn split_tokens(text: &str) -> Result<Vec<String>, String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut word = String::new();
    for c in text.chars().chain([' ']) {
        let is_in_word = c.is_alphanumeric() || matches!(c, '_' | '.');
        if is_in_word {
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
