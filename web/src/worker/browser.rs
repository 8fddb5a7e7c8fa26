//! The browser as a host of clients: its workers and its clock.

use crate::worker::client::{Event, Host, Link, Message, Role, WorkerClient};
use crate::worker::protocol::{Packet, WorkerCommand};
use gloo::timers::callback::{Interval, Timeout};
use std::any::Any;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker};

#[wasm_bindgen]
extern "C" {
    /// Starts a worker of this name. Where its script and its module come from is the business of web/start.js.
    #[wasm_bindgen(js_name = hyperflyWorker, catch)]
    fn start_worker(name: &str) -> Result<Worker, JsValue>;

    /// An event that says what failed. A script that cannot be loaded fails with a plain event, which has no message.
    type Failure;
    #[wasm_bindgen(method, structural, getter)]
    fn message(this: &Failure) -> Option<String>;
}

/// The browser.
pub struct Browser;

impl Host for Browser {
    fn start(&self, role: Role, hear: Box<dyn Fn(Message)>) -> Option<Box<dyn Link>> {
        let worker = start_worker(role.name()).ok()?;
        let hear = Rc::new(hear);
        let failed = hear.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some((reply, _)) = Packet::open(&event.data()) {
                hear(Message::Reply(reply));
            }
        });
        let on_error = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| {
            let why = event.unchecked_ref::<Failure>().message();
            failed(Message::Failed(why.unwrap_or_else(|| hyperfly_text::page::script_missing().to_owned())));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Box::new(Instance { worker, _on_message: on_message, _on_error: on_error }))
    }

    fn every(&self, milliseconds: u32, call: Box<dyn Fn()>) -> Box<dyn Any> {
        Box::new(Interval::new(milliseconds, call))
    }

    fn after(&self, milliseconds: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any> {
        Box::new(Timeout::new(milliseconds, call))
    }

    fn cores(&self) -> usize {
        gloo::utils::window().navigator().hardware_concurrency() as usize
    }
}

/// Returns a client for queries, whose worker is its own.
pub fn query_client() -> WorkerClient {
    WorkerClient::new(Rc::new(Browser), Role::Queries, |_: Event| {})
}

/// A worker of the browser. It is terminated when this is dropped.
struct Instance {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(ErrorEvent)>,
}

impl Link for Instance {
    fn post(&self, command: &WorkerCommand) {
        let packet = Packet::new(command, &[]);
        // Fails only for values that cannot be cloned; ours can.
        let _ = self.worker.post_message_with_transfer(&packet.message, &packet.transfer);
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
