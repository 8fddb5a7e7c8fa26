//! Inputs of the commands: requests, programs, samples, and files with a size limit.

pub mod moment;
pub mod preset;
pub mod program;
pub mod request;
pub mod samples;
pub mod submissions;

use crate::failure::Failure;
use std::fs::File;
use std::io::{self, Read};

/// Opens a file, or stdin for `-`.
pub fn open(field: &str, path: &str) -> Result<Box<dyn Read>, Failure> {
    if path == "-" {
        return Ok(Box::new(io::stdin()));
    }
    let file = File::open(path).map_err(|error| describe_unreadable_file(field, path, &error))?;
    Ok(Box::new(file))
}

/// Reads the text of a file, which may be endless, up to `max_bytes` bytes.
///
/// # Errors
/// The file is longer, not UTF-8, or unreadable.
pub fn read_to_limit(file: impl Read, max_bytes: usize) -> io::Result<String> {
    let mut bytes = Vec::new();
    file.take(max_bytes as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > max_bytes {
        return Err(io::Error::other(format!("it is longer than the limit of {max_bytes} bytes")));
    }
    String::from_utf8(bytes).map_err(|_| io::Error::other("it is not UTF-8 text"))
}

/// Creates the refusal of an unreadable file.
pub fn describe_unreadable_file(field: &str, path: &str, error: &io::Error) -> Failure {
    Failure::Request(vec![format!("{field} = {path} cannot be read: {error}")])
}
