//! The page's end of one worker: one job in flight and one pending, the latest wins; a dead worker is replaced and its
//! job repeated once. Workers that die one after the other are replaced more and more slowly, and at last no more.
//!
//! What starts workers and looks after them is a [`Host`], so that all of this is tested without a browser. Silence is counted in
//! looks and not in time: a machine that sleeps, or a page that is not seen, looks less often. `T` is what whoever
//! asks wants back with the answer.

mod event;
mod host;
mod in_flight;
mod patience;

use crate::worker::protocol::{BUILD_ID, ExerciseFile, FromWorker, Job, Task, ToWorker};
pub use event::Event;
pub use host::{Heard, Host, Link};
use hyperfly_core::Complex64;
use hyperfly_text as text;
use in_flight::InFlight;
use patience::{HANGS, HANGS_AGAIN, HEALTHY, MOST_FAILURES, PING, SILENT};
use std::any::Any;
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// What a worker speaks that was told nothing.
const IN_ENGLISH: (&str, usize) = (text::ENGLISH, 0);

/// One worker, whichever instance it is.
pub struct Client<T> {
    inner: Rc<RefCell<Inner<T>>>,
}

struct Inner<T> {
    own: Weak<RefCell<Inner<T>>>,
    host: Rc<dyn Host>,
    listener: Rc<dyn Fn(Event<T>)>,
    link: Option<Box<dyn Link>>,
    /// Whether the worker has said that it listens.
    ready: bool,
    /// How many workers there have been.
    generation: u32,
    last_id: u32,
    in_flight: Option<InFlight<T>>,
    pending: Option<(Task, T)>,
    samples: Option<Rc<[Complex64]>>,
    /// The reader's program: with one, workers are such that can read it.
    program: Option<Rc<str>>,
    exercise: Option<Rc<ExerciseFile>>,
    /// The language in which the worker refuses, and how much of its texts it was given.
    speaks: (&'static str, usize),
    /// For how many looks a worker that has something to do has been silent.
    silent: u32,
    /// For how many looks there has been this worker.
    age: u32,
    /// How many have failed since one did its work.
    failures: u32,
    /// The next one is started after so many looks.
    pause: Option<u32>,
    watchdog: Option<Box<dyn Any>>,
}

impl<T: Clone + 'static> Client<T> {
    /// Starts a worker. `listener` hears all events, never during a call of this client.
    pub fn new(host: Rc<dyn Host>, listener: impl Fn(Event<T>) + 'static) -> Client<T> {
        let inner = Rc::new_cyclic(|own: &Weak<RefCell<Inner<T>>>| {
            RefCell::new(Inner {
                own: own.clone(),
                host: host.clone(),
                listener: Rc::new(listener),
                link: None,
                ready: false,
                generation: 0,
                last_id: 0,
                in_flight: None,
                pending: None,
                samples: None,
                program: None,
                exercise: None,
                speaks: IN_ENGLISH,
                silent: 0,
                age: 0,
                failures: 0,
                pause: None,
                watchdog: None,
            })
        });
        let watched = Rc::downgrade(&inner);
        let watch = move || {
            if let Some(inner) = watched.upgrade() {
                Inner::watch(&inner);
            }
        };
        inner.borrow_mut().watchdog = Some(host.every(PING, Box::new(watch)));
        inner.borrow_mut().replace();
        Client { inner }
    }

    /// Asks for a run. What was pending is forgotten; what is in flight may end if it is short. Where the worker was given up, it is
    /// tried once more.
    pub fn ask(&self, task: Task, tag: T) {
        let mut inner = self.inner.borrow_mut();
        inner.pending = Some((task, tag));
        if inner.given_up() {
            inner.failures = MOST_FAILURES - 1;
            inner.replace();
        }
        inner.cancel_long();
        inner.launch();
    }

    /// Drops the job in flight and the pending one.
    pub fn cancel(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.pending = None;
        if !inner.ready {
            // That of a worker that died; the next one does not have it yet.
            inner.in_flight = None;
        }
        if let Some(id) = inner.in_flight.as_ref().map(|job| job.id) {
            inner.post(&ToWorker::Cancel(id));
        }
    }

    /// Whether nothing is asked of the worker.
    pub fn idle(&self) -> bool {
        let inner = self.inner.borrow();
        inner.in_flight.is_none() && inner.pending.is_none()
    }

    /// Whether there is a worker, or will be.
    pub fn lives(&self) -> bool {
        !self.inner.borrow().given_up()
    }

    /// Gives the worker, and every one that replaces it, the reader's samples.
    pub fn set_samples(&self, samples: Rc<[Complex64]>) {
        let mut inner = self.inner.borrow_mut();
        inner.samples = Some(samples);
        inner.send_samples();
    }

    /// Gives the worker, and every one that replaces it, the reader's program.
    pub fn set_program(&self, program: Rc<str>) {
        let mut inner = self.inner.borrow_mut();
        let reads = inner.program.replace(program).is_some();
        if !reads {
            inner.replace();
        } else {
            inner.send_program();
        }
    }

    /// Gives the worker, and every one that replaces it, the exercise that the reader opened.
    pub fn set_exercise(&self, exercise: Rc<ExerciseFile>) {
        let mut inner = self.inner.borrow_mut();
        inner.exercise = Some(exercise);
        inner.send_exercise();
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

impl<T: Clone + 'static> Inner<T> {
    /// A worker that does not listen yet would take it for its module (web/start.js).
    fn post(&self, message: &ToWorker) {
        if let (true, Some(link)) = (self.ready, &self.link) {
            link.post(message);
        }
    }

    fn send_samples(&self) {
        if let Some(samples) = &self.samples {
            self.post(&ToWorker::Samples(samples.to_vec()));
        }
    }

    fn send_program(&self) {
        if let Some(program) = &self.program {
            self.post(&ToWorker::Program(program.to_string()));
        }
    }

    fn send_exercise(&self) {
        if let Some(exercise) = self.exercise.as_deref().filter(|_| self.program.is_some()) {
            self.post(&ToWorker::Exercise(exercise.clone()));
        }
    }

    /// A newer job waits: a long one in flight is cancelled for it.
    fn cancel_long(&self) {
        if let Some(job) = self.in_flight.as_ref().filter(|job| job.long && self.pending.is_some()) {
            self.post(&ToWorker::Cancel(job.id));
        }
    }

    /// Gives a worker that has nothing to do the pending job.
    fn launch(&mut self) {
        if self.ready
            && self.in_flight.is_none()
            && let Some((task, tag)) = self.pending.take()
        {
            self.send(task, tag, false);
        }
    }

    fn send(&mut self, task: Task, tag: T, repeated: bool) {
        self.last_id += 1;
        let id = self.last_id;
        let speaks = (text::now(), text::tables().len());
        if std::mem::replace(&mut self.speaks, speaks) != speaks {
            self.post(&ToWorker::Speak(text::now().to_owned(), text::tables().to_owned()));
        }
        self.post(&ToWorker::Run(Job { id, task: task.clone() }));
        self.silent = 0;
        self.in_flight = Some(InFlight { id, task, tag, long: false, repeated });
    }

    /// Starts another worker in the place of the one there is.
    fn replace(&mut self) {
        self.link = None;
        self.ready = false;
        self.speaks = IN_ENGLISH;
        self.generation += 1;
        (self.silent, self.age, self.pause) = (0, 0, None);
        let own = self.own.clone();
        // What a worker before this one still says is of no interest.
        let generation = self.generation;
        let reads = self.program.is_some();
        let hear = move |heard| {
            let Some(inner) = own.upgrade() else { return };
            if inner.borrow().generation != generation {
                return;
            }
            match heard {
                Heard::Message(message) => Inner::hear(&inner, message),
                Heard::Failed(why) => Inner::died(&inner, why),
            }
        };
        self.link = self.host.start(reads, Box::new(hear));
    }

    fn tell(inner: &Rc<RefCell<Self>>, event: Event<T>) {
        let listener = inner.borrow().listener.clone();
        listener(event);
    }

    fn hear(inner: &Rc<RefCell<Self>>, message: FromWorker) {
        let silent = std::mem::take(&mut inner.borrow_mut().silent);
        if silent >= SILENT {
            Inner::tell(inner, Event::Speaks);
        }
        let event = match message {
            FromWorker::Ready(build) if build != BUILD_ID => {
                let mut this = inner.borrow_mut();
                (this.link, this.failures) = (None, MOST_FAILURES);
                Some(Event::OtherBuild)
            }
            FromWorker::Ready(_) => {
                inner.borrow_mut().begin();
                Some(Event::Ready)
            }
            FromWorker::Progress(id, done) => {
                let mut this = inner.borrow_mut();
                let known = this.in_flight.as_mut().filter(|job| job.id == id);
                let known = known.map(|job| job.long = true).is_some();
                this.cancel_long();
                known.then_some(Event::Progress(done))
            }
            FromWorker::Done(id, outcome) => Inner::finish(inner, id).map(|tag| Event::Done(tag, outcome)),
            FromWorker::Refused(id, problems) => {
                Inner::finish(inner, id).map(|tag| Event::Refused(tag, problems))
            }
            FromWorker::Deadlock(id, why) => Inner::finish(inner, id).map(|tag| Event::Failed(tag, why)),
            FromWorker::TooCostly(id) => Inner::finish(inner, id).map(Event::TooCostly),
            FromWorker::Told(told) => Some(Event::Told(told)),
            FromWorker::Cancelled(id) => Inner::finish(inner, id).map(|_| Event::Cancelled),
            // Its answer is lost: it would have come before this.
            FromWorker::Pong(id, false)
                if inner.borrow().in_flight.as_ref().is_some_and(|job| job.id == id) =>
            {
                return Inner::died(inner, text::page::no_answer().to_owned());
            }
            FromWorker::Pong(..) => None,
            FromWorker::Panic(why) => return Inner::died(inner, why),
        };
        if let Some(event) = event {
            Inner::tell(inner, event);
        }
    }

    /// The worker listens.
    fn begin(&mut self) {
        self.ready = true;
        self.send_samples();
        self.send_exercise();
        self.send_program();
        match self.in_flight.take() {
            // The job of a worker that died.
            Some(InFlight { task, tag, .. }) if self.pending.is_none() => self.send(task, tag, true),
            _ => self.launch(),
        }
    }

    /// The job in flight is over: the pending one begins before anybody looks at the result.
    fn finish(inner: &Rc<RefCell<Self>>, id: u32) -> Option<T> {
        let mut this = inner.borrow_mut();
        let done = this.in_flight.take_if(|job| job.id == id)?;
        this.failures = 0;
        this.launch();
        Some(done.tag)
    }

    /// Whether so many have failed that no other one is started.
    fn given_up(&self) -> bool {
        self.failures >= MOST_FAILURES
    }

    fn died(inner: &Rc<RefCell<Self>>, why: String) {
        let mut this = inner.borrow_mut();
        let lost = this.in_flight.take_if(|job| job.repeated);
        (this.ready, this.link) = (false, None);
        this.failures += 1;
        let event = if this.given_up() {
            (this.in_flight, this.pending) = (None, None);
            Event::GivenUp(why)
        } else {
            // The first at once; then it is as if it died of something that will kill the next one, too.
            match this.failures {
                1 => this.replace(),
                more => this.pause = Some(more - 2),
            }
            Event::Replaced(why, this.in_flight.is_some() || this.pending.is_some())
        };
        drop(this);
        Inner::tell(inner, event);
        if let Some(job) = lost {
            Inner::tell(inner, Event::Failed(job.tag, text::page::run_lost().to_owned()));
        }
    }

    /// Looks after the worker: a busy one is asked whether it is there, and replaced if it is silent for too long. One that is still
    /// to listen has a time limit of its own (web/start.js).
    fn watch(inner: &Rc<RefCell<Self>>) {
        let mut this = inner.borrow_mut();
        if this.given_up() {
            return;
        }
        if this.link.is_none() {
            match this.pause {
                Some(0) => this.replace(),
                Some(looks) => this.pause = Some(looks - 1),
                // None could be started.
                None => {
                    drop(this);
                    Inner::died(inner, text::page::script_missing().to_owned());
                }
            }
            return;
        }
        this.age += 1;
        if this.ready && this.age > HEALTHY {
            this.failures = 0;
        }
        if this.ready && this.in_flight.is_none() {
            return;
        }
        this.silent += 1;
        let again = this.in_flight.as_ref().is_some_and(|job| job.repeated);
        if this.ready && this.silent > if again { HANGS_AGAIN } else { HANGS } {
            drop(this);
            return Inner::died(inner, text::page::no_answer().to_owned());
        }
        this.post(&ToWorker::Ping(this.last_id));
        if this.silent == SILENT {
            drop(this);
            Inner::tell(inner, Event::Silent);
        }
    }
}

#[cfg(test)]
mod tests;
