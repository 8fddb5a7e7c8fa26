//! The simulated points of the curves, one by one, by workers of their own that stand aside for the main one.

use crate::state::action::Action;
use crate::state::points::{Point, Points, Subject};
use crate::worker::client::{Event, Host, Role, WorkerClient};
use crate::worker::protocol::{Outcome, Task};
use hyperfly_core::Scenario;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::isoefficiency::{self, RunOutcome, Search, SearchStep};
use hyperfly_core::limits::{Options, memory};
use hyperfly_model::curves::processors;
use hyperfly_request::Topology;
use hyperfly_view::chart::families::{all_processors, compared_topologies};
use std::any::Any;
use std::cell::{Cell, RefCell};
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
    scenario: Scenario,
    search: Option<Search>,
    /// It is not even tried.
    costly: bool,
}

/// What is told the points.
pub type Dispatch = Rc<dyn Fn(Action)>;

/// The second pool.
pub struct Sweep {
    host: Rc<dyn Host>,
    dispatch: Dispatch,
    clients: RefCell<Vec<WorkerClient>>,
    cache: RefCell<Vec<(Scenario, RunOutcome)>>,
    /// What the curves need, in order of cost.
    wanted: RefCell<Vec<Goal>>,
    /// What is being simulated.
    under_way: RefCell<Vec<Scenario>>,
    /// The run whose curves are wanted.
    scenario: RefCell<Option<Scenario>>,
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
            scenario: RefCell::default(),
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

    /// Simulates the curves of a run that the main worker has finished, after a moment of quiet.
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
        let timer = self.host.after(QUIET, Box::new(move || own.begin()));
        *self.timer.borrow_mut() = Some(timer);
    }

    /// All points of the curves, the cheap ones first.
    fn goals(scenario: &Scenario, kept: Option<f64>) -> Vec<Goal> {
        // These workers read no programs.
        if scenario.formulation == Formulation::Program {
            return Vec::new();
        }
        let all = if kept.is_some() { all_processors() } else { processors(scenario) };
        let timing = isoefficiency::timing(scenario);
        let goal = |scenario: Scenario| {
            let search = kept.map(|_| Search::new(&scenario));
            let options = Options { data: false, trace: false, ..Options::default() };
            let costly = search
                .as_ref()
                .and_then(|search| search.sizes.first())
                .is_some_and(|&n| memory(&scenario.with_n(n), options) > SEARCH_MEMORY);
            Goal { scenario, search, costly }
        };
        all.into_iter()
            .flat_map(|p| compared_topologies(&timing.with_p(p)))
            .map(goal)
            .filter(|goal| goal.search.as_ref().is_none_or(|search| !search.sizes.is_empty()))
            .collect()
    }

    fn begin(self: &Rc<Self>) {
        let Some(scenario) = self.scenario.borrow().clone() else { return };
        *self.wanted.borrow_mut() = Self::goals(&scenario, self.kept.get());
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
        let mut out: Vec<Option<Topology>> = Vec::new();
        let known = |goal: &Goal| {
            let run = |n: u64| {
                let scenario = goal.scenario.with_n(n);
                cache.iter().find(|(of, _)| *of == scenario).map(|(_, answer)| answer.clone())
            };
            let topology = goal.scenario.machine.topology();
            let hopeless = goal.costly || out.contains(&topology);
            let point = match (&goal.search, self.kept.get()) {
                (Some(_), _) if hopeless => Ok(Point::Size(isoefficiency::SearchOutcome::Skipped)),
                (None, _) if hopeless => Ok(Point::Run(RunOutcome::Skipped)),
                (Some(search), Some(efficiency)) => match search.step(efficiency, run) {
                    SearchStep::RunSize(n) => Err(n),
                    SearchStep::Done(outcome) => Ok(Point::Size(outcome)),
                },
                _ => run(goal.scenario.n()).map(Point::Run).ok_or(goal.scenario.n()),
            };
            if point.as_ref().is_ok_and(Point::left_out) {
                out.push(topology);
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
            let next = open
                .by_ref()
                .map(|(goal, n)| (goal, goal.scenario.with_n(n)))
                .find(|(_, scenario)| !self.under_way.borrow().contains(scenario));
            let Some((goal, scenario)) = next else { return };
            self.under_way.borrow_mut().push(scenario.clone());
            let budget = if goal.search.is_some() { SEARCH_BUDGET } else { BUDGET };
            let task = Task { scenario: scenario.clone(), data: false, trace: false, budget: Some(budget) };
            let own = Rc::downgrade(self);
            client.run(task, move |outcome| {
                if let Some(sweep) = own.upgrade() {
                    sweep.take(scenario, outcome);
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

    fn take(self: &Rc<Self>, scenario: Scenario, outcome: Outcome) {
        let answer = match outcome {
            Outcome::Report(report) => RunOutcome::Completed(*report),
            Outcome::Cancelled => return self.feed_anew(),
            _ => RunOutcome::Skipped,
        };
        self.under_way.borrow_mut().retain(|other| *other != scenario);
        let mut cache = self.cache.borrow_mut();
        if cache.len() >= CACHE {
            cache.clear();
        }
        cache.push((scenario, answer));
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
        let point = |(goal, point): (&Goal, Result<Point, u64>)| {
            Some((goal.scenario.machine.topology(), goal.scenario.p, point.ok()?))
        };
        let points = Points {
            subject: self.scenario.borrow().as_ref().map(|of| Subject::new(of, self.kept.get())),
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
