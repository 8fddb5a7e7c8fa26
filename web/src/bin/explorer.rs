//! The explorer: one module, loaded and compiled once, that is the page in a window and a worker in a worker.

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => hyperfly_web::worker::start(scope, None),
        Err(_) => hyperfly_web::page::start(),
    }
}
