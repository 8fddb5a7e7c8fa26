//! Rules by which a run determines the right answer of a question: a claim for each answer, or by a value and a number in each answer;
//! and explanations that begin with the answer.

use crate::claim::Claim;
use crate::expression::Expression;
use crate::facts::Facts;

/// Rule that determines the right answer from a run.
#[derive(Clone, Debug, PartialEq)]
pub enum AnswerRule {
    /// Not determined: no run can decide, or the author gives no rule.
    Undetermined,
    /// Each answer contains one number; the right one is nearest to the value of an expression.
    Nearest(NumericRule),
    /// One claim per answer; only the right answer's claim holds.
    Claims(Vec<Claim>),
}

/// An expression, and the numbers in the answers.
#[derive(Clone, Debug, PartialEq)]
pub struct NumericRule {
    /// The expression as the file gives it.
    pub text: String,
    /// Expression, evaluated for the run shown after the answer.
    pub sum: Expression,
    /// Number in each answer, evaluated for the run shown before the answer.
    pub numbers: Vec<Expression>,
}

/// Maximum relative error of the right number, since answers say "about".
const TOLERANCE: f64 = 0.1;

/// Extracts the number in an answer: digits, a percentage, or an expression in braces. `None` if there is none or more than one.
pub fn parse_number(text: &str) -> Option<Expression> {
    if let Some((text_before, rest)) = text.split_once('{') {
        let (sum, text_after) = rest.split_once('}')?;
        let has_number = |text: &str| text.contains(|c: char| c.is_ascii_digit() || c == '{');
        return Expression::read(sum).ok().filter(|_| !has_number(text_before) && !has_number(text_after));
    }
    let begin = text.find(|c: char| c.is_ascii_digit())?;
    let rest = &text[begin..];
    let end = rest.find(|c: char| !(c.is_ascii_digit() || c == '.' || c == ',')).unwrap_or(rest.len());
    let (digits, text_after) = (rest[..end].trim_end_matches(['.', ',']), &rest[end..]);
    if text_after.contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let value: f64 = normalize_number(digits).parse().ok()?;
    let is_percentage = text_after.trim_start_matches([' ', '\u{a0}', '\u{202f}']).starts_with('%');
    let sign = if text[..begin].ends_with(['-', '−']) { -1.0 } else { 1.0 };
    Some(Expression::Number(sign * if is_percentage { value / 100.0 } else { value }))
}

/// Returns whether an explanation begins with the answer, as in "More: it takes …", so that nothing else has to name it.
pub fn begins_with_answer(explanation: &str, answer: &str) -> bool {
    // Messages isolate numbers in text from right to left.
    let is_mark = |c: &char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}');
    let plain = |text: &str| text.chars().filter(|c| !is_mark(c)).collect::<String>().trim().to_lowercase();
    let (explanation, answer) = (plain(explanation), plain(answer));
    let Some(rest) = explanation.strip_prefix(&answer).filter(|_| !answer.is_empty()) else { return false };
    let mut following = rest.chars();
    // The answer 2 does not begin 2.5 or 20.
    match (following.next(), following.next()) {
        (Some('.' | ','), Some(next)) => !next.is_ascii_digit(),
        (next, _) => next.is_none_or(|next| !next.is_alphanumeric()),
    }
}

/// Normalizes a number for parsing. A comma is a thousands separator in 1,024 and a decimal point in 0,35.
fn normalize_number(figures: &str) -> String {
    let mut groups = figures.split(',');
    let first = groups.next().unwrap_or_default();
    let has_thousands = !first.starts_with('0')
        && groups.clone().all(|group| group.split('.').next().is_some_and(|integer| integer.len() == 3));
    figures.replace(',', if has_thousands { "" } else { "." })
}

impl AnswerRule {
    /// Whether a name in the rule satisfies a predicate.
    pub fn has_name(&self, is_sought: &dyn Fn(&str) -> bool) -> bool {
        match self {
            AnswerRule::Undetermined => false,
            AnswerRule::Nearest(rule) => rule.sum.has_name(is_sought),
            AnswerRule::Claims(claims) => claims.iter().any(|claim| claim.has_name(is_sought)),
        }
    }
}

impl NumericRule {
    /// Whether the number with index `right_index` is the only nearest one to a value, and within the tolerance.
    pub fn is_nearest(&self, right_index: usize, value: f64, facts_before: &Facts) -> bool {
        let distance = |k: usize| {
            self.numbers[k].value(facts_before).map_or(f64::INFINITY, |number| (number - value).abs())
        };
        let other_choices = (0..self.numbers.len()).filter(|k| *k != right_index);
        distance(right_index) <= TOLERANCE * value.abs()
            && other_choices.into_iter().all(|k| distance(k) > distance(right_index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn explanation_begins_with_the_whole_answer() {
        for (explanation, answer) in [
            ("More: it takes 2 times as long.", "more"),
            ("2 at once, √p/2 of them.", "2"),
            ("更多：它用的时间更长。", "更多"),
            ("\u{2068}64\u{2069}: in each", "64"),
            ("Nothing.", "nothing"),
        ] {
            assert!(begins_with_answer(explanation, answer), "{explanation} {answer}");
        }
        let others =
            [("2.5 times", "2"), ("64 in all", "6"), ("Moreover it falls", "more"), ("It falls", "")];
        for (explanation, answer) in others {
            assert!(!begins_with_answer(explanation, answer), "{explanation} {answer}");
        }
    }

    #[test]
    fn parse_number_accepts_exactly_one_number() {
        for (text, value) in [
            ("about 0.35", 0.35),
            ("etwa 0,35.", 0.35),
            ("32 %", 0.32),
            ("1,024 messages", 1024.0),
            ("by −2", -2.0),
            ("E = 1.", 1.0),
        ] {
            assert_eq!(parse_number(text), Some(Expression::Number(value)), "{text}");
        }
        assert_eq!(parse_number("{2 * p} of them"), Expression::read("2 * p").ok());
        for text in ["less", "2 to 3", "16 × 16", "{p} of {n}", "{p} of 3"] {
            assert_eq!(parse_number(text), None, "{text}");
        }
    }
}
