//! Workers of the browser, and its clock, for the client of a worker and the pool of the curves.

use crate::client::{Heard, Host, Link};
use crate::instance::Instance;
use crate::protocol::{ToWorker, decode, decode_report};
use crate::start;
use crate::sweep::Surroundings;
use gloo::timers::callback::{Interval, Timeout};
use hyperfly_core::report::Report;
use hyperfly_core::{Run, Scenario};
use js_sys::{Array, Float64Array};
use std::any::Any;
use std::rc::Rc;
use wasm_bindgen::JsCast;

/// The browser.
pub struct Browser;

impl Link for Instance {
    fn post(&self, message: &ToWorker) {
        Instance::post(self, message, &[]);
    }

    fn post_samples(&self, samples: &[f64]) {
        Instance::post(self, &ToWorker::Samples, &[Float64Array::from(samples).into()]);
    }
}

impl Host<Array> for Browser {
    fn start(&self, reads: bool, hear: Box<dyn Fn(Heard<Array>)>) -> Option<Box<dyn Link>> {
        let worker = if reads { start::reader() } else { start::worker() }.ok()?;
        let hear = Rc::new(hear);
        let failed = hear.clone();
        let hear = move |message, buffers| hear(Heard::Message(message, buffers));
        let fail = move |why| failed(Heard::Failed(why));
        Some(Box::new(Instance::new(worker, Box::new(hear), Box::new(fail))))
    }

    fn every(&self, milliseconds: u32, call: Box<dyn Fn()>) -> Box<dyn Any> {
        Box::new(Interval::new(milliseconds, call))
    }
}

impl Surroundings<Array> for Browser {
    fn after(&self, milliseconds: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any> {
        Box::new(Timeout::new(milliseconds, call))
    }

    fn cores(&self) -> usize {
        gloo::utils::window().navigator().hardware_concurrency() as usize
    }

    fn run(&self, scenario: Scenario, columns: &Array, after: Option<&Run>) -> Option<Run> {
        decode(scenario, columns, after)
    }

    fn report(&self, buffers: &Array) -> Option<Report> {
        decode_report(&buffers.get(0).dyn_into().ok()?)
    }
}
