//! The page's end of the papers' worker: started when the room is first opened, replaced when a newer wish comes while it
//! is still computing an older one.

use crate::protocol::papers::{FromPapers, Wish};
use crate::protocol::{BUILD_ID, Packet};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker};
use yew::Callback;

/// One worker, whichever instance it is.
#[derive(Clone)]
pub struct Library {
    inner: Rc<RefCell<Inner>>,
}

struct Inner {
    own: Weak<RefCell<Inner>>,
    listener: Callback<FromPapers>,
    instance: Option<Instance>,
    /// What it is asked for.
    wish: Option<Wish>,
    /// Whether it is still being written.
    busy: bool,
}

struct Instance {
    worker: Worker,
    ready: bool,
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _fail: Closure<dyn FnMut(ErrorEvent)>,
}

impl Drop for Instance {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Library {
    /// Starts the worker.
    pub fn new(listener: Callback<FromPapers>) -> Library {
        let inner = Rc::new_cyclic(|own: &Weak<RefCell<Inner>>| {
            RefCell::new(Inner { own: own.clone(), listener, instance: None, wish: None, busy: false })
        });
        inner.borrow_mut().start();
        Library { inner }
    }

    /// Asks for a room; what is still being computed is dropped with the worker that does.
    pub fn open(&self, wish: Wish) {
        let mut inner = self.inner.borrow_mut();
        if inner.wish.as_ref() == Some(&wish) {
            return;
        }
        inner.wish = Some(wish);
        if inner.busy && inner.is_ready() {
            inner.start();
        } else {
            inner.work();
        }
    }
}

impl Inner {
    fn is_ready(&self) -> bool {
        self.instance.as_ref().is_some_and(|instance| instance.ready)
    }

    fn start(&mut self) {
        self.instance = None;
        let Ok(worker) = crate::start::papers() else { return };
        let own = self.own.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(inner), Some((message, _))) = (own.upgrade(), Packet::open(&event.data())) {
                Inner::hear(&inner, message);
            }
        });
        let own = self.own.clone();
        let fail = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| {
            // It is handled here; the console need not hear of it.
            event.prevent_default();
            if let Some(inner) = own.upgrade() {
                Inner::hear(&inner, FromPapers::Panic(event.message()));
            }
        });
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        self.instance = Some(Instance { worker, ready: false, _hear: hear, _fail: fail });
    }

    /// Gives a worker that listens what there is to do.
    fn work(&mut self) {
        if let (Some(Instance { worker, ready: true, .. }), Some(wish)) = (&self.instance, &self.wish) {
            self.busy = true;
            // Fails only for values that cannot be cloned; ours can.
            let _ = worker.post_message(&Packet::new(wish, &[]).message);
        }
    }

    fn hear(inner: &Rc<RefCell<Inner>>, message: FromPapers) {
        let mut this = inner.borrow_mut();
        match &message {
            FromPapers::Ready(build) => {
                if build == BUILD_ID
                    && let Some(instance) = &mut this.instance
                {
                    instance.ready = true;
                }
                this.work();
            }
            FromPapers::Part(..) => {}
            FromPapers::Done => this.busy = false,
            FromPapers::Panic(_) => {
                // One that never listened (a file that is not there) would die again and again.
                let again = this.is_ready();
                (this.wish, this.busy) = (None, false);
                this.instance = None;
                if again {
                    this.start();
                }
            }
        }
        let listener = this.listener.clone();
        drop(this);
        listener.emit(message);
    }
}
