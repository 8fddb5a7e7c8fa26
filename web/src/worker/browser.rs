//! The browser as the host of worker clients.

use crate::worker::client::{Event, Host, Link, Message, Role, WorkerClient};
use crate::worker::protocol::{Packet, WorkerCommand};
use gloo::timers::callback::{Interval, Timeout};
use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{ErrorEvent, MessageEvent, Worker};

#[wasm_bindgen]
extern "C" {
    /// Starts a worker and sends it its module (web/start.js).
    #[wasm_bindgen(js_name = hyperflyWorker, catch)]
    async fn start_worker(name: &str) -> Result<JsValue, JsValue>;

    /// An error or its event. The event of a script that cannot be loaded has no message.
    type Failure;
    #[wasm_bindgen(method, structural, getter)]
    fn message(failure: &Failure) -> Option<String>;
}

pub struct Browser;

impl Host for Browser {
    fn start(&self, role: Role, hear: Box<dyn Fn(Message)>) -> Box<dyn Link> {
        let slot = Rc::new(RefCell::new(None));
        let target = Rc::downgrade(&slot);
        spawn_local(async move {
            let result = start_worker(role.name()).await.map(Worker::unchecked_from_js);
            match (result, target.upgrade()) {
                (Ok(worker), Some(target)) => {
                    let hear: Rc<dyn Fn(Message)> = hear.into();
                    *target.borrow_mut() = Some(Instance::new(worker, &hear));
                    hear(Message::Started);
                }
                (Err(error), Some(_)) => hear(error_message(&error)),
                // The client has dropped the slot.
                (Ok(worker), None) => worker.terminate(),
                (Err(_), None) => {}
            }
        });
        Box::new(Slot(slot))
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

/// Creates a client for queries with a worker of its own.
pub fn query_client() -> WorkerClient {
    WorkerClient::new(Rc::new(Browser), Role::Queries, |_: Event| {})
}

/// A worker, once it is started.
struct Slot(Rc<RefCell<Option<Instance>>>);

impl Link for Slot {
    fn post(&self, command: &WorkerCommand) {
        let packet = Packet::new(command, &[]);
        if let Some(Instance { worker, .. }) = &*self.0.borrow() {
            // Fails only for values that cannot be cloned; these can.
            let _ = worker.post_message_with_transfer(&packet.message, &packet.transfer);
        }
    }
}

/// A worker of the browser, terminated on drop.
struct Instance {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(ErrorEvent)>,
}

impl Instance {
    fn new(worker: Worker, hear: &Rc<dyn Fn(Message)>) -> Instance {
        let (on_reply, on_death) = (hear.clone(), hear.clone());
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some((reply, _)) = Packet::open(&event.data()) {
                on_reply(Message::Reply(reply));
            }
        });
        let on_error =
            Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| on_death(error_message(&event)));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Instance { worker, _on_message: on_message, _on_error: on_error }
    }
}

/// Converts an error or its event to a message.
fn error_message(error: &JsValue) -> Message {
    let error = error.unchecked_ref::<Failure>().message();
    Message::Failed(error.unwrap_or_else(|| hyperfly_text::page::script_missing().to_owned()))
}

impl Drop for Instance {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
