//! Reading readers' samples: accepted formats and error messages.

use hyperfly_core::Complex64;
use hyperfly_core::limits::MAX_N_DATA;
use hyperfly_request::samples::{MAX_BYTES, SampleError, Samples};
use proptest::prelude::*;

fn read(text: &str) -> Result<Vec<Complex64>, SampleError> {
    Samples::parse(text.as_bytes())
}

#[test]
fn samples_accept_comments_header_and_separators() {
    let expected = vec![Complex64::new(1.0, 0.0), Complex64::new(-2.5e3, 4.0)];
    for text in [
        "1\n-2.5e3,4\n",
        "\u{feff}re,im\r\n1,0\r\n-2500;4",
        "# mine\n\n\"re\", \"im\"\n1 # one\n -2.5e3\t4 \n",
        "amplitude\n1\n-2500   4\n",
        "1 ; 0\r\n-2500 ; 4",
    ] {
        assert_eq!(read(text).as_ref(), Ok(&expected), "{text:?}");
    }
}

#[test]
fn faults_name_line_and_column() {
    for (text, expected_message) in [
        ("", "no number"),
        ("re,im\n", "no number"),
        ("re,im\n re,im\n1", "Line 2, column 2: “re” is not a finite number"),
        ("1\n\nx\n", "Line 3, column 1: “x” is not a finite number"),
        ("1,2, 3", "Line 1, column 6: “3” follows two numbers"),
        ("1 2 3", "Line 1, column 5: “3” follows"),
        ("1,2,", "Line 1, column 5: “” follows"),
        ("1\n2,", "Line 2, column 3: “” is not"),
        ("nan", "Line 1, column 1: “nan” is not"),
        ("1\n2,inf", "Line 2, column 3: “inf” is not"),
        ("1 # é\n é", "Line 2, column 2: “é” is not"),
        ("1\n0,1e999", "Line 2, column 3: “1e999” is beyond the largest number"),
        ("-1e400;2", "column 1: “-1e400” is beyond"),
        ("1,5;2,5", "Line 1, column 1: “1,5” has a decimal comma"),
        ("1;-2,5e3", "column 3: “-2,5e3” has a decimal comma"),
        ("1\t0,25", "column 3: “0,25” has a decimal comma"),
        ("1\n1,05", "Line 2, column 1: “1,05” has a decimal comma"),
        ("1\nabc\0", "Line 2, column 4: this is not text"),
        ("1\nx123456789012345678901234567890", "“x12345678901234567890123…”"),
    ] {
        let fault = read(text).expect_err(text).to_string();
        assert!(fault.contains(expected_message), "{text:?}: {fault}");
    }
    let latin = Samples::parse(b"1\n2\nna\xefve\n");
    assert_eq!(latin, Err(SampleError::NotText { line: 3, column: 3 }));
}

#[test]
fn complex_notations_of_other_languages_are_read() {
    let expected = Ok(vec![Complex64::new(1.5, -20.0)]);
    for text in [
        "1.5-20j",
        "(1.5-20j)",
        "( 1.500e+00-2.000e+01j)",
        "(1.5+-20j)",
        "1.5-20i",
        "1.5 - 20i",
        "1.5 - 20.0im",
        "1.5-20*I",
        "(1.5,-20)",
        " (1.5D+00, -2.0d+01) ",
        "1.5D+00,-2.0D+01",
        "15d-1 -20",
        "\"1.5-20j\"",
        "'1.5-20j'",
        "\"1.5\",\"-20\"",
        "\"(1.5,-20)\"",
        "1.5−20j",
        "1.5;−20",
        "1.5−2e+1i",
        "sep=;\nre;im\n1.5;-20",
        "% of MATLAB\n1.5,-20",
    ] {
        assert_eq!(read(text), expected, "{text:?}");
    }
    let [one, unit] = [Complex64::new(1.0, 0.0), Complex64::new(0.0, 1.0)];
    assert_eq!(read("4j\n-1j\n1-i\n1+j\n(1)"), Ok(vec![unit * 4.0, -unit, one - unit, one + unit, one]));
    assert_eq!(
        read("1\n−2\n1\u{a0}000\n2\u{202f}500,5"),
        Ok(vec![one, one * -2.0, one * 1e3, one * 2500.0 + unit * 5.0])
    );
    for text in ["1+2k", "1+2jj", "(1,2", "1+", "1 000j", "(1,2,3)", "1++2j", "nan+1j", "(1,x)", "1e999j"] {
        assert!(read(text).is_err(), "{text}");
    }
}

#[test]
fn header_chooses_columns() {
    let expected = Ok(vec![Complex64::new(5.0, 0.0), Complex64::new(6.0, 0.0)]);
    for text in [
        "time,amplitude\n0,5\n0.001,6",
        "Time (s);Amplitude (V)\n0;5\n1;6",
        "\"t [ms]\"\t\"u\"\n0\t5\n1\t6",
        "n x\n0 5\n1 6",
        "time,re,im\n0,5,0\n1,6,0",
        "im,re\n0,5\n0,6",
        "index,z\n0,5+0j\n1,(6+0j)",
        "time\n5\n6",
    ] {
        assert_eq!(read(text), expected, "{text:?}");
    }
    for (text, expected_message) in [
        ("time,left,right\n0,1,2", "Line 1, column 11: the column “right” is neither"),
        ("time,amplitude\n0,1\n1", "Line 3, column 1: “” is not a finite number"),
        ("time,amplitude\n0,1,2", "Line 2, column 5: “2” follows"),
    ] {
        let fault = read(text).expect_err(text).to_string();
        assert!(fault.contains(expected_message), "{text:?}: {fault}");
    }
}

#[test]
fn number_with_spaces_between_digits_is_refused() {
    for text in ["1 000", "-12 345", "1 000 000", "2 500.5"] {
        let fault = read(text).expect_err(text).to_string();
        assert!(
            fault.starts_with("Line 1, column 1: ") && fault.contains("space between its digits"),
            "{fault}"
        );
    }
    assert_eq!(read("1  500"), Ok(vec![Complex64::new(1.0, 500.0)]));
}

#[test]
fn utf16_text_is_refused_by_name() {
    for order in [u16::to_le_bytes, u16::to_be_bytes] {
        for mark in ["\u{feff}", ""] {
            let text = format!("{mark}1,2\n3,4\n");
            let bytes: Vec<u8> = text.encode_utf16().flat_map(order).collect();
            assert_eq!(Samples::parse(&bytes), Err(SampleError::Utf16), "{bytes:?}");
        }
    }
    assert!(SampleError::Utf16.to_string().contains("UTF-16"));
    // A media file with such a start is not UTF-16.
    assert_eq!(Samples::parse(b"\0\0\0\x18ftypmp42"), Err(SampleError::NotText { line: 1, column: 1 }));
}

#[test]
fn long_lines_are_refused() {
    let mut samples = Samples::default();
    let digits = [b'1'; 600];
    assert_eq!(samples.take(&digits), Ok(()));
    assert_eq!(samples.take(&digits), Err(SampleError::TooLong(1)));
    assert_eq!(read(&format!("1\n{}\n", "1".repeat(2000))), Err(SampleError::TooLong(2)));
    assert_eq!(read(&format!("1\n{}\n", "é".repeat(2000))), Err(SampleError::TooLong(2)), "cut in a letter");
    assert_eq!(read(&"9".repeat(300)).map(|values| values.len()), Ok(1));
    // Bytes beyond the longest line are not decoded, wherever the pieces end.
    let mut bytes = vec![b'1'; 1400];
    bytes.push(b'\xff');
    for cut in 0..bytes.len() {
        let mut samples = Samples::default();
        let result = samples.take(&bytes[..cut]).and_then(|()| samples.take(&bytes[cut..]));
        assert_eq!(result, Err(SampleError::TooLong(1)), "cut at {cut}");
    }
}

#[test]
fn sample_and_byte_limits_are_enforced() {
    let max_lines = MAX_N_DATA as usize;
    assert_eq!(read(&"1\n".repeat(max_lines)).map(|values| values.len()), Ok(max_lines));
    assert_eq!(read(&"1\n".repeat(max_lines + 1)), Err(SampleError::TooMany(MAX_N_DATA + 1)));
    // Endless comments.
    let mut samples = Samples::default();
    let piece = format!("#{}\n", "x".repeat(510)).repeat(1 << 11).into_bytes();
    let pieces = MAX_BYTES >> 20;
    assert!((0..pieces).all(|_| samples.take(&piece) == Ok(())));
    assert_eq!(samples.take(b"\n"), Err(SampleError::TooLarge));
}

proptest! {
    /// A text in pieces gives the same samples as the whole.
    #[test]
    fn samples_do_not_depend_on_the_pieces_read(
        lines in prop::collection::vec("(-?[0-9]{1,3}(\\.[0-9]{1,3})?([,;\t ]-?[0-9]{1,2})?( *#.{0,4})?|x|é|,|)\r?", 0..12),
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..8),
    ) {
        let text = lines.join("\n");
        let bytes = text.as_bytes();
        let mut cuts_in_bytes: Vec<usize> = cuts.iter().map(|index| index.index(bytes.len() + 1)).collect();
        cuts_in_bytes.extend([0, bytes.len()]);
        cuts_in_bytes.sort_unstable();
        let mut samples = Samples::default();
        let piecewise = cuts_in_bytes.windows(2).try_for_each(|range| samples.take(&bytes[range[0]..range[1]]));
        let result = piecewise.and_then(|()| samples.finish());
        prop_assert_eq!(result, Samples::parse(bytes));
    }

    /// Numbers in Rust's notation keep their bits, with any separator.
    #[test]
    fn written_samples_are_read_back_exactly(
        values in prop::collection::vec((prop::num::f64::NORMAL, prop::num::f64::NORMAL | prop::num::f64::SUBNORMAL), 1..20),
        by in prop::sample::select(&[";", "\t", " ", "  "][..]),
    ) {
        let text: String = values.iter().map(|(re, im)| format!("{re}{by}{im:e}\n")).collect();
        let reread = Samples::parse(text.as_bytes()).map_err(|fault| TestCaseError::fail(fault.to_string()))?;
        let bits: Vec<_> = reread.iter().map(|value| (value.re.to_bits(), value.im.to_bits())).collect();
        let expected: Vec<_> = values.iter().map(|(re, im)| (re.to_bits(), im.to_bits())).collect();
        prop_assert_eq!(bits, expected);
    }
}
