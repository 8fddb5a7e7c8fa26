//! Workers of a visit: the worker's own code in a thread that can die, hang, answer late, twice or not at all.

use super::random::RandomValues;
use super::script::Fault;
use super::weather::Weather;
use super::world::{Kind, World};
use fastrand::Rng;
use hyperfly_web::worker::client::{Host, Link, Message, Role};
use hyperfly_web::worker::protocol::{Outcome, WorkerCommand, WorkerReply};
use hyperfly_web::worker::serve::{Scope, Services, Worker};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

/// All workers, and where they come from.
pub struct Threads {
    own: Weak<Threads>,
    world: Rc<World>,
    rng: RefCell<Rng>,
    weather: RefCell<Weather>,
    threads: RefCell<Vec<Weak<Thread>>>,
    /// How many were ever started.
    started: Cell<u64>,
}

/// A worker.
struct Thread {
    own: Weak<Thread>,
    of: Rc<Threads>,
    hears: Box<dyn Fn(Message)>,
    worker: RefCell<Option<Worker<Voice>>>,
    /// Whether it has ended without a word.
    dead: Cell<bool>,
    /// Whether it says that it listens.
    deaf: bool,
    /// It hears nothing until then.
    hangs: Cell<f64>,
    /// When the last message to it arrives, and the last one of it: messages do not overtake each other.
    last: [Cell<f64>; 2],
    /// What it has computed since it was given a word, in milliseconds.
    computed: Cell<f64>,
}

/// What a worker speaks with.
struct Voice(Weak<Thread>);

/// What the page holds of a worker.
struct Rope(Rc<Thread>);

impl Threads {
    /// Where workers can be started.
    pub fn new(world: Rc<World>, rng: Rng) -> Rc<Threads> {
        Rc::new_cyclic(|own| Threads {
            own: own.clone(),
            world,
            rng: RefCell::new(rng),
            weather: RefCell::default(),
            threads: RefCell::default(),
            started: Cell::default(),
        })
    }

    /// How many workers were ever started.
    pub fn started(&self) -> u64 {
        self.started.get()
    }

    /// Those that live, in the order in which they were started: the main one, and those of the curves.
    fn living(&self) -> Vec<Rc<Thread>> {
        let mut threads = self.threads.borrow_mut();
        threads.retain(|thread| thread.strong_count() > 0);
        threads.iter().filter_map(Weak::upgrade).collect()
    }

    /// Something goes wrong. How long it lasts, in milliseconds.
    pub fn suffer(&self, fault: &Fault) -> f64 {
        let now = self.world.now();
        let victim = |which: usize| {
            let living = self.living();
            (!living.is_empty()).then(|| living[which % living.len()].clone())
        };
        match *fault {
            Fault::Kill(which) => victim(which).iter().for_each(|thread| thread.end()),
            Fault::Panic(which) => {
                victim(which)
                    .iter()
                    .for_each(|thread| thread.panic("panicked at a/visit.rs:1:1:\non purpose"));
            }
            Fault::Hang(which, lasts) => {
                victim(which).iter().for_each(|thread| thread.hangs.set(now + lasts))
            }
            Fault::Asleep(lasts) => self.world.pass(lasts),
            _ => return self.weather.borrow_mut().turn(fault, now),
        }
        0.0
    }

    /// Nothing goes wrong any more.
    pub fn heal(&self) {
        *self.weather.borrow_mut() = Weather::default();
    }

    fn latency(&self) -> f64 {
        self.rng.borrow_mut().between(0.1, 1.5)
    }
}

impl Host for Threads {
    fn start(&self, _: Role, hear: Box<dyn Fn(Message)>) -> Box<dyn Link> {
        let (now, weather) = (self.world.now(), self.weather.borrow());
        let is_made = now >= weather.no_workers;
        self.started.set(self.started.get() + u64::from(is_made));
        let of = self.own.upgrade().expect("they are asked");
        let thread = Rc::new_cyclic(|own| Thread {
            own: own.clone(),
            of,
            hears: hear,
            worker: RefCell::default(),
            dead: Cell::new(false),
            deaf: now < weather.deaf,
            hangs: Cell::default(),
            last: <[Cell<f64>; 2]>::default(),
            computed: Cell::default(),
        });
        let late = weather.delay(now);
        let (broken, begins) = (now < weather.broken, late + self.rng.borrow_mut().between(5.0, 150.0));
        let starts = thread.own.clone();
        self.world.then(0.1, Kind::Message, move || {
            let Some(thread) = starts.upgrade() else { return };
            if is_made {
                return (thread.hears)(Message::Started);
            }
            thread.end();
            (thread.hears)(Message::Failed("no worker can be made".into()));
        });
        let starts = thread.own.clone();
        self.world.then(begins, Kind::Message, move || {
            let Some(thread) = starts.upgrade().filter(|thread| !thread.dead.get()) else { return };
            if broken {
                thread.end();
                return (thread.hears)(Message::Failed("the script cannot be loaded".into()));
            }
            let worker = Worker::new(Voice(thread.own.clone()), Services::default());
            if !thread.deaf {
                worker.greet();
            }
            *thread.worker.borrow_mut() = Some(worker);
        });
        self.threads.borrow_mut().push(thread.own.clone());
        Box::new(Rope(thread))
    }

    fn every(&self, milliseconds: u32, call: Box<dyn Fn()>) -> Box<dyn Any> {
        self.world.every(f64::from(milliseconds), call.into())
    }

    fn after(&self, milliseconds: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any> {
        Box::new(self.world.after(f64::from(milliseconds), Kind::Timer, call))
    }

    fn cores(&self) -> usize {
        4
    }
}

impl Thread {
    /// Ends it without a word.
    fn end(&self) {
        self.dead.set(true);
    }

    /// It says why it ends.
    fn panic(&self, why: &str) {
        if !self.dead.replace(true) {
            self.tell(Message::Reply(WorkerReply::Panic(why.into())));
        }
    }

    /// Something is on its way to it.
    fn post(&self, command: WorkerCommand<'static>) {
        let own = self.own.clone();
        let latency = self.comes(0, self.of.latency());
        self.of.world.then(latency, Kind::Message, move || {
            if let Some(thread) = own.upgrade() {
                thread.arrives(command);
            }
        });
    }

    /// How long a message takes that goes one way or the other, and would take so long if it were alone.
    fn comes(&self, way: usize, latency: f64) -> f64 {
        let (now, last) = (self.of.world.now(), &self.last[way]);
        last.set(last.get().max(now + latency));
        last.get() - now
    }

    fn arrives(self: Rc<Self>, command: WorkerCommand<'static>) {
        let world = self.of.world.clone();
        if self.dead.get() {
            return;
        }
        // What has not begun yet takes it for its module (web/start.js).
        if self.worker.borrow().is_none() {
            self.end();
            return self.tell(Message::Failed("Uncaught TypeError: WebAssembly.instantiate()".into()));
        }
        // What hangs keeps its letters.
        let wait = self.hangs.get() - world.now();
        if wait > 0.0 {
            let own = self.own.clone();
            return world.then(wait, Kind::Message, move || {
                if let Some(thread) = own.upgrade() {
                    thread.arrives(command);
                }
            });
        }
        match &command {
            WorkerCommand::Crash => {
                return self.panic("panicked at a/worker.rs:1:1:\non purpose");
            }
            WorkerCommand::Run(_, task)
                if task.data && world.now() < self.of.weather.borrow().out_of_memory =>
            {
                self.end();
                return self.tell(Message::Failed("Uncaught RuntimeError: unreachable".into()));
            }
            _ => {}
        }
        self.computed.set(0.0);
        if let Some(worker) = &mut *self.worker.borrow_mut() {
            worker.hear(command);
        }
    }

    /// Something is on its way to the page.
    fn tell(&self, message: Message) {
        let world = &self.of.world;
        let mut weather = self.of.weather.borrow_mut();
        let is_answer = matches!(
            message,
            Message::Reply(WorkerReply::Done(_, Outcome::Run(_) | Outcome::Report(_) | Outcome::NoRun(_)))
        );
        if is_answer && weather.lost > 0 {
            weather.lost -= 1;
            return;
        }
        let twice = match &message {
            Message::Reply(reply) if is_answer && weather.twice > 0 => {
                weather.twice -= 1;
                Some(Message::Reply(reply.clone()))
            }
            _ => None,
        };
        let (until, late) = weather.late;
        let late = if world.now() < until { late } else { 0.0 };
        drop(weather);
        let latency = self.comes(1, self.computed.get() + self.of.latency() + late);
        for message in [Some(message), twice].into_iter().flatten() {
            let own = self.own.clone();
            world.then(latency, Kind::Message, move || {
                // Of a worker that was ended by the page nothing arrives.
                if let Some(thread) = own.upgrade() {
                    (thread.hears)(message);
                }
            });
        }
    }
}

impl Scope for Voice {
    fn reply(&self, reply: &WorkerReply) {
        if let Some(thread) = self.0.upgrade() {
            thread.tell(Message::Reply(reply.clone()));
        }
    }

    /// Each look at the clock finds that something was computed in the meantime.
    fn now(&self) -> f64 {
        let Some(thread) = self.0.upgrade() else { return 0.0 };
        let computed = thread.computed.get() + thread.of.rng.borrow_mut().between(0.0, 6.0);
        thread.computed.set(computed);
        thread.of.world.now() + computed
    }

    fn again(&self) {
        let Some(thread) = self.0.upgrade() else { return };
        let (own, world) = (self.0.clone(), thread.of.world.clone());
        world.then(thread.computed.get(), Kind::Slice, move || {
            let Some(thread) = own.upgrade().filter(|thread| !thread.dead.get()) else { return };
            thread.computed.set(0.0);
            let wait = thread.hangs.get() - thread.of.world.now();
            if wait > 0.0 {
                thread.computed.set(wait);
                return Voice(own.clone()).again();
            }
            if let Some(worker) = &mut *thread.worker.borrow_mut() {
                worker.slice();
            }
        });
    }
}

impl Link for Rope {
    fn post(&self, command: &WorkerCommand) {
        // As it arrives.
        let written = postcard::to_allocvec(command).expect("plain data");
        self.0.post(postcard::from_bytes(&written).expect("what was written"));
    }
}
