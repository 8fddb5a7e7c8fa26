//! Complex numbers as text, one `re[,im]` a line: read with comments and a header, written so that they read back.

use hyperfly_core::Complex64;
use hyperfly_core::limits::MAX_N_DATA;
use std::io::{self, BufRead, Read, Write};

/// A longer line is no sample.
const MAX_LINE: u64 = 1000;

/// Reads samples. Empty lines and whatever follows a `#` are skipped; a first line of words is taken as a header. The two
/// numbers are separated by a comma, a semicolon, a tab or spaces.
///
/// Errors: what is wrong, with the number of its line.
pub fn read(mut from: impl BufRead) -> Result<Vec<Complex64>, String> {
    let mut samples: Vec<Complex64> = Vec::new();
    let mut line = Vec::new();
    let mut header = false;
    for number in 1.. {
        line.clear();
        let taken = from.by_ref().take(MAX_LINE).read_until(b'\n', &mut line);
        match taken.map_err(|error| format!("line {number}: {error}"))? {
            0 => break,
            length if length as u64 == MAX_LINE && line.last() != Some(&b'\n') => {
                return Err(format!(
                    "line {number} is longer than {MAX_LINE} characters; expected is one re[,im] a line"
                ));
            }
            _ => {}
        }
        let text = std::str::from_utf8(&line).map_err(|_| format!("line {number} is no text (UTF-8)"))?;
        let text = if number == 1 { text.strip_prefix('\u{feff}').unwrap_or(text) } else { text };
        let text = text.split('#').next().unwrap_or_default().trim();
        if text.is_empty() {
            continue;
        }
        match sample(text) {
            Some(sample) if samples.len() as u64 == MAX_N_DATA => {
                let _ = sample;
                return Err(format!(
                    "line {number}: more than 2^22 = {MAX_N_DATA} samples, the most that a run takes"
                ));
            }
            Some(sample) => samples.push(sample),
            None if samples.is_empty() && !header && is_header(text) => header = true,
            None => {
                let start: String =
                    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(40).collect();
                return Err(format!(
                    "line {number} is \"{start}\"; expected is one finite number, re, or two, re,im"
                ));
            }
        }
    }
    if samples.is_empty() {
        Err("there is no number in it; expected is one re[,im] a line".into())
    } else {
        Ok(samples)
    }
}

fn sample(text: &str) -> Option<Complex64> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|x| x.is_finite());
    let parts = text.split_once([',', ';', '\t']).or_else(|| text.split_once(' '));
    let (re, im) = parts.unwrap_or((text, "0"));
    Some(Complex64::new(number(re)?, number(im)?))
}

/// Words, of which none is a number (not even "nan").
fn is_header(text: &str) -> bool {
    text.split([',', ';', '\t', ' '])
        .map(|word| word.trim().trim_matches('"'))
        .filter(|word| !word.is_empty())
        .all(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_') && word.parse::<f64>().is_err())
}

/// Writes `re,im` a line with 17 significant digits, which read back as the same bits.
pub fn write(values: &[Complex64], to: &mut dyn Write) -> io::Result<()> {
    values.iter().try_for_each(|value| writeln!(to, "{:.16e},{:.16e}", value.re, value.im))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Result<Vec<Complex64>, String> {
        read(text.as_bytes())
    }

    #[test]
    fn numbers_comments_and_a_header() {
        let expected = vec![Complex64::new(1.0, 0.0), Complex64::new(-2.5e3, 4.0)];
        for text in [
            "1\n-2.5e3,4\n",
            "\u{feff}re,im\r\n1,0\r\n-2500;4",
            "# mine\n\n\"re\", \"im\"\n1 # one\n -2.5e3\t4 \n",
            "amplitude\n1\n-2500   4\n",
        ] {
            assert_eq!(of(text).as_ref(), Ok(&expected), "{text:?}");
        }
    }

    #[test]
    fn what_is_wrong_has_its_line() {
        let long = "1".repeat(2000);
        for (text, part) in [
            ("", "no number"),
            ("re,im\n", "no number"),
            ("re,im\nre,im\n1", "line 2"),
            ("1\n\nx\n", "line 3 is \"x\""),
            ("1,2,3", "line 1"),
            ("nan", "line 1"),
            ("1\n2,inf", "line 2"),
            ("1\n2,", "line 2"),
            (long.as_str(), "line 1 is longer"),
        ] {
            let error = of(text).expect_err(text);
            assert!(error.contains(part), "{text:?}: {error}");
        }
        assert!(read(&b"1\n\xff\xfe\n"[..]).is_err_and(|error| error.contains("line 2")));
    }

    #[test]
    fn what_is_written_reads_back() {
        let values = [
            Complex64::new(0.1, -1.0 / 3.0),
            Complex64::new(f64::MIN_POSITIVE, f64::MAX),
            Complex64::new(-0.0, 5e-324),
        ];
        let mut text = Vec::new();
        write(&values, &mut text).expect("a vector takes all");
        let back = read(&text[..]).expect("samples");
        let bits = |values: &[Complex64]| -> Vec<_> {
            values.iter().flat_map(|v| [v.re.to_bits(), v.im.to_bits()]).collect()
        };
        assert_eq!(bits(&back), bits(&values));
    }
}
