//! By what a run decides which answer of a question is right: a claim for each, or a value that the answers are numbers of.

use crate::claim::Claim;
use crate::expression::Expression;
use crate::facts::Facts;

/// By what a run decides which answer is right.
#[derive(Clone, Debug, PartialEq)]
pub enum Answers {
    /// No run can tell, or the author does not say.
    Unsaid,
    /// Each answer has one number; the right one is nearest to this sum.
    Of(Asked),
    /// A claim for each answer; that of the right one holds, and no other.
    When(Vec<Claim>),
}

/// A sum that is asked for, and the numbers to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// The sum as it stands in the file.
    pub text: String,
    /// The sum, of the run that is seen after the answer.
    pub sum: Expression,
    /// The number in each answer, of the run that is seen before it.
    pub numbers: Vec<Expression>,
}

/// The right number may be so far from the value, as a part of it: answers say "about".
const ABOUT: f64 = 0.1;

/// The one number of an answer: written in figures, as a percentage, or as a sum in braces. `None` if there is none, or more.
pub fn number(text: &str) -> Option<Expression> {
    if let Some((before, rest)) = text.split_once('{') {
        let (sum, after) = rest.split_once('}')?;
        let figures = |text: &str| text.contains(|c: char| c.is_ascii_digit() || c == '{');
        return Expression::read(sum).ok().filter(|_| !figures(before) && !figures(after));
    }
    let begin = text.find(|c: char| c.is_ascii_digit())?;
    let rest = &text[begin..];
    let end = rest.find(|c: char| !(c.is_ascii_digit() || c == '.' || c == ',')).unwrap_or(rest.len());
    let (figures, after) = (rest[..end].trim_end_matches(['.', ',']), &rest[end..]);
    if after.contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let value: f64 = plain(figures).parse().ok()?;
    let percent = after.trim_start_matches([' ', '\u{a0}', '\u{202f}']).starts_with('%');
    let sign = if text[..begin].ends_with(['-', '−']) { -1.0 } else { 1.0 };
    Some(Expression::Number(sign * if percent { value / 100.0 } else { value }))
}

/// Figures as they are parsed: 1,024 and 0,35 both have a comma.
fn plain(figures: &str) -> String {
    let mut groups = figures.split(',');
    let first = groups.next().unwrap_or_default();
    let thousands = !first.starts_with('0')
        && groups.clone().all(|group| group.split('.').next().is_some_and(|it| it.len() == 3));
    figures.replace(',', if thousands { "" } else { "." })
}

impl Asked {
    /// Whether this number is the one for a value: nearest to it, and near.
    pub fn chooses(&self, right: usize, value: f64, before: &Facts) -> bool {
        let away =
            |k: usize| self.numbers[k].value(before).map_or(f64::INFINITY, |number| (number - value).abs());
        let others = (0..self.numbers.len()).filter(|k| *k != right);
        away(right) <= ABOUT * value.abs() && others.into_iter().all(|k| away(k) > away(right))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_one_number_or_none() {
        for (text, value) in [
            ("about 0.35", 0.35),
            ("etwa 0,35.", 0.35),
            ("32 %", 0.32),
            ("1,024 messages", 1024.0),
            ("by −2", -2.0),
            ("E = 1.", 1.0),
        ] {
            assert_eq!(number(text), Some(Expression::Number(value)), "{text}");
        }
        assert_eq!(number("{2 * p} of them"), Expression::read("2 * p").ok());
        for text in ["less", "2 to 3", "16 × 16", "{p} of {n}", "{p} of 3"] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
