//! Published numbers with the rounding that their digits imply, and the data files with tables.

/// A number as a paper prints it: `0.66`, `12`, `1.3e-3`. Its digits say how it was rounded.
#[derive(Clone, Debug, PartialEq)]
pub struct Published {
    text: String,
    value: f64,
    /// Half a unit of the last printed digit.
    half_unit: f64,
}

impl Published {
    /// Parses a printed number; `None` if it is not a number.
    pub fn new(text: &str) -> Option<Published> {
        let text = text.trim();
        let value = text.parse::<f64>().ok().filter(|value| value.is_finite())?;
        let (mantissa, exponent) = match text.split_once(['e', 'E']) {
            Some((mantissa, exponent)) => (mantissa, exponent.parse().ok()?),
            None => (text, 0),
        };
        let decimals = mantissa.split_once('.').map_or(0, |(_, digits)| digits.len() as i32);
        let half_unit = 0.5 * libm::pow(10.0, f64::from(exponent - decimals));
        Some(Published { text: text.to_owned(), value, half_unit })
    }

    /// Returns the text as printed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the printed text with the decimal sign of the current language.
    pub fn shown(&self) -> String {
        hyperfly_text::decimal(self.text.clone())
    }

    /// Returns the number.
    pub fn value(&self) -> f64 {
        self.value
    }

    /// Returns the smallest and the largest number that round to it.
    pub fn range(&self) -> (f64, f64) {
        let reach = self.half_unit * (1.0 + 1e-9);
        (self.value - reach, self.value + reach)
    }

    /// Returns the number of printed digits after the decimal point.
    pub fn decimals(&self) -> usize {
        let mantissa = self.text.split(['e', 'E']).next().unwrap_or("");
        mantissa.split_once('.').map_or(0, |(_, digits)| digits.len())
    }

    /// Whether a computed number rounds to it: within half a unit of the last digit, plus 1e-9 of that for numbers on the edge.
    pub fn agrees(&self, computed: f64) -> bool {
        let (min, max) = self.range();
        (min..=max).contains(&computed)
    }
}

/// Reads the rows of a data file of this crate: comma-separated, `#` begins a comment line, the first row names the columns.
///
/// Panics if the file is malformed, which the tests find: the files are part of the program.
pub fn table(text: &'static str) -> Vec<Vec<(String, String)>> {
    let mut reader =
        csv::ReaderBuilder::new().comment(Some(b'#')).trim(csv::Trim::All).from_reader(text.as_bytes());
    let names: Vec<String> = reader.headers().expect("a header").iter().map(str::to_owned).collect();
    let row = |record: csv::StringRecord| {
        names.iter().cloned().zip(record.iter().map(str::to_owned)).collect::<Vec<_>>()
    };
    reader.records().map(|record| row(record.expect("a row of the width of the header"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_digits_set_tolerance() {
        let agrees = |text: &str, value: f64| Published::new(text).expect("a number").agrees(value);
        assert!(agrees("0.66", 0.6649) && !agrees("0.66", 0.6651));
        assert!(agrees("12", 12.5) && !agrees("12", 12.51));
        assert!(agrees("1.3e-3", 0.00134) && !agrees("1.3e-3", 0.00136));
        assert!(agrees("0.30", 0.305) && !agrees("0.30", 0.306));
        assert!(Published::new("p").is_none());
    }

    #[test]
    fn table_names_columns_and_skips_comments() {
        let rows = table("# of nothing\np, E\n4, 0.5\n");
        assert_eq!(rows, [[("p".to_owned(), "4".to_owned()), ("E".to_owned(), "0.5".to_owned())]]);
    }
}
