//! A sound of the reader's own, from the microphone.

use crate::files::recorder::Recorder;
use gloo::utils::window;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, MediaRecorder, MediaStream, MediaStreamConstraints, MediaStreamTrack};

/// A microphone that is recorded; let go of when this is dropped.
pub struct Microphone {
    stream: MediaStream,
    recorder: Recorder,
}

impl Microphone {
    /// Asks the reader, and begins.
    ///
    /// # Errors
    /// There is none, or the reader or the page around this one does not allow it.
    pub async fn begin() -> Result<Microphone, JsValue> {
        let asked = MediaStreamConstraints::new();
        asked.set_audio(&JsValue::TRUE);
        let stream = window().navigator().media_devices()?.get_user_media_with_constraints(&asked)?;
        let stream: MediaStream = JsFuture::from(stream).await?.unchecked_into();
        let recorder = Recorder::begin(MediaRecorder::new_with_media_stream(&stream)?)?;
        Ok(Microphone { stream, recorder })
    }

    /// Stops.
    pub fn stop(&self) {
        self.recorder.stop();
    }

    /// The sound, once it has stopped.
    ///
    /// # Errors
    /// It is too large for the browser.
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
