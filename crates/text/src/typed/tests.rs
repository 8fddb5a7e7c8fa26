//! Each language reads the numbers that it writes, and reports both readings of ambiguous ones.

use super::{TypedValue, read_typed, without_group_spaces};
use crate::{NAMES, decimal, set_language, whole};

/// Columns of the tables: languages that read all numbers alike.
const COLUMNS: [&[&str]; 4] = [&["en", "zh", "ar"], &["de", "es"], &["pt"], &["fr"]];

/// Returns the value, both values of an ambiguous text, or "refused" for text that no key reads as a number.
fn describe_reading(text: &str, is_whole: bool) -> String {
    let is_number = |value: &str| {
        let number = value.strip_prefix("2^").unwrap_or(value);
        if is_whole { number.parse::<u64>().is_ok() } else { number.parse::<f64>().is_ok() }
    };
    match read_typed(text, is_whole) {
        TypedValue::Clear { value, .. } if !is_number(&value) => "refused".to_owned(),
        TypedValue::Clear { value, grouped_by: None } => value,
        TypedValue::Clear { value, grouped_by: Some(sign) } => format!("{value} by {sign}"),
        TypedValue::Ambiguous { grouped, decimal } => format!("{grouped} or {decimal}"),
    }
}

fn check_table(table: &[(&str, [&str; 4])], is_whole: bool) {
    for (text, readings) in table {
        for (languages, expected) in COLUMNS.iter().zip(readings) {
            for language in *languages {
                assert!(set_language(language));
                assert_eq!(describe_reading(text, is_whole), *expected, "{text} in {language}");
            }
        }
    }
    assert!(set_language("en"));
}

/// Typed text and its readings in a field for any number: in English, Chinese and Arabic; in German and Spanish; in
/// Portuguese; in French.
const NUMBERS: &[(&str, [&str; 4])] = &[
    ("1000", ["1000", "1000", "1000", "1000"]),
    ("0.5", ["0.5", "0.5", "0.5", "0.5"]),
    ("0,5", ["refused", "0.5", "0.5", "0.5"]),
    (".5", [".5", ".5", ".5", ".5"]),
    ("10.24", ["10.24", "10.24", "10.24", "10.24"]),
    ("0.500", ["0.500", "0.500", "0.500", "0.500"]),
    ("1024.5", ["1024.5", "1024.5", "1024.5", "1024.5"]),
    ("1.000", ["1.000", "1000 or 1.000", "1000 or 1.000", "1.000"]),
    ("1.024", ["1.024", "1024 or 1.024", "1024 or 1.024", "1.024"]),
    ("10.240", ["10.240", "10240 or 10.240", "10240 by .", "10.240"]),
    ("123.456", ["123.456", "123456 or 123.456", "123456 by .", "123.456"]),
    ("1,024", ["1024 by ,", "1.024", "1.024", "1.024"]),
    ("1.048.576", ["refused", "1048576", "1048576", "refused"]),
    ("1,048,576", ["1048576", "refused", "refused", "refused"]),
    ("1.234,5", ["refused", "1234.5", "1234.5", "refused"]),
    ("1,234.5", ["1234.5", "refused", "refused", "refused"]),
    ("65\u{202f}536", ["65536", "65536", "65536", "65536"]),
    ("1 234.5", ["1234.5", "1234.5", "1234.5", "1234.5"]),
    ("1 234.567", ["1234.567", "1234.567", "1234.567", "1234.567"]),
    ("1’024.5", ["1024.5", "1024.5", "1024.5", "1024.5"]),
    ("1 0", ["refused", "refused", "refused", "refused"]),
    ("10 24", ["refused", "refused", "refused", "refused"]),
    ("−1.000e3", ["-1.000e3", "-1000e3 or -1.000e3", "-1000e3 or -1.000e3", "-1.000e3"]),
];

#[test]
fn typed_number_uses_separators_of_the_language() {
    check_table(NUMBERS, false);
}

/// In a field for whole numbers a point in German can only separate groups.
const WHOLE_NUMBERS: &[(&str, [&str; 4])] = &[
    ("1024", ["1024", "1024", "1024", "1024"]),
    ("1.024", ["refused", "1024 by .", "1024 by .", "refused"]),
    ("1,024", ["1024 by ,", "refused", "refused", "refused"]),
    ("1.048.576", ["refused", "1048576", "1048576", "refused"]),
    ("65\u{a0}536", ["65536", "65536", "65536", "65536"]),
    ("2^10", ["2^10", "2^10", "2^10", "2^10"]),
    ("3,5", ["refused", "refused", "refused", "refused"]),
    ("3.5", ["refused", "refused", "refused", "refused"]),
    ("4.0", ["refused", "refused", "refused", "refused"]),
];

#[test]
fn typed_whole_number_has_no_fraction() {
    check_table(WHOLE_NUMBERS, true);
}

#[test]
fn typed_number_of_another_script_is_read() {
    for (text, value) in [
        ("١٠٢٤", "1024"),
        ("٠٫٥", "0.5"),
        ("۱۰۲۴", "1024"),
        ("１０２４", "1024"),
        ("０．５", "0.5"),
        ("\u{2068}65\u{202f}536\u{2069}", "65536"),
        ("2²⁰", "2^20"),
        ("−2.1 × 10⁻¹⁶", "-2.1e-16"),
        ("p^0.5", "p^0.5"),
        (" none ", "none"),
    ] {
        let clear = TypedValue::Clear { value: value.to_owned(), grouped_by: None };
        assert_eq!(read_typed(text, false), clear, "{text}");
    }
}

#[test]
fn written_number_is_read_back_in_every_language() {
    for (id, _) in NAMES {
        assert!(set_language(id));
        for exponent in 0..64 {
            for number in [1u64 << exponent, (1 << exponent) - 1, 10 * ((1 << exponent) / 10)] {
                for is_whole in [true, false] {
                    let TypedValue::Clear { value, .. } = read_typed(&whole(number), is_whole) else {
                        panic!("{} is ambiguous in {id}", whole(number));
                    };
                    assert_eq!(value, number.to_string(), "{} in {id}", whole(number));
                }
            }
        }
        for number in [0.5, 1.28, 1.024, 10.24, 123.456, 1024.5, 65_536.25, 1e-7, 1e21, 0.1 + 0.2] {
            let formatted = decimal(number.to_string());
            let TypedValue::Clear { value, .. } = read_typed(&formatted, false) else {
                panic!("{formatted} is ambiguous in {id}");
            };
            assert_eq!(value.parse(), Ok(number), "{formatted} in {id}");
        }
    }
    assert!(set_language("en"));
}

#[test]
fn group_spaces_are_removed_from_addresses() {
    for (text, value) in [
        ("65\u{202f}536", "65536"),
        ("1\u{a0}048\u{a0}576", "1048576"),
        ("2^10", "2^10"),
        ("1\u{2009}234.5", "1234.5"),
        ("1.024", "1.024"),
        ("65\u{202f}53", "65\u{202f}53"),
        ("65 536", "65 536"),
    ] {
        assert_eq!(without_group_spaces(text), value, "{text}");
    }
}
