//! The late module: the page's second one, a worker that answers what the page does not work out itself, or one that is a processor
//! of what is measured.

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    match &*scope.name() {
        "processor" => hyperfly_web::late::worker::measure::processor::start(&scope),
        _ => hyperfly_web::late::worker::serve::start(),
    }
}
