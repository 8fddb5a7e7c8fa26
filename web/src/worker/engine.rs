//! The page's connection to its workers: sends requests and turns replies into actions.

use crate::app::panic;
use crate::app::screen;
use crate::player::clock::Player;
use crate::state::action::{Action, Failure};
use crate::state::displayed_run::DisplayedRun;
use crate::state::notice::Notice;
use crate::state::page_state::State;
use crate::worker::browser::Browser;
use crate::worker::client::{Event, Host, Role, WorkerClient};
use crate::worker::measure::Measure;
use crate::worker::protocol::{ExerciseFile, Outcome, RunData, Task};
use crate::worker::run_client::SharedRunClient;
use crate::worker::serial_queue::SerialQueue;
use crate::worker::spans::span;
use crate::worker::sweep::{Dispatch, Sweep};
use hyperfly_core::formulations::Formulation;
use hyperfly_core::limits::{MEMORY_PAGE, Options, fits_with_data};
use hyperfly_core::problem::Signal;
use hyperfly_core::{Complex64, Scenario};
use hyperfly_request::Request;
use hyperfly_text::page as text;
use hyperfly_view::trace::replay::ProgramLines;
use hyperfly_view::trace::schedule;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

/// Idle time in milliseconds after which a figure's worker ends. Ten figures on a page are ten workers of at least 4 MB each.
const IDLE_TIMEOUT_MS: u32 = 1_000;

/// A run requested from the main worker.
struct RequestedRun {
    scenario: Scenario,
    options: Options,
    is_comparison: bool,
}

/// Workers, clock and stopwatch of a page.
pub struct Engine {
    weak_self: Weak<Engine>,
    host: Rc<dyn Host>,
    pub player: Rc<Player>,
    pub measure: Measure,
    /// The worker that answers queries about the displayed run.
    pub run_client: SharedRunClient,
    /// Makes files one after the other, each in a new worker.
    pub files: Rc<SerialQueue>,
    dispatch: Dispatch,
    /// The main worker.
    client: WorkerClient,
    exercise: RefCell<Option<Rc<ExerciseFile>>>,
    /// The reader's program as of its latest report.
    program: RefCell<ProgramLines>,
    ends_idle_workers: bool,
    /// Ends the idle main worker.
    idle_timer: RefCell<Option<Box<dyn Any>>>,
    sweep: Rc<Sweep>,
    /// Whether the page shows curves, whose points are then simulated.
    shows_curves: Cell<bool>,
    requested: RefCell<Option<Scenario>>,
    /// Whether the requested run has arrived and no newer one is requested, except the comparison run.
    has_arrived: Cell<bool>,
    /// The right side of a comparison.
    comparison: RefCell<Option<Scenario>>,
    /// The comparison run that has arrived.
    arrived_comparison: RefCell<Option<Scenario>>,
}

impl Engine {
    /// Starts the main worker in the browser. With `ends_idle_workers`, idle workers end and restart on demand.
    pub fn new(dispatch: Dispatch, ends_idle_workers: bool) -> Rc<Engine> {
        Engine::with_host(Rc::new(Browser), screen::player(), dispatch, ends_idle_workers)
    }

    /// Starts the main worker on a host.
    pub fn with_host(
        host: Rc<dyn Host>,
        player: Rc<Player>,
        dispatch: Dispatch,
        ends_idle_workers: bool,
    ) -> Rc<Engine> {
        let engine = Rc::new_cyclic(|weak_engine: &Weak<Engine>| {
            let listener = weak_engine.clone();
            let client = WorkerClient::new(host.clone(), Role::Runs, move |event| {
                if let Some(engine) = listener.upgrade() {
                    engine.on_event(event);
                    engine.start_idle_timer();
                }
            });
            Engine {
                weak_self: weak_engine.clone(),
                player,
                measure: Measure::default(),
                run_client: SharedRunClient::default(),
                files: Rc::default(),
                sweep: Sweep::new(host.clone(), dispatch.clone(), ends_idle_workers),
                host,
                dispatch,
                client,
                shows_curves: Cell::new(false),
                exercise: RefCell::default(),
                program: RefCell::default(),
                ends_idle_workers,
                idle_timer: RefCell::default(),
                requested: RefCell::default(),
                has_arrived: Cell::new(false),
                comparison: RefCell::default(),
                arrived_comparison: RefCell::default(),
            }
        });
        engine.client.start();
        engine
    }

    /// Ends an idle worker after [`IDLE_TIMEOUT_MS`].
    fn start_idle_timer(&self) {
        if !self.ends_idle_workers || !self.is_idle() {
            return;
        }
        let weak_engine = self.weak_self.clone();
        let end = move || {
            if let Some(engine) = weak_engine.upgrade().filter(|engine| engine.is_idle()) {
                engine.client.end();
            }
        };
        *self.idle_timer.borrow_mut() = Some(self.host.after(IDLE_TIMEOUT_MS, Box::new(end)));
    }

    /// Returns the request of a state, with the time of the cursor if it is not playing.
    pub fn visible_request(&self, state: &State) -> Request {
        let mut request = state.request.clone();
        request.look.t = if request.look.play { 0.0 } else { self.player.t() };
        request
    }

    /// Requests the run to display.
    pub fn request_run(&self, scenario: &Scenario) {
        self.measure.record_request();
        self.sweep.pause();
        self.player.expect_run();
        *self.requested.borrow_mut() = Some(scenario.clone());
        self.has_arrived.set(false);
        self.run(scenario, true, false);
    }

    fn run(&self, scenario: &Scenario, data: bool, is_comparison: bool) {
        // A run whose data does not fit into memory runs without data.
        let options = Options { data, trace: true, memory: MEMORY_PAGE };
        let with_data = data && fits_with_data(scenario, options);
        let task = Task { scenario: scenario.clone(), data: with_data, trace: true, budget: None };
        let options = Options { data: with_data, ..options };
        let requested_run = RequestedRun { scenario: scenario.clone(), options, is_comparison };
        *self.idle_timer.borrow_mut() = None;
        let weak_engine = self.weak_self.clone();
        self.client.run(task, move |outcome| {
            if let Some(engine) = weak_engine.upgrade() {
                engine.handle_outcome(requested_run, outcome);
                engine.start_idle_timer();
            }
        });
    }

    /// Sets the right side of a comparison. It runs after the left one, now and after each change of the left one.
    pub fn set_comparison(&self, comparison: Option<Scenario>) {
        *self.arrived_comparison.borrow_mut() = None;
        *self.comparison.borrow_mut() = comparison;
        if self.has_arrived.get() {
            self.run_comparison();
        }
    }

    /// Runs the comparison run if it has not arrived: the right side of a comparison, with data, else the counterpart of the
    /// requested formulation, without data.
    fn run_comparison(&self) {
        let comparison = self.comparison.borrow().clone();
        let has_comparison = comparison.is_some();
        let requested_run = self.requested.borrow();
        let scenario = comparison.or_else(|| schedule::counterpart(requested_run.as_ref()?));
        let is_missing = |scenario: &Scenario| self.arrived_comparison.borrow().as_ref() != Some(scenario);
        if let Some(scenario) = scenario.filter(is_missing) {
            self.run(&scenario, has_comparison, true);
        }
    }

    /// Sets the efficiency for which the curves show sizes; without one, each p is run with the n of the scenario.
    pub fn set_efficiency(&self, efficiency: Option<f64>) {
        self.sweep.set_efficiency(efficiency);
    }

    /// Sets whether the page shows curves. Without them, no points are simulated.
    pub fn set_shows_curves(&self, curves: bool) {
        let showed_before = self.shows_curves.replace(curves);
        let requested_run =
            self.requested.borrow().clone().filter(|_| curves && !showed_before && self.is_idle());
        if let Some(scenario) = requested_run {
            self.sweep.schedule(&scenario);
        }
    }

    /// Cancels the run in flight.
    pub fn cancel(&self) {
        self.client.cancel();
        (self.dispatch)(Action::Progress(None));
    }

    /// Gives the worker the reader's samples.
    pub fn set_samples(&self, samples: Rc<[Complex64]>) {
        self.client.set_samples(samples);
        self.run_again_if(|scenario| scenario.problem.signal == Signal::Own);
    }

    /// Gives the worker the reader's program.
    pub fn set_program(&self, program: Rc<str>) {
        self.client.set_program(program);
        self.run_program_again();
    }

    /// Whether the reader opened the exercise of this id.
    pub fn has_exercise(&self, id: &str) -> bool {
        self.exercise.borrow().as_ref().is_some_and(|exercise| exercise.id == id)
    }

    /// Gives the worker the exercise that the reader opened.
    pub fn set_exercise(&self, id: String, file: String) {
        let exercise = Rc::new(ExerciseFile { id, file });
        *self.exercise.borrow_mut() = Some(exercise.clone());
        self.client.set_exercise(exercise);
        self.run_program_again();
    }

    /// Runs the reader's program again, which also renews the report on it in the current language.
    pub fn run_program_again(&self) {
        self.run_again_if(|scenario| scenario.formulation == Formulation::Program);
    }

    /// Requests the same scenario again if `is_affected` says that its run differs now.
    fn run_again_if(&self, is_affected: impl Fn(&Scenario) -> bool) {
        *self.arrived_comparison.borrow_mut() = None;
        let requested_run = self.requested.borrow().clone();
        if let Some(scenario) = requested_run.filter(is_affected) {
            self.request_run(&scenario);
        }
    }

    /// Returns the number of main workers started so far.
    pub fn generation(&self) -> u32 {
        self.client.generation()
    }

    /// Makes the main worker panic, for tests.
    pub fn crash(&self) {
        self.client.crash();
    }

    /// Whether the main worker has nothing to do.
    pub fn is_idle(&self) -> bool {
        self.client.is_idle()
    }

    fn on_event(&self, event: Event) {
        match event {
            Event::Ready | Event::Responds => (self.dispatch)(Action::WorkerResponds),
            Event::Progress(fraction) => (self.dispatch)(Action::Progress(Some(fraction))),
            Event::Program(report) => {
                let fault = report.faults.first().map(|fault| fault.line);
                *self.program.borrow_mut() = ProgramLines { lines: report.lines.as_slice().into(), fault };
                (self.dispatch)(Action::ProgramReport(Rc::new(report)));
            }
            Event::Replaced(cause, is_repeated) => {
                let reason = panic::extract_cause(&cause);
                let words =
                    if is_repeated { text::worker_repeats(&reason) } else { text::worker_replaced(&reason) };
                (self.dispatch)(Action::Progress(None));
                (self.dispatch)(Action::Notice(Some(words.into())));
            }
            Event::Silent => (self.dispatch)(Action::Notice(Some(Notice::Silent))),
            Event::GivenUp(cause) => {
                let words = text::no_worker(&panic::extract_cause(&cause));
                (self.dispatch)(Action::Progress(None));
                (self.dispatch)(Action::Notice(Some(Notice::NoWorker(words))));
            }
            Event::OtherBuild => (self.dispatch)(Action::Notice(Some(Notice::OtherBuild))),
        }
    }

    fn handle_outcome(&self, requested_run: RequestedRun, outcome: Outcome) {
        match outcome {
            Outcome::Run(data) => self.show(&requested_run, *data),
            Outcome::NoRun(error) => {
                let failure = Failure::Error(error, requested_run.options);
                self.fail(requested_run, failure);
            }
            Outcome::Failed(words) => self.fail(requested_run, Failure::Words(words)),
            Outcome::TooCostly | Outcome::Cancelled => (self.dispatch)(Action::Progress(None)),
            Outcome::Report(_) | Outcome::Answer(_) => self.show_unreadable_reply(),
        }
    }

    fn show_unreadable_reply(&self) {
        let message = text::unreadable_answer().to_owned();
        (self.dispatch)(Action::Notice(Some(message.into())));
    }

    fn show(&self, requested_run: &RequestedRun, data: RunData<'static>) {
        let decode_span = span("decode");
        let run = data.run(requested_run.scenario.clone());
        drop(decode_span);
        let derive_span = span("derive");
        let is_program = requested_run.scenario.formulation == Formulation::Program;
        let program = is_program.then(|| self.program.borrow().clone());
        let displayed_run = DisplayedRun::of_program(Rc::new(run), program);
        drop(derive_span);
        let run = displayed_run.run();
        if requested_run.is_comparison {
            *self.arrived_comparison.borrow_mut() = Some(run.scenario.clone());
            return (self.dispatch)(Action::ShowComparisonRun(displayed_run));
        }
        let is_idle = self.is_idle();
        if is_idle {
            self.measure.record_reply();
            if self.shows_curves.get() {
                self.sweep.schedule(&requested_run.scenario);
            }
        }
        // In a comparison, the clock runs to the end of both runs, which the state sets.
        if self.comparison.borrow().is_none() {
            self.player.accept_run(run.trace.t_parallel);
        }
        let show_span = span("show");
        (self.dispatch)(Action::Show(displayed_run));
        drop(show_span);
        self.measure.renders();
        if is_idle {
            self.has_arrived.set(true);
            self.run_comparison();
        }
    }

    fn fail(&self, requested_run: RequestedRun, failure: Failure) {
        (self.dispatch)(match requested_run.is_comparison {
            true => Action::NoComparison(Box::new(requested_run.scenario), failure),
            false => Action::NoRun(failure),
        });
    }
}
