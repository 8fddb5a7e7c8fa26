//! Destinations of data: stdout, or a file that is written once its data exists.

pub mod atomic_file;
pub mod picture;
pub mod progress;
pub mod table;
pub mod title;

use crate::failure::Failure;
use serde::Serialize;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Destination of data.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Destination<'a> {
    Stdout,
    File(&'a str),
}

impl<'a> Destination<'a> {
    /// Returns the destination of an option; `-` and no value are stdout. Refuses a file that cannot be created before
    /// a long run starts.
    pub fn new(field: &str, path: Option<&'a String>) -> Result<Self, Failure> {
        let Some(path) = path.filter(|path| *path != "-") else { return Ok(Destination::Stdout) };
        let parent = Path::new(path).parent().filter(|parent| !parent.as_os_str().is_empty());
        if parent.is_some_and(|parent| !parent.is_dir()) {
            return Err(Failure::invalid(field, path, "a file in a directory that exists"));
        }
        if Path::new(path).is_dir() || path.is_empty() {
            return Err(Failure::invalid(field, path, "a file"));
        }
        if fs::metadata(path).is_ok_and(|file| file.permissions().readonly()) {
            return Err(Failure::invalid(field, path, "a file that may be written"));
        }
        Ok(Destination::File(path))
    }

    /// Writes all data; a file is written [atomically](atomic_file).
    pub fn write(self, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Failure> {
        match self {
            Destination::Stdout => {
                let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
                fill(&mut out)?;
                out.flush()?;
            }
            Destination::File(path) => {
                let with_path = |error: io::Error| Failure::Run(format!("{path} cannot be written: {error}"));
                atomic_file::write(Path::new(path), fill).map_err(with_path)?;
            }
        }
        Ok(())
    }
}

/// Prints text on stdout.
pub fn print(text: &str) -> Result<(), Failure> {
    Destination::Stdout.write(|out| out.write_all(text.as_bytes()))
}

/// Prints data piece by piece and keeps going after stdout is closed (`| head`), so that the exit code does not depend
/// on the reader.
#[derive(Default)]
pub struct Printer {
    closed: bool,
}

impl Printer {
    /// Prints text on stdout until it is closed.
    pub fn print(&mut self, text: &str) -> Result<(), Failure> {
        if self.closed {
            return Ok(());
        }
        match print(text) {
            Err(Failure::Closed) => self.closed = true,
            other => other?,
        }
        Ok(())
    }

    /// Prints one line of JSON on stdout until it is closed.
    pub fn print_json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        self.print(&(serde_json::to_string(value)? + "\n"))
    }
}

/// Prints one line of JSON on stdout.
pub fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    print(&(serde_json::to_string(value)? + "\n"))
}
