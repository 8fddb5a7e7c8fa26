//! The worker module that also runs schedules written by the reader. It is a package of its own because its parser would otherwise
//! be linked into every module that could use it.

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
