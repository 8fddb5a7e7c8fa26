//! One running worker and the ears that listen to it; gone when it is dropped.

use crate::worker::protocol::Packet;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker};

/// A worker.
pub struct Instance {
    worker: Worker,
    /// Whether it has said that it listens.
    pub ready: bool,
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _fail: Closure<dyn FnMut(ErrorEvent)>,
}

impl Instance {
    /// Listens to a worker that was started: `hear` gets its messages, `fail` what it died of.
    pub fn new<M: DeserializeOwned + 'static>(
        worker: Worker,
        hear: Box<dyn Fn(M)>,
        fail: Box<dyn Fn(String)>,
    ) -> Instance {
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some((message, _)) = Packet::open(&event.data()) {
                hear(message);
            }
        });
        let fail = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| {
            fail(reason(&event).unwrap_or_else(|| hyperfly_text::page::script_missing().to_owned()));
        });
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        Instance { worker, ready: false, _hear: hear, _fail: fail }
    }

    /// Says something to it.
    pub fn post(&self, message: &impl Serialize) {
        let packet = Packet::new(message, &[]);
        // Fails only for values that cannot be cloned; ours can.
        let _ = self.worker.post_message_with_transfer(&packet.message, &packet.transfer);
    }
}

/// What a worker died of. A script that cannot be loaded fails with a plain event, which has no message.
fn reason(event: &ErrorEvent) -> Option<String> {
    #[wasm_bindgen]
    extern "C" {
        type Failure;
        #[wasm_bindgen(method, structural, getter)]
        fn message(this: &Failure) -> Option<String>;
    }
    event.unchecked_ref::<Failure>().message()
}

impl Drop for Instance {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
