//! Lists of values for schema keys, and their combinations in a fixed order.

use crate::failure::Failure;
use crate::input::request::Pair;
use hyperfly_request::Request;
use hyperfly_text::without_group_spaces;

/// Maximum number of combinations.
const MAX_COMBINATIONS: usize = 1_000_000;

/// A key and its values.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    pub key: String,
    pub values: Vec<String>,
}

impl Axis {
    /// Parses a list of values and checks each of them against the schema.
    pub fn new(key: &str, list: &str) -> Result<Axis, Failure> {
        let values = parse_values(key, list)?;
        for value in &values {
            // With p = 1 and n = 2^60 every value of another key is possible.
            Request::from_pairs([("p", "1"), ("n", "2^60"), (key, value)])?;
        }
        Ok(Axis { key: key.to_owned(), values })
    }

    /// Parses `KEY=LIST`.
    pub fn from_argument(argument: &str) -> Result<Axis, Failure> {
        match argument.split_once('=') {
            Some((key, list)) => Axis::new(key.trim().trim_start_matches("--"), list),
            None => Err(Failure::invalid("sweep", argument, "KEY=LIST, such as p=4,16,64 or p=4..1024")),
        }
    }
}

/// Parses a comma-separated list of values and ranges of powers of two, `4..1024` or `2^2..2^10`.
pub fn parse_values(key: &str, list: &str) -> Result<Vec<String>, Failure> {
    let mut values = Vec::new();
    for item in list.split(',').map(str::trim) {
        match item.split_once("..") {
            None if item.is_empty() => return Err(Failure::invalid(key, list, "values between the commas")),
            None => values.push(item.to_owned()),
            Some((from, to)) => {
                let allowed = "a range of powers of two from low to high, such as 4..1024";
                let exponents = parse_log2(from)
                    .zip(parse_log2(to.trim_start_matches('=')))
                    .filter(|(from, to)| from <= to);
                let (from, to) = exponents.ok_or_else(|| Failure::invalid(key, item, allowed))?;
                values.extend((from..=to).map(|k| (1u64 << k).to_string()));
            }
        }
    }
    Ok(values)
}

/// Returns log2 of a power of two, given as digits or as `2^k`.
fn parse_log2(text: &str) -> Option<u32> {
    let text = &*without_group_spaces(text.trim());
    match text.strip_prefix("2^") {
        Some(k) => k.parse().ok().filter(|&k: &u32| k < 64),
        None => text.parse::<u64>().ok().filter(|value| value.is_power_of_two()).map(u64::trailing_zeros),
    }
}

/// All combinations of the values of some axes; the last axis changes fastest.
pub struct Combinations {
    axes: Vec<Axis>,
    count: usize,
}

impl Combinations {
    /// Fails if there are too many combinations.
    pub fn new(axes: Vec<Axis>) -> Result<Self, Failure> {
        let count = axes.iter().try_fold(1usize, |count, axis| count.checked_mul(axis.values.len()));
        match count.filter(|&count| count <= MAX_COMBINATIONS) {
            Some(count) => Ok(Combinations { axes, count }),
            None => {
                let allowed = format!("lists with at most {MAX_COMBINATIONS} combinations");
                Err(Failure::invalid("sweep", format!("{} lists", axes.len()), allowed))
            }
        }
    }

    /// Number of combinations; 1 without axes.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Returns the first values of all axes.
    pub fn first(&self) -> Vec<Pair> {
        self.find_combination(0)
    }

    /// Iterates over all combinations in order.
    pub fn iter(&self) -> impl Iterator<Item = Vec<Pair>> {
        (0..self.count).map(|number| self.find_combination(number))
    }

    fn find_combination(&self, mut number: usize) -> Vec<Pair> {
        let mut pairs: Vec<Pair> = Vec::with_capacity(self.axes.len());
        for Axis { key, values } in self.axes.iter().rev() {
            pairs.push((key.clone(), values[number % values.len()].clone()));
            number /= values.len();
        }
        pairs.reverse();
        pairs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_parse_lists_and_ranges() {
        assert_eq!(parse_values("p", "1,4..16, 2^6").expect("a list"), ["1", "4", "8", "16", "2^6"]);
        assert_eq!(parse_values("n", "2^10..2^12").expect("a range"), ["1024", "2048", "4096"]);
        for invalid in ["4..", "3..9", "16..4", "1,,2", ""] {
            assert!(matches!(parse_values("p", invalid), Err(Failure::Invalid(_))), "{invalid}");
        }
    }

    #[test]
    fn axis_checks_each_value() {
        assert!(Axis::new("p", "4..65536").is_ok());
        assert!(Axis::new("algorithm", "serial,transpose").is_ok());
        for (key, list) in [("p", "4,5"), ("topology", "mesh,ring"), ("colour", "red"), ("tc", "0")] {
            assert!(matches!(Axis::new(key, list), Err(Failure::Invalid(_))), "{key} {list}");
        }
    }

    #[test]
    fn last_axis_changes_fastest() {
        let axes = vec![Axis::new("p", "1,2").expect("p"), Axis::new("ts", "5,6").expect("ts")];
        let combinations = Combinations::new(axes).expect("four");
        let texts: Vec<_> = combinations.iter().map(|c| format!("{}{}", c[0].1, c[1].1)).collect();
        assert_eq!(texts, ["15", "16", "25", "26"]);
    }
}
