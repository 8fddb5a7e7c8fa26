//! The module of programs: a worker that runs scenarios as the explorer's does, and schedules that the reader writes. It is a package of
//! its own, as what reads programs would be linked into every module that could use it.

mod below;
mod by_line;
mod reader;
mod task;

use hyperfly_web::worker::serve::{self, Services};
use wasm_bindgen::JsCast;

fn main() {
    let programs = Box::new(reader::Reader::default());
    let services = Services { programs: Some(programs), ..Services::default() };
    serve::start(js_sys::global().unchecked_into(), services);
}
