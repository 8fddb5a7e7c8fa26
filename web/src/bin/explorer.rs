//! The WebAssembly module of the page and its workers.

use hyperfly_web::engine;
use hyperfly_web::worker::answers::measure::processor;
use hyperfly_web::worker::answers::service::Service;
use hyperfly_web::worker::serve::{self, Services};
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    if engine::is_only_engine() {
        return;
    }
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return hyperfly_web::app::root::start();
    };
    // A processor of a measured run talks only to the worker that conducts the measurement.
    if scope.name() == "processor" {
        return processor::start(&scope);
    }
    let queries = Box::new(Service::new(scope.clone()));
    serve::start(scope, Services { queries: Some(queries), ..Services::default() });
}
