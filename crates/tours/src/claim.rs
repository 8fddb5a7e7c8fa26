//! What a step claims of its run, and whether that holds: `messages = 64`, `t_parallel < beside.t_parallel`.

use crate::expression::Expression;
use crate::facts::Facts;
use hyperfly_text::lesson_file;
use hyperfly_view::notation::numbers::quantity;

/// A comparison of two expressions.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    /// As it stands in the file.
    pub text: String,
    left: Expression,
    sign: &'static str,
    right: Expression,
}

/// Whether a claim holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It holds.
    Holds,
    /// It does not; the values of its sides.
    Fails(f64, f64),
    /// It names a value that this run does not have.
    Unknown,
}

/// The signs, longer ones first.
const SIGNS: [&str; 6] = ["<=", ">=", "!=", "<", ">", "="];

/// Relative difference that counts as rounding: sums in another order differ by that much.
const SLACK: f64 = 1e-9;

impl Claim {
    /// Parses a claim.
    ///
    /// # Errors
    /// The part that cannot be read; nothing if there is no sign that compares.
    pub fn read(text: &str) -> Result<Claim, String> {
        let plain = text.replace('≤', "<=").replace('≥', ">=").replace('≠', "!=");
        let sign = SIGNS.into_iter().find(|sign| plain.contains(sign)).ok_or("")?;
        let (left, right) = plain.split_once(sign).ok_or("")?;
        Ok(Claim {
            text: text.to_owned(),
            left: Expression::read(left)?,
            sign,
            right: Expression::read(right)?,
        })
    }

    /// Checks it against a run.
    pub fn check(&self, facts: &Facts) -> Verdict {
        let (Some(left), Some(right)) = (self.left.value(facts), self.right.value(facts)) else {
            return Verdict::Unknown;
        };
        let slack = SLACK * left.abs().max(right.abs());
        let same = (left - right).abs() <= slack;
        let holds = match self.sign {
            "=" => same,
            "!=" => !same,
            "<" => left < right && !same,
            ">" => left > right && !same,
            "<=" => left < right || same,
            _ => left > right || same,
        };
        if holds { Verdict::Holds } else { Verdict::Fails(left, right) }
    }

    /// What its right side is in this run, as `beside.t_parallel = 24`; `None` for a number, which says so itself.
    pub fn bound(&self, verdict: &Verdict) -> Option<String> {
        let (Verdict::Fails(_, value), false) = (verdict, matches!(self.right, Expression::Number(_))) else {
            return None;
        };
        let right = self.text.rsplit(['<', '>', '=', '≤', '≥', '≠']).next()?;
        Some(format!("{} = {}", right.trim(), quantity(*value, 6)))
    }

    /// Whether it refers to the run beside.
    pub fn is_beside(&self) -> bool {
        self.left.is_beside() || self.right.is_beside()
    }

    /// Why it does not hold, for a reader; `None` if it does.
    pub fn refuted(&self, verdict: &Verdict) -> Option<String> {
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
    fn the_right_side_is_told_where_it_is_no_number() {
        let bound = |claim: &str| Claim::read(claim).expect(claim).bound(&Verdict::Fails(26.0, 24.0));
        assert_eq!(bound("t_parallel ≤ beside.t_parallel").as_deref(), Some("beside.t_parallel = 24"));
        assert_eq!(bound("words <= n / p").as_deref(), Some("n / p = 24"));
        assert_eq!(bound("t_parallel <= 24"), None);
    }

    #[test]
    fn claims_are_read() {
        assert!(Claim::read("messages = 64").is_ok());
        assert!(Claim::read("t_parallel < beside.t_parallel").is_ok_and(|claim| claim.is_beside()));
        assert!(Claim::read("t_parallel / beside.t_parallel ≥ 1.5 + 2*(0.5 - contention)").is_ok());
        assert_eq!(Claim::read("messages"), Err(String::new()));
        assert_eq!(Claim::read("mesages = 64"), Err("mesages".to_owned()));
        assert_eq!(Claim::read("messages = 64 64"), Err("64".to_owned()));
        assert_eq!(Claim::read("messages = (64"), Err("(".to_owned()));
        assert!(Claim::read(&format!("p = {}1{}", "(".repeat(40), ")".repeat(40))).is_err());
    }
}
