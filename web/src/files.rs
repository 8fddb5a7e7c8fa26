//! The reader's own samples from text: one `re[,im]` a line.

use hyperfly_text::controls as text;
use std::fmt;

/// More lines are refused: the simulator takes no more points with data.
pub const MAX_LINES: usize = 1 << 22;

/// Why there are no samples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CsvError {
    /// No number at all.
    Empty,
    /// A line that is no `re[,im]`: its number from 1, and its beginning.
    Line(usize, String),
    /// More than [`MAX_LINES`].
    TooLong,
}

impl fmt::Display for CsvError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CsvError::Empty => f.write_str(text::csv_empty()),
            CsvError::Line(line, beginning) => f.write_str(&text::csv_line(&line.to_string(), beginning)),
            CsvError::TooLong => f.write_str(&text::csv_too_long(&MAX_LINES.to_string())),
        }
    }
}

impl std::error::Error for CsvError {}

/// The samples as re, im, re, im …; empty lines count for nothing.
///
/// Between the two may stand a comma, a semicolon, a tab or spaces.
pub fn parse_csv(text: &str) -> Result<Vec<f64>, CsvError> {
    let mut samples = Vec::new();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        if samples.len() == 2 * MAX_LINES {
            return Err(CsvError::TooLong);
        }
        let sample = sample(line).ok_or_else(|| CsvError::Line(at + 1, beginning(line)))?;
        samples.extend(sample);
    }
    if samples.is_empty() { Err(CsvError::Empty) } else { Ok(samples) }
}

fn sample(line: &str) -> Option<[f64; 2]> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|x| x.is_finite());
    let (re, im) = line.split_once([',', ';', '\t']).or_else(|| line.split_once(' ')).unwrap_or((line, "0"));
    Some([number(re)?, number(im)?])
}

fn beginning(line: &str) -> String {
    let head: String = line.chars().take(24).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if line.chars().count() > 24 { head + "…" } else { head }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_or_two_numbers_a_line() {
        assert_eq!(
            parse_csv("1\n2,3\r\n\n -4e1 ; 5\n6 7"),
            Ok(vec![1.0, 0.0, 2.0, 3.0, -40.0, 5.0, 6.0, 7.0])
        );
    }

    #[test]
    fn what_is_no_number_is_named_with_its_line() {
        assert_eq!(parse_csv("1\n\nfrequency"), Err(CsvError::Line(3, "frequency".into())));
        assert_eq!(parse_csv("1,2,3"), Err(CsvError::Line(1, "1,2,3".into())));
        assert_eq!(parse_csv("NaN"), Err(CsvError::Line(1, "NaN".into())));
        assert_eq!(parse_csv(&"x".repeat(99)), Err(CsvError::Line(1, "x".repeat(24) + "…")));
        assert_eq!(parse_csv(" \n\n"), Err(CsvError::Empty));
        assert_eq!(parse_csv("\u{feff}1"), Ok(vec![1.0, 0.0]));
    }

    #[test]
    fn the_most_that_a_run_can_take() {
        assert!(parse_csv(&"1\n".repeat(MAX_LINES)).is_ok());
        assert_eq!(parse_csv(&"1\n".repeat(MAX_LINES + 1)), Err(CsvError::TooLong));
    }
}
