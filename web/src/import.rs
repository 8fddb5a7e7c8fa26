//! Files into samples: CSV by `files`, sound by the browser's own decoder.

use crate::files::{MAX_LINES, parse_csv};
use hyperfly_text::controls as text;
use js_sys::ArrayBuffer;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioBuffer, File, OfflineAudioContext};

/// The largest file that is read, in bytes.
const MAX_BYTES: f64 = 256.0 * 1024.0 * 1024.0;

/// The reader's own samples.
#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    /// Where they come from.
    pub name: String,
    /// re, im, re, im …
    pub samples: Rc<[f64]>,
}

impl Own {
    /// How many samples there are.
    pub fn len(&self) -> usize {
        self.samples.len() / 2
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }
}

/// Samples from text that was pasted.
pub fn from_text(name: &str, text: &str) -> Result<Own, String> {
    let samples = parse_csv(text).map_err(|error| text::file_problem(name, &error.to_string()))?;
    Ok(Own { name: name.to_owned(), samples: samples.into() })
}

/// Samples from a file that was dropped or chosen.
pub async fn from_file(file: File) -> Result<Own, String> {
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

async fn from_sound(name: &str, buffer: &ArrayBuffer) -> Result<Own, String> {
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
    Ok(Own { name: name.to_owned(), samples })
}
