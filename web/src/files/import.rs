//! Reading the reader's files: samples as text (parsed by a worker) or as sound (decoded by the browser), tours, and measurements.

use crate::files::sound::decode_sound;
use crate::state::samples::OwnSamples;
use crate::worker::browser::query_client;
use crate::worker::protocol::queries::samples::{ReadPiece, Reading};
use hyperfly_core::Complex64;
use hyperfly_text::controls as text;
use js_sys::{ArrayBuffer, Uint8Array};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File};

/// Largest accepted file of samples, in bytes.
const MAX_BYTES: f64 = hyperfly_request::samples::MAX_BYTES as f64;
/// Bytes of a text sent to the worker at a time.
const PIECE_BYTES: f64 = 262_144.0;

/// Receives the fraction of a file that has been read, from 0 to 1; returns whether to continue.
pub type OnProgress<'a> = &'a dyn Fn(f64) -> bool;

/// Content of a file.
pub enum FileContent {
    Samples(OwnSamples),
    /// Timings of a run.
    Timings,
    /// Reading was aborted.
    Aborted,
}

/// Content of a text.
enum TextContent {
    Samples(Rc<[Complex64]>),
    Timings,
    /// Not a text; with the reason.
    NoText(String),
    /// Reading was aborted.
    Aborted,
}

/// Reads samples or timings from a file that was dropped or chosen.
///
/// # Errors
/// A message for the reader.
pub async fn read_file(file: &File, on_progress: OnProgress<'_>) -> Result<FileContent, String> {
    let name = file.name();
    if file.size() == 0.0 {
        return Err(text::file_empty(&name));
    }
    if file.size() > MAX_BYTES {
        return Err(text::file_too_large(&name));
    }
    let kind = file.type_();
    if !(kind.starts_with("audio/") || kind.starts_with("video/")) {
        match read_text(&name, file, on_progress).await? {
            TextContent::Samples(samples) => {
                return Ok(FileContent::Samples(OwnSamples {
                    name,
                    samples,
                    is_from_host: false,
                    sound: None,
                }));
            }
            TextContent::Timings => return Ok(FileContent::Timings),
            TextContent::NoText(reason) if kind.starts_with("text/") => {
                return Err(text::file_problem(&name, &reason));
            }
            TextContent::Aborted => return Ok(FileContent::Aborted),
            // Possibly sound of a type unknown to the system.
            TextContent::NoText(_) => {}
        }
    }
    decode_sound(&name, file).await.map(FileContent::Samples)
}

/// Reads a text piece by piece, with a new worker, which drops its partial state when it ends.
async fn read_text(name: &str, blob: &Blob, on_progress: OnProgress<'_>) -> Result<TextContent, String> {
    let worker = query_client();
    let (size, mut offset) = (blob.size(), 0.0);
    loop {
        let end = (offset + PIECE_BYTES).min(size);
        let unreadable = |_: JsValue| text::file_unreadable(name);
        let bytes = blob.slice_with_f64_and_f64(offset, end).map_err(unreadable)?;
        let buffer = read_bytes(name, &bytes).await?;
        let bytes = Uint8Array::new(&buffer).to_vec();
        let query = ReadPiece { first: offset == 0.0, last: end == size, piece: bytes };
        let reading = worker.answer(query).await.map_err(|reason| text::file_problem(name, &reason))?;
        offset = end;
        if !on_progress(offset / size) {
            return Ok(TextContent::Aborted);
        }
        match reading {
            Reading::Begun => {}
            Reading::Timings => return Ok(TextContent::Timings),
            Reading::NoText(reason) => return Ok(TextContent::NoText(reason)),
            Reading::Done(samples) => return Ok(TextContent::Samples(samples.into())),
        }
    }
}

/// Reads the bytes of a file.
///
/// # Errors
/// A message for the reader.
pub async fn read_bytes(name: &str, blob: &Blob) -> Result<ArrayBuffer, String> {
    let unreadable = |_: JsValue| text::file_unreadable(name);
    JsFuture::from(blob.array_buffer()).await.map_err(unreadable)?.dyn_into().map_err(unreadable)
}

/// Reads a file as text; `None` if it cannot be read.
pub async fn read_as_text(file: &Blob) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Whether a text starts like a tour file (JSON). Files of samples do not.
pub fn is_tour(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('{')
}

/// Whether a text that could be a tour is a measured run or a machine, which contain `"hyperfly"`.
pub fn is_measured(text: &str) -> bool {
    text.contains("\"hyperfly\"")
}

/// Whether a text that could be a tour is an exercise: it contains its type, or a field that only exercises have.
pub fn is_exercise(text: &str) -> bool {
    ["\"hyperfly-exercise\"", "\"starter\""].iter().any(|field| text.contains(field))
}

/// Reads a tour file; `None` for other files. Reads one byte more than the limit at most, which suffices to refuse it.
pub async fn read_tour(file: &File) -> Option<String> {
    let head = async |bytes: f64| read_as_text(&file.slice_with_f64_and_f64(0.0, bytes).ok()?).await;
    if !is_tour(&head(256.0).await?) {
        return None;
    }
    head(hyperfly_tours::MAX_BYTES as f64 + 1.0).await
}
