//! The page's one connection to the workers: a request goes out, what comes back becomes an action.

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
use hyperfly_view::trace::schedule;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

/// In a figure a worker that nobody asks ends after so many milliseconds: ten figures on a page are ten workers, of 4 MB and more.
const REST: u32 = 1_000;

/// A run that the main worker was asked for.
struct RequestedRun {
    scenario: Scenario,
    options: Options,
    /// Whether it is compared with another one.
    beside: bool,
}

/// Workers, clock and stopwatch; made once.
pub struct Engine {
    own: Weak<Engine>,
    host: Rc<dyn Host>,
    /// The clock.
    pub player: Rc<Player>,
    /// The stopwatch.
    pub measure: Measure,
    /// The worker that answers queries about the displayed run.
    pub run_client: SharedRunClient,
    /// Files are made one after the other, each by a worker of its own.
    pub files: Rc<SerialQueue>,
    dispatch: Dispatch,
    /// The main worker.
    client: WorkerClient,
    exercise: RefCell<Option<Rc<ExerciseFile>>>,
    /// By step of the latest run of the program, its line.
    lines: RefCell<Rc<[u32]>>,
    /// Whether workers that nobody asks end; and what ends the main one.
    rests: bool,
    rest: RefCell<Option<Box<dyn Any>>>,
    sweep: Rc<Sweep>,
    /// Whether curves are on the page, so that their points are wanted.
    curves: Cell<bool>,
    asked: RefCell<Option<Scenario>>,
    /// Whether the run that was asked for has come, and nothing newer is wanted but the run beside it.
    is_there: Cell<bool>,
    /// The right side of a comparison.
    right: RefCell<Option<Scenario>>,
    /// The run that came beside the latest.
    beside_there: RefCell<Option<Scenario>>,
}

impl Engine {
    /// That of the page: starts the main worker. Workers that nobody asks end, if it `rests`, and others start when somebody does.
    pub fn new(dispatch: Dispatch, rests: bool) -> Rc<Engine> {
        Engine::with(Rc::new(Browser), screen::player(), dispatch, rests)
    }

    /// The same with another host.
    pub fn with(host: Rc<dyn Host>, player: Rc<Player>, dispatch: Dispatch, rests: bool) -> Rc<Engine> {
        let engine = Rc::new_cyclic(|own: &Weak<Engine>| {
            let listener = own.clone();
            let client = WorkerClient::new(host.clone(), Role::Runs, move |event| {
                if let Some(engine) = listener.upgrade() {
                    engine.hear(event);
                    engine.rest_if_idle();
                }
            });
            Engine {
                own: own.clone(),
                player,
                measure: Measure::default(),
                run_client: SharedRunClient::default(),
                files: Rc::default(),
                sweep: Sweep::new(host.clone(), dispatch.clone(), rests),
                host,
                dispatch,
                client,
                curves: Cell::new(false),
                exercise: RefCell::default(),
                lines: RefCell::new([].into()),
                rests,
                rest: RefCell::default(),
                asked: RefCell::default(),
                is_there: Cell::new(false),
                right: RefCell::default(),
                beside_there: RefCell::default(),
            }
        });
        engine.client.start();
        engine
    }

    /// Where nothing is asked, the worker ends after a while.
    fn rest_if_idle(&self) {
        if !self.rests || !self.is_idle() {
            return;
        }
        let own = self.own.clone();
        let end = move || {
            if let Some(engine) = own.upgrade().filter(|engine| engine.is_idle()) {
                engine.client.end();
            }
        };
        *self.rest.borrow_mut() = Some(self.host.after(REST, Box::new(end)));
    }

    /// The request of a state, with the cursor where it rests.
    pub fn visible_request(&self, state: &State) -> Request {
        let mut request = state.request.clone();
        // Where it stands while it plays is nothing that a URL could say.
        request.look.t = if request.look.play { 0.0 } else { self.player.t() };
        request
    }

    /// Asks for a run of a scenario.
    pub fn ask(&self, scenario: &Scenario) {
        self.measure.record_request();
        self.sweep.pause();
        self.player.run_is_asked();
        *self.asked.borrow_mut() = Some(scenario.clone());
        self.is_there.set(false);
        self.run(scenario, true, false);
    }

    fn run(&self, scenario: &Scenario, data: bool, beside: bool) {
        // What has no room for its data is run without: the numbers say so.
        let options = Options { data, trace: true, memory: MEMORY_PAGE };
        let data = data && fits_with_data(scenario, options);
        let task = Task { scenario: scenario.clone(), data, trace: true, budget: None };
        let options = Options { data, ..options };
        let requested = RequestedRun { scenario: scenario.clone(), options, beside };
        *self.rest.borrow_mut() = None;
        let own = self.own.clone();
        self.client.run(task, move |outcome| {
            if let Some(engine) = own.upgrade() {
                engine.take(requested, outcome);
                engine.rest_if_idle();
            }
        });
    }

    /// The right side of a comparison: it is run after the left one, now and whenever that changes.
    pub fn compare(&self, right: Option<Scenario>) {
        *self.beside_there.borrow_mut() = None;
        *self.right.borrow_mut() = right;
        if self.is_there.get() {
            self.run_beside();
        }
    }

    /// Runs what is to be seen beside the run that has come, if it is not there: the right side of a comparison, with data; else
    /// the other one of two schedules, of which times are enough.
    fn run_beside(&self) {
        let compared = self.right.borrow().clone();
        let data = compared.is_some();
        let asked = self.asked.borrow();
        let beside = compared.or_else(|| schedule::counterpart(asked.as_ref()?));
        if let Some(beside) = beside.filter(|beside| self.beside_there.borrow().as_ref() != Some(beside)) {
            self.run(&beside, data, true);
        }
    }

    /// The curves show the sizes that keep this efficiency, or with nothing to keep what each p comes to.
    pub fn keep(&self, efficiency: Option<f64>) {
        self.sweep.keep(efficiency);
    }

    /// Whether there are curves on the page: without them no points are simulated for them.
    pub fn draw_curves(&self, curves: bool) {
        let before = self.curves.replace(curves);
        let asked = self.asked.borrow().clone().filter(|_| curves && !before && self.is_idle());
        if let Some(scenario) = asked {
            self.sweep.want(&scenario);
        }
    }

    /// Drops the run in flight.
    pub fn cancel(&self) {
        self.client.cancel();
        (self.dispatch)(Action::Progress(None));
    }

    /// Gives the worker the reader's samples.
    pub fn set_samples(&self, samples: Rc<[Complex64]>) {
        self.client.set_samples(samples);
        self.ask_again(|scenario| scenario.problem.signal == Signal::Own);
    }

    /// Gives the worker the reader's program.
    pub fn set_program(&self, program: Rc<str>) {
        self.client.set_program(program);
        self.tell_program_again();
    }

    /// Whether the exercise of this id is the one that the reader opened.
    pub fn has_exercise(&self, id: &str) -> bool {
        self.exercise.borrow().as_ref().is_some_and(|exercise| exercise.id == id)
    }

    /// Gives the worker the exercise that the reader opened.
    pub fn set_exercise(&self, id: String, file: String) {
        let exercise = Rc::new(ExerciseFile { id, file });
        *self.exercise.borrow_mut() = Some(exercise.clone());
        self.client.set_exercise(exercise);
        self.tell_program_again();
    }

    /// What is said of the reader's program is said again, in the language that is spoken now.
    pub fn tell_program_again(&self) {
        self.ask_again(|scenario| scenario.formulation == Formulation::Program);
    }

    /// Asks for the same scenario again if it now means another run, as `is_affected` says.
    fn ask_again(&self, is_affected: impl Fn(&Scenario) -> bool) {
        *self.beside_there.borrow_mut() = None;
        let asked = self.asked.borrow().clone();
        if let Some(scenario) = asked.filter(is_affected) {
            self.ask(&scenario);
        }
    }

    /// How many main workers there have been.
    pub fn generation(&self) -> u32 {
        self.client.generation()
    }

    /// Makes the main worker die: for tests.
    pub fn crash(&self) {
        self.client.crash();
    }

    /// Whether nothing is asked of the main worker.
    pub fn is_idle(&self) -> bool {
        self.client.is_idle()
    }

    fn hear(&self, event: Event) {
        match event {
            Event::Ready | Event::Responds => (self.dispatch)(Action::WorkerResponds),
            Event::Progress(done) => (self.dispatch)(Action::Progress(Some(done))),
            Event::Program(told) => {
                *self.lines.borrow_mut() = told.lines.as_slice().into();
                (self.dispatch)(Action::ProgramReport(Rc::new(told)));
            }
            Event::Replaced(why, again) => {
                let reason = panic::cause(&why);
                let words =
                    if again { text::worker_repeats(&reason) } else { text::worker_replaced(&reason) };
                (self.dispatch)(Action::Progress(None));
                (self.dispatch)(Action::Notice(Some(words.into())));
            }
            Event::Silent => (self.dispatch)(Action::Notice(Some(Notice::Silent))),
            Event::GivenUp(why) => {
                let words = text::no_worker(&panic::cause(&why));
                (self.dispatch)(Action::Progress(None));
                (self.dispatch)(Action::Notice(Some(Notice::NoWorker(words))));
            }
            Event::OtherBuild => (self.dispatch)(Action::Notice(Some(Notice::OtherBuild))),
        }
    }

    /// Takes what came of a run.
    fn take(&self, requested: RequestedRun, outcome: Outcome) {
        match outcome {
            Outcome::Run(data) => self.show(&requested, *data),
            Outcome::NoRun(error) => {
                let failure = Failure::Error(error, requested.options);
                self.fail(requested, failure);
            }
            Outcome::Failed(words) => self.fail(requested, Failure::Words(words)),
            Outcome::TooCostly | Outcome::Cancelled => (self.dispatch)(Action::Progress(None)),
            Outcome::Report(_) | Outcome::Answer(_) => self.tell_unreadable(),
        }
    }

    fn tell_unreadable(&self) {
        let message = text::unreadable_answer().to_owned();
        (self.dispatch)(Action::Notice(Some(message.into())));
    }

    fn show(&self, asked: &RequestedRun, data: RunData<'static>) {
        let decodes = span("decode");
        let run = data.run(asked.scenario.clone());
        drop(decodes);
        let derives = span("derive");
        let shown = DisplayedRun::of(Rc::new(run));
        drop(derives);
        if asked.scenario.formulation == Formulation::Program {
            shown.replay.set_lines(self.lines.borrow().clone());
        }
        let run = shown.run();
        if asked.beside {
            *self.beside_there.borrow_mut() = Some(run.scenario.clone());
            return (self.dispatch)(Action::ShowComparisonRun(shown));
        }
        let idle = self.is_idle();
        if idle {
            self.measure.record_reply();
            if self.curves.get() {
                self.sweep.want(&asked.scenario);
            }
        }
        // The clock of a comparison goes on to the end of both.
        if self.right.borrow().is_none() {
            self.player.run_is_there(run.trace.t_parallel);
        }
        let shows = span("show");
        (self.dispatch)(Action::Show(shown));
        drop(shows);
        self.measure.renders();
        if idle {
            self.is_there.set(true);
            self.run_beside();
        }
    }

    fn fail(&self, requested: RequestedRun, failure: Failure) {
        (self.dispatch)(match requested.beside {
            true => Action::NoComparison(Box::new(requested.scenario), failure),
            false => Action::NoRun(failure),
        });
    }
}
