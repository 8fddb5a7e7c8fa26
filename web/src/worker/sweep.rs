//! The simulated points of the curves, one by one, by workers of their own that stand aside for the main one.

use crate::state::action::Action;
use crate::state::points::{Point, Points, Subject};
use crate::worker::client::{Event, Host, Role, WorkerClient};
use crate::worker::protocol::{Outcome, Task};
use hyperfly_core::isoefficiency::{self, Answer, Next, Search};
use hyperfly_core::limits::{MAX_N_MODEL, Options, memory};
use hyperfly_model::curves::processors;
use hyperfly_request::{Algorithm, Request, Settings, Topology};
use hyperfly_view::chart::families::{all_processors, compared};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A run of more events than this is left out.
const BUDGET: u64 = 3_000_000;
/// A search takes several runs: it is left out if one of them has more events than this …
const SEARCH_BUDGET: u64 = 300_000;
/// … or its plan needs more bytes than this: about 100,000 messages, many of which may be one event.
const SEARCH_MEMORY: u64 = 8 << 20;
/// After a change, this many milliseconds of quiet.
const QUIET: u32 = 150;
/// The chart is drawn again after so many milliseconds with new points.
const TELL: u32 = 80;
/// This many results are remembered.
const CACHE: usize = 1024;

/// One point that is wanted.
struct Goal {
    topology: Topology,
    p: u32,
    settings: Settings,
    /// What tells its runs from those of others, but for n.
    family: Rc<str>,
    search: Option<Search>,
    /// It is not even tried.
    costly: bool,
}

/// A run: its family and n.
type Key = (Rc<str>, u64);

/// What is told the points.
pub type Dispatch = Rc<dyn Fn(Action)>;

/// The second pool.
pub struct Sweep {
    host: Rc<dyn Host>,
    dispatch: Dispatch,
    clients: RefCell<Vec<WorkerClient>>,
    cache: RefCell<BTreeMap<Key, Answer>>,
    /// What the curves need, in order of cost.
    wanted: RefCell<Vec<Goal>>,
    /// What is being simulated.
    under_way: RefCell<Vec<Key>>,
    /// Whose curves are wanted.
    settings: RefCell<Option<Settings>>,
    kept: Cell<Option<f64>>,
    paused: Cell<bool>,
    /// Whether workers end when there is nothing left to simulate.
    rests: bool,
    /// Ends the quiet after a change.
    timer: RefCell<Option<Box<dyn Any>>>,
    /// Draws the chart again.
    tell: RefCell<Option<Box<dyn Any>>>,
}

impl Sweep {
    /// A pool without workers; they start when the first curve is wanted.
    pub fn new(host: Rc<dyn Host>, dispatch: Dispatch, rests: bool) -> Rc<Sweep> {
        Rc::new(Sweep {
            host,
            dispatch,
            clients: RefCell::default(),
            cache: RefCell::default(),
            wanted: RefCell::default(),
            under_way: RefCell::default(),
            settings: RefCell::default(),
            kept: Cell::default(),
            paused: Cell::new(true),
            rests,
            timer: RefCell::default(),
            tell: RefCell::default(),
        })
    }

    /// The main worker is busy: stand aside.
    pub fn pause(&self) {
        self.paused.set(true);
        *self.timer.borrow_mut() = None;
        self.clients.borrow().iter().for_each(WorkerClient::cancel);
        // What waited for its worker to start is dropped without a word.
        self.under_way.borrow_mut().clear();
    }

    /// The main worker has finished a run of these settings: after a moment of quiet, its curves are wanted.
    pub fn want(self: &Rc<Self>, settings: &Settings) {
        *self.settings.borrow_mut() = Some(settings.clone());
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
        let timer = self.host.after(QUIET, Box::new(move || own.begin()));
        *self.timer.borrow_mut() = Some(timer);
    }

    /// All points of the curves, the cheap ones first.
    fn goals(settings: &Settings, kept: Option<f64>) -> Vec<Goal> {
        // These workers read no programs.
        if settings.algorithm == Algorithm::Program {
            return Vec::new();
        }
        let (scenario, timing) = (settings.scenario(), settings.timing());
        let all = if kept.is_some() { all_processors() } else { processors(&scenario) };
        let goal = |(p, topology)| {
            let settings = Settings { p, topology, ..timing.clone() };
            let scenario = settings.scenario();
            let search = kept.map(|_| Search::new(&scenario));
            let family = Settings { n: MAX_N_MODEL, ..settings.clone() };
            let family = Request::from(family).to_fragment().into();
            let options = Options { data: false, trace: false, ..Options::default() };
            let costly = search
                .as_ref()
                .and_then(|search| search.sizes.first())
                .is_some_and(|&n| memory(&scenario.with_n(n), options) > SEARCH_MEMORY);
            Goal { topology, p, settings, family, search, costly }
        };
        all.into_iter()
            .flat_map(|p| compared(settings).into_iter().map(move |topology| (p, topology)))
            .map(goal)
            .filter(|goal| goal.search.as_ref().is_none_or(|search| !search.sizes.is_empty()))
            .collect()
    }

    fn begin(self: &Rc<Self>) {
        let Some(settings) = self.settings.borrow().clone() else { return };
        *self.wanted.borrow_mut() = Self::goals(&settings, self.kept.get());
        self.paused.set(false);
        if self.clients.borrow().is_empty() {
            let count = if self.host.cores() > 2 { 2 } else { 1 };
            for _ in 0..count {
                let own = Rc::downgrade(self);
                let client = WorkerClient::new(self.host.clone(), Role::Runs, move |event| {
                    if let Some(sweep) = own.upgrade() {
                        sweep.hear(&event);
                    }
                });
                client.start();
                self.clients.borrow_mut().push(client);
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
                (Some(_), _) if hopeless => Ok(Point::Size(isoefficiency::Outcome::LeftOut)),
                (None, _) if hopeless => Ok(Point::Run(Answer::LeftOut)),
                (Some(search), Some(efficiency)) => match search.step(efficiency, run) {
                    Next::Ask(n) => Err(n),
                    Next::Done(outcome) => Ok(Point::Size(outcome)),
                },
                _ => run(goal.settings.n).map(Point::Run).ok_or(goal.settings.n),
            };
            if point.as_ref().is_ok_and(Point::left_out) {
                out.push(goal.topology);
            }
            point
        };
        wanted.iter().map(known).collect()
    }

    /// Gives every idle worker its next run.
    fn feed(self: &Rc<Self>) {
        let has_time = |client: &&WorkerClient| client.is_idle() && !client.is_given_up();
        let clients = self.clients.borrow();
        if self.paused.get() || !clients.iter().any(|client| has_time(&client)) {
            return;
        }
        let wanted = self.wanted.borrow();
        let mut open = wanted.iter().zip(self.known()).filter_map(|(goal, known)| Some((goal, known.err()?)));
        for client in clients.iter().filter(has_time) {
            let under_way = |key: &Key| self.under_way.borrow().contains(key);
            let next = open.find(|(goal, n)| !under_way(&(goal.family.clone(), *n)));
            let Some((goal, n)) = next else { return };
            let key = (goal.family.clone(), n);
            self.under_way.borrow_mut().push(key.clone());
            let budget = if goal.search.is_some() { SEARCH_BUDGET } else { BUDGET };
            let settings = Settings { n, ..goal.settings.clone() };
            let task = Task { settings, plan: false, data: false, trace: false, budget: Some(budget) };
            let own = Rc::downgrade(self);
            client.run(task, move |outcome| {
                if let Some(sweep) = own.upgrade() {
                    sweep.take(key, outcome);
                }
            });
        }
    }

    fn hear(self: &Rc<Self>, event: &Event) {
        match event {
            // One that was given up is not revived for this: the others go on.
            Event::Replaced(..) | Event::GivenUp(_) => self.feed_anew(),
            Event::Ready => self.feed(),
            Event::Progress(_) | Event::Program(_) | Event::Silent | Event::Responds | Event::OtherBuild => {}
        }
    }

    fn feed_anew(self: &Rc<Self>) {
        self.under_way.borrow_mut().clear();
        self.feed();
    }

    fn take(self: &Rc<Self>, key: Key, outcome: Outcome) {
        let answer = match outcome {
            Outcome::Report(report) => Answer::Run(*report),
            Outcome::Cancelled => return self.feed_anew(),
            _ => Answer::LeftOut,
        };
        self.under_way.borrow_mut().retain(|other| *other != key);
        let mut cache = self.cache.borrow_mut();
        if cache.len() >= CACHE {
            cache.clear();
        }
        cache.insert(key, answer);
        drop(cache);
        self.feed();
        // The chart is drawn again for a handful of points, not for each.
        if self.tell.borrow().is_none() {
            let own = self.clone();
            let tell = self.host.after(
                TELL,
                Box::new(move || {
                    *own.tell.borrow_mut() = None;
                    own.publish();
                }),
            );
            *self.tell.borrow_mut() = Some(tell);
        }
    }

    fn publish(&self) {
        let known = self.known();
        let wanted = self.wanted.borrow();
        let point = |(goal, point): (&Goal, Result<Point, u64>)| Some((goal.topology, goal.p, point.ok()?));
        let points = Points {
            subject: self.settings.borrow().as_ref().map(|of| Subject::new(of, self.kept.get())),
            points: wanted.iter().zip(known).filter_map(point).collect(),
            total: wanted.len(),
        };
        if self.rests && points.points.len() == points.total {
            self.clients.borrow_mut().clear();
        }
        (self.dispatch)(Action::Points(Rc::new(points)));
    }
}

#[cfg(test)]
mod tests;
