//! Packs messages between page and worker: a serialised control message, and typed arrays whose memory is transferred.

use js_sys::{Array, Uint8Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use web_sys::MessagePort;

#[wasm_bindgen]
extern "C" {
    /// An object that may have memory to transfer, such as a typed array.
    type Buffer;

    #[wasm_bindgen(method, structural, getter)]
    fn buffer(value: &Buffer) -> JsValue;
}

/// A message with its transfer list.
pub struct Packet {
    /// `[control, …buffers]`.
    pub message: JsValue,
    /// Transferred memory of the buffers.
    pub transfer: Array,
}

impl Packet {
    /// Packs a control message with buffers: typed arrays and ports are transferred, strings copied.
    pub fn new(control: &impl Serialize, buffers: &[JsValue]) -> Packet {
        // Serialisation of plain data does not fail.
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

    /// Unpacks a message into control message and buffers; `None` if it is not a packet.
    pub fn open<T: DeserializeOwned>(message: &JsValue) -> Option<(T, Array)> {
        let parts = Array::is_array(message).then(|| Array::from(message))?;
        let control = parts.shift().dyn_into::<Uint8Array>().ok()?.to_vec();
        Some((postcard::from_bytes(&control).ok()?, parts))
    }
}
