//! Claims that a step of a tour makes about its runs: `messages = 64`, `contention > 0.1`.

use crate::expression::Expression;
use crate::facts::Facts;
use hyperfly_text::lesson_file;
use hyperfly_view::notation::numbers::quantity;

/// Comparison of two expressions.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    /// The claim as the file gives it.
    pub text: String,
    left: Expression,
    sign: &'static str,
    right: Expression,
}

/// Result of checking a claim.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    Holds,
    /// The comparison is false for these values of its sides.
    Fails(f64, f64),
    /// The run lacks a value that the claim names.
    Unknown,
}

/// Comparison operators, longer ones first.
const OPERATORS: [&str; 6] = ["<=", ">=", "!=", "<", ">", "="];

/// Relative tolerance for equality: sums in another order differ by rounding.
const TOLERANCE: f64 = 1e-9;

impl Claim {
    /// Parses a claim.
    ///
    /// The part that cannot be parsed; empty if there is no comparison operator.
    /// The part that cannot be read; nothing if there is no sign that compares.
    pub fn read(text: &str) -> Result<Claim, String> {
        let ascii = text.replace('≤', "<=").replace('≥', ">=").replace('≠', "!=");
        let sign = OPERATORS.into_iter().find(|sign| ascii.contains(sign)).ok_or("")?;
        let (left, right) = ascii.split_once(sign).ok_or("")?;
        Ok(Claim {
            text: text.to_owned(),
            left: Expression::read(left)?,
            sign,
            right: Expression::read(right)?,
        })
    }

    /// Checks the claim against a run.
    pub fn check(&self, facts: &Facts) -> Verdict {
        let (Some(left), Some(right)) = (self.left.value(facts), self.right.value(facts)) else {
            return Verdict::Unknown;
        };
        let tolerance = TOLERANCE * left.abs().max(right.abs());
        let are_equal = (left - right).abs() <= tolerance;
        let holds = match self.sign {
            "=" => are_equal,
            "!=" => !are_equal,
            "<" => left < right && !are_equal,
            ">" => left > right && !are_equal,
            "<=" => left < right || are_equal,
            _ => left > right || are_equal,
        };
        if holds { Verdict::Holds } else { Verdict::Fails(left, right) }
    }

    /// Formats the right-hand side with its value, such as `t_parallel = 24`; `None` if it is a plain number.
    pub fn format_right_side(&self, verdict: &Verdict) -> Option<String> {
        let (Verdict::Fails(_, value), false) = (verdict, matches!(self.right, Expression::Number(_))) else {
            return None;
        };
        let right = self.text.rsplit(['<', '>', '=', '≤', '≥', '≠']).next()?;
        Some(format!("{} = {}", right.trim(), quantity(*value, 6)))
    }

    /// Whether the claim refers to the comparison run.
    pub fn uses_comparison(&self) -> bool {
        self.left.uses_comparison() || self.right.uses_comparison()
    }

    /// Whether a name in the claim satisfies a predicate.
    pub fn has_name(&self, is_sought: &dyn Fn(&str) -> bool) -> bool {
        self.left.has_name(is_sought) || self.right.has_name(is_sought)
    }

    /// Explains to a reader why the claim does not hold; `None` if it does.
    pub fn explain_failure(&self, verdict: &Verdict) -> Option<String> {
        match verdict {
            Verdict::Holds => None,
            Verdict::Fails(value, _) => Some(lesson_file::claim_fails(&self.text, &quantity(*value, 6))),
            Verdict::Unknown => Some(lesson_file::claim_unknown(&self.text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claim_side_is_formatted_unless_it_is_a_number() {
        let bound =
            |claim: &str| Claim::read(claim).expect(claim).format_right_side(&Verdict::Fails(26.0, 24.0));
        assert_eq!(bound("t_parallel ≤ beside.t_parallel").as_deref(), Some("beside.t_parallel = 24"));
        assert_eq!(bound("words <= n / p").as_deref(), Some("n / p = 24"));
        assert_eq!(bound("t_parallel <= 24"), None);
    }

    #[test]
    fn claims_are_parsed() {
        assert!(Claim::read("messages = 64").is_ok());
        assert!(Claim::read("t_parallel < beside.t_parallel").is_ok_and(|claim| claim.uses_comparison()));
        assert!(Claim::read("t_parallel / beside.t_parallel ≥ 1.5 + 2*(0.5 - contention)").is_ok());
        assert_eq!(Claim::read("messages"), Err(String::new()));
        assert_eq!(Claim::read("mesages = 64"), Err("mesages".to_owned()));
        assert_eq!(Claim::read("messages = 64 64"), Err("64".to_owned()));
        assert_eq!(Claim::read("messages = (64"), Err("(".to_owned()));
        assert!(Claim::read(&format!("p = {}1{}", "(".repeat(40), ")".repeat(40))).is_err());
    }
}
