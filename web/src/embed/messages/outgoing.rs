//! What a figure says.

use crate::embed::summary::{FieldProblem, RunSummary};
use serde::Serialize;
use serde_wasm_bindgen::{Error, Serializer, preserve};
use wasm_bindgen::JsValue;

/// The version of the messages, in each of them.
pub const VERSION: f64 = 1.0;

/// A message: its type and its fields, as docs/messages.md has them.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Outgoing {
    /// The first picture is there.
    Ready {
        /// The version of hyperfly.
        version: &'static str,
        /// What is shown, as a fragment.
        request: String,
        /// The natural height in pixels.
        height: f64,
    },
    /// The figure wants another height.
    Resize {
        /// The natural height in pixels.
        height: f64,
    },
    /// Something is not possible.
    Error {
        /// Why, in words.
        message: String,
        /// The same field by field.
        problems: Vec<FieldProblem>,
    },
    /// How things are.
    State {
        /// What is shown, as a fragment.
        request: String,
        /// The cursor, in virtual time.
        t: f64,
        /// The end of the run.
        t_parallel: f64,
        /// Whether time runs.
        playing: bool,
        /// The run, once there is one.
        run: Option<Box<RunSummary>>,
        /// What there is to see, in words.
        sentence: String,
    },
    /// A file.
    Export {
        /// Its format.
        format: &'static str,
        /// What it is called.
        name: String,
        /// Its type.
        mime: String,
        /// What is in it: a string for what is text, else an `ArrayBuffer`.
        #[serde(with = "preserve")]
        data: JsValue,
    },
}

#[derive(Serialize)]
struct Message {
    hyperfly: f64,
    /// That of what is answered.
    #[serde(with = "preserve", skip_serializing_if = "JsValue::is_undefined")]
    id: JsValue,
    #[serde(flatten)]
    body: Outgoing,
}

impl Outgoing {
    /// The message as an object of JavaScript, which answers the one with this `id`, if it is not undefined.
    ///
    /// # Errors
    /// Never: everything in it can be told.
    pub fn message(self, id: &JsValue) -> Result<JsValue, Error> {
        let serializer = Serializer::new().serialize_missing_as_null(true).serialize_maps_as_objects(true);
        Message { hyperfly: VERSION, id: id.clone(), body: self }.serialize(&serializer)
    }
}
