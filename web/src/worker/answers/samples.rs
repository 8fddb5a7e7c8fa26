//! Parses the reader's own samples in the worker, so that the page stays responsive, and recognises timings.

use super::measure::timings;
use crate::worker::protocol::queries::samples::{ReadPiece, Reading};
use hyperfly_request::samples::{SampleError, Samples};

/// Parses a piece; the last one completes the samples.
///
/// # Errors
/// The fault in the text, for the reader.
pub fn read_on(samples: &mut Samples, query: &ReadPiece) -> Result<Reading, String> {
    if query.first {
        *samples = Samples::default();
        if timings::begin(&query.piece) {
            return Ok(Reading::Timings);
        }
    }
    let result = samples.take(&query.piece).and_then(|()| {
        if query.last { std::mem::take(samples).finish().map(Reading::Done) } else { Ok(Reading::Begun) }
    });
    match result {
        // A file that may not be text may be a sound of a type unknown to the system.
        Err(fault @ (SampleError::NotText { .. } | SampleError::Utf16)) => {
            Ok(Reading::NoText(fault.to_string()))
        }
        other => other.map_err(|fault| fault.to_string()),
    }
}
