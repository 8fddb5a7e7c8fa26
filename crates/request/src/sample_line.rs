//! One line of samples: numbers in columns, or a complex number as other languages write it.

use hyperfly_core::Complex64;

/// Reason why a part of a line is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SampleErrorKind {
    /// Not a finite number.
    Number,
    /// A third number.
    More,
    /// A decimal comma.
    Comma,
    /// Beyond the largest `f64`.
    Overflow,
    /// One number whose digits are grouped by spaces, or two numbers.
    Grouped,
    /// A column that is neither the time nor the samples.
    Columns,
}

/// Wrong part of a line, and the reason.
pub type LineError<'l> = (&'l str, SampleErrorKind);

/// Names of columns that count or date the samples.
const INDEX_NAMES: [&str; 19] = [
    "time",
    "t",
    "times",
    "timestamp",
    "zeit",
    "temps",
    "tiempo",
    "tempo",
    "s",
    "sec",
    "seconds",
    "ms",
    "time_s",
    "time_ms",
    "index",
    "n",
    "k",
    "sample",
    "frame",
];
const REAL_NAMES: [&str; 3] = ["re", "real", "realteil"];
const IMAGINARY_NAMES: [&str; 5] = ["im", "imag", "imaginary", "imaginär", "imaginaire"];
/// Spaces that only group digits.
const GROUPING_SPACES: [char; 3] = ['\u{a0}', '\u{2009}', '\u{202f}'];

/// Columns of the real and the imaginary part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    re: usize,
    im: Option<usize>,
    /// Number of columns that the header names; 0 without a header that chooses columns.
    named: usize,
}

impl Default for Columns {
    fn default() -> Columns {
        Columns { re: 0, im: Some(1), named: 0 }
    }
}

impl Columns {
    /// Reads a header: a column of times or indices is no part of a sample, and parts may be named.
    ///
    /// # Errors
    /// The first column that might be another signal.
    pub fn from_header(line: &str) -> Result<Columns, LineError<'_>> {
        let separator = [';', '\t', ','].into_iter().find(|separator| line.contains(*separator));
        let cells: Vec<&str> = match separator {
            Some(separator) => line.split(separator).collect(),
            None => line.split_whitespace().collect(),
        };
        let names: Vec<String> = cells.iter().map(|cell| column_name(cell)).collect();
        let find = |wanted: &[&str]| names.iter().position(|name| wanted.contains(&name.as_str()));
        if let Some(re) = find(&REAL_NAMES) {
            let im = find(&IMAGINARY_NAMES);
            // The parts in the usual order need no names.
            let is_usual = re == 0 && im.is_none_or(|im| im == 1) && cells.len() <= 2;
            return Ok(if is_usual { Columns::default() } else { Columns { re, im, named: cells.len() } });
        }
        // A single column is the samples, whatever its name.
        let has_index = cells.len() > 1 && INDEX_NAMES.contains(&names[0].as_str());
        if !has_index {
            return Ok(Columns::default());
        }
        match cells.get(2) {
            Some(other) => Err((trim_part(other), SampleErrorKind::Columns)),
            None => Ok(Columns { re: 1, im: None, named: 2 }),
        }
    }
}

/// Returns the name of a column in lower case, without quotes and unit.
fn column_name(cell: &str) -> String {
    let name = cell.trim().trim_matches(['"', '\'']).split(['(', '[', '/']).next().unwrap_or_default();
    name.trim().to_lowercase()
}

/// Returns whether a line consists of words that are not numbers (not even "nan").
pub fn is_header(text: &str) -> bool {
    text.split([',', ';', '\t', ' '])
        .map(|word| word.trim().trim_matches(['"', '\'', '(', ')', '[', ']']))
        .filter(|word| !word.is_empty())
        .all(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_') && word.parse::<f64>().is_err())
}

/// Parses the number in a line; on failure returns the wrong part and the reason.
pub fn parse_sample(line: &str, columns: Columns) -> Result<Complex64, LineError<'_>> {
    let line = line.trim();
    if let Some(value) = parse_complex(line) {
        return Ok(value);
    }
    // With another separator a comma must be part of a number.
    let separator = [';', '\t', ','].into_iter().find(|separator| line.contains(*separator));
    let is_separator = |c: char| match separator {
        Some(separator) => c == separator,
        None => c.is_whitespace() && !GROUPING_SPACES.contains(&c),
    };
    let mut parts = line.split(is_separator).filter(|part| separator.is_some() || !part.is_empty());
    if columns.named > 0 {
        let cells: Vec<&str> = parts.collect();
        if let Some(surplus) = cells.get(columns.named) {
            return Err((trim_part(surplus), SampleErrorKind::More));
        }
        let part = |index: usize| parse_part(cells.get(index).copied().unwrap_or(&line[..0]));
        // A column may hold complex numbers.
        if let Some(value) = cells.get(columns.re).and_then(|cell| parse_complex(cell.trim())) {
            return Ok(value);
        }
        return Ok(Complex64::new(part(columns.re)?, columns.im.map_or(Ok(0.0), part)?));
    }
    if separator.is_none() && is_grouped(line) {
        return Err((line, SampleErrorKind::Grouped));
    }
    let (re, im, third_part) = (parts.next().unwrap_or_default(), parts.next(), parts.next());
    let value = Complex64::new(parse_part(re)?, im.map_or(Ok(0.0), parse_part)?);
    match third_part {
        Some(third_part) => Err((trim_part(third_part), SampleErrorKind::More)),
        None if separator == Some(',') && im.is_some_and(is_fraction) => Err((line, SampleErrorKind::Comma)),
        None => Ok(value),
    }
}

fn parse_part(part: &str) -> Result<f64, LineError<'_>> {
    let part = trim_part(part);
    let number = plain_number(part);
    match number.parse::<f64>() {
        Ok(value) if value.is_finite() => Ok(value),
        Ok(_) if part.contains(|c: char| c.is_ascii_digit()) => Err((part, SampleErrorKind::Overflow)),
        _ if part.contains(',') && number.replacen(',', ".", 1).parse::<f64>().is_ok() => {
            Err((part, SampleErrorKind::Comma))
        }
        _ => Err((part, SampleErrorKind::Number)),
    }
}

/// Writes a number as Rust reads it: with an ASCII minus, `e` for Fortran's `D`, and without grouping spaces.
fn plain_number(part: &str) -> String {
    let has_digit = part.contains(|c: char| c.is_ascii_digit());
    let letters = part.trim_matches(['"', '\'']).trim().chars();
    letters
        .filter(|c| !GROUPING_SPACES.contains(c))
        .map(|c| match c {
            '−' => '-',
            'd' | 'D' if has_digit => 'e',
            other => other,
        })
        .collect()
}

/// Parses a complex number in the notation of Python, numpy, MATLAB, Julia, C++ or Fortran; `None` if the text is in none of them.
fn parse_complex(text: &str) -> Option<Complex64> {
    let text = text.trim_matches(['"', '\'']);
    let compact: String = plain_number(text).chars().filter(|c| !c.is_whitespace()).collect();
    let finite = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
    let inner = compact.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    if let Some((re, im)) = inner.and_then(|pair| pair.split_once(',')) {
        return Some(Complex64::new(finite(re)?, finite(im)?));
    }
    let sum = inner.unwrap_or(&compact);
    // A space within a number is not part of any notation: `1 000j`.
    let is_split_number = |pair: &[&str]| {
        pair[0].ends_with(|c: char| c.is_ascii_digit()) && pair[1].starts_with(|c: char| c.is_ascii_digit())
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.windows(2).any(is_split_number) {
        return None;
    }
    let Some(terms) = ["im", "i", "j", "I", "J"].into_iter().find_map(|unit| sum.strip_suffix(unit)) else {
        return inner.and_then(|_| finite(sum)).map(Complex64::from);
    };
    let terms = terms.strip_suffix('*').unwrap_or(terms);
    let bytes = terms.as_bytes();
    let is_sign = |at: &usize| {
        matches!(bytes[*at], b'+' | b'-') && *at > 0 && !matches!(bytes[*at - 1], b'e' | b'E' | b'+' | b'-')
    };
    let (re, im) = terms.split_at((0..bytes.len()).rev().find(is_sign).unwrap_or(0));
    let im = match im {
        "+" => 1.0,
        "-" => -1.0,
        // numpy writes a negative imaginary part as `1+-2j`.
        _ => finite(im.strip_prefix("+-").map(|rest| format!("-{rest}")).as_deref().unwrap_or(im))?,
    };
    let re = if re.is_empty() { 0.0 } else { finite(re)? };
    Some(Complex64::new(re, im))
}

/// Returns whether single spaces might group the digits of one number: `1 000`.
fn is_grouped(line: &str) -> bool {
    let mut groups = line.trim_matches(['"', '\'']).split(' ');
    let are_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let first = groups.next().unwrap_or_default().trim_start_matches(['+', '-', '−']);
    let rest: Vec<&str> = groups.collect();
    let Some((last, between)) = rest.split_last() else { return false };
    let last_group = last.split('.').next().unwrap_or_default();
    are_digits(first)
        && first.len() <= 3
        && between.iter().chain([&last_group]).all(|group| are_digits(group) && group.len() == 3)
}

/// Trims a part; a part of only spaces becomes the empty string at its start.
fn trim_part(part: &str) -> &str {
    match part.trim() {
        "" => &part[..0],
        trimmed => trimmed,
    }
}

/// Returns whether digits after a comma, such as `05`, must be decimals: 1,05.
fn is_fraction(im: &str) -> bool {
    im.len() > 1 && im.starts_with('0') && im.bytes().all(|byte| byte.is_ascii_digit())
}
