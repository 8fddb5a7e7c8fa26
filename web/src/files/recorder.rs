//! The browser's recorder, and what it has recorded.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobEvent, BlobPropertyBag, MediaRecorder};

/// A recorder that records.
pub struct Recorder {
    recorder: MediaRecorder,
    parts: Array,
    stopped: Promise,
    _hear: Closure<dyn FnMut(BlobEvent)>,
}

impl Recorder {
    /// Begins.
    ///
    /// # Errors
    /// What the browser has against it.
    pub fn begin(recorder: MediaRecorder) -> Result<Recorder, JsValue> {
        let parts = Array::new();
        let heard = parts.clone();
        let hear = Closure::<dyn FnMut(BlobEvent)>::new(move |event: BlobEvent| {
            heard.push(&event.data().map_or(JsValue::NULL, JsValue::from));
        });
        recorder.set_ondataavailable(Some(hear.as_ref().unchecked_ref()));
        let stopped = Promise::new(&mut |done, _| recorder.set_onstop(Some(&done)));
        recorder.start()?;
        Ok(Recorder { recorder, parts, stopped, _hear: hear })
    }

    /// Stops, if it has not.
    pub fn stop(&self) {
        let _ = self.recorder.stop();
    }

    /// What was recorded, once it has stopped.
    ///
    /// # Errors
    /// It is too large for the browser.
    pub async fn end(&self, mime: &str) -> Result<Blob, JsValue> {
        // The recorder's event; it cannot fail.
        let _ = JsFuture::from(self.stopped.clone()).await;
        let kind = BlobPropertyBag::new();
        kind.set_type(mime);
        Blob::new_with_blob_sequence_and_options(&self.parts, &kind)
    }
}
