//! Sums of values: `t_parallel / beside.t_parallel`, `64 * (n / p)`.

use crate::facts::Facts;
use crate::values;
use hyperfly_core::decimal;

/// A number, the name of a value, or two sums with a sign between them.
#[derive(Clone, Debug, PartialEq)]
pub enum Sum {
    /// A number.
    Number(f64),
    /// A value of the run.
    Name(String),
    /// `+`, `-`, `*` or `/`.
    Of(Box<Sum>, char, Box<Sum>),
}

/// Sums nest no deeper: a file is not trusted.
const DEEPEST: u32 = 16;

impl Sum {
    /// Reads one.
    ///
    /// # Errors
    /// The part that is no number, no name of a value and no sign.
    pub fn read(text: &str) -> Result<Sum, String> {
        let tokens = tokens(text)?;
        let mut reader = Reader { tokens: &tokens, at: 0, depth: 0 };
        let sum = reader.sum()?;
        match reader.tokens.get(reader.at) {
            None => Ok(sum),
            Some(token) => Err(token.clone()),
        }
    }

    /// What it comes to; `None` where a value does not exist for this run.
    pub fn value(&self, facts: &Facts) -> Option<f64> {
        match self {
            Sum::Number(number) => Some(*number),
            Sum::Name(name) => facts.value(name),
            Sum::Of(left, sign, right) => {
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

    /// Whether it asks for the run beside.
    pub fn is_beside(&self) -> bool {
        match self {
            Sum::Number(_) => false,
            Sum::Name(name) => values::is_beside(name),
            Sum::Of(left, _, right) => left.is_beside() || right.is_beside(),
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

    fn sum(&mut self) -> Result<Sum, String> {
        let mut left = self.product()?;
        while let Some(sign) = self.take("+-") {
            left = Sum::Of(left.into(), sign, self.product()?.into());
        }
        Ok(left)
    }

    fn product(&mut self) -> Result<Sum, String> {
        let mut left = self.atom()?;
        while let Some(sign) = self.take("*/") {
            left = Sum::Of(left.into(), sign, self.atom()?.into());
        }
        Ok(left)
    }

    fn atom(&mut self) -> Result<Sum, String> {
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
        if let Some(number) = decimal::parse(&token).filter(|number| number.is_finite()) {
            return Ok(Sum::Number(number));
        }
        if values::is_name(&token) { Ok(Sum::Name(token)) } else { Err(token) }
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
