//! The reader's own samples: text is read here, so that the page stays awake. What is timings of a run is told apart.

use super::measure::timings;
use crate::worker::protocol::queries::samples::{ReadOn, Reading};
use hyperfly_request::samples::{Fault, Samples};

/// Reads a piece; with the last one the samples are there.
///
/// # Errors
/// What is wrong with the text, for the reader.
pub fn read_on(samples: &mut Samples, query: &ReadOn) -> Result<Reading, String> {
    if query.first {
        *samples = Samples::default();
        if timings::begin(&query.piece) {
            return Ok(Reading::Timings);
        }
    }
    let read = samples.take(&query.piece).and_then(|()| {
        if query.last { std::mem::take(samples).finish().map(Reading::Done) } else { Ok(Reading::Begun) }
    });
    match read {
        // What is not sure to be text may be a sound whose kind the system does not know.
        Err(fault @ (Fault::NoText { .. } | Fault::Utf16)) => Ok(Reading::NoText(fault.to_string())),
        other => other.map_err(|fault| fault.to_string()),
    }
}
