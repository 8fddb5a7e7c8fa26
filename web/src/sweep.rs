//! The simulated points of the curves, one by one, by workers of their own that stand aside for the main one.

use crate::client::{Client, News, Order};
use crate::protocol::decode_report;
use crate::state::Action;
use gloo::timers::callback::Timeout;
use hyperfly_core::report::Report;
use hyperfly_core::scenario::{Direction, Machine, Request, Scenario, Topology};
use hyperfly_model::curves::processors;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use yew::Callback;

/// The networks whose curves are drawn: hypercube, mesh and the scenario's own; a machine without channels has one curve.
pub fn compared(scenario: &Scenario) -> Vec<Topology> {
    if scenario.machine != Machine::Network {
        return vec![scenario.topology];
    }
    let mut all = vec![Topology::Hypercube, Topology::Mesh];
    if !all.contains(&scenario.topology) {
        all.push(scenario.topology);
    }
    all
}

/// A run of more events than this is left out.
const BUDGET: u64 = 3_000_000;
/// After a change, this many milliseconds of quiet.
const QUIET: u32 = 150;
/// This many results are remembered.
const CACHE: usize = 1024;

/// A simulated point.
#[derive(Clone, Debug, PartialEq)]
pub enum Point {
    /// Simulated.
    Run(Report),
    /// Not simulated: too many events, or too much memory.
    LeftOut,
}

/// The points there are for the request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Points {
    /// By topology and number of processors.
    pub points: Vec<(Topology, u32, Point)>,
    /// How many there will be.
    pub total: usize,
}

impl Points {
    /// The simulated points of a topology.
    pub fn of(&self, topology: Topology) -> impl Iterator<Item = (u32, &Report)> {
        self.points.iter().filter_map(move |(graph, p, point)| match point {
            Point::Run(report) if *graph == topology => Some((*p, report)),
            _ => None,
        })
    }

    /// The smallest p left out of a topology.
    pub fn left_out(&self, topology: Topology) -> Option<u32> {
        let out = |(graph, p, point): &(Topology, u32, Point)| {
            (*graph == topology && *point == Point::LeftOut).then_some(*p)
        };
        self.points.iter().filter_map(out).min()
    }
}

/// The second pool.
pub struct Sweep {
    dispatch: Callback<Action>,
    clients: RefCell<Vec<Client>>,
    cache: RefCell<BTreeMap<String, Point>>,
    /// What the curves need, in order of cost: topology, p and the fragment of the run.
    wanted: RefCell<Vec<(Topology, u32, String)>>,
    /// Taken from the wanted ones and being simulated.
    under_way: RefCell<Vec<String>>,
    scenario: RefCell<Option<Scenario>>,
    paused: Cell<bool>,
    timer: RefCell<Option<Timeout>>,
    tell: RefCell<Option<Timeout>>,
}

impl Sweep {
    /// A pool without workers; they start when the first curve is wanted.
    pub fn new(dispatch: Callback<Action>) -> Rc<Sweep> {
        Rc::new(Sweep {
            dispatch,
            clients: RefCell::default(),
            cache: RefCell::default(),
            wanted: RefCell::default(),
            under_way: RefCell::default(),
            scenario: RefCell::default(),
            paused: Cell::new(true),
            timer: RefCell::default(),
            tell: RefCell::default(),
        })
    }

    /// The main worker is busy: stand aside.
    pub fn pause(&self) {
        self.paused.set(true);
        *self.timer.borrow_mut() = None;
        self.clients.borrow().iter().for_each(Client::cancel);
        // An order that waited for its worker to start is dropped without a word.
        self.under_way.borrow_mut().clear();
    }

    /// The main worker has finished a run of this scenario: after a moment of quiet, its curves are wanted.
    pub fn want(self: &Rc<Self>, scenario: &Scenario) {
        *self.scenario.borrow_mut() = Some(scenario.clone());
        let own = self.clone();
        *self.timer.borrow_mut() = Some(Timeout::new(QUIET, move || own.begin()));
    }

    fn begin(self: &Rc<Self>) {
        let Some(scenario) = self.scenario.borrow().clone() else { return };
        let mut wanted = Vec::new();
        for p in processors(&scenario) {
            for topology in compared(&scenario) {
                // Time does not depend on the numbers that move.
                let default = Scenario::default();
                let point = Scenario {
                    p,
                    topology,
                    signal: default.signal,
                    seed: default.seed,
                    direction: Direction::Forward,
                    ..scenario.clone()
                };
                let fragment = Request::from(point).to_fragment();
                wanted.push((topology, p, fragment));
            }
        }
        *self.wanted.borrow_mut() = wanted;
        self.paused.set(false);
        if self.clients.borrow().is_empty() {
            let cores = gloo::utils::window().navigator().hardware_concurrency();
            let count = if cores > 2.0 { 2 } else { 1 };
            for _ in 0..count {
                let own = self.clone();
                self.clients.borrow_mut().push(Client::new(move |news| own.hear(news)));
            }
        }
        self.feed();
        self.publish();
    }

    /// Gives every idle worker its next point.
    fn feed(&self) {
        if self.paused.get() {
            return;
        }
        for client in self.clients.borrow().iter().filter(|client| client.idle()) {
            let next = {
                let (cache, under_way) = (self.cache.borrow(), self.under_way.borrow());
                let open = |fragment: &String| !cache.contains_key(fragment) && !under_way.contains(fragment);
                self.wanted.borrow().iter().map(|(.., fragment)| fragment).find(|f| open(f)).cloned()
            };
            let Some(fragment) = next else { return };
            self.under_way.borrow_mut().push(fragment.clone());
            client.ask(Order { fragment, data: false, trace: false, budget: Some(BUDGET) });
        }
    }

    fn hear(self: &Rc<Self>, news: News) {
        let (order, point) = match news {
            News::Done(order, columns) => {
                let report = columns.get(0).dyn_into().ok().and_then(|array| decode_report(&array));
                (order, report.map_or(Point::LeftOut, Point::Run))
            }
            News::TooCostly(order) => (order, Point::LeftOut),
            News::Refused(order, _) => (order, Point::LeftOut),
            News::Deadlock(order, _) => (order, Point::LeftOut),
            News::Cancelled | News::Ready | News::Replaced(..) => {
                if !matches!(news, News::Ready) {
                    self.under_way.borrow_mut().clear();
                }
                return self.feed();
            }
            News::Progress(_) | News::OtherBuild => return,
        };
        self.under_way.borrow_mut().retain(|fragment| *fragment != order.fragment);
        {
            let mut cache = self.cache.borrow_mut();
            if cache.len() >= CACHE {
                cache.clear();
            }
            cache.insert(order.fragment, point);
        }
        self.feed();
        // The chart is drawn again for a handful of points, not for each.
        if self.tell.borrow().is_none() {
            let own = self.clone();
            *self.tell.borrow_mut() = Some(Timeout::new(80, move || {
                *own.tell.borrow_mut() = None;
                own.publish();
            }));
        }
    }

    fn publish(&self) {
        let cache = self.cache.borrow();
        let wanted = self.wanted.borrow();
        let known = |(topology, p, fragment): &(Topology, u32, String)| {
            cache.get(fragment).map(|point| (*topology, *p, point.clone()))
        };
        let points = Points { points: wanted.iter().filter_map(known).collect(), total: wanted.len() };
        self.dispatch.emit(Action::Points(Rc::new(points)));
    }
}
