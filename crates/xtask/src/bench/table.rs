//! Rows for a reader, one by one as they are measured.

use super::row::{Goal, Row};
use std::collections::BTreeMap;

/// The numbers of an earlier measurement, by what was measured.
pub type Earlier = BTreeMap<String, f64>;

/// Columns that a name takes; a longer one pushes its row to the right.
const NAME: usize = 66;

/// The line above the rows.
pub fn head(earlier: Option<&Earlier>) -> String {
    let before = if earlier.is_some() { format!("{:>12} ", "before") } else { String::new() };
    format!("{:NAME$} {before}{:>12} unit   goal", "", "measured")
}

/// One row, beside what was measured before.
pub fn line(row: &Row, earlier: Option<&Earlier>) -> String {
    let value = match &row.value {
        Ok(value) => digits(*value),
        Err(why) => return format!("{:NAME$} FAILED: {}", row.what, why.lines().next().unwrap_or_default()),
    };
    let before = earlier.map(|earlier| {
        format!("{:>12} ", earlier.get(&row.what).map(|value| digits(*value)).unwrap_or_default())
    });
    let goal = match row.goal {
        Some(Goal::AtMost(bound)) => format!("<= {}", digits(bound)),
        Some(Goal::AtLeast(bound)) => format!(">= {}", digits(bound)),
        None => String::new(),
    };
    let verdict = row.met().map_or("", |met| if met { "ok" } else { "MISSED" });
    let (what, unit) = (&row.what, &row.unit);
    let text = format!("{what:NAME$} {}{value:>12} {unit:6} {goal:14} {verdict}", before.unwrap_or_default());
    text.trim_end().to_owned()
}

/// Enough digits to compare, no more; thousands apart.
pub fn digits(value: f64) -> String {
    if value.abs() < 100.0 {
        let text = format!("{value:.2}");
        return text.trim_end_matches('0').trim_end_matches('.').to_string();
    }
    let whole = format!("{:.0}", value.abs());
    let mut text = String::from(if value < 0.0 { "-" } else { "" });
    for (position, digit) in whole.chars().enumerate() {
        if position > 0 && (whole.len() - position).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_easy_to_compare() {
        assert_eq!(digits(2_345_678.4), "2,345,678");
        assert_eq!(digits(100.0), "100");
        assert_eq!(digits(3.25), "3.25");
        assert_eq!(digits(0.5), "0.5");
        assert_eq!(digits(-1234.0), "-1,234");
    }

    #[test]
    fn a_goal_that_is_missed_is_said_and_so_is_what_was_before() {
        let row = Row::new("messages", 1e6, "1/s").with(Goal::AtLeast(2e6));
        let words = |line: String| line.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(line(&row, None)), "messages 1,000,000 1/s >= 2,000,000 MISSED");
        let earlier = Earlier::from([("messages".to_owned(), 5e5)]);
        assert_eq!(words(line(&row, Some(&earlier))), "messages 500,000 1,000,000 1/s >= 2,000,000 MISSED");
        let failed = Row::failed("closed forms", "no curves\nat line 3".into());
        assert_eq!(words(line(&failed, None)), "closed forms FAILED: no curves");
    }
}
