//! The worker: takes jobs, runs them in slices, answers. No DOM, and no state but the job in hand and the samples.
//!
//! Between slices it lets go, through a message to itself, so that a cancel, a ping or the next job gets through. What it lives in
//! is a [`Scope`], so that the same code runs natively.

use crate::worker::protocol::{
    BUILD_ID, ExerciseFile, Finished, FromWorker, Job, Packet, Problem, RunData, Task, ToWorker, Told,
};
use crate::worker::spans::span;
use hyperfly_core::limits::{self, Options};
use hyperfly_core::output::Expected;
use hyperfly_core::schedule::{Plan, Transform};
use hyperfly_core::{Complex64, Known, PlanOf, Run, Simulation, problem};
use hyperfly_request::{Algorithm, NoRun, Settings, begin};
use js_sys::Date;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// How long a slice lasts, in milliseconds.
const SLICE: f64 = 10.0;
/// How often progress is told, in milliseconds.
const TELL: f64 = 60.0;
/// Of transforms up to this size input and reference are kept for the next run: two megabytes.
const KEPT_N: u64 = 1 << 16;
/// Events between two looks at the clock.
const BATCH: u64 = 4_000;

/// What a worker lives in.
pub trait Scope {
    /// Says something to the page.
    fn say(&self, message: &FromWorker);

    /// Milliseconds of a clock.
    fn now(&self) -> f64;

    /// Has [`Worker::slice`] called once more, after what has come in the meantime.
    fn again(&self);
}

/// What makes Plans of what readers write.
pub trait Programs {
    /// This is the program from now on: a text, or a name that stands for one.
    fn set(&mut self, program: String);

    /// The reader opened this exercise, which programs may be for.
    fn open(&mut self, exercise: ExerciseFile);

    /// Its Plan for these settings, as far as it is right; none if nothing of it can run.
    ///
    /// # Errors
    /// What is asked for is more than a program may have.
    fn plan(&mut self, settings: &Settings) -> Result<Option<Plan>, Vec<Problem>>;

    /// What there is to say of it: before it runs, and after.
    fn told(&mut self, run: Option<&Run>) -> Told;
}

/// A worker.
pub struct Worker<S> {
    scope: S,
    /// Of a worker that can read programs.
    programs: Option<Box<dyn Programs>>,
    samples: Vec<Complex64>,
    current: Option<Current>,
    /// The plan of the latest run, which another run of the same plan takes.
    plan: Option<(PlanOf, Plan)>,
    /// What is expected of the latest run with a plan that was there, and of another run of the same problem.
    expected: Option<(problem::Problem, Transform, Arc<Expected>)>,
}

/// The browser, as a worker sees it.
struct Own {
    scope: DedicatedWorkerGlobalScope,
    /// A message through it ends a slice and begins the next one.
    yields: MessageChannel,
}

impl Scope for Own {
    fn say(&self, message: &FromWorker) {
        let packs = span("pack");
        let packet = Packet::new(message, &[]);
        drop(packs);
        let _posts = span("post");
        // Fails where there is no memory for it: the page asks after a job that has no answer.
        let _ = self.scope.post_message_with_transfer(&packet.message, &packet.transfer);
    }

    fn now(&self) -> f64 {
        Date::now()
    }

    fn again(&self) {
        // The other end is ours and open.
        let _ = self.yields.port2().post_message(&JsValue::NULL);
    }
}

/// The job in hand.
struct Current {
    job: Job,
    execution: Simulation,
    events: u64,
    told: f64,
}

/// Listens, and says that it does; with `programs` it runs them, too.
pub fn start(scope: DedicatedWorkerGlobalScope, programs: Option<Box<dyn Programs>>) {
    let Ok(yields) = MessageChannel::new() else { return };
    let last_words = scope.clone();
    std::panic::set_hook(Box::new(move |panic| {
        let packet = Packet::new(&FromWorker::Panic(panic.to_string()), &[]);
        // Nothing is left to do if this fails too.
        let _ = last_words.post_message(&packet.message);
    }));
    let own = Own { scope: scope.clone(), yields: yields.clone() };
    let worker = Rc::new(RefCell::new(Worker::new(own, programs)));

    let again = worker.clone();
    let resume = Closure::<dyn FnMut()>::new(move || again.borrow_mut().slice());
    yields.port1().set_onmessage(Some(resume.into_js_value().unchecked_ref()));

    let hears = worker.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some((message, _)) = Packet::open::<ToWorker>(&event.data()) {
            hears.borrow_mut().hear(message);
        }
    });
    scope.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    worker.borrow().greet();
}

impl<S: Scope> Worker<S> {
    /// One that has nothing to do.
    pub fn new(scope: S, programs: Option<Box<dyn Programs>>) -> Worker<S> {
        Worker { scope, programs, samples: Vec::new(), current: None, plan: None, expected: None }
    }

    /// Says that it listens.
    pub fn greet(&self) {
        self.say(&FromWorker::Ready(BUILD_ID.to_owned()));
    }

    fn say(&self, message: &FromWorker) {
        self.scope.say(message);
    }

    /// Does what a message asks for.
    pub fn hear(&mut self, message: ToWorker) {
        match message {
            ToWorker::Run(job) => self.begin(job),
            ToWorker::Samples(samples) => {
                self.expected = None;
                self.samples = samples;
            }
            ToWorker::Program(program) => {
                // What the plan is of says nothing of a program.
                self.plan = None;
                if let Some(programs) = &mut self.programs {
                    programs.set(program);
                }
            }
            ToWorker::Exercise(exercise) => {
                self.plan = None;
                if let Some(programs) = &mut self.programs {
                    programs.open(exercise);
                }
            }
            ToWorker::Speak(id, tables) => {
                if !tables.is_empty() {
                    hyperfly_text::add(&id, &tables);
                }
                hyperfly_text::speak(&id);
            }
            ToWorker::Cancel(id) => {
                if self.current.take_if(|current| current.job.id == id).is_some() {
                    self.say(&FromWorker::Cancelled(id));
                }
            }
            ToWorker::Ping(id) => {
                let has = self.current.as_ref().is_some_and(|current| current.job.id == id);
                self.say(&FromWorker::Pong(id, has));
            }
            ToWorker::Crash => panic!("crashed on purpose"),
        }
    }

    fn begin(&mut self, job: Job) {
        let begins = span("begin");
        let Task { ref settings, data, trace, .. } = job.task;
        let plan = self.plan.take_if(|(of, _)| *of == PlanOf::new(&settings.scenario()));
        let mut plan = plan.map(|(_, plan)| plan);
        if let Some(programs) = &mut self.programs
            && settings.algorithm == Algorithm::Program
        {
            plan = match programs.plan(settings) {
                Ok(plan) => plan,
                Err(problems) => return self.say(&FromWorker::Refused(job.id, problems)),
            };
            let told = programs.told(None);
            self.say(&FromWorker::Told(told));
            if plan.is_none() {
                return self.say(&FromWorker::Cancelled(job.id));
            }
        }
        let options = Options { data, trace, memory: limits::MEMORY_PAGE };
        let problem = settings.scenario().problem;
        // The first run of a plan works this out for itself and keeps nothing: most plans run once.
        let transform = plan.as_ref().map(|plan| plan.transform).filter(|_| data && problem.n <= KEPT_N);
        let expected = transform.map(|transform| self.expected(&problem, transform));
        let own = (!self.samples.is_empty()).then_some(&self.samples[..]);
        match begin(settings, Known { plan, expected }, own, options) {
            Ok(execution) => {
                drop(begins);
                self.current = Some(Current { job, execution, events: 0, told: self.scope.now() });
                self.slice();
            }
            Err(error) => self.refuse(job.id, error),
        }
    }

    fn expected(&mut self, problem: &problem::Problem, transform: Transform) -> Arc<Expected> {
        match &self.expected {
            Some((of, by, expected)) if of == problem && *by == transform => expected.clone(),
            _ => {
                let own = (!self.samples.is_empty()).then_some(&self.samples[..]);
                let expected = Arc::new(Expected::of(problem, own, transform));
                self.expected = Some((*problem, transform, expected.clone()));
                expected
            }
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
        self.say(&answer);
    }

    /// Runs for a slice; then finishes, or tells how far it is and lets go.
    pub fn slice(&mut self) {
        let Some(mut current) = self.current.take() else { return };
        let begun = self.scope.now();
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
                return self.say(&FromWorker::TooCostly(current.job.id));
            }
            if self.scope.now() - begun >= SLICE {
                break;
            }
        }
        let now = self.scope.now();
        if now - current.told >= TELL {
            current.told = now;
            self.say(&FromWorker::Progress(current.job.id, current.execution.progress()));
        }
        self.current = Some(current);
        self.scope.again();
    }

    fn finish(&mut self, current: Current) {
        let Current { job, execution, .. } = current;
        let finishes = span("finish");
        let run = execution.finish();
        drop(finishes);
        let is_program = job.task.settings.algorithm == Algorithm::Program;
        let told = self.programs.as_mut().filter(|_| is_program).map(|programs| programs.told(Some(&run)));
        let of = PlanOf::new(&run.scenario);
        let (outcome, plan) = if job.task.trace {
            let (data, plan) = RunData::take(run, job.task.plan);
            (Finished::Run(Box::new(data)), plan)
        } else {
            (Finished::Report(Box::new(run.report)), run.plan)
        };
        self.say(&FromWorker::Done(job.id, outcome));
        if let Some(told) = told {
            self.say(&FromWorker::Told(told));
        }
        self.plan = Some((of, plan));
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
