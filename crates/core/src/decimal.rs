//! Decimal numbers, read to the nearest double: what the standard library's `parse` gives, to the bit.
//!
//! The library's own way is the fastest there is and brings a table of 10 KB that does not compress, and no page needs to read
//! numbers that fast. Here numbers of up to 19 digits and a small exponent go through 128 bits, the others through whole
//! numbers of any length.

use std::cmp::Ordering;

/// More digits than these decide nothing but whether there is a rest (767 at most lie between two doubles).
const DIGITS: usize = 800;

/// The double nearest to a decimal number; `None` if the text is none. It takes what `str::parse` takes.
pub fn parse(text: &str) -> Option<f64> {
    let (size, sign) = match text.as_bytes().first()? {
        b'-' => (&text[1..], -1.0),
        b'+' => (&text[1..], 1.0),
        _ => (text, 1.0),
    };
    if ["inf", "infinity"].iter().any(|name| size.eq_ignore_ascii_case(name)) {
        return Some(sign * f64::INFINITY);
    }
    if size.eq_ignore_ascii_case("nan") {
        return Some(f64::NAN);
    }
    let (number, exponent) = match size.split_once(['e', 'E']) {
        Some((number, exponent)) => (number, whole(exponent)?),
        None => (size, 0),
    };
    let (before, after) = number.split_once('.').unwrap_or((number, ""));
    let all = || before.bytes().chain(after.bytes());
    if before.len() + after.len() == 0 || !all().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let significant: Vec<u32> =
        all().skip_while(|digit| *digit == b'0').map(|digit| u32::from(digit - b'0')).collect();
    // The number is its digits, as a whole number, times ten to this power.
    let power = exponent - i64::try_from(after.len()).ok()?;
    Some(sign * nearest(&significant, power))
}

/// The exponent: a whole number; one that is huge stays huge.
fn whole(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let size = digits.parse::<i64>().unwrap_or(i64::MAX).min(1 << 40);
    Some(if text.starts_with('-') { -size } else { size })
}

/// The double nearest to these digits, the first of which is no zero, times a power of ten.
fn nearest(digits: &[u32], power: i64) -> f64 {
    let last = digits.iter().rposition(|digit| *digit != 0);
    let Some(last) = last else { return 0.0 };
    let power = power + (digits.len() - 1 - last) as i64;
    let digits = &digits[..=last];
    let magnitude = digits.len() as i64 + power;
    if magnitude > 310 {
        return f64::INFINITY;
    } else if magnitude < -330 {
        return 0.0;
    }
    if digits.len() <= 19 && power.abs() <= 27 {
        let number = digits.iter().fold(0u64, |number, digit| number * 10 + u64::from(*digit));
        let five = 5u64.pow(power.unsigned_abs() as u32);
        // 10^x = 5^x 2^x. A product has at most 127 bits, a quotient at least 64.
        return if power >= 0 {
            rounded(u128::from(number) * u128::from(five), false, power as i32)
        } else {
            let shift = number.leading_zeros() + 63;
            let (above, below) = (u128::from(number) << shift, u128::from(five));
            rounded(above / below, above % below != 0, power as i32 - shift as i32)
        };
    }
    let cut = &digits[..digits.len().min(DIGITS)];
    let power = power + (digits.len() - cut.len()) as i64;
    let (mut above, mut below) = (Whole(vec![]), Whole(vec![1]));
    cut.iter().for_each(|digit| above.times_plus(10, *digit));
    if cut.len() < digits.len() {
        // A rest that lies nowhere near a half: a digit more.
        above.times_plus(10, 1);
        below.times_plus(10, 0);
    }
    let scaled = if power < 0 { &mut below } else { &mut above };
    (0..power.abs()).for_each(|_| scaled.times_plus(10, 0));
    quotient(above, below)
}

/// The double nearest to a quotient: 64 bits of it, one after the other, and whether there is a rest.
fn quotient(mut above: Whole, mut below: Whole) -> f64 {
    let mut shift = below.bits() - above.bits();
    (0..shift).for_each(|_| above.times_plus(2, 0));
    (shift..0).for_each(|_| below.times_plus(2, 0));
    if above.cmp(&below) == Ordering::Less {
        above.times_plus(2, 0);
        shift += 1;
    }
    // Now it lies from 1 to 2.
    let mut bits = 0u64;
    for _ in 0..64 {
        bits <<= 1;
        if above.cmp(&below) != Ordering::Less {
            above.minus(&below);
            bits |= 1;
        }
        above.times_plus(2, 0);
    }
    rounded(bits.into(), !above.0.is_empty(), -63 - shift)
}

/// The double nearest to a whole number above 0, and a rest of less than one if there is one, times a power of two; of two that
/// are equally near the even one.
fn rounded(number: u128, rest: bool, power: i32) -> f64 {
    let top = 127 - number.leading_zeros() as i32;
    // The power of two of the last bit that a double has room for.
    let last = (power + top - 52).max(-1074);
    let drop = last - power;
    let kept = if drop <= 0 {
        (number << -drop) as u64
    } else if drop > 127 {
        0
    } else {
        let (kept, half) = ((number >> drop) as u64, 1u128 << (drop - 1));
        let up = match (number & (2 * half - 1)).cmp(&half) {
            Ordering::Less => false,
            Ordering::Equal => rest || kept & 1 == 1,
            Ordering::Greater => true,
        };
        kept + u64::from(up)
    };
    if last > 971 {
        return f64::INFINITY;
    }
    // A carry out of the bits that are kept raises the exponent, as it should.
    f64::from_bits((((last + 1074) as u64) << 52) + kept)
}

/// A whole number of any length, in 32 bits each, the least first, without zeros at the end.
struct Whole(Vec<u32>);

impl Whole {
    fn times_plus(&mut self, factor: u32, summand: u32) {
        let mut carry = u64::from(summand);
        for word in &mut self.0 {
            carry += u64::from(*word) * u64::from(factor);
            *word = carry as u32;
            carry >>= 32;
        }
        if carry != 0 {
            self.0.push(carry as u32);
        }
    }

    /// Takes away a number that is not larger.
    fn minus(&mut self, other: &Whole) {
        let mut borrow = false;
        for (k, word) in self.0.iter_mut().enumerate() {
            let (less, first) = word.overflowing_sub(other.0.get(k).copied().unwrap_or(0));
            let (less, second) = less.overflowing_sub(u32::from(borrow));
            (*word, borrow) = (less, first || second);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    fn cmp(&self, other: &Whole) -> Ordering {
        let length = self.0.len().cmp(&other.0.len());
        length.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }

    fn bits(&self) -> i32 {
        32 * self.0.len() as i32 - self.0.last().map_or(0, |word| word.leading_zeros() as i32)
    }
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
