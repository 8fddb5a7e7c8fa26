//! The worker: takes jobs, runs them in slices, answers. No DOM, and no state but the job in hand and the samples.
//!
//! Between slices it lets go, through a message to itself, so that a cancel, a ping or the next job gets through.

use crate::protocol::{self, BUILD_ID, FromWorker, Job, Packet, Task, ToWorker};
use crate::spans::span;
use hyperfly_core::Complex64;
use hyperfly_core::PlanOf;
use hyperfly_core::Simulation;
use hyperfly_core::limits::{self, Options};
use hyperfly_core::schedule::Plan;
use hyperfly_request::{NoRun, begin_with};
use js_sys::{Array, Date};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// How long a slice lasts, in milliseconds.
const SLICE: f64 = 10.0;
/// How often progress is told, in milliseconds.
const TELL: f64 = 60.0;
/// Events between two looks at the clock.
const BATCH: u64 = 4_000;

struct Worker {
    scope: DedicatedWorkerGlobalScope,
    /// A message through it ends a slice and begins the next one.
    yields: MessageChannel,
    samples: Vec<Complex64>,
    current: Option<Current>,
    /// The plan of the latest run, which another run of the same plan takes.
    plan: Option<(PlanOf, Plan)>,
}

/// The job in hand.
struct Current {
    job: Job,
    execution: Simulation,
    events: u64,
    told: f64,
}

/// Listens, and says that it does.
pub fn start(scope: DedicatedWorkerGlobalScope) {
    crate::plurals::begin();
    let Ok(yields) = MessageChannel::new() else { return };
    let last_words = scope.clone();
    std::panic::set_hook(Box::new(move |panic| {
        let packet = Packet::new(&FromWorker::Panic(panic.to_string()), &[]);
        // Nothing is left to do if this fails too.
        let _ = last_words.post_message(&packet.message);
    }));
    let worker = Worker {
        scope: scope.clone(),
        yields: yields.clone(),
        samples: Vec::new(),
        current: None,
        plan: None,
    };
    let worker = Rc::new(RefCell::new(worker));

    let again = worker.clone();
    let resume = Closure::<dyn FnMut()>::new(move || again.borrow_mut().slice());
    yields.port1().set_onmessage(Some(resume.into_js_value().unchecked_ref()));

    let hears = worker.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some((message, buffers)) = Packet::open::<ToWorker>(&event.data()) {
            hears.borrow_mut().hear(message, &buffers);
        }
    });
    scope.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    worker.borrow().say(&FromWorker::Ready(BUILD_ID.to_owned()), &[]);
}

impl Worker {
    fn say(&self, message: &FromWorker, buffers: &[JsValue]) {
        let packet = Packet::new(message, buffers);
        // Fails only for values that cannot be cloned; ours can.
        let _ = self.scope.post_message_with_transfer(&packet.message, &packet.transfer);
    }

    fn hear(&mut self, message: ToWorker, buffers: &Array) {
        match message {
            ToWorker::Run(job) => self.begin(job),
            ToWorker::Samples => self.samples = protocol::complex(buffers.get(0)).unwrap_or_default(),
            ToWorker::Speak(id, tables) => {
                if !tables.is_empty() {
                    hyperfly_text::add(&id, &tables);
                }
                hyperfly_text::speak(&id);
            }
            ToWorker::Cancel(id) => {
                if self.current.take_if(|current| current.job.id == id).is_some() {
                    self.say(&FromWorker::Cancelled(id), &[]);
                }
            }
            ToWorker::Ping(stamp) => self.say(&FromWorker::Pong(stamp), &[]),
            ToWorker::Crash => panic!("crashed on purpose"),
        }
    }

    fn begin(&mut self, job: Job) {
        let begins = span("begin");
        let Task { ref settings, data, trace, .. } = job.task;
        let plan = self.plan.take_if(|(of, _)| *of == PlanOf::new(&settings.scenario()));
        let options = Options { data, trace, memory: limits::MEMORY_PAGE };
        let own = (!self.samples.is_empty()).then_some(&self.samples[..]);
        match begin_with(settings, plan.map(|(_, plan)| plan), own, options) {
            Ok(execution) => {
                drop(begins);
                self.current = Some(Current { job, execution, events: 0, told: Date::now() });
                self.slice();
            }
            Err(error) => self.refuse(job.id, error),
        }
    }

    fn refuse(&self, id: u32, error: NoRun) {
        let answer = match &error {
            NoRun::Invalid(problems) => {
                FromWorker::Refused(id, problems.iter().cloned().map(Into::into).collect())
            }
            NoRun::NoRoom(problem) => FromWorker::Refused(id, vec![problem.clone().into()]),
            NoRun::Deadlock(_) => FromWorker::Deadlock(id, error.to_string()),
        };
        self.say(&answer, &[]);
    }

    /// Runs for a slice; then finishes, or tells how far it is and lets go.
    fn slice(&mut self) {
        let Some(mut current) = self.current.take() else { return };
        let begun = Date::now();
        let simulates = span("simulate");
        loop {
            match current.execution.advance(BATCH) {
                Err(deadlock) => return self.refuse(current.job.id, deadlock.into()),
                Ok(true) => {
                    drop(simulates);
                    return self.finish(current);
                }
                Ok(false) => current.events += BATCH,
            }
            if current.too_costly() {
                return self.say(&FromWorker::TooCostly(current.job.id), &[]);
            }
            if Date::now() - begun >= SLICE {
                break;
            }
        }
        if Date::now() - current.told >= TELL {
            current.told = Date::now();
            self.say(&FromWorker::Progress(current.job.id, current.execution.progress()), &[]);
        }
        self.current = Some(current);
        // The other end is ours and open.
        let _ = self.yields.port2().post_message(&JsValue::NULL);
    }

    fn finish(&mut self, current: Current) {
        let Current { job, execution, .. } = current;
        let finishes = span("finish");
        let run = execution.finish();
        drop(finishes);
        let packs = span("pack");
        let buffers = match (job.task.trace, job.task.plan) {
            (true, true) => protocol::encode(&run),
            (true, false) => protocol::encode_after(&run),
            _ => vec![protocol::encode_report(&run.report).into()],
        };
        drop(packs);
        let posts = span("post");
        self.say(&FromWorker::Done(job.id), &buffers);
        drop(posts);
        self.plan = Some((PlanOf::new(&run.scenario), run.plan));
    }
}

impl Current {
    /// Whether the run has outgrown its budget, or plainly will.
    fn too_costly(&self) -> bool {
        let Some(budget) = self.job.task.budget else { return false };
        let hopeless = self.events * 8 > budget && self.execution.progress() < 0.08;
        self.events > budget || hopeless
    }
}
