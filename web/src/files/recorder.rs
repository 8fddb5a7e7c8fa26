//! A running `MediaRecorder` and its recorded data.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobEvent, BlobPropertyBag, MediaRecorder};

/// A running recorder.
pub struct Recorder {
    recorder: MediaRecorder,
    chunks: Array,
    stopped: Promise,
    _on_data: Closure<dyn FnMut(BlobEvent)>,
}

impl Recorder {
    /// Starts recording.
    ///
    /// # Errors
    /// The browser refuses.
    pub fn begin(recorder: MediaRecorder) -> Result<Recorder, JsValue> {
        let chunks = Array::new();
        let received = chunks.clone();
        let on_data = Closure::<dyn FnMut(BlobEvent)>::new(move |event: BlobEvent| {
            received.push(&event.data().map_or(JsValue::NULL, JsValue::from));
        });
        recorder.set_ondataavailable(Some(on_data.as_ref().unchecked_ref()));
        let stopped = Promise::new(&mut |done, _| recorder.set_onstop(Some(&done)));
        recorder.start()?;
        Ok(Recorder { recorder, chunks, stopped, _on_data: on_data })
    }

    /// Stops recording. Has no effect if the recorder has stopped already.
    pub fn stop(&self) {
        let _ = self.recorder.stop();
    }

    /// Waits until the recorder stops and returns the recording.
    ///
    /// # Errors
    /// The recording is too large for the browser.
    pub async fn end(&self, mime: &str) -> Result<Blob, JsValue> {
        // This promise is never rejected.
        let _ = JsFuture::from(self.stopped.clone()).await;
        let kind = BlobPropertyBag::new();
        kind.set_type(mime);
        Blob::new_with_blob_sequence_and_options(&self.chunks, &kind)
    }
}
