//! Messages from a figure.

use crate::embed::summary::RunSummary;
use crate::worker::protocol::Problem;
use serde::Serialize;
use serde_wasm_bindgen::{Error, Serializer, preserve};
use wasm_bindgen::JsValue;

/// Version of the messages, which each of them carries.
pub const VERSION: f64 = 1.0;

/// A message with its type and fields, as specified in docs/messages.md.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum OutgoingMessage {
    Ready {
        version: &'static str,
        /// The displayed request, as a fragment.
        request: String,
        /// Natural height in pixels.
        height: f64,
    },
    /// The figure prefers another height.
    Resize {
        /// Natural height in pixels.
        height: f64,
    },
    Error {
        message: String,
        problems: Vec<Problem>,
    },
    /// The current state.
    State {
        /// The displayed request, as a fragment.
        request: String,
        /// Cursor in virtual time.
        t: f64,
        /// End of the run, once there is one.
        t_parallel: Option<f64>,
        playing: bool,
        /// The run, once there is one.
        run: Option<Box<RunSummary>>,
        /// Sentences on what to see.
        sentence: String,
    },
    /// An exported file.
    Export {
        format: &'static str,
        name: String,
        mime: String,
        /// A string for text, otherwise an `ArrayBuffer`.
        #[serde(with = "preserve")]
        data: JsValue,
    },
}

#[derive(Serialize)]
struct Message {
    hyperfly: f64,
    /// Id of the message that this replies to.
    #[serde(with = "preserve", skip_serializing_if = "JsValue::is_undefined")]
    id: JsValue,
    #[serde(flatten)]
    body: OutgoingMessage,
}

impl OutgoingMessage {
    /// Serialises the message to a JavaScript object, with an `id` unless that is undefined.
    ///
    /// # Errors
    /// Never: all fields are serialisable.
    pub fn message(self, id: &JsValue) -> Result<JsValue, Error> {
        let serializer = Serializer::new().serialize_missing_as_null(true).serialize_maps_as_objects(true);
        Message { hyperfly: VERSION, id: id.clone(), body: self }.serialize(&serializer)
    }
}
