//! Number formats of the current language.

use crate::language;

/// Separators in the numbers of a language.
pub struct Signs {
    /// Between groups of three digits, in numbers that the page writes.
    pub group: &'static str,
    /// Between the whole number and its fraction.
    pub decimal: &'static str,
    /// Between groups of three digits, in numbers that readers type.
    pub typed_group: &'static str,
}

/// Returns the separators of the current language.
pub fn signs() -> Signs {
    Signs { group: language::group(), decimal: language::decimal(), typed_group: language::typed_group() }
}

/// Formats a whole number for the current language: groups of three digits from five digits on.
pub fn whole(number: u64) -> String {
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let sign = language::group();
    let mut out = String::with_capacity(2 * digits.len());
    for (k, digit) in digits.chars().enumerate() {
        if k > 0 && (digits.len() - k).is_multiple_of(3) {
            out.push_str(sign);
        }
        out.push(digit);
    }
    out
}

/// Replaces the decimal point of a formatted number by the decimal sign of the current language.
pub fn decimal(number: String) -> String {
    match number.split_once('.') {
        Some((whole, fraction)) => [whole, language::decimal(), fraction].concat(),
        None => number,
    }
}
