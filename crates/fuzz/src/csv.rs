//! The reader's own samples as CSV.

use crate::check_line;
use hyperfly_request::samples::{SampleError, Samples};
use std::fmt::Write;

/// Pieces of a text read as the whole text does, samples are written as text that reads as the same bits, and a fault names a line of
/// the text.
pub fn check(input: &[u8]) -> bool {
    let samples = Samples::parse(input);
    for split in [1, input.len() / 2, input.len().saturating_sub(1)] {
        let (first, rest) = input.split_at(split.min(input.len()));
        let mut piecewise = Samples::default();
        let read_in_two_parts =
            piecewise.take(first).and_then(|()| piecewise.take(rest)).and_then(|()| piecewise.finish());
        assert_eq!(read_in_two_parts, samples, "cut after {split} bytes");
    }
    match samples {
        Ok(samples) => {
            let mut text = String::new();
            for sample in &samples {
                let _ = writeln!(text, "{:.16e},{:.16e}", sample.re, sample.im);
            }
            let bits = |value: &hyperfly_core::Complex64| (value.re.to_bits(), value.im.to_bits());
            let reread = Samples::parse(text.as_bytes()).expect("written samples are accepted");
            assert!(reread.iter().map(bits).eq(samples.iter().map(bits)), "written as {text}");
            true
        }
        Err(fault) => {
            let text = fault.to_string();
            check_line(&text, 400);
            let lines = input.iter().filter(|byte| **byte == b'\n').count() as u64 + 1;
            let (start, line) = match fault {
                SampleError::Line { line, column, .. } => (format!("Line {line}, column {column}: "), line),
                SampleError::TooLong(line)
                | SampleError::TooMany(line)
                | SampleError::NotText { line, .. } => (format!("Line {line}"), line),
                SampleError::Empty | SampleError::Utf16 => return false,
                other => panic!("{other:?} of a text of {} bytes", input.len()),
            };
            assert!(text.contains(&start) && (1..=lines).contains(&line), "{text}");
            false
        }
    }
}
