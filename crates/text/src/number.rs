//! Numbers as the language that is spoken sets them.

use std::cell::Cell;

/// The signs with which a language writes numbers.
#[derive(Clone, Copy)]
pub struct Signs {
    /// Between groups of three digits, as the page writes them.
    pub group: &'static str,
    /// Between the whole number and its fraction.
    pub decimal: &'static str,
    /// Between groups of three digits, as readers of the language also type them.
    pub typed_group: &'static str,
}

/// Those of English.
pub const ENGLISH: Signs = Signs { group: "\u{202f}", decimal: ".", typed_group: "," };

thread_local! {
    static SIGNS: Cell<Signs> = const { Cell::new(ENGLISH) };
}

/// Uses these signs from now on, in this thread.
pub fn use_signs(signs: Signs) {
    SIGNS.set(signs);
}

/// The signs of the current language.
pub fn signs() -> Signs {
    SIGNS.get()
}

/// A whole number as the language sets it: with its sign between groups of three from five digits on.
pub fn whole(number: u64) -> String {
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let sign = signs().group;
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
    let sign = signs().decimal;
    match number.split_once('.') {
        Some((whole, fraction)) if sign != "." => [whole, sign, fraction].concat(),
        _ => number,
    }
}
