//! Recording sound from the microphone.

use crate::files::recorder::Recorder;
use gloo::utils::window;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, MediaRecorder, MediaStream, MediaStreamConstraints, MediaStreamTrack};

/// A recording microphone. Released on drop.
pub struct Microphone {
    stream: MediaStream,
    recorder: Recorder,
}

impl Microphone {
    /// Asks the reader for permission and starts recording.
    ///
    /// # Errors
    /// There is no microphone, or the reader or the embedding page does not allow it.
    pub async fn begin() -> Result<Microphone, JsValue> {
        let constraints = MediaStreamConstraints::new();
        constraints.set_audio(&JsValue::TRUE);
        let stream = window().navigator().media_devices()?.get_user_media_with_constraints(&constraints)?;
        let stream: MediaStream = JsFuture::from(stream).await?.unchecked_into();
        let recorder = Recorder::begin(MediaRecorder::new_with_media_stream(&stream)?)?;
        Ok(Microphone { stream, recorder })
    }

    pub fn stop(&self) {
        self.recorder.stop();
    }

    /// Waits until the recording stops and returns it.
    ///
    /// # Errors
    /// The recording is too large for the browser.
    pub async fn sound(&self) -> Result<Blob, JsValue> {
        self.recorder.end("audio/webm").await
    }
}

impl Drop for Microphone {
    fn drop(&mut self) {
        self.recorder.stop();
        self.stream.get_tracks().iter().for_each(|track| track.unchecked_into::<MediaStreamTrack>().stop());
    }
}
