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
use hyperfly_text::page as text;
use hyperfly_view::{Story, schedule};
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
    /// The latest run that is to be seen beside the one that was asked for.
    beside: RefCell<Option<Order>>,
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
            beside: RefCell::default(),
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
        *self.asked.borrow_mut() = Some(scenario.clone());
        let request = Request::from(scenario.clone());
        let data = scenario.p <= MAX_P_DATA && scenario.n <= MAX_N_DATA;
        let order = Order { fragment: request.to_fragment(), data, trace: true, budget: None };
        self.with_client(|client| client.ask(order));
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

    fn is_beside(&self, order: &Order) -> bool {
        self.beside.borrow().as_ref() == Some(order)
    }

    fn hear(&self, news: News) {
        match news {
            News::Ready => {}
            News::Progress(done) => self.dispatch.emit(Action::Progress(Some(done))),
            News::Done(order, columns) => self.show(&order, &columns),
            News::Refused(order, _) | News::Deadlock(order, _) if self.is_beside(&order) => {
                self.dispatch.emit(Action::Progress(None));
            }
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
        if self.is_beside(order) {
            self.dispatch.emit(Action::Counterpart(Story::new(Rc::new(run))));
            return self.dispatch.emit(Action::Progress(None));
        }
        let idle = self.idle();
        let other = schedule::counterpart(&run.scenario).filter(|_| idle && order.data);
        if idle {
            self.measure.came();
            if self.curves.get() {
                self.sweep.want(&run.scenario);
            }
        }
        self.player.set_end(run.trace.t_parallel);
        self.dispatch.emit(Action::Show(Shown::new(run), self.player.t()));
        if idle {
            self.dispatch.emit(Action::Progress(None));
        }
        // Where two schedules are seen side by side, the other one is run, too; of it, times are enough.
        if let Some(other) = other {
            let fragment = Request::from(other).to_fragment();
            let order = Order { fragment, data: false, trace: true, budget: None };
            *self.beside.borrow_mut() = Some(order.clone());
            self.with_client(|client| client.ask(order));
        }
    }
}

/// The notice that page and worker are not of one build, as it stands in the state; it then offers to reload.
pub const OTHER_BUILD: &str = "other-build";

/// The notice that a newer version of the page waits to take over (static/offline.js).
pub const NEW_VERSION: &str = "new-version";
