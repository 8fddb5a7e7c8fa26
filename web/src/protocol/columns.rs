//! What typed arrays hold; `None` for what is no such array.

use js_sys::{Float32Array, Float64Array, Uint32Array};
use wasm_bindgen::{JsCast, JsValue};

/// The numbers of a Float64Array.
pub fn doubles(column: JsValue) -> Option<Vec<f64>> {
    Some(column.dyn_into::<Float64Array>().ok()?.to_vec())
}

/// The numbers of a Float32Array.
pub fn floats(column: JsValue) -> Option<Vec<f32>> {
    Some(column.dyn_into::<Float32Array>().ok()?.to_vec())
}

/// The numbers of a Uint32Array.
pub fn words(column: JsValue) -> Option<Vec<u32>> {
    Some(column.dyn_into::<Uint32Array>().ok()?.to_vec())
}
