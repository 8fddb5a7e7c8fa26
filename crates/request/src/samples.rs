//! Readers' samples from text with one `re[,im]` per line. Bytes arrive in pieces, so that the caller can report
//! progress and cancel.
//!
//! Empty lines and comments after `#` or `%` are skipped, and a first line of words is a header, which may name a column of times or
//! swap the parts. A comma, semicolon, tab or spaces separate the two numbers. Complex numbers as other languages write them,
//! such as `1+2j`, are read as well.

pub use crate::sample_line::SampleErrorKind;
use crate::sample_line::{Columns, is_header, parse_sample};
use hyperfly_core::Complex64;
use hyperfly_core::limits::MAX_N_DATA;
use hyperfly_text::samples as text;
use std::fmt;

/// Maximum length of a line, in bytes.
const MAX_LINE: usize = 1000;
/// Maximum length of a text, in bytes.
pub const MAX_BYTES: u64 = 256 << 20;
/// Maximum number of quoted characters in a message.
const MAX_QUOTED: usize = 24;

/// Error in a text of samples. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SampleError {
    /// No number at all.
    Empty,
    /// Part of a line is wrong.
    Line {
        line: u64,
        /// First character of the wrong part.
        column: usize,
        /// The wrong part, shortened.
        text: String,
        kind: SampleErrorKind,
    },
    /// This line is longer than [`MAX_LINE`].
    TooLong(u64),
    /// Text in UTF-16.
    Utf16,
    /// Bytes that are not text.
    NotText { line: u64, column: usize },
    /// This line exceeds the maximum number of samples of a run.
    TooMany(u64),
    /// More than [`MAX_BYTES`].
    TooLarge,
    /// No memory for the sample in this line.
    Memory(u64),
}

impl fmt::Display for SampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            SampleError::Empty => text::samples_empty().to_owned(),
            SampleError::Line { line, column, text, kind } => {
                let message = match kind {
                    SampleErrorKind::Number => text::samples_number,
                    SampleErrorKind::More => text::samples_more,
                    SampleErrorKind::Comma => text::samples_comma,
                    SampleErrorKind::Overflow => text::samples_overflow,
                    SampleErrorKind::Grouped => text::samples_grouped,
                    SampleErrorKind::Columns => text::samples_columns,
                };
                message(&line.to_string(), &column.to_string(), text)
            }
            SampleError::TooLong(line) => text::samples_long(&line.to_string(), &MAX_LINE.to_string()),
            SampleError::Utf16 => text::samples_utf16().to_owned(),
            SampleError::NotText { line, column } => {
                text::samples_no_text(&line.to_string(), &column.to_string())
            }
            SampleError::TooMany(line) => text::samples_many(&line.to_string(), &MAX_N_DATA.to_string()),
            SampleError::TooLarge => text::samples_large(&(MAX_BYTES >> 20).to_string()),
            SampleError::Memory(line) => text::samples_memory(&line.to_string()),
        };
        f.write_str(&words)
    }
}

impl std::error::Error for SampleError {}

/// Incremental reader of samples.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    values: Vec<Complex64>,
    /// Start of a line whose end has not arrived.
    partial_line: Vec<u8>,
    /// Lines read.
    lines: u64,
    /// Bytes received.
    bytes: u64,
    /// Columns of the parts, once a header was read.
    header: Option<Columns>,
}

impl Samples {
    /// Reads a whole text.
    ///
    /// # Errors
    /// The first fault.
    pub fn parse(text: &[u8]) -> Result<Vec<Complex64>, SampleError> {
        let mut samples = Samples::default();
        samples.take(text)?;
        samples.finish()
    }

    /// Reads the next piece of the text.
    ///
    /// # Errors
    /// The first fault; call nothing but `drop` after it.
    pub fn take(&mut self, mut piece: &[u8]) -> Result<(), SampleError> {
        self.bytes += piece.len() as u64;
        if self.bytes > MAX_BYTES {
            return Err(SampleError::TooLarge);
        }
        while let Some(end) = piece.iter().position(|byte| *byte == b'\n') {
            let (line, rest) = (&piece[..end], &piece[end + 1..]);
            if self.partial_line.is_empty() {
                self.read_line(line)?;
            } else {
                self.append_partial(line)?;
                let whole_line = std::mem::take(&mut self.partial_line);
                self.read_line(&whole_line)?;
            }
            piece = rest;
        }
        self.append_partial(piece)
    }

    /// Reads the last line and returns all samples, at least one.
    ///
    /// # Errors
    /// A fault in the last line, or [`SampleError::Empty`].
    pub fn finish(mut self) -> Result<Vec<Complex64>, SampleError> {
        let last = std::mem::take(&mut self.partial_line);
        self.read_line(&last)?;
        if self.values.is_empty() { Err(SampleError::Empty) } else { Ok(self.values) }
    }

    /// Number of samples read so far.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Returns whether no sample was read so far.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Appends to the partial line, up to the maximum length.
    fn append_partial(&mut self, part: &[u8]) -> Result<(), SampleError> {
        if self.partial_line.len() + part.len() > MAX_LINE {
            // Report bytes that are not text first, independently of the sizes of the pieces.
            let free_bytes = MAX_LINE - self.partial_line.len();
            self.partial_line.extend_from_slice(&part[..free_bytes]);
            self.decode_line(&self.partial_line, self.lines + 1)?;
            return Err(SampleError::TooLong(self.lines + 1));
        }
        self.partial_line.extend_from_slice(part);
        Ok(())
    }

    /// Decodes a line, which may be cut off.
    fn decode_line<'l>(&self, bytes: &'l [u8], line: u64) -> Result<&'l str, SampleError> {
        if line == 1 && (bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff")) {
            return Err(SampleError::Utf16);
        }
        let (valid_text, error) = match std::str::from_utf8(bytes) {
            Ok(text) => (text, text.find('\0')),
            Err(error) => {
                let valid_text = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
                let is_cut_off = error.error_len().is_none() && bytes.len() >= MAX_LINE;
                (valid_text, valid_text.find('\0').or((!is_cut_off).then_some(valid_text.len())))
            }
        };
        match error {
            // In UTF-16 every other byte of ASCII is 0.
            Some(0..2) if line == 1 && matches!(bytes, [0, 1..=255, ..] | [1..=255, 0, ..]) => {
                Err(SampleError::Utf16)
            }
            Some(at) => Err(SampleError::NotText { line, column: valid_text[..at].chars().count() + 1 }),
            None => Ok(valid_text),
        }
    }

    fn read_line(&mut self, bytes: &[u8]) -> Result<(), SampleError> {
        self.lines += 1;
        let number = self.lines;
        if bytes.len() > MAX_LINE {
            self.decode_line(&bytes[..MAX_LINE], number)?;
            return Err(SampleError::TooLong(number));
        }
        let text = self.decode_line(bytes, number)?;
        let line = if number == 1 { text.strip_prefix('\u{feff}').unwrap_or(text) } else { text };
        let line = line.split(['#', '%']).next().unwrap_or_default();
        // Excel's `sep=;` names the separator.
        let names_separator = self.values.is_empty() && line.starts_with("sep=");
        if line.trim().is_empty() || names_separator {
            return Ok(());
        }
        let is_header = self.values.is_empty() && self.header.is_none() && is_header(line.trim());
        let result = match parse_sample(line, self.header.unwrap_or_default()) {
            Err(_) if is_header => Columns::from_header(line.trim()).map(|columns| {
                self.header = Some(columns);
                None
            }),
            result => result.map(Some),
        };
        match result {
            Ok(None) => Ok(()),
            Ok(Some(_)) if self.values.len() as u64 == MAX_N_DATA => Err(SampleError::TooMany(number)),
            Ok(Some(sample)) => {
                self.values.try_reserve(1).map_err(|_| SampleError::Memory(number))?;
                self.values.push(sample);
                Ok(())
            }
            Err((part, kind)) => {
                let offset = part.as_ptr().addr() - line.as_ptr().addr();
                let column = line[..offset].chars().count() + 1;
                Err(SampleError::Line { line: number, column, text: shorten(part), kind })
            }
        }
    }
}

fn shorten(part: &str) -> String {
    let head: String = part.chars().take(MAX_QUOTED).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if part.chars().count() > MAX_QUOTED { head + "…" } else { head }
}
