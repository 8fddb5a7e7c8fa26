//! The module of programs: a worker that runs scenarios as the explorer's does, and schedules that the reader writes. It is a package of
//! its own, as what reads programs would be linked into every module that could use it.

mod below;
mod by_line;
mod reader;
mod task;

use hyperfly_web::worker::simulate;
use wasm_bindgen::JsCast;

fn main() {
    simulate::start(js_sys::global().unchecked_into(), Some(Box::new(reader::Reader::default())));
}
