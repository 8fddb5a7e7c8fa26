//! Explorer and late module in one, for the page that is one file: what both are made of is in it once.

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) if scope.name() == "processor" => {
            hyperfly_web::late::worker::measure::processor::start(&scope);
        }
        Ok(scope) if scope.name() == "late" => hyperfly_web::late::worker::serve::start(),
        Ok(scope) => hyperfly_web::worker::start(scope, None),
        Err(_) => hyperfly_web::page::start(),
    }
}
