//! A message between the page and a worker: any serialisable control message as bytes, and the typed arrays whose memory changes
//! hands.

use js_sys::{Array, Uint8Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use web_sys::MessagePort;

#[wasm_bindgen]
extern "C" {
    /// Whatever may have memory to transfer: every typed array has.
    type Buffer;

    #[wasm_bindgen(method, structural, getter)]
    fn buffer(this: &Buffer) -> JsValue;
}

/// A message and the list of what is transferred with it.
pub struct Packet {
    /// `[control, …buffers]`.
    pub message: JsValue,
    /// The memory of the buffers, which changes hands.
    pub transfer: Array,
}

impl Packet {
    /// Packs a control message with its buffers: typed arrays and ports, which are transferred, or strings, which are copied.
    pub fn new(control: &impl Serialize, buffers: &[JsValue]) -> Packet {
        // Fails only for what has no fixed form; control messages are plain data.
        let control = postcard::to_allocvec(control).unwrap_or_default();
        let control = Uint8Array::from(control.as_slice());
        let (message, transfer) = (Array::of1(&control), Array::of1(&control.buffer()));
        for buffer in buffers {
            message.push(buffer);
            if buffer.is_instance_of::<MessagePort>() {
                transfer.push(buffer);
                continue;
            }
            let memory = buffer.unchecked_ref::<Buffer>().buffer();
            if !memory.is_undefined() {
                transfer.push(&memory);
            }
        }
        Packet { message: message.into(), transfer }
    }

    /// Unpacks a message into its control message and its buffers; `None` if it is not one of ours.
    pub fn open<T: DeserializeOwned>(message: &JsValue) -> Option<(T, Array)> {
        let parts = Array::is_array(message).then(|| Array::from(message))?;
        let control = parts.shift().dyn_into::<Uint8Array>().ok()?.to_vec();
        Some((postcard::from_bytes(&control).ok()?, parts))
    }
}
