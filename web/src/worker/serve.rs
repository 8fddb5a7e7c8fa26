//! The worker's side: receives commands, executes runs in slices, passes on queries, and replies.
//!
//! Between slices, the worker returns to its event loop, so that it receives other commands. [`Scope`] abstracts the worker's
//! environment, so that the same code runs natively.

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

/// Duration of a slice, in milliseconds.
const SLICE_MS: f64 = 10.0;
/// Minimum time between progress reports, in milliseconds.
const PROGRESS_INTERVAL_MS: f64 = 60.0;
/// Number of events between readings of the clock.
const EVENT_BATCH: u64 = 4_000;

/// Environment of a worker.
pub trait Scope {
    /// Replies to the page.
    fn reply(&self, reply: &WorkerReply);

    /// Returns the time of a clock, in milliseconds.
    fn now(&self) -> f64;

    /// Requests another call of [`Worker::run_slice`], after all messages received meanwhile.
    fn request_slice(&self);
}

/// Compiles readers' programs to plans.
pub trait ProgramService {
    /// Sets the program: a text, or the name of a built-in one.
    fn set_program(&mut self, program: String);

    /// Sets the exercise that the reader opened.
    fn open_exercise(&mut self, exercise: ExerciseFile);

    /// Returns the program's plan for the p and n of a scenario, up to the first fault; `None` if nothing can run.
    ///
    /// # Errors
    /// More processors or points than a program may have.
    fn plan(&mut self, scenario: &Scenario) -> Result<Option<Plan>, Vec<Refusal>>;

    /// Returns a report on the program, before its run or after it.
    fn report(&mut self, run: Option<&Run>) -> ProgramReport;
}

/// Answers queries.
pub trait QueryService {
    /// Sets the run that queries are about: the fragment of its request, the simulated points of its curves, the run, and its
    /// comparison run.
    fn show_run(
        &mut self,
        fragment: &str,
        points: Vec<CurvePoint>,
        run: RunData<'static>,
        comparison: Option<RunData<'static>>,
    );

    /// Replies to a query, now or later.
    fn answer(&mut self, id: u32, query: Query);

    /// Receives a message that is not a command.
    fn receive(&mut self, message: &JsValue);
}

/// Capabilities of a worker in addition to executing runs of built-in formulations.
#[derive(Default)]
pub struct Services {
    pub programs: Option<Box<dyn ProgramService>>,
    pub queries: Option<Box<dyn QueryService>>,
}

/// A worker that executes one run at a time.
pub struct Worker<S> {
    scope: S,
    services: Services,
    samples: Vec<Complex64>,
    current: Option<ActiveRun>,
}

/// Environment of a worker in a browser.
struct BrowserScope {
    scope: DedicatedWorkerGlobalScope,
    /// Channel to the worker itself. Its message starts the next slice.
    slices: MessageChannel,
}

impl Scope for BrowserScope {
    fn reply(&self, reply: &WorkerReply) {
        post(&self.scope, reply);
    }

    fn now(&self) -> f64 {
        Date::now()
    }

    fn request_slice(&self) {
        // Cannot fail: the worker owns both ports.
        let _ = self.slices.port2().post_message(&JsValue::NULL);
    }
}

/// Posts a reply to the page.
pub fn post(scope: &DedicatedWorkerGlobalScope, reply: &WorkerReply) {
    let pack_span = span("pack");
    let packet = Packet::new(reply, &[]);
    drop(pack_span);
    let _post_span = span("post");
    // Fails without memory for the message. The page pings for runs without an outcome.
    let _ = scope.post_message_with_transfer(&packet.message, &packet.transfer);
}

/// The run in progress.
struct ActiveRun {
    id: u32,
    task: Task,
    execution: Simulation,
    events: u64,
    /// Time of the latest progress report.
    last_report: f64,
}

/// Starts a worker in a browser: installs its handlers and replies that it is ready.
pub fn start(scope: DedicatedWorkerGlobalScope, services: Services) {
    let Ok(slices) = MessageChannel::new() else { return };
    let panic_scope = scope.clone();
    std::panic::set_hook(Box::new(move |panic| {
        post(&panic_scope, &WorkerReply::Panic(panic.to_string()));
    }));
    let browser_scope = BrowserScope { scope: scope.clone(), slices: slices.clone() };
    let worker = Rc::new(RefCell::new(Worker::new(browser_scope, services)));

    let running = worker.clone();
    let on_slice = Closure::<dyn FnMut()>::new(move || running.borrow_mut().run_slice());
    slices.port1().set_onmessage(Some(on_slice.into_js_value().unchecked_ref()));

    let receiver = worker.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let mut worker = receiver.borrow_mut();
        match (Packet::open::<WorkerCommand>(&event.data()), &mut worker.services.queries) {
            (Some((command, _)), _) => worker.execute(command),
            (None, Some(queries)) => queries.receive(&event.data()),
            (None, None) => {}
        }
    });
    scope.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
    worker.borrow().reply_ready();
}

impl<S: Scope> Worker<S> {
    pub fn new(scope: S, services: Services) -> Worker<S> {
        Worker { scope, services, samples: Vec::new(), current: None }
    }

    /// Replies that the worker listens, with its build.
    pub fn reply_ready(&self) {
        self.scope.reply(&WorkerReply::Ready(BUILD_ID.to_owned()));
    }

    fn done(&self, id: u32, outcome: Outcome) {
        self.scope.reply(&WorkerReply::Done(id, outcome));
    }

    pub fn execute(&mut self, command: WorkerCommand<'static>) {
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
                    programs.set_program(program);
                }
            }
            WorkerCommand::Exercise(exercise) => {
                if let Some(programs) = &mut self.services.programs {
                    programs.open_exercise(exercise);
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
                let is_in_flight = self.current.as_ref().is_some_and(|current| current.id == id);
                self.scope.reply(&WorkerReply::Pong(id, is_in_flight));
            }
            WorkerCommand::Crash => panic!("crashed on purpose"),
        }
    }

    fn begin(&mut self, id: u32, task: Task) {
        let begin_span = span("begin");
        let Task { ref scenario, data, trace, .. } = task;
        let mut plan = None;
        if let Some(programs) = &mut self.services.programs
            && scenario.formulation == Formulation::Program
        {
            plan = match programs.plan(scenario) {
                Ok(plan) => plan,
                Err(refusals) => return self.done(id, Outcome::NoRun(RunError::Refused(refusals))),
            };
            let report = programs.report(None);
            self.scope.reply(&WorkerReply::Program(report));
            if plan.is_none() {
                return self.done(id, Outcome::Cancelled);
            }
        }
        let options = Options { data, trace, memory: limits::MEMORY_PAGE };
        let own_samples = (!self.samples.is_empty()).then_some(&self.samples[..]);
        match hyperfly_core::begin(scenario, plan, own_samples, options) {
            Ok(execution) => {
                drop(begin_span);
                let last_report = self.scope.now();
                self.current = Some(ActiveRun { id, task, execution, events: 0, last_report });
                self.run_slice();
            }
            Err(error) => self.done(id, Outcome::NoRun(error)),
        }
    }

    /// Executes the run for up to [`SLICE_MS`]. Then finishes it, or requests another slice.
    pub fn run_slice(&mut self) {
        let Some(mut current) = self.current.take() else { return };
        let start = self.scope.now();
        let simulate_span = span("simulate");
        loop {
            match current.execution.advance(EVENT_BATCH) {
                Err(deadlock) => return self.done(current.id, Outcome::NoRun(deadlock.into())),
                Ok(true) => {
                    drop(simulate_span);
                    return self.finish(current);
                }
                Ok(false) => current.events += EVENT_BATCH,
            }
            if current.exceeds_budget() {
                return self.done(current.id, Outcome::TooCostly);
            }
            if self.scope.now() - start >= SLICE_MS {
                break;
            }
        }
        let time = self.scope.now();
        if time - current.last_report >= PROGRESS_INTERVAL_MS {
            current.last_report = time;
            self.scope.reply(&WorkerReply::Progress(current.id, current.execution.progress()));
        }
        self.current = Some(current);
        self.scope.request_slice();
    }

    fn finish(&mut self, current: ActiveRun) {
        let ActiveRun { id, task, execution, .. } = current;
        let finish_span = span("finish");
        let run = execution.finish();
        drop(finish_span);
        let is_program = task.scenario.formulation == Formulation::Program;
        let programs = self.services.programs.as_mut().filter(|_| is_program);
        let report = programs.map(|programs| programs.report(Some(&run)));
        let outcome = match task.trace {
            true => Outcome::Run(Box::new(run.into())),
            false => Outcome::Report(Box::new(run.report)),
        };
        self.done(id, outcome);
        if let Some(report) = report {
            self.scope.reply(&WorkerReply::Program(report));
        }
    }
}

impl ActiveRun {
    /// Whether the run has exceeded its event budget, or will by its progress so far.
    fn exceeds_budget(&self) -> bool {
        let Some(budget) = self.task.budget else { return false };
        let will_exceed = self.events * 8 > budget && self.execution.progress() < 0.08;
        self.events > budget || will_exceed
    }
}
