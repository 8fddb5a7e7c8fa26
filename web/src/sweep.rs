//! The simulated points of the curves, one by one, by workers of their own that stand aside for the main one.

use crate::client::{Client, News, Order};
use crate::protocol::decode_report;
use crate::state::Action;
use gloo::timers::callback::Timeout;
use hyperfly_core::isoefficiency::{Answer, Outcome, Search, Step, timing};
use hyperfly_core::order::Sorted;
use hyperfly_core::run::Options;
use hyperfly_core::scenario::limits::{MAX_N_MODEL, memory};
use hyperfly_core::scenario::{Request, Scenario, Topology};
use hyperfly_model::curves::processors;
use hyperfly_view::chart::families::{all_processors, compared};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use yew::Callback;

/// A run of more events than this is left out.
const BUDGET: u64 = 3_000_000;
/// A search takes several runs: it is left out if one of them has more events than this …
const SEARCH_BUDGET: u64 = 300_000;
/// … or its plan needs more bytes than this: about 100,000 messages, many of which may be one event.
const SEARCH_MEMORY: u64 = 8 << 20;
/// After a change, this many milliseconds of quiet.
const QUIET: u32 = 150;
/// This many results are remembered.
const CACHE: usize = 1024;

/// What the curves ask for.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    /// A scenario of the family, without what no point depends on.
    scenario: Scenario,
    /// The efficiency whose sizes are searched; without it each p is run with the scenario's n.
    kept: Option<f64>,
}

impl Subject {
    /// What the curves around a scenario ask for.
    pub fn new(scenario: &Scenario, kept: Option<f64>) -> Subject {
        let n = if kept.is_some() { Scenario::default().n } else { scenario.n };
        Subject { scenario: Scenario { n, p: 1, ..timing(scenario) }, kept }
    }
}

/// A point of a curve.
#[derive(Clone, Debug, PartialEq)]
pub enum Point {
    /// A run, or that there is none.
    Run(Answer),
    /// The end of a search.
    Size(Outcome),
}

impl Point {
    fn left_out(&self) -> bool {
        matches!(self, Point::Run(Answer::LeftOut) | Point::Size(Outcome::LeftOut))
    }
}

/// The points there are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Points {
    /// What they are points of.
    pub subject: Option<Subject>,
    /// By topology and number of processors.
    pub points: Vec<(Topology, u32, Point)>,
    /// How many there will be.
    pub total: usize,
}

impl Points {
    /// Whether these are points of the curves around a scenario.
    pub fn are_of(&self, scenario: &Scenario, kept: Option<f64>) -> bool {
        self.subject == Some(Subject::new(scenario, kept))
    }

    /// The efficiency that they keep, if they are sizes.
    pub fn kept(&self) -> Option<f64> {
        self.subject.as_ref().and_then(|subject| subject.kept)
    }

    /// The points of a topology.
    pub fn of(&self, topology: Topology) -> impl Iterator<Item = (u32, &Point)> {
        self.points.iter().filter(move |(graph, ..)| *graph == topology).map(|(_, p, point)| (*p, point))
    }

    /// The smallest p left out of a topology.
    pub fn left_out(&self, topology: Topology) -> Option<u32> {
        self.of(topology).filter(|(_, point)| point.left_out()).map(|(p, _)| p).min()
    }

    /// The smallest p of a topology for which no size that can be run has the efficiency.
    pub fn beyond(&self, topology: Topology) -> Option<u32> {
        let beyond = |point: &Point| matches!(point, Point::Size(Outcome::Beyond(_)));
        self.of(topology).filter(|(_, point)| beyond(point)).map(|(p, _)| p).min()
    }
}

/// One point that is wanted.
struct Goal {
    topology: Topology,
    p: u32,
    scenario: Scenario,
    /// What tells its runs from those of others, but for n.
    family: Rc<str>,
    search: Option<Search>,
    /// It is not even tried.
    costly: bool,
}

/// A run: its family and n.
type Key = (Rc<str>, u64);

/// The second pool.
pub struct Sweep {
    dispatch: Callback<Action>,
    clients: RefCell<Vec<Client>>,
    cache: RefCell<Sorted<Key, Answer>>,
    /// What the curves need, in order of cost.
    wanted: RefCell<Vec<Goal>>,
    /// What is being simulated, by the fragment of its order.
    under_way: RefCell<Vec<(String, Key)>>,
    scenario: RefCell<Option<Scenario>>,
    kept: Cell<Option<f64>>,
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
            kept: Cell::default(),
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
        self.soon();
    }

    /// The curves show the sizes that keep this efficiency, or with nothing to keep what each p comes to.
    pub fn keep(self: &Rc<Self>, efficiency: Option<f64>) {
        if self.kept.replace(efficiency) != efficiency {
            // While the main worker is busy, what comes of it will begin anew.
            let waits = self.paused.get() && self.timer.borrow().is_none();
            self.pause();
            if !waits {
                self.soon();
            }
        }
    }

    fn soon(self: &Rc<Self>) {
        let own = self.clone();
        *self.timer.borrow_mut() = Some(Timeout::new(QUIET, move || own.begin()));
    }

    /// All points of the curves, the cheap ones first.
    fn goals(scenario: &Scenario, kept: Option<f64>) -> Vec<Goal> {
        let all = if kept.is_some() { all_processors() } else { processors(scenario) };
        let goal = |(p, topology)| {
            let scenario = Scenario { p, topology, ..timing(scenario) };
            let search = kept.map(|_| Search::new(&scenario));
            let family = Scenario { n: MAX_N_MODEL, ..scenario.clone() };
            let family = Request::from(family).to_fragment().into();
            let options = Options { data: false, trace: false, ..Options::default() };
            let costly = search
                .as_ref()
                .and_then(|search| search.sizes.first())
                .is_some_and(|&n| memory(&Scenario { n, ..scenario.clone() }, options) > SEARCH_MEMORY);
            Goal { topology, p, scenario, family, search, costly }
        };
        all.into_iter()
            .flat_map(|p| compared(scenario).into_iter().map(move |topology| (p, topology)))
            .map(goal)
            .filter(|goal| goal.search.as_ref().is_none_or(|search| !search.sizes.is_empty()))
            .collect()
    }

    fn begin(self: &Rc<Self>) {
        let Some(scenario) = self.scenario.borrow().clone() else { return };
        *self.wanted.borrow_mut() = Self::goals(&scenario, self.kept.get());
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

    /// What is known of every goal: its point, or the n that has to be run for it. What is left out for some p
    /// is left out for more.
    fn known(&self) -> Vec<Result<Point, u64>> {
        let (cache, wanted) = (self.cache.borrow(), self.wanted.borrow());
        let mut out: Vec<Topology> = Vec::new();
        let known = |goal: &Goal| {
            let run = |n: u64| cache.get(&(goal.family.clone(), n)).cloned();
            let hopeless = goal.costly || out.contains(&goal.topology);
            let point = match (&goal.search, self.kept.get()) {
                (Some(_), _) if hopeless => Ok(Point::Size(Outcome::LeftOut)),
                (None, _) if hopeless => Ok(Point::Run(Answer::LeftOut)),
                (Some(search), Some(efficiency)) => match search.step(efficiency, run) {
                    Step::Ask(n) => Err(n),
                    Step::Done(outcome) => Ok(Point::Size(outcome)),
                },
                _ => run(goal.scenario.n).map(Point::Run).ok_or(goal.scenario.n),
            };
            if point.as_ref().is_ok_and(Point::left_out) {
                out.push(goal.topology);
            }
            point
        };
        wanted.iter().map(known).collect()
    }

    /// Gives every idle worker its next run.
    fn feed(&self) {
        if self.paused.get() || !self.clients.borrow().iter().any(Client::idle) {
            return;
        }
        let wanted = self.wanted.borrow();
        let mut open = wanted.iter().zip(self.known()).filter_map(|(goal, known)| Some((goal, known.err()?)));
        for client in self.clients.borrow().iter().filter(|client| client.idle()) {
            let under_way = |key: &Key| self.under_way.borrow().iter().any(|(_, other)| other == key);
            let next = open.find(|(goal, n)| !under_way(&(goal.family.clone(), *n)));
            let Some((goal, n)) = next else { return };
            let fragment = Request::from(Scenario { n, ..goal.scenario.clone() }).to_fragment();
            self.under_way.borrow_mut().push((fragment.clone(), (goal.family.clone(), n)));
            let budget = if goal.search.is_some() { SEARCH_BUDGET } else { BUDGET };
            client.ask(Order { fragment, data: false, trace: false, budget: Some(budget), beside: false });
        }
    }

    fn hear(self: &Rc<Self>, news: News) {
        let (order, answer) = match news {
            News::Done(order, columns) => {
                let report = columns.get(0).dyn_into().ok().and_then(|array| decode_report(&array));
                (order, report.map_or(Answer::LeftOut, Answer::Run))
            }
            News::TooCostly(order) | News::Refused(order, _) | News::Deadlock(order, _) => {
                (order, Answer::LeftOut)
            }
            News::Cancelled | News::Ready | News::Replaced(..) => {
                if !matches!(news, News::Ready) {
                    self.under_way.borrow_mut().clear();
                }
                return self.feed();
            }
            News::Progress(_) | News::OtherBuild => return,
        };
        let at = self.under_way.borrow().iter().position(|(fragment, _)| *fragment == order.fragment);
        if let Some(at) = at {
            let (_, key) = self.under_way.borrow_mut().swap_remove(at);
            let mut cache = self.cache.borrow_mut();
            if cache.len() >= CACHE {
                cache.clear();
            }
            *cache.or_insert(key, Answer::LeftOut) = answer;
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
        let known = self.known();
        let wanted = self.wanted.borrow();
        let point = |(goal, point): (&Goal, Result<Point, u64>)| Some((goal.topology, goal.p, point.ok()?));
        let points = Points {
            subject: self.scenario.borrow().as_ref().map(|of| Subject::new(of, self.kept.get())),
            points: wanted.iter().zip(known).filter_map(point).collect(),
            total: wanted.len(),
        };
        self.dispatch.emit(Action::Points(Rc::new(points)));
    }
}
