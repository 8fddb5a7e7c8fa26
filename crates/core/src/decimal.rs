//! Decimal numbers, read to the nearest double: what the standard library's `parse` gives, to the bit.
//!
//! The library's own way brings a table of 10 KB that does not compress. A browser reads numbers itself, exactly as well
//! (ECMA-262, StringToNumber rounds to nearest, ties to even), so a page lends its way ([`read_by`]); the grammar stays ours.

/// The double nearest to a decimal number; `None` if the text is none. It takes what `str::parse` takes.
pub fn parse(text: &str) -> Option<f64> {
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    if ["inf", "infinity"].iter().any(|word| unsigned.eq_ignore_ascii_case(word)) {
        return Some(if text.starts_with('-') { f64::NEG_INFINITY } else { f64::INFINITY });
    }
    if unsigned.eq_ignore_ascii_case("nan") {
        return Some(if text.starts_with('-') { -f64::NAN } else { f64::NAN });
    }
    is_decimal(unsigned.as_bytes()).then(|| read(text))
}

/// Digits with at most one point, and perhaps an exponent.
fn is_decimal(text: &[u8]) -> bool {
    let (mut digits, mut point) = (0, false);
    for (at, byte) in text.iter().enumerate() {
        match byte {
            b'0'..=b'9' => digits += 1,
            b'.' if !point => point = true,
            b'e' | b'E' => {
                let exponent = &text[at + 1..];
                let exponent =
                    exponent.strip_prefix(b"-").or(exponent.strip_prefix(b"+")).unwrap_or(exponent);
                return digits > 0 && !exponent.is_empty() && exponent.iter().all(u8::is_ascii_digit);
            }
            _ => return false,
        }
    }
    digits > 0
}

#[cfg(not(target_arch = "wasm32"))]
fn read(text: &str) -> f64 {
    text.parse().unwrap_or(f64::NAN)
}

#[cfg(target_arch = "wasm32")]
fn read(text: &str) -> f64 {
    READER.get().map_or(f64::NAN, |reader| reader(text))
}

#[cfg(target_arch = "wasm32")]
static READER: std::sync::OnceLock<fn(&str) -> f64> = std::sync::OnceLock::new();

/// Numbers are read by this function from now on; a page calls it before anything else. The first one stays.
#[cfg(target_arch = "wasm32")]
pub fn read_by(reader: fn(&str) -> f64) {
    READER.get_or_init(|| reader);
}

#[cfg(test)]
mod tests {
    use super::parse;
    use proptest::prelude::*;

    fn same(text: &str) {
        let (own, library) = (parse(text), text.parse::<f64>().ok());
        assert_eq!(own.map(f64::to_bits), library.map(f64::to_bits), "{text}: {own:?}, not {library:?}");
    }

    #[test]
    fn every_form_is_read_or_refused_as_the_library_does() {
        for text in [
            "0",
            "-0",
            "+1",
            "1.",
            ".5",
            "1e5",
            "1E-5",
            "1.5e+3",
            "007",
            "0.000",
            "inf",
            "-Infinity",
            "NaN",
            "",
            ".",
            "-",
            "e5",
            "1e",
            "1e+",
            "--1",
            "1 ",
            " 1",
            "1_0",
            "0x10",
            "1.2.3",
            "1e5.0",
            "½",
            "é",
            "∞",
        ] {
            same(text);
        }
    }

    #[test]
    fn ties_limits_and_long_numbers_are_exact() {
        for text in [
            "9007199254740993",
            "9007199254740993.0000000000000000000001",
            "9007199254740991.5",
            "1.7976931348623157e308",
            "1.7976931348623158e308",
            "1.7976931348623159e308",
            "1e309",
            "1e-400",
            "4.9e-324",
            "2.4703282292062327e-324",
            "2.4703282292062328e-324",
            "2.2250738585072011e-308",
            "2.2250738585072014e-308",
            "1e23",
            "8.5e22",
            "1e99999999999999999999",
            "0e99999999999999999999",
            "1e-99999999999999999999",
            "123456789012345678901234567890e-300",
            "5e-27",
            "1844674407370955161600e27",
        ] {
            same(text);
        }
        // Halfway between two doubles, written out in full, and a hair more and less.
        let half = format!("{:.60}", 2f64.powi(-53));
        for text in [
            format!("1.{}", &half[2..]),
            format!("1.{}1", &half[2..]),
            "9".repeat(900),
            "1".repeat(900) + "e-900",
        ] {
            same(&text);
        }
        let tie = format!("{}{}", 2f64.powi(600) + 2f64.powi(548), "");
        same(&tie);
        same(&format!("1{}e-2000", "0".repeat(2000)));
        same(&format!("9007199254740993.{}1", "0".repeat(1500)));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]
        #[test]
        fn every_double_comes_back(bits in any::<u64>()) {
            let x = f64::from_bits(bits);
            if x.is_finite() {
                for text in [format!("{x}"), format!("{x:e}"), format!("{x:.3e}"), format!("{x:.18e}"), format!("{x:.25e}")] {
                    same(&text);
                }
            }
        }

        #[test]
        fn digits_with_any_power_agree(digits in "[0-9]{1,40}\\.[0-9]{0,40}", power in -360i32..330) {
            same(&format!("{digits}e{power}"));
            same(&digits);
        }
    }
}
