//! Files of the reader's: samples as text, which a worker reads, or as sound, which the browser's own decoder reads; tours; and
//! what a worker shows of a real machine.

use crate::state::samples::OwnSamples;
use crate::worker::browser::query_client;
use crate::worker::protocol::queries::samples::{ReadPiece, Reading};
use hyperfly_core::Complex64;
use hyperfly_core::limits::MAX_N_DATA;
use hyperfly_text::controls as text;
use js_sys::{ArrayBuffer, Uint8Array};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioBuffer, Blob, File, OfflineAudioContext};

/// The largest file of samples that is read, in bytes.
const MAX_BYTES: f64 = hyperfly_request::samples::MAX_BYTES as f64;
/// A worker gets so many bytes of a text at a time.
const PIECE: f64 = 262_144.0;

/// Hears how much of a file is read, from 0 to 1, and says whether to go on.
pub type Told<'a> = &'a dyn Fn(f64) -> bool;

/// What is found in a file.
pub enum Found {
    /// Samples.
    Samples(OwnSamples),
    /// Timings of a run.
    Timings,
    /// It is not to be read on.
    Left,
}

/// What a text is.
enum Text {
    Samples(Rc<[Complex64]>),
    Timings,
    /// No text, and why.
    None(String),
    /// It is not read to its end.
    Left,
}

/// Samples from a file that was dropped or chosen.
pub async fn from_file(file: &File, told: Told<'_>) -> Result<Found, String> {
    let name = file.name();
    if file.size() == 0.0 {
        return Err(text::file_empty(&name));
    }
    if file.size() > MAX_BYTES {
        return Err(text::file_too_large(&name));
    }
    let kind = file.type_();
    if !(kind.starts_with("audio/") || kind.starts_with("video/")) {
        match read(&name, file, told).await? {
            Text::Samples(samples) => return Ok(Found::Samples(OwnSamples { name, samples })),
            Text::Timings => return Ok(Found::Timings),
            Text::None(why) if kind.starts_with("text/") => return Err(text::file_problem(&name, &why)),
            Text::Left => return Ok(Found::Left),
            // Sound whose kind the system does not know, or nothing that we can read.
            Text::None(_) => {}
        }
    }
    sound(&name, file).await.map(Found::Samples)
}

/// Reads a text piece by piece. Its worker is its own: what is left goes with it.
async fn read(name: &str, blob: &Blob, told: Told<'_>) -> Result<Text, String> {
    let worker = query_client();
    let (size, mut at) = (blob.size(), 0.0);
    loop {
        let end = (at + PIECE).min(size);
        let unreadable = |_: JsValue| text::file_unreadable(name);
        let piece = blob.slice_with_f64_and_f64(at, end).map_err(unreadable)?;
        let buffer = bytes(name, &piece).await?;
        let piece = Uint8Array::new(&buffer).to_vec();
        let query = ReadPiece { first: at == 0.0, last: end == size, piece };
        let reading = worker.answer(query).await.map_err(|why| text::file_problem(name, &why))?;
        at = end;
        if !told(at / size) {
            return Ok(Text::Left);
        }
        match reading {
            Reading::Begun => {}
            Reading::Timings => return Ok(Text::Timings),
            Reading::NoText(why) => return Ok(Text::None(why)),
            Reading::Done(samples) => return Ok(Text::Samples(samples.into())),
        }
    }
}

async fn bytes(name: &str, blob: &Blob) -> Result<ArrayBuffer, String> {
    let unreadable = |_: JsValue| text::file_unreadable(name);
    JsFuture::from(blob.array_buffer()).await.map_err(unreadable)?.dyn_into().map_err(unreadable)
}

/// Samples of a sound: a file, or what was recorded.
pub async fn sound(name: &str, sound: &Blob) -> Result<OwnSamples, String> {
    let buffer = bytes(name, sound).await?;
    let undecodable = |_: JsValue| text::file_undecodable(name);
    let context = OfflineAudioContext::new_with_number_of_channels_and_length_and_sample_rate(1, 1, 44_100.0)
        .map_err(undecodable)?;
    let decoded = context.decode_audio_data(&buffer).map_err(undecodable)?;
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
    let heard = channel.iter().skip(begin).take(MAX_N_DATA as usize);
    let samples = heard.map(|&x| Complex64::from(f64::from(x))).collect();
    Ok(OwnSamples { name: name.to_owned(), samples })
}

/// What is in a file, if it is a text.
pub async fn text_of(file: &Blob) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Whether a text is the file of a tour: samples do not begin so.
pub fn is_tour(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('{')
}

/// Whether a text that could be a tour is a measured run or a machine: those say so, tours have a name of their own.
pub fn is_measured(text: &str) -> bool {
    text.contains("\"hyperfly\"")
}

/// Whether a text that could be a tour is an exercise: it says so, or has what only exercises have.
pub fn is_exercise(text: &str) -> bool {
    ["\"hyperfly-exercise\"", "\"starter\""].iter().any(|field| text.contains(field))
}

/// The text of a file that is one of a tour: of a longer one than there may be just enough to see that.
pub async fn tour(file: &File) -> Option<String> {
    let head = async |most: f64| text_of(&file.slice_with_f64_and_f64(0.0, most).ok()?).await;
    if !is_tour(&head(256.0).await?) {
        return None;
    }
    head(hyperfly_tours::MAX_BYTES as f64 + 1.0).await
}
