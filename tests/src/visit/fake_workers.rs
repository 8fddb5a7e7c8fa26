//! Fake workers of a visit: the real worker code, in simulated threads that can crash, hang, or reply late, twice or never.

use super::random::RandomValues;
use super::script::Fault;
use super::worker_faults::WorkerFaults;
use super::world::{CallKind, World};
use fastrand::Rng;
use hyperfly_web::worker::client::{Host, Link, Message, Role};
use hyperfly_web::worker::protocol::{Outcome, WorkerCommand, WorkerReply};
use hyperfly_web::worker::serve::{Scope, Services, Worker};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

/// All workers of a page.
pub struct FakeWorkers {
    weak_self: Weak<FakeWorkers>,
    world: Rc<World>,
    rng: RefCell<Rng>,
    faults: RefCell<WorkerFaults>,
    threads: RefCell<Vec<Weak<FakeWorker>>>,
    /// Number of workers ever started.
    started: Cell<u64>,
}

struct FakeWorker {
    weak_self: Weak<FakeWorker>,
    workers: Rc<FakeWorkers>,
    deliver: Box<dyn Fn(Message)>,
    worker: RefCell<Option<Worker<FakeScope>>>,
    /// Whether it has ended.
    has_ended: Cell<bool>,
    /// Whether it never reports that it is ready.
    never_ready: bool,
    /// Time until which it processes no messages, in milliseconds.
    hangs_until: Cell<f64>,
    /// Arrival times of the latest message to and from the worker. Messages do not overtake each other.
    last_arrivals: [Cell<f64>; 2],
    /// Computing time since the last command, in milliseconds.
    computed: Cell<f64>,
}

/// Scope that the worker code runs in.
struct FakeScope(Weak<FakeWorker>);

/// Handle that the page holds.
struct WorkerHandle(Rc<FakeWorker>);

impl FakeWorkers {
    pub fn new(world: Rc<World>, rng: Rng) -> Rc<FakeWorkers> {
        Rc::new_cyclic(|weak_self| FakeWorkers {
            weak_self: weak_self.clone(),
            world,
            rng: RefCell::new(rng),
            faults: RefCell::default(),
            threads: RefCell::default(),
            started: Cell::default(),
        })
    }

    pub fn started(&self) -> u64 {
        self.started.get()
    }

    /// Returns the running workers in starting order: the main worker, then those of the curves.
    fn living(&self) -> Vec<Rc<FakeWorker>> {
        let mut threads = self.threads.borrow_mut();
        threads.retain(|thread| thread.strong_count() > 0);
        threads.iter().filter_map(Weak::upgrade).collect()
    }

    /// Injects a fault; returns its duration in milliseconds.
    pub fn inject(&self, fault: &Fault) -> f64 {
        let time = self.world.now();
        let victim = |index: usize| {
            let living = self.living();
            (!living.is_empty()).then(|| living[index % living.len()].clone())
        };
        match *fault {
            Fault::KillWorker(index) => victim(index).iter().for_each(|thread| thread.end()),
            Fault::Panic(index) => {
                victim(index)
                    .iter()
                    .for_each(|thread| thread.panic("panicked at a/visit.rs:1:1:\non purpose"));
            }
            Fault::HangWorker(index, duration) => {
                victim(index).iter().for_each(|thread| thread.hangs_until.set(time + duration))
            }
            Fault::SuspendMachine(duration) => self.world.pass(duration),
            _ => return self.faults.borrow_mut().apply(fault, time),
        }
        0.0
    }

    /// Ends all faults.
    pub fn heal(&self) {
        *self.faults.borrow_mut() = WorkerFaults::default();
    }

    fn latency(&self) -> f64 {
        self.rng.borrow_mut().between(0.1, 1.5)
    }
}

impl Host for FakeWorkers {
    fn start(&self, _: Role, hear: Box<dyn Fn(Message)>) -> Box<dyn Link> {
        let (time, faults) = (self.world.now(), self.faults.borrow());
        let can_start = time >= faults.no_workers_until;
        self.started.set(self.started.get() + u64::from(can_start));
        let workers = self.weak_self.upgrade().expect("the workers are alive");
        let thread = Rc::new_cyclic(|weak_self| FakeWorker {
            weak_self: weak_self.clone(),
            workers,
            deliver: hear,
            worker: RefCell::default(),
            has_ended: Cell::new(false),
            never_ready: time < faults.never_ready_until,
            hangs_until: Cell::default(),
            last_arrivals: <[Cell<f64>; 2]>::default(),
            computed: Cell::default(),
        });
        let start_delay = faults.delay(time);
        let (is_broken, begins) =
            (time < faults.no_script_until, start_delay + self.rng.borrow_mut().between(5.0, 150.0));
        let thread_to_start = thread.weak_self.clone();
        self.world.then(0.1, CallKind::Message, move || {
            let Some(thread) = thread_to_start.upgrade() else { return };
            if can_start {
                return (thread.deliver)(Message::Started);
            }
            thread.end();
            (thread.deliver)(Message::Failed("no worker can be made".into()));
        });
        let weak_thread = thread.weak_self.clone();
        self.world.then(begins, CallKind::Message, move || {
            let Some(thread) = weak_thread.upgrade().filter(|thread| !thread.has_ended.get()) else { return };
            if is_broken {
                thread.end();
                return (thread.deliver)(Message::Failed("the script cannot be loaded".into()));
            }
            let worker = Worker::new(FakeScope(thread.weak_self.clone()), Services::default());
            if !thread.never_ready {
                worker.reply_ready();
            }
            *thread.worker.borrow_mut() = Some(worker);
        });
        self.threads.borrow_mut().push(thread.weak_self.clone());
        Box::new(WorkerHandle(thread))
    }

    fn every(&self, milliseconds: u32, call: Box<dyn Fn()>) -> Box<dyn Any> {
        self.world.every(f64::from(milliseconds), call.into())
    }

    fn after(&self, milliseconds: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any> {
        Box::new(self.world.after(f64::from(milliseconds), CallKind::Timer, call))
    }

    fn cores(&self) -> usize {
        4
    }
}

impl FakeWorker {
    /// Ends the worker without a message.
    fn end(&self) {
        self.has_ended.set(true);
    }

    /// Ends the worker with a panic message.
    fn panic(&self, error: &str) {
        if !self.has_ended.replace(true) {
            self.tell(Message::Reply(WorkerReply::Panic(error.into())));
        }
    }

    /// Sends a command to the worker.
    fn post(&self, command: WorkerCommand<'static>) {
        let weak_self = self.weak_self.clone();
        let latency = self.delay(0, self.workers.latency());
        self.workers.world.then(latency, CallKind::Message, move || {
            if let Some(thread) = weak_self.upgrade() {
                thread.receive(command);
            }
        });
    }

    /// Returns the delay of a message in one direction, at least `latency`, so that it does not overtake earlier ones.
    fn delay(&self, way: usize, latency: f64) -> f64 {
        let (time, last) = (self.workers.world.now(), &self.last_arrivals[way]);
        last.set(last.get().max(time + latency));
        last.get() - time
    }

    fn receive(self: Rc<Self>, command: WorkerCommand<'static>) {
        let world = self.workers.world.clone();
        if self.has_ended.get() {
            return;
        }
        // A worker that has not started yet takes its first message for the module (web/start.js).
        if self.worker.borrow().is_none() {
            self.end();
            return self.tell(Message::Failed("Uncaught TypeError: WebAssembly.instantiate()".into()));
        }
        // A hanging worker keeps its messages queued.
        let remaining = self.hangs_until.get() - world.now();
        if remaining > 0.0 {
            let weak_self = self.weak_self.clone();
            return world.then(remaining, CallKind::Message, move || {
                if let Some(thread) = weak_self.upgrade() {
                    thread.receive(command);
                }
            });
        }
        match &command {
            WorkerCommand::Crash => {
                return self.panic("panicked at a/worker.rs:1:1:\non purpose");
            }
            WorkerCommand::Run(_, task)
                if task.data && world.now() < self.workers.faults.borrow().out_of_memory_until =>
            {
                self.end();
                return self.tell(Message::Failed("Uncaught RuntimeError: unreachable".into()));
            }
            _ => {}
        }
        self.computed.set(0.0);
        if let Some(worker) = &mut *self.worker.borrow_mut() {
            worker.execute(command);
        }
    }

    /// Sends a message to the page.
    fn tell(&self, message: Message) {
        let world = &self.workers.world;
        let mut faults = self.workers.faults.borrow_mut();
        let is_answer = matches!(
            message,
            Message::Reply(WorkerReply::Done(_, Outcome::Run(_) | Outcome::Report(_) | Outcome::NoRun(_)))
        );
        if is_answer && faults.lost_replies > 0 {
            faults.lost_replies -= 1;
            return;
        }
        let is_duplicated = match &message {
            Message::Reply(reply) if is_answer && faults.duplicated_replies > 0 => {
                faults.duplicated_replies -= 1;
                Some(Message::Reply(reply.clone()))
            }
            _ => None,
        };
        let (end, delay) = faults.late_replies;
        let delay = if world.now() < end { delay } else { 0.0 };
        drop(faults);
        let latency = self.delay(1, self.computed.get() + self.workers.latency() + delay);
        for message in [Some(message), is_duplicated].into_iter().flatten() {
            let weak_self = self.weak_self.clone();
            world.then(latency, CallKind::Message, move || {
                // A worker that the page has ended delivers nothing.
                if let Some(thread) = weak_self.upgrade() {
                    (thread.deliver)(message);
                }
            });
        }
    }
}

impl Scope for FakeScope {
    fn reply(&self, reply: &WorkerReply) {
        if let Some(thread) = self.0.upgrade() {
            thread.tell(Message::Reply(reply.clone()));
        }
    }

    /// Advances the computing time at each reading, as if work was done meanwhile.
    fn now(&self) -> f64 {
        let Some(thread) = self.0.upgrade() else { return 0.0 };
        let finish_time = thread.computed.get() + thread.workers.rng.borrow_mut().between(0.0, 6.0);
        thread.computed.set(finish_time);
        thread.workers.world.now() + finish_time
    }

    fn request_slice(&self) {
        let Some(thread) = self.0.upgrade() else { return };
        let (weak_self, world) = (self.0.clone(), thread.workers.world.clone());
        world.then(thread.computed.get(), CallKind::Slice, move || {
            let Some(thread) = weak_self.upgrade().filter(|thread| !thread.has_ended.get()) else { return };
            thread.computed.set(0.0);
            let remaining = thread.hangs_until.get() - thread.workers.world.now();
            if remaining > 0.0 {
                thread.computed.set(remaining);
                return FakeScope(weak_self.clone()).request_slice();
            }
            if let Some(worker) = &mut *thread.worker.borrow_mut() {
                worker.run_slice();
            }
        });
    }
}

impl Link for WorkerHandle {
    fn post(&self, command: &WorkerCommand) {
        // Serialize the command, as for a real worker.
        let bytes = postcard::to_allocvec(command).expect("plain data");
        self.0.post(postcard::from_bytes(&bytes).expect("the bytes just written"));
    }
}
