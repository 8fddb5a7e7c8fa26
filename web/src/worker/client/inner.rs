//! State of a client: its worker, the command in flight and the queue, with the supervision of the worker. Time is counted in ticks
//! of the watchdog.

use super::context::Context;
use super::limits::{HEALTHY_TICKS, SILENT_TICKS, TICK_MS, start_timeout};
use super::work::{Job, OnOutcome, Work};
use super::{Event, Host, Link, Message, Role};
use crate::app::panic;
use crate::worker::protocol::{BUILD_ID, Outcome, WorkerCommand, WorkerReply};
use hyperfly_text as text;
use std::any::Any;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

/// State of a client.
pub struct Inner {
    weak_self: Weak<RefCell<Inner>>,
    host: Rc<dyn Host>,
    pub role: Role,
    listener: Rc<dyn Fn(Event)>,
    /// Whether there should be a worker.
    pub is_started: bool,
    link: Option<Box<dyn Link>>,
    /// Ticks since the worker received its module.
    age: Option<u32>,
    /// Whether the worker listens. Before that it would take any message for its module (web/start.js).
    is_ready: bool,
    /// Number of workers so far.
    pub generation: u32,
    last_id: u32,
    pub in_flight: Option<Job>,
    pub queue: VecDeque<Job>,
    pub context: Context,
    /// Ticks of silence of a busy worker.
    silent: u32,
    /// Deaths since the last completed command.
    failures: u32,
    /// Ticks until the next worker starts.
    pause: Option<u32>,
    watchdog: Option<Box<dyn Any>>,
}

impl Inner {
    pub fn new(host: Rc<dyn Host>, role: Role, listener: Rc<dyn Fn(Event)>) -> Rc<RefCell<Inner>> {
        Rc::new_cyclic(|weak_self| {
            RefCell::new(Inner {
                weak_self: weak_self.clone(),
                host,
                role,
                listener,
                is_started: false,
                link: None,
                age: None,
                is_ready: false,
                generation: 0,
                last_id: 0,
                in_flight: None,
                queue: VecDeque::new(),
                context: Context::default(),
                silent: 0,
                failures: 0,
                pause: None,
                watchdog: None,
            })
        })
    }

    pub fn post(&self, command: &WorkerCommand) {
        if let (true, Some(link)) = (self.is_ready, &self.link) {
            link.post(command);
        }
    }

    /// Queues work and returns its id. After giving up, one more worker is tried.
    pub fn push(&mut self, work: Work, on_outcome: OnOutcome) -> u32 {
        self.last_id += 1;
        let id = self.last_id;
        self.queue.push_back(Job { id, work, on_outcome: Some(on_outcome), is_long: false, repeats: false });
        self.start();
        self.launch();
        id
    }

    /// Cancels a long run if a newer one waits.
    pub fn cancel_long(&self) {
        let has_waiting_run = self.queue.iter().any(|job| job.work.is_run());
        if let Some(job) = self.in_flight.as_ref().filter(|job| job.is_long && has_waiting_run) {
            self.post(&WorkerCommand::Cancel(job.id));
        }
    }

    /// Drops a query that nobody waits for; a worker that would compute it for seconds is ended.
    pub fn abandon(&mut self, id: u32) {
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

    /// Sends the next command to an idle worker.
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

    /// Starts a worker, unless there is one or one is about to start.
    pub fn start(&mut self) {
        if self.is_given_up() {
            self.failures = self.role.max_failures() - 1;
            self.is_started = false;
        }
        if !self.is_started {
            self.replace();
        }
    }

    /// Ends the worker without replacement.
    pub fn end(&mut self) {
        (self.is_started, self.is_ready, self.link, self.watchdog) = (false, false, None, None);
    }

    /// Requeues the command in flight for the next worker, unless a newer run supersedes it or nobody waits for it.
    fn requeue(&mut self, repeats: bool) {
        let Some(job) = self.in_flight.take() else { return };
        let is_outdated = job.work.is_run() && self.queue.iter().any(|queued_job| queued_job.work.is_run());
        if job.on_outcome.is_some() && !is_outdated {
            self.queue.push_front(Job { is_long: false, repeats: job.repeats || repeats, ..job });
        }
    }

    /// Replaces the worker.
    pub fn replace(&mut self) {
        self.requeue(false);
        (self.is_started, self.is_ready, self.link) = (true, false, None);
        self.context.forget_sent();
        self.generation += 1;
        (self.silent, self.age, self.pause) = (0, None, None);
        let weak_self = self.weak_self.clone();
        // Late messages of earlier workers are ignored.
        let generation = self.generation;
        let hear = move |message| {
            let Some(inner) = weak_self.upgrade() else { return };
            let is_current = |client: &Inner| client.generation == generation && client.link.is_some();
            if !is_current(&inner.borrow()) {
                return;
            }
            match message {
                Message::Started => inner.borrow_mut().age = Some(0),
                Message::Reply(reply) => Inner::hear(&inner, reply),
                Message::Failed(reason) => Inner::handle_death(&inner, reason),
            }
        };
        self.link = Some(self.host.start(self.role, Box::new(hear)));
        if self.watchdog.is_none() {
            let weak_self = self.weak_self.clone();
            let tick = move || {
                if let Some(inner) = weak_self.upgrade() {
                    Inner::tick(&inner);
                }
            };
            self.watchdog = Some(self.host.every(TICK_MS, Box::new(tick)));
        }
    }

    fn emit(inner: &Rc<RefCell<Self>>, event: Event) {
        let listener = inner.borrow().listener.clone();
        listener(event);
    }

    fn hear(inner: &Rc<RefCell<Self>>, reply: WorkerReply) {
        let silent_ticks = std::mem::take(&mut inner.borrow_mut().silent);
        if silent_ticks >= SILENT_TICKS {
            Inner::emit(inner, Event::Responds);
        }
        match reply {
            WorkerReply::Ready(build) if build != BUILD_ID => {
                Inner::give_up(inner, Event::OtherBuild, text::page::other_build());
            }
            WorkerReply::Ready(_) => {
                {
                    let mut client = inner.borrow_mut();
                    client.is_ready = true;
                    client.launch();
                }
                Inner::emit(inner, Event::Ready);
            }
            WorkerReply::Progress(id, fraction) => {
                let mut client = inner.borrow_mut();
                let Some(job) = client.in_flight.as_mut().filter(|job| job.id == id) else { return };
                job.is_long = true;
                client.cancel_long();
                drop(client);
                Inner::emit(inner, Event::Progress(fraction));
            }
            WorkerReply::Done(id, outcome) => Inner::finish(inner, id, outcome),
            WorkerReply::Program(report) => Inner::emit(inner, Event::Program(report)),
            // The outcome was lost, because it would have come before this reply.
            WorkerReply::Pong(id, false)
                if inner.borrow().in_flight.as_ref().is_some_and(|job| job.id == id) =>
            {
                Inner::handle_death(inner, text::page::no_answer().to_owned());
            }
            WorkerReply::Pong(..) => {}
            WorkerReply::Panic(reason) => Inner::handle_death(inner, reason),
        }
    }

    /// Ends the command in flight. The next one starts before the outcome is handled.
    fn finish(inner: &Rc<RefCell<Self>>, id: u32, outcome: Outcome) {
        let mut client = inner.borrow_mut();
        let Some(job) = client.in_flight.take_if(|job| job.id == id) else { return };
        client.failures = 0;
        client.launch();
        drop(client);
        if let Some(on_outcome) = job.on_outcome {
            on_outcome(outcome);
        }
    }

    /// Whether too many workers have died to start another.
    pub fn is_given_up(&self) -> bool {
        self.failures >= self.role.max_failures()
    }

    /// Ends the worker without replacement and fails all queries; runs are covered by the event.
    fn give_up(inner: &Rc<RefCell<Self>>, event: Event, reason: &str) {
        let waiting_jobs = {
            let mut client = inner.borrow_mut();
            client.requeue(true);
            client.failures = client.role.max_failures();
            client.end();
            std::mem::take(&mut client.queue)
        };
        Inner::emit(inner, event);
        for job in waiting_jobs.into_iter().filter(|job| !job.work.is_run()) {
            job.fail(reason);
        }
    }

    fn handle_death(inner: &Rc<RefCell<Self>>, reason: String) {
        let mut client = inner.borrow_mut();
        let lost_job = client.in_flight.take_if(|job| job.repeats);
        client.requeue(true);
        (client.is_ready, client.link) = (false, None);
        client.failures += 1;
        let message = text::page::writer_stopped(&panic::extract_cause(&reason));
        if client.is_given_up() {
            drop(client);
            Inner::give_up(inner, Event::GivenUp(reason), &message);
        } else {
            // The first replacement is immediate. Later ones wait, because what killed the worker may kill the next one too.
            match client.failures {
                1 => client.replace(),
                count => client.pause = Some(count - 2),
            }
            let repeats = !client.queue.is_empty();
            drop(client);
            Inner::emit(inner, Event::Replaced(reason, repeats));
        }
        if let Some(job) = lost_job {
            let reason = if job.work.is_run() { text::page::run_lost() } else { &message };
            job.fail(reason);
        }
    }

    /// Supervises the worker on every tick. One that does not listen in time, or is busy and silent for too long, is replaced; one
    /// that executes a run is pinged.
    fn tick(inner: &Rc<RefCell<Self>>) {
        let mut client = inner.borrow_mut();
        if !client.is_started {
            return;
        }
        if let Some(pause) = client.pause {
            return match pause.checked_sub(1) {
                Some(looks) => client.pause = Some(looks),
                None => client.replace(),
            };
        }
        client.age = client.age.map(|age| age + 1);
        if !client.is_ready && client.age.is_some_and(|age| age >= start_timeout(client.failures)) {
            drop(client);
            return Inner::handle_death(inner, text::page::no_answer().to_owned());
        }
        if client.is_ready && client.age.is_some_and(|age| age > HEALTHY_TICKS) {
            client.failures = 0;
        }
        if client.is_ready && client.in_flight.is_none() {
            return;
        }
        client.silent += 1;
        if let Some(job) = &client.in_flight {
            if client.silent > job.work.timeout(job.repeats) {
                drop(client);
                return Inner::handle_death(inner, text::page::no_answer().to_owned());
            }
            if job.work.is_run() {
                client.post(&WorkerCommand::Ping(job.id));
            }
        }
        if client.silent == SILENT_TICKS {
            drop(client);
            Inner::emit(inner, Event::Silent);
        }
    }
}

impl Job {
    /// Reports to the caller why there is no outcome.
    fn fail(self, reason: &str) {
        if let Some(on_outcome) = self.on_outcome {
            on_outcome(Outcome::Failed(reason.to_owned()));
        }
    }
}
