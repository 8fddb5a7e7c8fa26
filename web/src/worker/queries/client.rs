//! The page's end of a worker that answers: it is started with the first query, answers one after the other, and is ended where it
//! still computes what nobody waits for any more. One that dies, or is silent for too long, is replaced, and asked the same once
//! more.

use super::queue::Queue;
use crate::app::panic;
use crate::state::shown::Shown;
use crate::worker::instance::Instance;
use crate::worker::protocol::queries::run::CurvePoint;
use crate::worker::protocol::queries::{Answer, Ask, FromAnswerer, ToAnswerer};
use crate::worker::protocol::{BUILD_ID, RunData};
use futures_channel::oneshot;
use gloo::timers::callback::Interval;
use hyperfly_text as text;
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// What takes an answer, or why there is none.
type Hear = Box<dyn FnOnce(Result<Answer, String>)>;

/// How often a worker that has a query is looked after, in milliseconds.
const LOOK: u32 = 1_000;

/// Packs a run for the worker; each worker that takes another's place is handed it anew.
pub type Pack = Rc<dyn Fn() -> Load>;

/// A run as it is handed to the worker.
pub struct Load {
    /// The points of its curves.
    pub points: Vec<CurvePoint>,
    /// The run.
    pub run: Rc<Shown>,
    /// The run beside it, if there is one.
    pub beside: Option<Rc<Shown>>,
}

/// One worker that answers, whichever instance it is. Clones are the same worker; it ends with the last of them.
#[derive(Clone, Default)]
pub struct Answerer {
    inner: Rc<RefCell<Inner>>,
}

#[derive(Default)]
struct Inner {
    instance: Option<Instance>,
    /// The run that queries are about.
    run: Option<(String, Pack)>,
    /// Whether the worker has it.
    has_run: bool,
    queue: Queue<Hear>,
    /// How many were started since one has listened.
    starts: u32,
    /// For how many looks the worker has been silent.
    silent: u32,
    looks: Option<Interval>,
    /// The language that the worker speaks.
    language: &'static str,
}

/// Somebody waits for an answer; who drops it waits no longer.
#[must_use]
pub struct Ticket {
    id: u32,
    answerer: Weak<RefCell<Inner>>,
}

impl Answerer {
    /// Asks; `hear` gets the answer, unless the ticket is dropped before.
    pub fn ask<Q: Ask>(&self, query: Q, hear: impl FnOnce(Result<Q::Answer, String>) + 'static) -> Ticket {
        let query = query.query();
        let hear = move |heard: Result<Answer, String>| {
            hear(heard.and_then(|answer| {
                // An answer to another kind of query is none.
                Q::answer(answer).ok_or_else(|| text::page::unreadable_answer().to_owned())
            }));
        };
        let id = self.inner.borrow_mut().queue.ask(query, Box::new(hear));
        work(&self.inner);
        Ticket { id, answerer: Rc::downgrade(&self.inner) }
    }

    /// Asks, and waits for the answer.
    ///
    /// # Errors
    /// Why there is none, for the reader.
    pub async fn answer<Q: Ask>(&self, query: Q) -> Result<Q::Answer, String> {
        let (tell, heard) = oneshot::channel();
        let _ticket = self.ask(query, |answer| {
            // Fails only where nobody waits any more.
            let _ = tell.send(answer);
        });
        heard.await.unwrap_or_else(|_| Err(String::new()))
    }

    /// Says which run the queries are about that the worker is given from now on, also those that wait: the page's request for it, and
    /// what goes with it. Who asked about the run before, and no longer wants to know, has dropped the ticket.
    pub fn show(&self, fragment: String, pack: Pack) {
        let mut inner = self.inner.borrow_mut();
        (inner.run, inner.has_run) = (Some((fragment, pack)), false);
    }
}

impl PartialEq for Answerer {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.inner, &other.inner)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let Some(answerer) = self.answerer.upgrade() else { return };
        let mut inner = answerer.borrow_mut();
        if inner.queue.give_up(self.id) {
            inner.end();
            drop(inner);
            work(&answerer);
        }
    }
}

impl Inner {
    fn end(&mut self) {
        (self.instance, self.language) = (None, text::ENGLISH);
        self.queue.restart();
        (self.has_run, self.looks) = (false, None);
    }
}

/// Gives the worker what there is to do, if it listens and has nothing; starts it, if there is none.
fn work(answerer: &Rc<RefCell<Inner>>) {
    let mut guard = answerer.borrow_mut();
    let inner = &mut *guard;
    if !inner.queue.has_next() {
        return;
    }
    let Some(instance) = &inner.instance else {
        inner.instance = start(answerer);
        inner.starts += 1;
        inner.language = text::ENGLISH;
        let looked_after = Rc::downgrade(answerer);
        inner.looks = Some(Interval::new(LOOK, move || {
            if let Some(answerer) = looked_after.upgrade() {
                look(&answerer);
            }
        }));
        if inner.instance.is_none() {
            drop(guard);
            refuse_all(answerer, text::page::script_missing());
        }
        return;
    };
    if !instance.ready {
        return;
    }
    if inner.language != text::now() {
        inner.language = text::now();
        let speak = ToAnswerer::Speak { language: text::now().to_owned(), texts: text::tables().to_owned() };
        instance.post(&speak);
    }
    if let Some((fragment, pack)) = inner.run.as_ref().filter(|_| !inner.has_run) {
        let Load { points, run, beside } = pack();
        let beside = beside.as_deref().map(|beside| Box::new(RunData::of(beside.run())));
        instance.post(&ToAnswerer::Run {
            fragment: fragment.clone(),
            points,
            run: Box::new(RunData::of(run.run())),
            beside,
        });
        inner.has_run = true;
    }
    if let Some((id, query)) = inner.queue.next() {
        inner.silent = 0;
        instance.post(&ToAnswerer::Ask { id, query });
    }
}

/// Looks after the worker: it is taken for dead where it is silent for longer than its query may take.
fn look(answerer: &Rc<RefCell<Inner>>) {
    let silent_for_long = {
        let mut inner = answerer.borrow_mut();
        inner.silent += 1;
        inner.queue.patience().is_some_and(|patience| inner.silent > patience)
    };
    if silent_for_long {
        died(answerer, text::page::no_answer());
    }
}

/// The worker is dead: another one is asked the same, once; or all who wait hear why.
fn died(answerer: &Rc<RefCell<Inner>>, why: &str) {
    let repeats = {
        let mut inner = answerer.borrow_mut();
        let listened = inner.instance.as_ref().is_some_and(|instance| instance.ready);
        let repeats = if listened { inner.queue.died() } else { inner.starts < 2 };
        inner.end();
        repeats
    };
    if !repeats {
        refuse_all(answerer, &text::page::writer_stopped(&panic::cause(why)));
    }
    work(answerer);
}

fn start(answerer: &Rc<RefCell<Inner>>) -> Option<Instance> {
    let own = [Rc::downgrade(answerer), Rc::downgrade(answerer)];
    let [heard, failed] = own;
    let listen = move |message| {
        if let Some(answerer) = heard.upgrade() {
            hear(&answerer, message);
        }
    };
    let fail = move |why| {
        if let Some(answerer) = failed.upgrade() {
            hear(&answerer, FromAnswerer::Panic { why });
        }
    };
    Some(Instance::new(crate::worker::start::answerer().ok()?, Box::new(listen), Box::new(fail)))
}

fn hear(answerer: &Rc<RefCell<Inner>>, message: FromAnswerer) {
    match message {
        FromAnswerer::Ready { build } if build != BUILD_ID => {
            refuse_all(answerer, text::page::other_build());
        }
        FromAnswerer::Ready { .. } => {
            let mut inner = answerer.borrow_mut();
            inner.starts = 0;
            if let Some(instance) = &mut inner.instance {
                instance.ready = true;
            }
        }
        FromAnswerer::Answer { id, answer } => settle(answerer, id, Ok(*answer)),
        FromAnswerer::Refused { id, why } => settle(answerer, id, Err(why)),
        FromAnswerer::Panic { why } => return died(answerer, &why),
    }
    work(answerer);
}

/// Gives an answer to who waits for it.
fn settle(answerer: &Rc<RefCell<Inner>>, id: u32, heard: Result<Answer, String>) {
    // Who hears it may ask again.
    let hear = answerer.borrow_mut().queue.settle(id);
    if let Some(hear) = hear {
        hear(heard);
    }
}

/// Ends the worker and says why to all who wait. The next query starts another one.
fn refuse_all(answerer: &Rc<RefCell<Inner>>, why: &str) {
    let waiting = {
        let mut inner = answerer.borrow_mut();
        inner.end();
        inner.queue.take()
    };
    for hear in waiting {
        hear(Err(why.to_owned()));
    }
}
