//! A message between the page and a worker: any serialisable control message, and the typed arrays whose memory changes hands.

use js_sys::Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

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
    /// Packs a control message with its buffers: typed arrays, which are transferred, or strings, which are copied.
    ///
    /// # Panics
    /// If the control message cannot be a JavaScript value, which plain data can.
    pub fn new(control: &impl Serialize, buffers: &[JsValue]) -> Packet {
        // n may be 2^60 and a seed any 64 bits: they are a BigInt, which holds every integer.
        let serializer = Serializer::new().serialize_large_number_types_as_bigints(true);
        let control = control.serialize(&serializer).expect("control messages are plain data");
        let message = Array::of1(&control);
        let transfer = Array::new();
        for buffer in buffers {
            message.push(buffer);
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
        let control = serde_wasm_bindgen::from_value(parts.shift()).ok()?;
        Some((control, parts))
    }
}
