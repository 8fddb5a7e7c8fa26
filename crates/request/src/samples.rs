//! The reader's own samples from text, one `re[,im]` a line. The bytes come piece by piece, so that who reads a long file can say
//! how far it is, and stop.
//!
//! Empty lines and whatever follows a `#` are skipped; a first line of words is taken as a header. The two numbers are separated by
//! a comma, a semicolon, a tab or spaces.

use hyperfly_core::Complex64;
use hyperfly_core::limits::MAX_N_DATA;
use hyperfly_text::samples as text;
use std::fmt;

/// A longer line is no sample; in bytes.
const MAX_LINE: usize = 1000;
/// Longer texts are not read; in bytes.
pub const MAX_BYTES: u64 = 256 << 20;
/// So much of what is wrong is quoted.
const QUOTED: usize = 24;

/// Why there are no samples. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No number at all.
    Empty,
    /// Something in a line is wrong.
    Line {
        /// Its number.
        line: u64,
        /// The character at which it begins.
        column: usize,
        /// Its beginning.
        text: String,
        /// Why it is.
        why: Why,
    },
    /// A line is longer than any sample.
    Long(u64),
    /// Text in an encoding of 16 bits.
    Utf16,
    /// Bytes that are no text.
    NoText {
        /// In this line.
        line: u64,
        /// After so many characters less one.
        column: usize,
    },
    /// This line has one sample more than a run can take.
    Many(u64),
    /// More than [`MAX_BYTES`].
    Large,
    /// There is no memory for the sample in this line.
    Memory(u64),
}

/// Why a part of a line is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is no finite number.
    Number,
    /// There are two numbers before it.
    More,
    /// It has a decimal comma.
    Comma,
    /// It is larger than the largest number.
    Overflow,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Fault::Empty => text::samples_empty().to_owned(),
            Fault::Line { line, column, text, why } => {
                let say = match why {
                    Why::Number => text::samples_number,
                    Why::More => text::samples_more,
                    Why::Comma => text::samples_comma,
                    Why::Overflow => text::samples_overflow,
                };
                say(&line.to_string(), &column.to_string(), text)
            }
            Fault::Long(line) => text::samples_long(&line.to_string(), &MAX_LINE.to_string()),
            Fault::Utf16 => text::samples_utf16().to_owned(),
            Fault::NoText { line, column } => text::samples_no_text(&line.to_string(), &column.to_string()),
            Fault::Many(line) => text::samples_many(&line.to_string(), &MAX_N_DATA.to_string()),
            Fault::Large => text::samples_large(&(MAX_BYTES >> 20).to_string()),
            Fault::Memory(line) => text::samples_memory(&line.to_string()),
        };
        f.write_str(&words)
    }
}

impl std::error::Error for Fault {}

/// Samples that are being read.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    read: Vec<Complex64>,
    /// The beginning of a line whose end has not come.
    begun: Vec<u8>,
    /// Lines that were read.
    lines: u64,
    /// Bytes that came.
    bytes: u64,
    header: bool,
}

impl Samples {
    /// Reads a whole text.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn of(text: &[u8]) -> Result<Vec<Complex64>, Fault> {
        let mut samples = Samples::default();
        samples.take(text)?;
        samples.finish()
    }

    /// Reads on.
    ///
    /// # Errors
    /// What is wrong; nothing is read after it.
    pub fn take(&mut self, mut piece: &[u8]) -> Result<(), Fault> {
        self.bytes += piece.len() as u64;
        if self.bytes > MAX_BYTES {
            return Err(Fault::Large);
        }
        while let Some(end) = piece.iter().position(|byte| *byte == b'\n') {
            let (line, rest) = (&piece[..end], &piece[end + 1..]);
            if self.begun.is_empty() {
                self.line(line)?;
            } else {
                self.begin(line)?;
                let whole = std::mem::take(&mut self.begun);
                self.line(&whole)?;
            }
            piece = rest;
        }
        self.begin(piece)
    }

    /// All samples, of which there is one at least.
    ///
    /// # Errors
    /// What is wrong with the last line, or that there is nothing.
    pub fn finish(mut self) -> Result<Vec<Complex64>, Fault> {
        let last = std::mem::take(&mut self.begun);
        self.line(&last)?;
        if self.read.is_empty() { Err(Fault::Empty) } else { Ok(self.read) }
    }

    /// How many samples were read.
    pub fn len(&self) -> usize {
        self.read.len()
    }

    /// Whether none was read.
    pub fn is_empty(&self) -> bool {
        self.read.is_empty()
    }

    /// Keeps a part of a line, and not more of it than a line may have.
    fn begin(&mut self, part: &[u8]) -> Result<(), Fault> {
        if self.begun.len() + part.len() > MAX_LINE {
            // What is no text is none in any length. Wherever the pieces end, as much of the line is looked at.
            let room = MAX_LINE - self.begun.len();
            self.begun.extend_from_slice(&part[..room]);
            self.text(&self.begun, self.lines + 1)?;
            return Err(Fault::Long(self.lines + 1));
        }
        self.begun.extend_from_slice(part);
        Ok(())
    }

    /// The text of a line that may be cut off.
    fn text<'l>(&self, bytes: &'l [u8], line: u64) -> Result<&'l str, Fault> {
        if line == 1 && (bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff")) {
            return Err(Fault::Utf16);
        }
        let (valid, wrong) = match std::str::from_utf8(bytes) {
            Ok(text) => (text, text.find('\0')),
            Err(error) => {
                let valid = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
                let cut = error.error_len().is_none() && bytes.len() >= MAX_LINE;
                (valid, valid.find('\0').or((!cut).then_some(valid.len())))
            }
        };
        match wrong {
            // Every other byte of UTF-16 is 0 where it is ASCII.
            Some(0..2) if line == 1 && matches!(bytes, [0, 1..=255, ..] | [1..=255, 0, ..]) => {
                Err(Fault::Utf16)
            }
            Some(at) => Err(Fault::NoText { line, column: valid[..at].chars().count() + 1 }),
            None => Ok(valid),
        }
    }

    fn line(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        self.lines += 1;
        let number = self.lines;
        if bytes.len() > MAX_LINE {
            self.text(&bytes[..MAX_LINE], number)?;
            return Err(Fault::Long(number));
        }
        let text = self.text(bytes, number)?;
        let line = if number == 1 { text.strip_prefix('\u{feff}').unwrap_or(text) } else { text };
        let line = line.split('#').next().unwrap_or_default();
        if line.trim().is_empty() {
            return Ok(());
        }
        match sample(line) {
            Ok(_) if self.read.len() as u64 == MAX_N_DATA => Err(Fault::Many(number)),
            Ok(sample) => {
                self.read.try_reserve(1).map_err(|_| Fault::Memory(number))?;
                self.read.push(sample);
                Ok(())
            }
            Err(_) if self.read.is_empty() && !self.header && is_header(line.trim()) => {
                self.header = true;
                Ok(())
            }
            Err((part, why)) => {
                let before = part.as_ptr().addr() - line.as_ptr().addr();
                let column = line[..before].chars().count() + 1;
                Err(Fault::Line { line: number, column, text: quoted(part), why })
            }
        }
    }
}

/// The number in a line; or the part of it that is wrong, and why.
fn sample(line: &str) -> Result<Complex64, (&str, Why)> {
    let line = line.trim();
    // Where there is another separator, a comma is within a number.
    let by = [';', '\t', ','].into_iter().find(|by| line.contains(*by));
    let ends = |c: char| by.map_or(c.is_whitespace(), |by| c == by);
    let mut parts = line.split(ends).filter(|part| by.is_some() || !part.is_empty());
    let (re, im, more) = (parts.next().unwrap_or_default(), parts.next(), parts.next());
    let value = Complex64::new(number(re)?, im.map_or(Ok(0.0), number)?);
    match more {
        Some(more) => Err((bare(more), Why::More)),
        None if by == Some(',') && im.is_some_and(is_fraction) => Err((line, Why::Comma)),
        None => Ok(value),
    }
}

fn number(part: &str) -> Result<f64, (&str, Why)> {
    let part = bare(part);
    match part.parse::<f64>() {
        Ok(value) if value.is_finite() => Ok(value),
        Ok(_) if part.contains(|c: char| c.is_ascii_digit()) => Err((part, Why::Overflow)),
        _ if part.contains(',') && part.replacen(',', ".", 1).parse::<f64>().is_ok() => {
            Err((part, Why::Comma))
        }
        _ => Err((part, Why::Number)),
    }
}

/// A part without the spaces around it; of spaces alone nothing, which stands where they begin.
fn bare(part: &str) -> &str {
    match part.trim() {
        "" => &part[..0],
        bare => bare,
    }
}

/// `05` after a comma is no number that anybody writes, but the decimals of one: 1,05.
fn is_fraction(im: &str) -> bool {
    im.len() > 1 && im.starts_with('0') && im.bytes().all(|byte| byte.is_ascii_digit())
}

/// Words, of which none is a number (not even "nan").
fn is_header(text: &str) -> bool {
    text.split([',', ';', '\t', ' '])
        .map(|word| word.trim().trim_matches('"'))
        .filter(|word| !word.is_empty())
        .all(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_') && word.parse::<f64>().is_err())
}

fn quoted(part: &str) -> String {
    let head: String = part.chars().take(QUOTED).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if part.chars().count() > QUOTED { head + "…" } else { head }
}
