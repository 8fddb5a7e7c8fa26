//! Numbers that readers type into the page, in the current language or in the notation of addresses.
//!
//! Addresses, JSON and command-line flags use one notation in every language: digits, with a point before the fraction.
//! [`read_typed`] converts typed text to that notation. The rules, for each number in the text:
//!
//! - The language's reading has the language's decimal sign. Groups of three digits may be separated by a space of any
//!   width, by an apostrophe, or by the group sign of the language (`group` and `typed-group` in language.ftl).
//! - The addresses' reading has a decimal point. Only spaces and apostrophes may separate groups.
//! - A field for whole numbers accepts no reading with a fraction.
//! - If one reading remains, or both agree, that is the number. If they differ, the text is ambiguous, unless it is
//!   exactly what the page itself writes: 10.240 on the Portuguese page is ten thousand two hundred and forty.
//!
//! In German, `1.024` for n is 1024, because n has no fraction; for a time it is ambiguous. `0.5` and `10.24` are read
//! as in addresses, because no group has two digits or begins with 0. `1,024` is a little more than 1.

use crate::number::{signs, whole};

/// A typed value, its numbers written as in addresses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedValue {
    /// A value with one reading, or a text without any, unchanged.
    Clear {
        value: String,
        /// The point or comma taken as a group separator although it is a decimal sign elsewhere.
        grouped_by: Option<char>,
    },
    /// A value in which a point may separate groups of digits or the fraction.
    Ambiguous {
        /// The value if the point separates groups.
        grouped: String,
        /// The value if it is a decimal point.
        decimal: String,
    },
}

/// Spaces that pages and documents put between groups of digits.
const WIDE_SPACES: &[char] = &['\u{a0}', '\u{2009}', '\u{202f}'];
const SPACES: &[char] = &[' ', '\u{a0}', '\u{2009}', '\u{202f}'];
/// Apostrophes as in Switzerland, and the Arabic thousands separator. No language uses them as decimal signs.
const APOSTROPHES: &[char] = &['\'', '’', '\u{66c}'];

/// Reads text typed into a field; `is_whole` if the field accepts only whole numbers.
///
/// Accepts a number in any notation that the page writes (`−2,1 × 10⁻¹⁶`, `2²⁰`), or a text that contains numbers
/// (`2^10`, `p^0,5`, `1e6`).
pub fn read_typed(text: &str, is_whole: bool) -> TypedValue {
    let unchanged = || TypedValue::Clear { value: text.trim().to_owned(), grouped_by: None };
    let signs = signs();
    let decimal_sign = signs.decimal.chars().next().unwrap_or('.');
    let own_groups = [signs.group, signs.typed_group].map(|sign| sign.chars().collect::<Vec<_>>());
    let own_groups = [SPACES, APOSTROPHES, &own_groups[0], &own_groups[1]];
    let is_allowed = |number: &String| !is_whole || !number.contains('.');

    let (mut grouped, mut decimal) = (String::new(), String::new());
    let (mut is_ambiguous, mut grouped_by) = (false, None);
    for (is_number, token) in split_numbers(&to_ascii(text, decimal_sign)) {
        if !is_number {
            grouped += &token;
            decimal += &token;
            continue;
        }
        let localized = parse_number(&token, decimal_sign, &own_groups).filter(is_allowed);
        let plain_value = parse_number(&token, '.', &[SPACES, APOSTROPHES]).filter(is_allowed);
        let is_as_written = |number: &String| number.parse().is_ok_and(|number| whole(number) == token);
        let (localized, plain_value) = match (localized, plain_value) {
            (Some(localized), Some(plain_value))
                if localized != plain_value && !is_as_written(&localized) =>
            {
                is_ambiguous = true;
                (localized, plain_value)
            }
            (Some(number), _) | (None, Some(number)) => (number.clone(), number),
            (None, None) => return unchanged(),
        };
        let mut points = token.chars().filter(|c| matches!(c, '.' | ','));
        if let (Some(sign), None, false) = (points.next(), points.next(), localized.contains('.')) {
            grouped_by = Some(sign);
        }
        grouped += &localized;
        decimal += &plain_value;
    }
    if is_ambiguous {
        TypedValue::Ambiguous { grouped, decimal }
    } else {
        TypedValue::Clear { value: grouped, grouped_by }
    }
}

/// Removes the spaces (U+00A0, U+2009, U+202F) between groups of three digits of a value in the notation of addresses,
/// where they have no other meaning.
pub fn without_group_spaces(text: &str) -> String {
    let joined = |(is_number, token): (bool, String)| {
        let number = if is_number { parse_number(&token, '.', &[WIDE_SPACES]) } else { None };
        number.unwrap_or(token)
    };
    if text.contains(WIDE_SPACES) {
        split_numbers(text).into_iter().map(joined).collect()
    } else {
        text.to_owned()
    }
}

/// Converts digits, minus, powers and decimal signs of other scripts to ASCII, and removes direction marks.
fn to_ascii(text: &str, decimal_sign: char) -> String {
    let mut out = String::new();
    let mut is_raised = false;
    for c in text.trim().chars() {
        let raised = if c == '⁻' { Some('-') } else { ascii_digit("⁰¹²³⁴⁵⁶⁷⁸⁹", c) };
        if raised.is_some() && !is_raised {
            out.push('^');
        }
        is_raised = raised.is_some();
        // Arabic, Persian and full-width digits.
        let ascii = ascii_digit("٠١٢٣٤٥٦٧٨٩", c)
            .or(ascii_digit("۰۱۲۳۴۵۶۷۸۹", c))
            .or(ascii_digit("０１２３４５６７８９", c));
        match c {
            _ if raised.or(ascii).is_some() => out.extend(raised.or(ascii)),
            '−' => out.push('-'),
            '．' => out.push('.'),
            '，' => out.push(','),
            '\u{66b}' => out.push(decimal_sign),
            '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{2066}'..='\u{2069}' => {}
            other => out.push(other),
        }
    }
    match out.split_once('×') {
        Some((mantissa, power)) => match power.trim_start().strip_prefix("10^") {
            Some(exponent) => format!("{}e{exponent}", mantissa.trim_end()),
            None => out,
        },
        None => out,
    }
}

/// Returns the ASCII digit of the sign's position in `digits`.
fn ascii_digit(digits: &str, sign: char) -> Option<char> {
    char::from_digit(digits.chars().position(|digit| digit == sign)? as u32, 10)
}

/// Splits a text into numbers, marked with `true`, and the parts between them.
fn split_numbers(text: &str) -> Vec<(bool, String)> {
    let chars: Vec<char> = text.chars().collect();
    let is_digit =
        |index: Option<usize>| index.and_then(|index| chars.get(index)).is_some_and(char::is_ascii_digit);
    let signs = signs();
    let is_group_sign = |c: char| {
        SPACES.contains(&c)
            || APOSTROPHES.contains(&c)
            || signs.group.contains(c)
            || signs.typed_group.contains(c)
    };
    let is_in_number = |index: usize| {
        let (before, after) = (is_digit(index.checked_sub(1)), is_digit(Some(index + 1)));
        match chars[index] {
            '.' | ',' => before || after,
            c if c.is_ascii_digit() => true,
            c => before && after && is_group_sign(c),
        }
    };
    let marked: Vec<(bool, char)> =
        (0..chars.len()).map(|index| (is_in_number(index), chars[index])).collect();
    let runs = marked.chunk_by(|(one, _), (next, _)| one == next);
    runs.map(|run| (run[0].0, run.iter().map(|(_, c)| c).collect())).collect()
}

/// Converts a number with this decimal sign, and groups separated by signs of one of these sets, to the notation of
/// addresses.
fn parse_number(number: &str, decimal_sign: char, groups: &[&[char]]) -> Option<String> {
    let is_digits = |text: &str| text.chars().all(|c| c.is_ascii_digit());
    let (before, fraction) = match number.split_once(decimal_sign) {
        Some((before, fraction)) => (before, Some(fraction).filter(|fraction| is_digits(fraction))?),
        None => (number, ""),
    };
    let point = if before.len() < number.len() { "." } else { "" };
    let separator = before.chars().find(|c| !c.is_ascii_digit());
    let digits = match separator {
        None => before.to_owned(),
        Some(sign) => {
            let set = groups.iter().find(|set| set.contains(&sign))?;
            let mut groups = before.split(|c| set.contains(&c));
            let first =
                groups.next().filter(|first| (1..=3).contains(&first.len()) && !first.starts_with('0'))?;
            if !is_digits(first) || !groups.clone().all(|token| token.len() == 3 && is_digits(token)) {
                return None;
            }
            first.to_owned() + &groups.collect::<String>()
        }
    };
    Some(format!("{digits}{point}{fraction}"))
}

#[cfg(test)]
mod tests;
