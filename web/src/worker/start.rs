//! How a worker is started. Where its script and its module come from is the business of web/start.js.

use wasm_bindgen::prelude::*;
use web_sys::Worker;

#[wasm_bindgen]
extern "C" {
    /// Starts a worker that does what this name says: `explorer`, `answers` or `program`.
    #[wasm_bindgen(js_name = hyperflyWorker, catch)]
    fn start(module: &str) -> Result<Worker, JsValue>;
}

/// Starts a worker that runs scenarios; it says that it is ready when it listens.
///
/// # Errors
/// What the browser threw, if it starts no worker.
pub fn worker() -> Result<Worker, JsValue> {
    start("explorer")
}

/// Starts a worker that also runs what readers write.
///
/// # Errors
/// What the browser threw, if it starts no worker.
pub fn reader() -> Result<Worker, JsValue> {
    start("program")
}

/// Starts a worker that answers queries.
///
/// # Errors
/// What the browser threw, if it starts no worker.
pub fn answerer() -> Result<Worker, JsValue> {
    start("answers")
}
