//! Every number that the page displays in a language is read back with the same value when typed or pasted.

use hyperfly_text::{NAMES, TypedValue, read_typed, set_language};
use hyperfly_view::notation::numbers::{fixed, power_of_two, quantity};

/// Parses a number; panics if it is ambiguous.
fn read(text: &str, language: &str) -> f64 {
    match read_typed(text, false) {
        TypedValue::Clear { value, .. } => match value.strip_prefix("2^") {
            Some(exponent) => exponent.parse::<f64>().map(f64::exp2),
            None => value.parse(),
        }
        .unwrap_or_else(|why| panic!("{text} in {language}: {value}: {why}")),
        ambiguous => panic!("{text} in {language}: {ambiguous:?}"),
    }
}

#[test]
fn displayed_number_is_read_back_in_every_language() {
    let magnitudes = (-20..20).map(|exponent| 10f64.powi(exponent));
    let numbers: Vec<f64> = magnitudes
        .flat_map(|unit| [1.0, 1.024, 1.5, 2.0, 4.484_72, 9.999_9].map(|number| number * unit))
        .collect();
    for (language, _) in NAMES {
        assert!(set_language(language));
        for number in numbers.iter().flat_map(|number| [*number, -number]) {
            for digits in 1..=9 {
                let text = quantity(number, digits);
                let rounded: f64 = format!("{number:.*e}", digits - 1).parse().expect("a number");
                let (found, scale) = (read(&text, language), number.abs());
                // Whole numbers keep all their digits, except in scientific notation.
                let keeps_digits = scale >= 1.0 && found.fract() == 0.0 && !text.contains('×');
                let expected = if keeps_digits { number.round() } else { rounded };
                assert!((found - expected).abs() <= 1e-12 * scale, "{text} in {language}: {found}");
            }
            let text = fixed(number.abs(), 3);
            let rounded: f64 = format!("{:.3}", number.abs()).parse().expect("a number");
            assert_eq!(read(&text, language), rounded, "{text} in {language}");
        }
        for exponent in 0..64 {
            assert_eq!(read(&power_of_two(exponent), language), f64::from(exponent).exp2(), "in {language}");
        }
    }
    assert!(set_language("en"));
}
