//! What page and worker say to each other: small control messages, bulk as transferred typed arrays.
//!
//! A message is an array `[control, …buffers]`. The scenario travels as its URL fragment, the one schema there is.

pub mod bulk;
mod control;
pub mod desk;
mod report;
mod values;

pub use bulk::{complex, decode, encode};
pub use control::{FromWorker, Job, Problem, ToWorker};
pub use report::{decode_report, encode_report};
pub use values::{Control, Values};

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;

/// Names the build, so that a page never works with a worker of another one.
pub const BUILD_ID: &str = match option_env!("HYPERFLY_BUILD_ID") {
    Some(id) => id,
    None => "development",
};

/// A message and the list of what is transferred with it.
pub struct Packet {
    /// `[control, …buffers]`.
    pub message: JsValue,
    /// The memory of the buffers, which changes hands.
    pub transfer: Array,
}

impl Packet {
    /// Packs a control message with its typed arrays.
    pub fn new(control: &impl Control, buffers: &[JsValue]) -> Packet {
        let message = Array::new();
        message.push(&control.write().into());
        let transfer = Array::new();
        for buffer in buffers {
            message.push(buffer);
            if let Ok(memory) = Reflect::get(buffer, &JsValue::from_str("buffer")) {
                transfer.push(&memory);
            }
        }
        Packet { message: message.into(), transfer }
    }

    /// Unpacks a message; `None` if it is not one of ours.
    pub fn open<T: Control>(message: &JsValue) -> Option<(T, Array)> {
        let parts = Array::is_array(message).then(|| Array::from(message))?;
        let mut values = Values::from_message(&parts.shift())?;
        let kind = values.text()?;
        Some((T::read(&kind, &mut values)?, parts))
    }
}
