//! The page's end of the desk: the worker is started when it is first needed, and replaced when a newer wish comes while it
//! is still computing an older one.

use crate::dom;
use crate::instance::Instance;
use crate::language;
use crate::protocol::BUILD_ID;
use crate::protocol::desk::{FromDesk, Wish};
use hyperfly_text as text;
use js_sys::Array;
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// What hears the desk, with the buffers that come along.
pub type Listener = Rc<dyn Fn(FromDesk, Array)>;

/// One desk, whichever worker it is.
#[derive(Clone)]
pub struct Desk {
    inner: Rc<RefCell<Inner>>,
}

struct Inner {
    own: Weak<RefCell<Inner>>,
    listener: Listener,
    instance: Option<Instance>,
    /// What it is asked for.
    wish: Option<Wish>,
    /// What goes with it, until it is sent.
    load: Vec<JsValue>,
    /// Whether it is still being written.
    busy: bool,
    /// The language that the worker speaks, and whether it is about to get another one.
    language: &'static str,
    learning: bool,
}

impl Desk {
    /// Starts the worker.
    pub fn new(listener: Listener) -> Desk {
        let inner = Rc::new_cyclic(|own: &Weak<RefCell<Inner>>| {
            RefCell::new(Inner {
                own: own.clone(),
                listener,
                instance: None,
                wish: None,
                load: Vec::new(),
                busy: false,
                language: text::ENGLISH,
                learning: false,
            })
        });
        inner.borrow_mut().start();
        Desk { inner }
    }

    /// Asks for something, and hands over what it is made of. What of the papers is still being computed is dropped with the
    /// worker that does; the rest takes a moment, and the newest of it wins.
    pub fn ask(&self, wish: Wish, load: Vec<JsValue>) {
        let mut inner = self.inner.borrow_mut();
        if inner.wish.as_ref() == Some(&wish) && load.is_empty() {
            return;
        }
        let restart = inner.busy && inner.is_ready() && wish.what == "papers";
        inner.wish = Some(wish);
        if !load.is_empty() {
            inner.load = load;
        }
        if restart {
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
        self.language = text::ENGLISH;
        let worker = match crate::start::desk() {
            Ok(worker) => worker,
            Err(_) => return,
        };
        let (heard, failed) = (self.own.clone(), self.own.clone());
        let hear = move |message, buffers| {
            if let Some(inner) = heard.upgrade() {
                Inner::hear(&inner, message, buffers);
            }
        };
        let fail = move |why| {
            if let Some(inner) = failed.upgrade() {
                Inner::hear(&inner, FromDesk::Panic(why), Array::new());
            }
        };
        self.instance = Some(Instance::new(worker, hear, fail));
    }

    /// Gives a worker that listens what there is to do.
    fn work(&mut self) {
        if let (Some(instance), Some(wish)) = (&self.instance, &self.wish)
            && instance.ready
            && !self.learning
        {
            self.busy = true;
            if self.language != text::now() {
                self.learning = true;
                return Inner::teach(self.own.clone(), text::now());
            }
            instance.post(wish, &std::mem::take(&mut self.load));
        }
    }

    /// Gives it the language that is spoken, then what there is to do.
    fn teach(own: Weak<RefCell<Inner>>, id: &'static str) {
        spawn_local(async move {
            let choices = language::load(id, "desk").await;
            let Some(inner) = own.upgrade() else { return };
            let mut this = inner.borrow_mut();
            this.learning = false;
            if let Some(instance) =
                this.instance.as_ref().filter(|instance| instance.ready && text::now() == id)
            {
                let fragment = text::tables().to_owned();
                instance
                    .post(&Wish { what: "language".to_owned(), fragment, choices, ..Wish::default() }, &[]);
                this.language = id;
            }
            this.work();
        });
    }

    fn hear(inner: &Rc<RefCell<Inner>>, message: FromDesk, buffers: Array) {
        let mut this = inner.borrow_mut();
        match &message {
            FromDesk::Ready(build, style) => {
                if build == BUILD_ID
                    && let Some(instance) = &mut this.instance
                {
                    instance.ready = true;
                    dom::add_style("desk-style", style);
                }
                this.work();
            }
            FromDesk::Part(..) => {}
            FromDesk::Done | FromDesk::File(..) | FromDesk::Refused(_) => this.busy = false,
            FromDesk::Panic(_) => {
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
        listener(message, buffers);
    }
}
