//! The page's end of one worker: one job in flight and one pending, the latest wins; a dead worker is replaced and its
//! job repeated once.

use crate::instance::Instance;
use crate::protocol::{BUILD_ID, FromWorker, Job, Problem, ToWorker};
use crate::start;
use gloo::timers::callback::Interval;
use hyperfly_text as text;
use js_sys::{Array, Date, Float64Array};
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// How often a busy worker is asked whether it is there, in milliseconds.
const PING: u32 = 1_000;
/// A busy worker that is silent for so long hangs, in milliseconds.
const HANG: f64 = 15_000.0;

/// What is asked of a worker; the client gives it its number.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// The scenario as its URL fragment.
    pub fragment: String,
    /// Whether data moves.
    pub data: bool,
    /// Whether the trace is wanted.
    pub trace: bool,
    /// Most events.
    pub budget: Option<u64>,
    /// Whether it is to be seen beside another one.
    pub beside: bool,
}

/// What became of it.
pub enum News {
    /// The worker listens.
    Ready,
    /// How far the job in flight is.
    Progress(f64),
    /// The columns of the run, or the report alone.
    Done(Order, Array),
    /// Impossible.
    Refused(Order, Vec<Problem>),
    /// It stands still.
    Deadlock(Order, String),
    /// More events than allowed.
    TooCostly(Order),
    /// Dropped.
    Cancelled,
    /// The worker died and another one takes its place; whether the job is repeated.
    Replaced(String, bool),
    /// The worker belongs to another build of the page.
    OtherBuild,
}

/// One worker, whichever instance it is.
pub struct Client {
    inner: Rc<RefCell<Inner>>,
}

struct Inner {
    own: Weak<RefCell<Inner>>,
    listener: Rc<dyn Fn(News)>,
    worker: Option<Instance>,
    generation: u32,
    last_id: u32,
    in_flight: Option<Flight>,
    pending: Option<Order>,
    samples: Option<Rc<[f64]>>,
    /// The language in which the worker refuses.
    language: &'static str,
    heard: f64,
    _watchdog: Interval,
}

struct Flight {
    id: u32,
    order: Order,
    /// It has told progress: it is long, and need not be waited for when a newer one comes.
    long: bool,
    /// It is the second try.
    again: bool,
}

impl Client {
    /// Starts a worker. `listener` hears all news, never during a call of this client.
    pub fn new(listener: impl Fn(News) + 'static) -> Client {
        let inner = Rc::new_cyclic(|own: &Weak<RefCell<Inner>>| {
            let watched = own.clone();
            let watchdog = Interval::new(PING, move || {
                if let Some(inner) = watched.upgrade() {
                    Inner::watch(&inner);
                }
            });
            RefCell::new(Inner {
                own: own.clone(),
                listener: Rc::new(listener),
                worker: None,
                generation: 0,
                last_id: 0,
                in_flight: None,
                pending: None,
                samples: None,
                language: text::ENGLISH,
                heard: 0.0,
                _watchdog: watchdog,
            })
        });
        inner.borrow_mut().replace();
        Client { inner }
    }

    /// Asks for a run. What was pending is forgotten; what is in flight may end if it is short.
    pub fn ask(&self, order: Order) {
        let mut inner = self.inner.borrow_mut();
        inner.pending = Some(order);
        inner.hurry();
        inner.launch();
    }

    /// Drops the job in flight and the pending one.
    pub fn cancel(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.pending = None;
        if let Some(id) = inner.in_flight.as_ref().map(|flight| flight.id) {
            inner.post(&ToWorker::Cancel(id));
        }
    }

    /// Whether nothing is asked of the worker.
    pub fn idle(&self) -> bool {
        let inner = self.inner.borrow();
        inner.in_flight.is_none() && inner.pending.is_none()
    }

    /// Gives the worker, and every one that replaces it, the reader's samples.
    pub fn set_samples(&self, samples: Rc<[f64]>) {
        let mut inner = self.inner.borrow_mut();
        inner.samples = Some(samples);
        inner.send_samples();
    }

    /// How many workers this client has had.
    pub fn generation(&self) -> u32 {
        self.inner.borrow().generation
    }

    /// Makes the worker die: for tests.
    pub fn crash(&self) {
        self.inner.borrow().post(&ToWorker::Crash);
    }
}

impl Inner {
    fn post(&self, message: &ToWorker) {
        if let Some(instance) = &self.worker {
            instance.post(message, &[]);
        }
    }

    fn send_samples(&self) {
        if let (Some(instance), Some(samples)) = (&self.worker, &self.samples)
            && instance.ready
        {
            instance.post(&ToWorker::Samples, &[Float64Array::from(&samples[..]).into()]);
        }
    }

    /// A newer job waits: a long one in flight is cancelled for it.
    fn hurry(&self) {
        if let Some(flight) = self.in_flight.as_ref().filter(|flight| flight.long && self.pending.is_some()) {
            self.post(&ToWorker::Cancel(flight.id));
        }
    }

    fn launch(&mut self) {
        let ready = self.worker.as_ref().is_some_and(|instance| instance.ready);
        if ready
            && self.in_flight.is_none()
            && let Some(order) = self.pending.take()
        {
            self.fly(order, false);
        }
    }

    fn fly(&mut self, order: Order, again: bool) {
        self.last_id += 1;
        let id = self.last_id;
        let Order { fragment, data, trace, budget, .. } = order.clone();
        if self.language != text::now() {
            self.language = text::now();
            self.post(&ToWorker::Speak(text::now().to_owned(), text::tables().to_owned()));
        }
        self.post(&ToWorker::Run(Job { id, fragment, data, trace, budget }));
        self.heard = Date::now();
        self.in_flight = Some(Flight { id, order, long: false, again });
    }

    /// Starts another worker in the place of the one there is.
    fn replace(&mut self) {
        self.worker = None;
        self.language = text::ENGLISH;
        self.generation += 1;
        self.heard = Date::now();
        let Ok(worker) = start::worker() else { return };
        let (heard, failed) = (self.own.clone(), self.own.clone());
        let hear = move |message, buffers| {
            if let Some(inner) = heard.upgrade() {
                Inner::hear(&inner, message, buffers);
            }
        };
        let fail = move |why| {
            if let Some(inner) = failed.upgrade() {
                Inner::died(&inner, why);
            }
        };
        self.worker = Some(Instance::new(worker, hear, fail));
    }

    fn tell(inner: &Rc<RefCell<Inner>>, news: News) {
        let listener = inner.borrow().listener.clone();
        listener(news);
    }

    fn hear(inner: &Rc<RefCell<Inner>>, message: FromWorker, buffers: Array) {
        inner.borrow_mut().heard = Date::now();
        let news = match message {
            FromWorker::Ready(build) if build != BUILD_ID => Some(News::OtherBuild),
            FromWorker::Ready(_) => {
                let mut this = inner.borrow_mut();
                if let Some(instance) = &mut this.worker {
                    instance.ready = true;
                }
                this.send_samples();
                match this.in_flight.take() {
                    // The job of a worker that died.
                    Some(flight) if this.pending.is_none() => this.fly(flight.order, true),
                    _ => this.launch(),
                }
                Some(News::Ready)
            }
            FromWorker::Progress(id, done) => {
                let mut this = inner.borrow_mut();
                let known = this.in_flight.as_mut().filter(|flight| flight.id == id);
                let known = known.map(|flight| flight.long = true).is_some();
                this.hurry();
                known.then_some(News::Progress(done))
            }
            FromWorker::Done(id) => Inner::land(inner, id).map(|order| News::Done(order, buffers)),
            FromWorker::Refused(id, problems) => {
                Inner::land(inner, id).map(|order| News::Refused(order, problems))
            }
            FromWorker::Deadlock(id, why) => Inner::land(inner, id).map(|order| News::Deadlock(order, why)),
            FromWorker::TooCostly(id) => Inner::land(inner, id).map(News::TooCostly),
            FromWorker::Cancelled(id) => Inner::land(inner, id).map(|_| News::Cancelled),
            FromWorker::Pong(_) => None,
            FromWorker::Panic(why) => return Inner::died(inner, why),
        };
        if let Some(news) = news {
            Inner::tell(inner, news);
        }
    }

    /// The job in flight is over: the pending one takes off before anybody looks at the result.
    fn land(inner: &Rc<RefCell<Inner>>, id: u32) -> Option<Order> {
        let mut this = inner.borrow_mut();
        let flight = this.in_flight.take_if(|flight| flight.id == id)?;
        this.launch();
        Some(flight.order)
    }

    fn died(inner: &Rc<RefCell<Inner>>, why: String) {
        let mut this = inner.borrow_mut();
        // A worker that never listened (a file that is not there) would die again and again.
        let was_ready = this.worker.as_ref().is_some_and(|instance| instance.ready);
        if this.in_flight.as_ref().is_some_and(|flight| flight.again) {
            this.in_flight = None;
        }
        let again = this.in_flight.is_some() || this.pending.is_some();
        this.worker = None;
        if was_ready || this.generation < 3 {
            this.replace();
        }
        drop(this);
        Inner::tell(inner, News::Replaced(why, again));
    }

    fn watch(inner: &Rc<RefCell<Inner>>) {
        let this = inner.borrow();
        if this.in_flight.is_none() {
            return;
        }
        if Date::now() - this.heard > HANG {
            drop(this);
            return Inner::died(inner, text::page::no_answer().to_owned());
        }
        this.post(&ToWorker::Ping(this.last_id));
    }
}
