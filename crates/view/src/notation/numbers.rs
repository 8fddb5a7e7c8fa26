//! Number formatting: a table for the animation loop, which must not allocate, and formats for prose.

use hyperfly_core::Complex64;
use hyperfly_text::{decimal, language, view};
use std::sync::OnceLock;

/// Formats a whole number. From five digits on, the language's separator (a thin space in English) groups digits by three.
pub use hyperfly_text::whole;

/// Largest number in the table of [`static_text`].
pub const TABLE: u32 = 4096;

/// Returns a number up to [`TABLE`] as text without allocating; "4096+" for larger ones.
pub fn static_text(number: u32) -> &'static str {
    static TEXTS: OnceLock<Vec<Box<str>>> = OnceLock::new();
    let texts = TEXTS.get_or_init(|| (0..=TABLE).map(|k| k.to_string().into_boxed_str()).collect());
    texts.get(number as usize).map_or("4096+", |text| text)
}

/// Formats a number with a fixed number of decimals: 0.600.
pub fn fixed(value: f64, decimals: usize) -> String {
    decimal(format!("{value:.decimals$}"))
}

/// Returns a whole number with the same plural form as `value`: 1 for "1 word", 100 for "1.5 words".
pub fn plural(value: f64) -> u64 {
    // Languages that use the form of 1 for 1.5 also use it for 0; all others use the form of 100.
    let like_one = || hyperfly_text::plural(0) == hyperfly_text::plural(1);
    if value.fract() == 0.0 || value < 2.0 && like_one() { value as u64 } else { 100 }
}

/// Formats a time in seconds with a suitable unit: 1.06 ms.
pub fn seconds(value: f64) -> String {
    let (unit, name) = match value {
        v if v >= 1.0 => (1.0, "s"),
        v if v >= 1e-3 => (1e-3, "ms"),
        v if v >= 1e-6 => (1e-6, "µs"),
        _ => (1e-9, "ns"),
    };
    format!("{} {name}", quantity(value / unit, 4))
}

/// Formats a complex number: 0.7071 − 0.7071 i.
pub fn complex(value: Complex64) -> String {
    let sign = if value.im < 0.0 { '−' } else { '+' };
    format!("{} {sign} {} i", quantity(value.re, 4), quantity(value.im.abs(), 4))
}

/// Formats a quantity with about `digits` significant digits, without trailing zeros: 1 234.5, 0.043, 2.1 × 10⁻¹⁶.
pub fn quantity(value: f64, digits: usize) -> String {
    if value == 0.0 {
        return "0".into();
    }
    if !value.is_finite() {
        return "–".into();
    }
    let sign = if value < 0.0 { "−" } else { "" };
    let value = value.abs();
    let scientific = format!("{value:.*e}", digits.saturating_sub(1));
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if !(-4..9).contains(&exponent) {
        let mantissa = decimal(trim(mantissa).to_owned());
        return format!("{sign}{mantissa} × 10{}", superscript(exponent));
    }
    let decimals = (digits as i32 - 1 - exponent).clamp(0, 12) as usize;
    let plain = format!("{value:.decimals$}");
    let (int, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let fraction = fraction.trim_end_matches('0');
    let int = whole(int.parse().unwrap_or(0));
    let point = if fraction.is_empty() { "" } else { language::decimal() };
    format!("{sign}{int}{point}{fraction}")
}

/// Formats a fraction as a percentage, with a no-break space: whole from 10 % on, one decimal below, "under 0.1 %" for smaller
/// positive values.
pub fn percent(fraction: f64) -> String {
    let value = fraction * 100.0;
    if value <= 0.0 {
        view::percent("0")
    } else if value < 0.1 {
        view::percent_under(&fixed(0.1, 1))
    } else {
        view::percent(&fixed(value, usize::from(value < 9.95)))
    }
}

/// Formats 2^exponent: as a number below 2^14, else as 2¹⁴.
pub fn power_of_two(exponent: u32) -> String {
    if exponent < 14 { (1u64 << exponent).to_string() } else { format!("2{}", superscript(exponent as i32)) }
}

/// Formats a number with its noun: "1 message", "4 messages".
pub fn count(number: u64, one: &str, many: &str) -> String {
    format!("{} {}", whole(number), if number == 1 { one } else { many })
}

fn trim(mantissa: &str) -> &str {
    if mantissa.contains('.') { mantissa.trim_end_matches('0').trim_end_matches('.') } else { mantissa }
}

/// Formats a number in superscript digits.
pub fn superscript(number: i32) -> String {
    number
        .to_string()
        .chars()
        .map(|digit| match digit {
            '-' => '⁻',
            '1' => '¹',
            '2' => '²',
            '3' => '³',
            digit => char::from_u32('⁰' as u32 + (digit as u32 - '0' as u32)).unwrap_or(digit),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_picks_a_unit() {
        assert_eq!(["1.06 ms", "2 s", "350 µs", "12.5 ns"], [1.06e-3, 2.0, 3.5e-4, 1.25e-8].map(seconds));
    }

    #[test]
    fn formats_match_their_examples() {
        assert_eq!(static_text(17), "17");
        assert_eq!(whole(1024), "1024");
        assert_eq!(whole(1_048_576), "1\u{202f}048\u{202f}576");
        assert_eq!(quantity(4484.72, 6), "4484.72");
        assert_eq!(quantity(0.5, 3), "0.5");
        assert_eq!(quantity(1.9e-16, 2), "1.9 × 10⁻¹⁶");
        assert_eq!(quantity(0.0, 3), "0");
        assert_eq!(percent(0.379), "38\u{a0}%");
        assert_eq!(percent(0.0021), "0.2\u{a0}%");
        assert_eq!(percent(0.00001), "under 0.1\u{a0}%");
        assert_eq!(count(1, "message", "messages"), "1 message");
        assert_eq!(power_of_two(20), "2²⁰");
    }

    #[test]
    fn formats_follow_the_language() {
        let all = || [fixed(0.6, 3), quantity(65_536.25, 8), quantity(1.9e-16, 2), percent(0.0021)];
        let english = ["0.600", "65\u{202f}536.25", "1.9 × 10⁻¹⁶", "0.2\u{a0}%"];
        assert_eq!(all(), english);
        assert!(hyperfly_text::set_language("de"));
        assert_eq!(all().map(|text| text.matches(',').count()), [1, 1, 1, 1]);
        assert!(all().iter().all(|text| !text.contains('.') || text.contains("65.536")), "{:?}", all());
        assert!(hyperfly_text::set_language("en"));
        assert_eq!(all(), english, "formats of another language persist");
    }

    #[test]
    fn plural_fraction_takes_the_form_of_100() {
        assert_eq!([1.0, 1.5, 0.5, 64.0, 2.25].map(plural), [1, 100, 100, 64, 100]);
    }

    #[test]
    fn percent_rounding_to_ten_drops_its_decimal() {
        let all = ["9.4\u{a0}%", "9.9\u{a0}%", "10\u{a0}%", "10\u{a0}%"];
        assert_eq!([0.0944, 0.0994, 0.0996, 0.1].map(percent), all);
    }
}
