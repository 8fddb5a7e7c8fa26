//! The worker's end: takes commands, executes runs in slices, hands queries to what answers them, and replies. No DOM.
//!
//! Between slices it lets go, through a message to itself, so that a cancel, a ping or the next command gets through. What it lives in
//! is a [`Scope`], so that the same code runs natively.

use crate::worker::protocol::queries::Query;
use crate::worker::protocol::queries::run::CurvePoint;
use crate::worker::protocol::{
    BUILD_ID, ExerciseFile, Outcome, Packet, ProgramReport, RunData, Task, WorkerCommand, WorkerReply,
};
use crate::worker::spans::span;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::limits::{self, Options, Refusal};
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Run, RunError, Scenario, Simulation};
use js_sys::Date;
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

/// What a worker lives in.
pub trait Scope {
    /// Replies to the page.
    fn reply(&self, reply: &WorkerReply);

    /// Milliseconds of a clock.
    fn now(&self) -> f64;

    /// Has [`Worker::slice`] called once more, after what has come in the meantime.
    fn again(&self);
}

/// What makes plans of what readers write.
pub trait Programs {
    /// This is the program from now on: a text, or a name that stands for one.
    fn set(&mut self, program: String);

    /// The reader opened this exercise, which programs may be for.
    fn open(&mut self, exercise: ExerciseFile);

    /// Returns its plan for the p and n of this scenario, as far as it is right; `None` if nothing of it can run.
    ///
    /// # Errors
    /// More processors or points than a program may have.
    fn plan(&mut self, scenario: &Scenario) -> Result<Option<Plan>, Vec<Refusal>>;

    /// What there is to say of it: before it runs, and after.
    fn report(&mut self, run: Option<&Run>) -> ProgramReport;
}

/// What answers queries.
pub trait Queries {
    /// Queries are about this run from now on: the page's request for it, its simulated points of the curves, the run, and the one that
    /// it is compared with.
    fn show_run(
        &mut self,
        fragment: &str,
        points: Vec<CurvePoint>,
        run: RunData<'static>,
        comparison: Option<RunData<'static>>,
    );

    /// Replies to a query, now or later.
    fn answer(&mut self, id: u32, query: Query);

    /// Hears a message that is no command.
    fn hear(&mut self, message: &JsValue);
}

/// What a worker can do besides executing runs of our formulations.
#[derive(Default)]
pub struct Services {
    /// Reads programs.
    pub programs: Option<Box<dyn Programs>>,
    /// Answers queries.
    pub queries: Option<Box<dyn Queries>>,
}

/// A worker.
pub struct Worker<S> {
    scope: S,
    services: Services,
    samples: Vec<Complex64>,
    current: Option<Current>,
}

/// The browser, as a worker sees it.
struct Own {
    scope: DedicatedWorkerGlobalScope,
    /// A message through it ends a slice and begins the next one.
    yields: MessageChannel,
}

impl Scope for Own {
    fn reply(&self, reply: &WorkerReply) {
        post(&self.scope, reply);
    }

    fn now(&self) -> f64 {
        Date::now()
    }

    fn again(&self) {
        // The other end is ours and open.
        let _ = self.yields.port2().post_message(&JsValue::NULL);
    }
}

/// Posts a reply to the page.
pub fn post(scope: &DedicatedWorkerGlobalScope, reply: &WorkerReply) {
    let packs = span("pack");
    let packet = Packet::new(reply, &[]);
    drop(packs);
    let _posts = span("post");
    // Fails where there is no memory for it: the page asks after a run that has no outcome.
    let _ = scope.post_message_with_transfer(&packet.message, &packet.transfer);
}

/// The run in hand.
struct Current {
    id: u32,
    task: Task,
    execution: Simulation,
    events: u64,
    told: f64,
}

/// Listens, and says that it does.
pub fn start(scope: DedicatedWorkerGlobalScope, services: Services) {
    let Ok(yields) = MessageChannel::new() else { return };
    let last_words = scope.clone();
    std::panic::set_hook(Box::new(move |panic| {
        post(&last_words, &WorkerReply::Panic(panic.to_string()));
    }));
    let own = Own { scope: scope.clone(), yields: yields.clone() };
    let worker = Rc::new(RefCell::new(Worker::new(own, services)));

    let again = worker.clone();
    let resume = Closure::<dyn FnMut()>::new(move || again.borrow_mut().slice());
    yields.port1().set_onmessage(Some(resume.into_js_value().unchecked_ref()));

    let hears = worker.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let mut worker = hears.borrow_mut();
        match (Packet::open::<WorkerCommand>(&event.data()), &mut worker.services.queries) {
            (Some((command, _)), _) => worker.hear(command),
            (None, Some(queries)) => queries.hear(&event.data()),
            (None, None) => {}
        }
    });
    scope.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    worker.borrow().greet();
}

impl<S: Scope> Worker<S> {
    /// One that has nothing to do.
    pub fn new(scope: S, services: Services) -> Worker<S> {
        Worker { scope, services, samples: Vec::new(), current: None }
    }

    /// Says that it listens.
    pub fn greet(&self) {
        self.scope.reply(&WorkerReply::Ready(BUILD_ID.to_owned()));
    }

    fn done(&self, id: u32, outcome: Outcome) {
        self.scope.reply(&WorkerReply::Done(id, outcome));
    }

    /// Obeys a command.
    pub fn hear(&mut self, command: WorkerCommand<'static>) {
        match command {
            WorkerCommand::Run(id, task) => self.begin(id, task),
            WorkerCommand::Query(id, query) => match &mut self.services.queries {
                Some(queries) => queries.answer(id, query),
                None => self.done(id, Outcome::Failed(String::new())),
            },
            WorkerCommand::ShowRun { fragment, points, run, comparison } => {
                if let Some(queries) = &mut self.services.queries {
                    queries.show_run(&fragment, points, *run, comparison.map(|run| *run));
                }
            }
            WorkerCommand::Samples(samples) => self.samples = samples,
            WorkerCommand::Program(program) => {
                if let Some(programs) = &mut self.services.programs {
                    programs.set(program);
                }
            }
            WorkerCommand::Exercise(exercise) => {
                if let Some(programs) = &mut self.services.programs {
                    programs.open(exercise);
                }
            }
            WorkerCommand::Speak(id, tables) => {
                if !tables.is_empty() {
                    hyperfly_text::add_language(&id, &tables);
                }
                hyperfly_text::set_language(&id);
            }
            WorkerCommand::Cancel(id) => {
                if self.current.take_if(|current| current.id == id).is_some() {
                    self.done(id, Outcome::Cancelled);
                }
            }
            WorkerCommand::Ping(id) => {
                let has = self.current.as_ref().is_some_and(|current| current.id == id);
                self.scope.reply(&WorkerReply::Pong(id, has));
            }
            WorkerCommand::Crash => panic!("crashed on purpose"),
        }
    }

    fn begin(&mut self, id: u32, task: Task) {
        let begins = span("begin");
        let Task { ref scenario, data, trace, .. } = task;
        let mut plan = None;
        if let Some(programs) = &mut self.services.programs
            && scenario.formulation == Formulation::Program
        {
            plan = match programs.plan(scenario) {
                Ok(plan) => plan,
                Err(refusals) => return self.done(id, Outcome::NoRun(RunError::Refused(refusals))),
            };
            let told = programs.report(None);
            self.scope.reply(&WorkerReply::Program(told));
            if plan.is_none() {
                return self.done(id, Outcome::Cancelled);
            }
        }
        let options = Options { data, trace, memory: limits::MEMORY_PAGE };
        let own = (!self.samples.is_empty()).then_some(&self.samples[..]);
        match hyperfly_core::begin(scenario, plan, own, options) {
            Ok(execution) => {
                drop(begins);
                self.current = Some(Current { id, task, execution, events: 0, told: self.scope.now() });
                self.slice();
            }
            Err(error) => self.done(id, Outcome::NoRun(error)),
        }
    }

    /// Runs for a slice; then finishes, or tells how far it is and lets go.
    pub fn slice(&mut self) {
        let Some(mut current) = self.current.take() else { return };
        let begun = self.scope.now();
        let simulates = span("simulate");
        loop {
            match current.execution.advance(BATCH) {
                Err(deadlock) => return self.done(current.id, Outcome::NoRun(deadlock.into())),
                Ok(true) => {
                    drop(simulates);
                    return self.finish(current);
                }
                Ok(false) => current.events += BATCH,
            }
            if current.too_costly() {
                return self.done(current.id, Outcome::TooCostly);
            }
            if self.scope.now() - begun >= SLICE {
                break;
            }
        }
        let now = self.scope.now();
        if now - current.told >= TELL {
            current.told = now;
            self.scope.reply(&WorkerReply::Progress(current.id, current.execution.progress()));
        }
        self.current = Some(current);
        self.scope.again();
    }

    fn finish(&mut self, current: Current) {
        let Current { id, task, execution, .. } = current;
        let finishes = span("finish");
        let run = execution.finish();
        drop(finishes);
        let is_program = task.scenario.formulation == Formulation::Program;
        let programs = self.services.programs.as_mut().filter(|_| is_program);
        let told = programs.map(|programs| programs.report(Some(&run)));
        let outcome = match task.trace {
            true => Outcome::Run(Box::new(run.into())),
            false => Outcome::Report(Box::new(run.report)),
        };
        self.done(id, outcome);
        if let Some(told) = told {
            self.scope.reply(&WorkerReply::Program(told));
        }
    }
}

impl Current {
    /// Whether the run has outgrown its budget, or plainly will.
    fn too_costly(&self) -> bool {
        let Some(budget) = self.task.budget else { return false };
        let hopeless = self.events * 8 > budget && self.execution.progress() < 0.08;
        self.events > budget || hopeless
    }
}
