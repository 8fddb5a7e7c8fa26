//! Workers of the browser, and its clock, for the client of a worker and the pool of the curves.

use crate::worker::client::{Heard, Host, Link};
use crate::worker::instance::Instance;
use crate::worker::protocol::ToWorker;
use crate::worker::start;
use crate::worker::sweep::Surroundings;
use gloo::timers::callback::{Interval, Timeout};
use std::any::Any;
use std::rc::Rc;

/// The browser.
pub struct Browser;

impl Link for Instance {
    fn post(&self, message: &ToWorker) {
        Instance::post(self, message);
    }
}

impl Host for Browser {
    fn start(&self, reads: bool, hear: Box<dyn Fn(Heard)>) -> Option<Box<dyn Link>> {
        let worker = if reads { start::reader() } else { start::worker() }.ok()?;
        let hear = Rc::new(hear);
        let failed = hear.clone();
        let hear = move |message| hear(Heard::Message(message));
        let fail = move |why| failed(Heard::Failed(why));
        Some(Box::new(Instance::new(worker, Box::new(hear), Box::new(fail))))
    }

    fn every(&self, milliseconds: u32, call: Box<dyn Fn()>) -> Box<dyn Any> {
        Box::new(Interval::new(milliseconds, call))
    }
}

impl Surroundings for Browser {
    fn after(&self, milliseconds: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any> {
        Box::new(Timeout::new(milliseconds, call))
    }

    fn cores(&self) -> usize {
        gloo::utils::window().navigator().hardware_concurrency() as usize
    }
}
