//! The loop of a worker's own messages. Who waits turn by turn goes on asking and does not sleep, as ranks of MPI do: a processor that has to be
//! woken loses more time than a message takes.

use super::inbox::Inbox;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessageEvent, MessagePort};

/// The loop.
pub struct OwnLoop {
    port: MessagePort,
    came: Rc<Inbox<()>>,
}

impl OwnLoop {
    /// `None` where there are no channels.
    pub fn new() -> Option<OwnLoop> {
        let channel = MessageChannel::new().ok()?;
        let came = Rc::new(Inbox::default());
        let heard = came.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |_| heard.put(()));
        // The port lives as long as the worker.
        channel.port1().set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        Some(OwnLoop { port: channel.port2(), came })
    }

    /// Waits for a turn of it: what has come meanwhile is heard first.
    pub async fn turn(&self) {
        // Fails only for values that cannot be cloned.
        let _ = self.port.post_message(&JsValue::NULL);
        self.came.next(|()| true).await;
    }
}
