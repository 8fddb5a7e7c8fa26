//! Files of the reader's: samples as CSV (`files`) or as sound, which the browser's own decoder reads, and tours.

use crate::files::{MAX_LINES, parse_csv};
use crate::samples::OwnSamples;
use hyperfly_text::controls as text;
use js_sys::ArrayBuffer;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioBuffer, Blob, File, OfflineAudioContext};

/// The largest file of samples that is read, in bytes.
const MAX_BYTES: f64 = 256.0 * 1024.0 * 1024.0;
/// The largest file that may be a tour, in bytes; `hyperfly_tours` reads no more.
const MAX_TOUR: f64 = (2 << 20) as f64;

/// Samples from text that was pasted.
pub fn from_text(name: &str, text: &str) -> Result<OwnSamples, String> {
    let samples = parse_csv(text).map_err(|error| text::file_problem(name, &error.to_string()))?;
    Ok(OwnSamples { name: name.to_owned(), samples: samples.into() })
}

/// Samples from a file that was dropped or chosen.
pub async fn from_file(file: File) -> Result<OwnSamples, String> {
    let name = file.name();
    if file.size() == 0.0 {
        return Err(text::file_empty(&name));
    }
    if file.size() > MAX_BYTES {
        return Err(text::file_too_large(&name));
    }
    let unreadable = |_: JsValue| text::file_unreadable(&name);
    let buffer: ArrayBuffer =
        JsFuture::from(file.array_buffer()).await.map_err(unreadable)?.dyn_into().map_err(unreadable)?;
    let kind = file.type_();
    if kind.starts_with("audio/") || kind.starts_with("video/") {
        return from_sound(&name, &buffer).await;
    }
    let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
    match String::from_utf8(bytes) {
        Ok(text) => from_text(&name, &text),
        // No text: sound whose kind the system does not know, or nothing that we can read.
        Err(_) => from_sound(&name, &buffer).await,
    }
}

/// Samples of a sound that was recorded.
pub async fn sound(name: &str, sound: &Blob) -> Result<OwnSamples, String> {
    let unreadable = |_: JsValue| text::file_unreadable(name);
    let buffer: ArrayBuffer =
        JsFuture::from(sound.array_buffer()).await.map_err(unreadable)?.dyn_into().map_err(unreadable)?;
    from_sound(name, &buffer).await
}

async fn from_sound(name: &str, buffer: &ArrayBuffer) -> Result<OwnSamples, String> {
    let undecodable = |_: JsValue| text::file_undecodable(name);
    let context = OfflineAudioContext::new_with_number_of_channels_and_length_and_sample_rate(1, 1, 44_100.0)
        .map_err(undecodable)?;
    let decoded = context.decode_audio_data(buffer).map_err(undecodable)?;
    let sound: AudioBuffer =
        JsFuture::from(decoded).await.map_err(undecodable)?.dyn_into().map_err(undecodable)?;
    let channel = sound.get_channel_data(0).map_err(undecodable)?;
    if channel.is_empty() {
        return Err(text::file_no_sound(name));
    }
    if channel.iter().all(|&x| x.abs() < 1e-6) {
        return Err(text::file_silent(name));
    }
    // Sound often begins with silence, whose transform shows nothing.
    let begin = channel.iter().position(|&x| x.abs() >= 1e-3).unwrap_or(0);
    let heard = channel.iter().skip(begin).take(MAX_LINES);
    let samples: Rc<[f64]> = heard.flat_map(|&x| [f64::from(x), 0.0]).collect();
    Ok(OwnSamples { name: name.to_owned(), samples })
}

/// Whether a text is the file of a tour: samples do not begin so.
pub fn is_tour(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('{')
}

/// The text of a file that is one of a tour.
pub async fn tour(file: &File) -> Option<String> {
    if file.size() > MAX_TOUR {
        return None;
    }
    let text = JsFuture::from(file.text()).await.ok()?.as_string()?;
    is_tour(&text).then_some(text)
}
