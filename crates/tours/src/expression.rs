//! Arithmetic on values: `t_parallel / beside.t_parallel`, `64 * (n / p)`.

use crate::facts::Facts;
use crate::values;

/// A number, the name of a value, or two expressions with an operator between them.
#[derive(Clone, Debug, PartialEq)]
pub enum Expression {
    /// A number.
    Number(f64),
    /// A value of the run.
    Name(String),
    /// `+`, `-`, `*` or `/`.
    Of(Box<Expression>, char, Box<Expression>),
}

/// Parentheses nest no deeper than this: a file is not trusted.
const DEEPEST: u32 = 16;

impl Expression {
    /// Parses an expression.
    ///
    /// # Errors
    /// The part that is neither a number nor the name of a value nor an operator.
    pub fn read(text: &str) -> Result<Expression, String> {
        let tokens = tokens(text)?;
        let mut reader = Reader { tokens: &tokens, at: 0, depth: 0 };
        let sum = reader.sum()?;
        match reader.tokens.get(reader.at) {
            None => Ok(sum),
            Some(token) => Err(token.clone()),
        }
    }

    /// Its value; `None` if this run lacks one of the values it names.
    pub fn value(&self, facts: &Facts) -> Option<f64> {
        match self {
            Expression::Number(number) => Some(*number),
            Expression::Name(name) => facts.value(name),
            Expression::Of(left, sign, right) => {
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

    /// Whether it refers to the run beside.
    pub fn is_beside(&self) -> bool {
        match self {
            Expression::Number(_) => false,
            Expression::Name(name) => values::is_beside(name),
            Expression::Of(left, _, right) => left.is_beside() || right.is_beside(),
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
            left = Expression::Of(left.into(), sign, self.product()?.into());
        }
        Ok(left)
    }

    fn product(&mut self) -> Result<Expression, String> {
        let mut left = self.atom()?;
        while let Some(sign) = self.take("*/") {
            left = Expression::Of(left.into(), sign, self.atom()?.into());
        }
        Ok(left)
    }

    fn atom(&mut self) -> Result<Expression, String> {
        if self.take("(").is_some() {
            self.depth += 1;
            if self.depth > DEEPEST {
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
        if values::is_name(&token) { Ok(Expression::Name(token)) } else { Err(token) }
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
