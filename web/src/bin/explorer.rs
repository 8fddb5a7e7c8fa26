//! The module of the page and its workers. The name of a worker says what it does.

use hyperfly_web::worker::answers::{measure::processor, serve};
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return hyperfly_web::app::page::start();
    };
    match &*scope.name() {
        "processor" => processor::start(&scope),
        "answers" => serve::start(),
        _ => hyperfly_web::worker::simulate::start(scope, None),
    }
}
