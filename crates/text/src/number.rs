//! Numbers as the language that is spoken sets them.

use crate::language;

/// The signs with which a language writes numbers.
pub struct Signs {
    /// Between groups of three digits, as the page writes them.
    pub group: &'static str,
    /// Between the whole number and its fraction.
    pub decimal: &'static str,
    /// Between groups of three digits, as readers of the language also type them.
    pub typed_group: &'static str,
}

/// The signs of the language that is spoken.
pub fn signs() -> Signs {
    Signs { group: language::group(), decimal: language::decimal(), typed_group: language::typed_group() }
}

/// A whole number as the language sets it: with its sign between groups of three from five digits on.
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

/// A number that was written with a point, with the language's sign in its place.
pub fn decimal(number: String) -> String {
    match number.split_once('.') {
        Some((whole, fraction)) => [whole, language::decimal(), fraction].concat(),
        None => number,
    }
}
