//! The page's end of a worker: the only way in which the page talks to workers.
//!
//! A client owns one worker at a time and gives it one command after the other: [runs](WorkerClient::run), of which only the latest waits,
//! and [queries](WorkerClient::ask), in the order in which they were asked. It looks after its worker. One that dies, or is silent for too
//! long, is replaced, and its command repeated once. Workers that die one after the other are replaced more and more slowly, and at last
//! no more.
//!
//! What starts workers and looks after them is a [`Host`], so that all of this is tested without a browser.

mod context;
mod event;
mod host;
mod limits;
mod work;

use crate::app::panic;
use crate::worker::protocol::queries::TypedQuery;
use crate::worker::protocol::{BUILD_ID, ExerciseFile, Outcome, Task, WorkerCommand, WorkerReply};
use context::Context;
pub use context::{PackRun, PackedRun};
pub use event::Event;
use futures_channel::oneshot;
pub use host::{Host, Link, Message, Role};
use hyperfly_core::Complex64;
use hyperfly_text as text;
use limits::{HEALTHY, LOOK, SILENT};
use std::any::Any;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use work::{Job, OnOutcome, Work};

/// One worker, whichever instance it is. Clones are the same client; its worker ends with the last of them.
#[derive(Clone)]
pub struct WorkerClient {
    inner: Rc<RefCell<Inner>>,
}

struct Inner {
    own: Weak<RefCell<Inner>>,
    host: Rc<dyn Host>,
    role: Role,
    listener: Rc<dyn Fn(Event)>,
    /// Whether there is to be a worker.
    is_started: bool,
    link: Option<Box<dyn Link>>,
    /// Whether the worker has said that it listens. Before that it would take any message for its module (web/start.js).
    is_ready: bool,
    /// How many workers there have been.
    generation: u32,
    last_id: u32,
    /// What the worker does.
    in_flight: Option<Job>,
    /// What waits.
    queue: VecDeque<Job>,
    context: Context,
    /// Looks since the worker said something, if it has something to do.
    silent: u32,
    /// Looks since the worker was started.
    age: u32,
    /// How many have died since one did its work.
    failures: u32,
    /// Looks until the next one is started.
    pause: Option<u32>,
    watchdog: Option<Box<dyn Any>>,
}

/// Somebody waits for an answer; dropping it gives the query up.
#[must_use]
pub struct Ticket {
    id: u32,
    client: Weak<RefCell<Inner>>,
}

impl WorkerClient {
    /// Makes a client, whose worker starts with its first command. `listener` hears what happens to the worker, never during a call of
    /// the client.
    pub fn new(host: Rc<dyn Host>, role: Role, listener: impl Fn(Event) + 'static) -> WorkerClient {
        let inner = Rc::new_cyclic(|own| {
            RefCell::new(Inner {
                own: own.clone(),
                host,
                role,
                listener: Rc::new(listener),
                is_started: false,
                link: None,
                is_ready: false,
                generation: 0,
                last_id: 0,
                in_flight: None,
                queue: VecDeque::new(),
                context: Context::default(),
                silent: 0,
                age: 0,
                failures: 0,
                pause: None,
                watchdog: None,
            })
        });
        WorkerClient { inner }
    }

    /// Starts the worker, if there is none.
    pub fn start(&self) {
        self.inner.borrow_mut().start();
    }

    /// Ends the worker. The next command starts another one.
    pub fn end(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.queue.clear();
        inner.in_flight = None;
        inner.end();
    }

    /// Asks for a run. One that waits is forgotten; one that the worker executes may end if it is short.
    pub fn run(&self, task: Task, on_outcome: impl FnOnce(Outcome) + 'static) {
        let mut inner = self.inner.borrow_mut();
        inner.queue.retain(|job| !job.work.is_run());
        inner.push(Work::Run(task), Box::new(on_outcome));
        inner.cancel_long();
    }

    /// Asks a query; `on_answer` gets the answer, or why there is none for the reader, unless the ticket is dropped before.
    pub fn ask<Q: TypedQuery>(
        &self,
        query: Q,
        on_answer: impl FnOnce(Result<Q::Answer, String>) + 'static,
    ) -> Ticket {
        let on_outcome = move |outcome| {
            on_answer(match outcome {
                Outcome::Answer(answer) => {
                    Q::answer(*answer).ok_or_else(|| text::page::unreadable_answer().to_owned())
                }
                Outcome::Failed(why) => Err(why),
                _ => Err(text::page::unreadable_answer().to_owned()),
            });
        };
        let id = self.inner.borrow_mut().push(Work::Query(query.query()), Box::new(on_outcome));
        Ticket { id, client: Rc::downgrade(&self.inner) }
    }

    /// Asks a query, and waits for the answer.
    ///
    /// # Errors
    /// Why there is none, for the reader.
    pub async fn answer<Q: TypedQuery>(&self, query: Q) -> Result<Q::Answer, String> {
        let (send, receive) = oneshot::channel();
        let _ticket = self.ask(query, |answer| {
            // Fails only where nobody waits any more.
            let _ = send.send(answer);
        });
        receive.await.unwrap_or_else(|_| Err(String::new()))
    }

    /// Stops all runs.
    pub fn cancel(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.queue.retain(|job| !job.work.is_run());
        if let Some(job) = inner.in_flight.as_ref().filter(|job| job.work.is_run()) {
            inner.post(&WorkerCommand::Cancel(job.id));
        }
    }

    /// Whether nothing is asked of the worker.
    pub fn is_idle(&self) -> bool {
        let inner = self.inner.borrow();
        inner.in_flight.is_none() && inner.queue.is_empty()
    }

    /// Whether so many workers have died that no other one is started before the next command.
    pub fn is_given_up(&self) -> bool {
        self.inner.borrow().is_given_up()
    }

    /// Gives the worker the reader's samples.
    pub fn set_samples(&self, samples: Rc<[Complex64]>) {
        self.inner.borrow_mut().context.samples.set(samples);
    }

    /// Gives the worker the reader's program. From now on it is one that can read programs.
    pub fn set_program(&self, program: Rc<str>) {
        let mut inner = self.inner.borrow_mut();
        inner.context.program.set(program);
        if inner.role != Role::Programs {
            inner.role = Role::Programs;
            if inner.is_started {
                inner.replace();
            }
        }
    }

    /// Gives the worker the exercise that the reader opened.
    pub fn set_exercise(&self, exercise: Rc<ExerciseFile>) {
        self.inner.borrow_mut().context.exercise.set(exercise);
    }

    /// Says which run queries are about from now on, also those that wait: the page's request for it, and what goes with it. Who asked
    /// about the run before, and no longer wants to know, has dropped the ticket.
    pub fn show_run(&self, fragment: String, pack: PackRun) {
        self.inner.borrow_mut().context.run.set((fragment, pack));
    }

    /// How many workers this client has had.
    pub fn generation(&self) -> u32 {
        self.inner.borrow().generation
    }

    /// Makes the worker die: for tests.
    pub fn crash(&self) {
        self.inner.borrow().post(&WorkerCommand::Crash);
    }
}

impl PartialEq for WorkerClient {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.inner, &other.inner)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        if let Some(client) = self.client.upgrade() {
            client.borrow_mut().give_up(self.id);
        }
    }
}

impl Inner {
    fn post(&self, command: &WorkerCommand) {
        if let (true, Some(link)) = (self.is_ready, &self.link) {
            link.post(command);
        }
    }

    /// Adds work to the queue; returns its number. Where workers were given up, one is tried once more.
    fn push(&mut self, work: Work, on_outcome: OnOutcome) -> u32 {
        self.last_id += 1;
        let id = self.last_id;
        self.queue.push_back(Job { id, work, on_outcome: Some(on_outcome), is_long: false, repeats: false });
        self.start();
        self.launch();
        id
    }

    /// A newer run waits: a long one is cancelled for it.
    fn cancel_long(&self) {
        let waits = self.queue.iter().any(|job| job.work.is_run());
        if let Some(job) = self.in_flight.as_ref().filter(|job| job.is_long && waits) {
            self.post(&WorkerCommand::Cancel(job.id));
        }
    }

    /// Nobody waits for this answer any more: it is not computed; where the worker would compute it for seconds, the worker is ended.
    fn give_up(&mut self, id: u32) {
        self.queue.retain(|job| job.id != id);
        let Some(job) = self.in_flight.as_mut().filter(|job| job.id == id) else { return };
        job.on_outcome = None;
        if job.work.is_long_query() {
            self.in_flight = None;
            self.end();
            if !self.queue.is_empty() {
                self.start();
            }
        }
    }

    /// Gives a worker that has nothing to do its next command.
    fn launch(&mut self) {
        if !self.is_ready || self.in_flight.is_some() {
            return;
        }
        let Some(job) = self.queue.pop_front() else { return };
        if let Some(link) = &self.link {
            self.context.send(self.role == Role::Programs, &|command| link.post(command));
            link.post(&job.work.command(job.id));
        }
        self.silent = 0;
        self.in_flight = Some(job);
    }

    fn start(&mut self) {
        if self.is_given_up() {
            self.failures = self.role.max_failures() - 1;
            self.is_started = false;
        }
        if !self.is_started {
            self.replace();
        }
    }

    /// Ends the worker; none takes its place.
    fn end(&mut self) {
        (self.is_started, self.is_ready, self.link, self.watchdog) = (false, false, None, None);
    }

    /// Puts what the worker did back into the queue, for the next one, unless that would have been cancelled for a newer run or nobody
    /// waits for it.
    fn requeue(&mut self, repeats: bool) {
        let Some(job) = self.in_flight.take() else { return };
        let is_outdated = job.work.is_run() && self.queue.iter().any(|other| other.work.is_run());
        if job.on_outcome.is_some() && !is_outdated {
            self.queue.push_front(Job { is_long: false, repeats: job.repeats || repeats, ..job });
        }
    }

    /// Starts a worker in the place of the one there is.
    fn replace(&mut self) {
        self.requeue(false);
        (self.is_started, self.is_ready, self.link) = (true, false, None);
        self.context.forget_sent();
        self.generation += 1;
        (self.silent, self.age, self.pause) = (0, 0, None);
        let own = self.own.clone();
        // A late message of another worker, or of one that was ended, is ignored.
        let generation = self.generation;
        let hear = move |message| {
            let Some(inner) = own.upgrade() else { return };
            let is_current = |this: &Inner| this.generation == generation && this.link.is_some();
            if !is_current(&inner.borrow()) {
                return;
            }
            match message {
                Message::Reply(reply) => Inner::hear(&inner, reply),
                Message::Failed(why) => Inner::died(&inner, why),
            }
        };
        self.link = self.host.start(self.role, Box::new(hear));
        if self.watchdog.is_none() {
            let own = self.own.clone();
            let look = move || {
                if let Some(inner) = own.upgrade() {
                    Inner::look(&inner);
                }
            };
            self.watchdog = Some(self.host.every(LOOK, Box::new(look)));
        }
    }

    fn tell(inner: &Rc<RefCell<Self>>, event: Event) {
        let listener = inner.borrow().listener.clone();
        listener(event);
    }

    fn hear(inner: &Rc<RefCell<Self>>, reply: WorkerReply) {
        let silent = std::mem::take(&mut inner.borrow_mut().silent);
        if silent >= SILENT {
            Inner::tell(inner, Event::Responds);
        }
        match reply {
            WorkerReply::Ready(build) if build != BUILD_ID => {
                Inner::give_up_all(inner, Event::OtherBuild, text::page::other_build());
            }
            WorkerReply::Ready(_) => {
                {
                    let mut this = inner.borrow_mut();
                    this.is_ready = true;
                    this.launch();
                }
                Inner::tell(inner, Event::Ready);
            }
            WorkerReply::Progress(id, done) => {
                let mut this = inner.borrow_mut();
                let Some(job) = this.in_flight.as_mut().filter(|job| job.id == id) else { return };
                job.is_long = true;
                this.cancel_long();
                drop(this);
                Inner::tell(inner, Event::Progress(done));
            }
            WorkerReply::Done(id, outcome) => Inner::finish(inner, id, outcome),
            WorkerReply::Program(told) => Inner::tell(inner, Event::Program(told)),
            // Its outcome is lost: it would have come before this.
            WorkerReply::Pong(id, false)
                if inner.borrow().in_flight.as_ref().is_some_and(|job| job.id == id) =>
            {
                Inner::died(inner, text::page::no_answer().to_owned());
            }
            WorkerReply::Pong(..) => {}
            WorkerReply::Panic(why) => Inner::died(inner, why),
        }
    }

    /// The command in flight is over: the next one begins before anybody looks at the outcome.
    fn finish(inner: &Rc<RefCell<Self>>, id: u32, outcome: Outcome) {
        let mut this = inner.borrow_mut();
        let Some(done) = this.in_flight.take_if(|job| job.id == id) else { return };
        this.failures = 0;
        this.launch();
        drop(this);
        if let Some(on_outcome) = done.on_outcome {
            on_outcome(outcome);
        }
    }

    /// Whether so many have died that no other one is started.
    fn is_given_up(&self) -> bool {
        self.failures >= self.role.max_failures()
    }

    /// Ends the worker, starts no other one, and tells all who wait. Of runs the event says enough.
    fn give_up_all(inner: &Rc<RefCell<Self>>, event: Event, why: &str) {
        let waiting = {
            let mut this = inner.borrow_mut();
            this.requeue(true);
            this.failures = this.role.max_failures();
            this.end();
            std::mem::take(&mut this.queue)
        };
        Inner::tell(inner, event);
        for job in waiting.into_iter().filter(|job| !job.work.is_run()) {
            job.fail(why);
        }
    }

    fn died(inner: &Rc<RefCell<Self>>, why: String) {
        let mut this = inner.borrow_mut();
        let lost = this.in_flight.take_if(|job| job.repeats);
        this.requeue(true);
        (this.is_ready, this.link) = (false, None);
        this.failures += 1;
        let stopped = text::page::writer_stopped(&panic::cause(&why));
        if this.is_given_up() {
            drop(this);
            Inner::give_up_all(inner, Event::GivenUp(why), &stopped);
        } else {
            // The first at once; then it is as if it died of something that will kill the next one, too.
            match this.failures {
                1 => this.replace(),
                more => this.pause = Some(more - 2),
            }
            let repeats = !this.queue.is_empty();
            drop(this);
            Inner::tell(inner, Event::Replaced(why, repeats));
        }
        if let Some(job) = lost {
            let why = if job.work.is_run() { text::page::run_lost() } else { &stopped };
            job.fail(why);
        }
    }

    /// Looks after the worker: a busy one is replaced if it is silent for too long; one that executes a run is asked whether it does. One
    /// that is still to listen has a time limit of its own (web/start.js).
    fn look(inner: &Rc<RefCell<Self>>) {
        let mut this = inner.borrow_mut();
        if !this.is_started {
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
        if this.is_ready && this.age > HEALTHY {
            this.failures = 0;
        }
        if this.is_ready && this.in_flight.is_none() {
            return;
        }
        this.silent += 1;
        if let Some(job) = &this.in_flight {
            if this.silent > job.work.patience(job.repeats) {
                drop(this);
                return Inner::died(inner, text::page::no_answer().to_owned());
            }
            if job.work.is_run() {
                this.post(&WorkerCommand::Ping(job.id));
            }
        }
        if this.silent == SILENT {
            drop(this);
            Inner::tell(inner, Event::Silent);
        }
    }
}

impl Job {
    /// Tells who waits why there is no outcome.
    fn fail(self, why: &str) {
        if let Some(on_outcome) = self.on_outcome {
            on_outcome(Outcome::Failed(why.to_owned()));
        }
    }
}

#[cfg(test)]
mod tests;
