//! The reader's own samples: text is read here, so that the page stays awake. What is timings of a run is told apart.

use super::measure::timings;
use crate::protocol::late::samples::{ReadOn, Reading};
use hyperfly_core::Complex64;
use hyperfly_request::samples::{Fault, Samples};
use js_sys::Float64Array;
use wasm_bindgen::JsValue;

/// So many samples are copied at a time.
const AT_ONCE: usize = 1 << 14;

/// Reads a piece; the samples of the last one go beside the answer.
///
/// # Errors
/// What is wrong with the text, for the reader.
pub fn read_on(samples: &mut Samples, query: &ReadOn, buffers: &mut Vec<JsValue>) -> Result<Reading, String> {
    if query.first {
        *samples = Samples::default();
        if timings::begin(&query.piece) {
            return Ok(Reading::Timings);
        }
    }
    let read = samples.take(&query.piece).and_then(|()| {
        if !query.last {
            return Ok(Reading::Begun);
        }
        buffers.push(flat(&std::mem::take(samples).finish()?).into());
        Ok(Reading::Done)
    });
    match read {
        // What is not sure to be text may be a sound whose kind the system does not know.
        Err(fault @ (Fault::NoText { .. } | Fault::Utf16)) => Ok(Reading::NoText(fault.to_string())),
        other => other.map_err(|fault| fault.to_string()),
    }
}

/// re, im, re, im …
fn flat(samples: &[Complex64]) -> Float64Array {
    let all = Float64Array::new_with_length(2 * samples.len() as u32);
    let mut at = 0;
    for some in samples.chunks(AT_ONCE) {
        let values: &[f64] = bytemuck::cast_slice(some);
        let end = at + values.len() as u32;
        all.subarray(at, end).copy_from(values);
        at = end;
    }
    all
}
