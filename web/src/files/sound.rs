//! Sound as samples: every sample of a file, at the file's own rate.

use crate::files::import::read_bytes;
use crate::state::samples::{OwnSamples, Sound};
use hyperfly_core::Complex64;
use hyperfly_core::limits::MAX_N_DATA;
use hyperfly_text::controls as text;
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioBuffer, Blob, OfflineAudioContext};

/// Rate at which files without a known rate are decoded, in hertz.
const DEFAULT_RATE: u32 = 44_100;
/// Number of bytes at the beginning of a file that are searched for its rate.
const HEAD_BYTES: u32 = 1 << 16;

/// Decodes a sound file or recording into at most [`MAX_N_DATA`] samples, each the mean of all channels.
///
/// # Errors
/// A message for the reader.
pub async fn decode_sound(name: &str, sound: &Blob) -> Result<OwnSamples, String> {
    let undecodable = |_: JsValue| text::file_undecodable(name);
    let buffer = read_bytes(name, sound).await?;
    let head = Uint8Array::new(&buffer);
    let head = head.subarray(0, HEAD_BYTES.min(head.length())).to_vec();
    let own_rate = sample_rate(&head);
    // The decoder resamples to its own rate, so it is created with the file's rate, if the browser supports that.
    let decoded = match own_rate {
        Some(rate) => decode(&buffer, rate).await,
        None => Err(JsValue::NULL),
    };
    let is_own_rate = decoded.is_ok();
    let decoded = match decoded {
        Ok(decoded) => decoded,
        Err(_) => decode(&buffer, DEFAULT_RATE).await.map_err(undecodable)?,
    };
    let channels: Vec<Vec<f32>> = (0..decoded.number_of_channels())
        .map(|channel| decoded.get_channel_data(channel))
        .collect::<Result<_, _>>()
        .map_err(undecodable)?;
    if decoded.length() == 0 || channels.is_empty() {
        return Err(text::file_no_sound(name));
    }
    if channels.iter().flatten().all(|&x| x.abs() < 1e-6) {
        return Err(text::file_silent(name));
    }
    let mean = |at: usize| channels.iter().map(|channel| f64::from(channel[at])).sum::<f64>();
    let count = (decoded.length() as usize).min(MAX_N_DATA as usize);
    let samples = (0..count).map(|at| Complex64::from(mean(at) / channels.len() as f64)).collect();
    let sound = Sound {
        rate: decoded.sample_rate().into(),
        is_own_rate,
        channels: decoded.number_of_channels(),
        length: decoded.length().into(),
    };
    Ok(OwnSamples { name: name.to_owned(), samples, is_from_host: false, sound: Some(sound) })
}

/// Decodes a sound at a rate in hertz. Decoding detaches its buffer, so it gets a copy.
async fn decode(buffer: &ArrayBuffer, rate: u32) -> Result<AudioBuffer, JsValue> {
    let context =
        OfflineAudioContext::new_with_number_of_channels_and_length_and_sample_rate(1, 1, rate as f32)?;
    JsFuture::from(context.decode_audio_data(&buffer.slice(0))?).await?.dyn_into()
}

/// Returns the sample rate in hertz from the header of a WAV, FLAC, Ogg Vorbis, Opus or MP3 file.
fn sample_rate(head: &[u8]) -> Option<u32> {
    let little = |at: usize| Some(u32::from_le_bytes(head.get(at..at + 4)?.try_into().ok()?));
    let find = |mark: &[u8]| head.windows(mark.len()).position(|window| window == mark);
    let rate = if head.starts_with(b"RIFF") && head.get(8..12) == Some(b"WAVE") {
        little(find(b"fmt ")? + 12)?
    } else if head.starts_with(b"fLaC") {
        // 20 bits of STREAMINFO, the first block.
        u32::from_be_bytes([0, *head.get(18)?, *head.get(19)?, *head.get(20)?]) >> 4
    } else if head.starts_with(b"OggS") && find(b"\x01vorbis").is_some() {
        little(find(b"\x01vorbis")? + 12)?
    } else if find(b"OpusHead").is_some() || find(b"A_OPUS").is_some() {
        // Opus decoders always output this rate (RFC 7845, section 5.1).
        48_000
    } else {
        mp3_rate(head)?
    };
    (rate > 0).then_some(rate)
}

/// Returns the rate of the first frame of an MP3 file, after its tags.
fn mp3_rate(head: &[u8]) -> Option<u32> {
    let begin = match head.get(..10)? {
        tag @ [b'I', b'D', b'3', ..] => {
            10 + tag[6..10].iter().fold(0, |size, byte| size << 7 | usize::from(byte & 0x7f))
        }
        _ => 0,
    };
    let [0xff, version, rate, ..] = *head.get(begin..)? else { return None };
    // Bits of the version: 11 for 1, 10 for 2, 00 for 2.5.
    let halvings = match (version & 0xe0 == 0xe0).then_some(version >> 3 & 3)? {
        3 => 0,
        2 => 1,
        0 => 2,
        _ => return None,
    };
    let of_version_1 = *[44_100u32, 48_000, 32_000].get(usize::from(rate >> 2 & 3))?;
    Some(of_version_1 >> halvings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sample_rate_is_read_from_headers() {
        let wav = |chunk: &[u8]| {
            let mut bytes = b"RIFF\0\0\0\0WAVE".to_vec();
            bytes.extend_from_slice(chunk);
            bytes.extend_from_slice(b"fmt \x10\0\0\0\x01\0\x02\0\x40\x1f\0\0");
            bytes
        };
        assert_eq!(sample_rate(&wav(b"")), Some(8000));
        assert_eq!(sample_rate(&wav(b"LIST\x04\0\0\0INFO")), Some(8000));
        let mut flac = b"fLaC\0\0\0\x22".to_vec();
        flac.extend_from_slice(&[0; 10]);
        // 96,000 in 20 bits, then the other fields.
        flac.extend_from_slice(&[0x17, 0x70, 0x0f]);
        assert_eq!(sample_rate(&flac), Some(96_000));
        assert_eq!(sample_rate(b"OggS....\x01vorbis\0\0\0\0\x01\x22\x56\0\0"), Some(22_050));
        assert_eq!(sample_rate(b"OggS....OpusHead"), Some(48_000));
        assert_eq!(sample_rate(b"ID3\x04\0\0\0\0\0\x02..\xff\xfb\x94\0........"), Some(48_000));
        assert_eq!(sample_rate(b"\xff\xf3\x40\0........"), Some(22_050));
        for other in [&b"RIFF\0\0\0\0AVI fmt "[..], b"fLaC", b"", b"text", b"\xff\xff"] {
            assert_eq!(sample_rate(other), None, "{other:?}");
        }
    }
}
