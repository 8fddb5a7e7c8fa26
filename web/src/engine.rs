//! The page's one connection to the workers: a request goes out, what comes back becomes an action.

use crate::client::{Client, News, Order};
use crate::measure::Measure;
use crate::player::Player;
use crate::protocol;
use crate::shown::Shown;
use crate::state::Action;
use crate::sweep::Sweep;
use hyperfly_core::scenario::limits::{MAX_N_DATA, MAX_P_DATA};
use hyperfly_core::scenario::{Request, Scenario, Signal};
use hyperfly_text::compare;
use hyperfly_text::page as text;
use hyperfly_view::schedule;
use js_sys::Array;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::Callback;

/// Workers, clock and stopwatch; made once.
pub struct Engine {
    /// The clock.
    pub player: Rc<Player>,
    /// The stopwatch.
    pub measure: Measure,
    dispatch: Callback<Action>,
    client: RefCell<Option<Client>>,
    sweep: Rc<Sweep>,
    /// Whether curves are on the page, so that their points are wanted.
    curves: Cell<bool>,
    asked: RefCell<Option<Scenario>>,
    /// Whether the run that was asked for has come, and nothing newer is wanted but the run beside it.
    first: Cell<bool>,
    /// The right side of a comparison.
    compared: RefCell<Option<Scenario>>,
    /// The run that came beside the latest.
    came: RefCell<Option<Scenario>>,
}

impl Engine {
    /// Starts the main worker.
    pub fn new(dispatch: Callback<Action>) -> Rc<Engine> {
        let engine = Rc::new(Engine {
            player: Player::new(),
            measure: Measure::default(),
            sweep: Sweep::new(dispatch.clone()),
            dispatch,
            curves: Cell::new(false),
            client: RefCell::default(),
            asked: RefCell::default(),
            first: Cell::new(false),
            compared: RefCell::default(),
            came: RefCell::default(),
        });
        let own = Rc::downgrade(&engine);
        let client = Client::new(move |news| {
            if let Some(engine) = own.upgrade() {
                engine.hear(news);
            }
        });
        *engine.client.borrow_mut() = Some(client);
        let own = Rc::downgrade(&engine);
        engine.player.on_painted(Rc::new(move || {
            if let Some(engine) = own.upgrade() {
                engine.measure.painted();
            }
        }));
        engine
    }

    /// Asks for a run of this scenario.
    pub fn ask(&self, scenario: &Scenario) {
        self.measure.asked();
        self.sweep.pause();
        self.player.let_go();
        *self.asked.borrow_mut() = Some(scenario.clone());
        self.first.set(false);
        self.order(scenario, true, false);
    }

    fn order(&self, scenario: &Scenario, data: bool, beside: bool) {
        let fragment = Request::from(scenario.clone()).to_fragment();
        let data = data && scenario.p <= MAX_P_DATA && scenario.n <= MAX_N_DATA;
        let order = Order { fragment, data, trace: true, budget: None, beside };
        self.with_client(|client| client.ask(order));
    }

    /// The right side of a comparison: it is run after the left one, now and whenever that changes.
    pub fn compare(&self, right: Option<Scenario>) {
        *self.came.borrow_mut() = None;
        *self.compared.borrow_mut() = right;
        if self.first.get() {
            self.run_beside();
        }
    }

    /// Runs what is to be seen beside the run that has come, if it is not there: the right side of a comparison, with data; else
    /// the other one of two schedules, of which times are enough.
    fn run_beside(&self) {
        let compared = self.compared.borrow().clone();
        let data = compared.is_some();
        let asked = self.asked.borrow();
        let beside = compared.or_else(|| schedule::counterpart(asked.as_ref()?));
        if let Some(beside) = beside.filter(|beside| self.came.borrow().as_ref() != Some(beside)) {
            self.order(&beside, data, true);
        }
    }

    /// The curves show the sizes that keep this efficiency, or with nothing to keep what each p comes to.
    pub fn keep(&self, efficiency: Option<f64>) {
        self.sweep.keep(efficiency);
    }

    /// Whether there are curves on the page: without them no points are simulated for them.
    pub fn draw_curves(&self, curves: bool) {
        let before = self.curves.replace(curves);
        let asked = self.asked.borrow().clone().filter(|_| curves && !before && self.idle());
        if let Some(scenario) = asked {
            self.sweep.want(&scenario);
        }
    }

    /// Drops the run in flight.
    pub fn cancel(&self) {
        self.with_client(Client::cancel);
        self.dispatch.emit(Action::Progress(None));
    }

    /// Gives the worker the reader's samples.
    pub fn set_samples(&self, samples: Rc<[f64]>) {
        self.with_client(|client| client.set_samples(samples));
        // The same scenario now means another run.
        *self.came.borrow_mut() = None;
        let asked = self.asked.borrow().clone();
        if let Some(scenario) = asked.filter(|scenario| scenario.signal == Signal::Own) {
            self.ask(&scenario);
        }
    }

    /// How many main workers there have been.
    pub fn generation(&self) -> u32 {
        self.client.borrow().as_ref().map_or(0, Client::generation)
    }

    /// Makes the main worker die: for tests.
    pub fn crash(&self) {
        self.with_client(Client::crash);
    }

    fn with_client(&self, act: impl FnOnce(&Client)) {
        if let Some(client) = &*self.client.borrow() {
            act(client);
        }
    }

    /// Whether nothing is asked of the main worker.
    pub fn idle(&self) -> bool {
        self.client.borrow().as_ref().is_some_and(Client::idle)
    }

    fn hear(&self, news: News) {
        match news {
            News::Ready => {}
            News::Progress(done) => self.dispatch.emit(Action::Progress(Some(done))),
            News::Done(order, columns) => self.show(&order, &columns),
            News::Refused(order, problems) if order.beside => {
                let why = problems
                    .first()
                    .map(|problem| compare::refused_there(&problem.field, &problem.value, &problem.allowed));
                self.none_beside(&order, why.unwrap_or_default());
            }
            News::Deadlock(order, why) if order.beside => self.none_beside(&order, why),
            News::Refused(_, problems) => self.dispatch.emit(Action::Refused(problems)),
            News::Deadlock(_, why) => self.dispatch.emit(Action::Failed(why)),
            News::TooCostly(_) | News::Cancelled => self.dispatch.emit(Action::Progress(None)),
            News::Replaced(why, again) => {
                let reason = why.lines().last().unwrap_or_default().trim_end_matches('.');
                let words = if again { text::worker_repeats(reason) } else { text::worker_replaced(reason) };
                self.dispatch.emit(Action::Progress(None));
                self.dispatch.emit(Action::Notice(Some(words)));
            }
            News::OtherBuild => self.dispatch.emit(Action::Notice(Some(OTHER_BUILD.to_owned()))),
        }
    }

    fn show(&self, order: &Order, columns: &Array) {
        let scenario = Request::from_fragment(&order.fragment).0.map(|request| request.scenario);
        let Some(run) = scenario.ok().and_then(|scenario| protocol::decode(&scenario, columns)) else {
            let message = text::unreadable_answer().to_owned();
            return self.dispatch.emit(Action::Notice(Some(message)));
        };
        if order.beside {
            *self.came.borrow_mut() = Some(run.scenario.clone());
            self.dispatch.emit(Action::Beside(Shown::new(run)));
            return self.dispatch.emit(Action::Progress(None));
        }
        let idle = self.idle();
        if idle {
            self.measure.came();
            if self.curves.get() {
                self.sweep.want(&run.scenario);
            }
        }
        // The clock of a comparison goes on to the end of both.
        if self.compared.borrow().is_none() {
            self.player.came(run.trace.t_parallel);
        }
        self.dispatch.emit(Action::Show(Shown::new(run), self.player.t()));
        if idle {
            self.dispatch.emit(Action::Progress(None));
        }
        if idle {
            self.first.set(true);
            self.run_beside();
        }
    }

    fn none_beside(&self, order: &Order, why: String) {
        if let Ok(request) = Request::from_fragment(&order.fragment).0 {
            self.dispatch.emit(Action::NoneBeside(Box::new(request.scenario), why));
        }
        self.dispatch.emit(Action::Progress(None));
    }
}

/// The notice that page and worker are not of one build, as it stands in the state; it then offers to reload.
pub const OTHER_BUILD: &str = "other-build";

/// The notice that a newer version of the page waits to take over (static/offline.js).
pub const NEW_VERSION: &str = "new-version";
