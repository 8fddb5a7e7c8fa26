//! Simulates the points of the curves one by one, in workers that pause while the main worker is busy.

use crate::state::action::Action;
use crate::state::points::{CurvesKey, Point, Points, same_family};
use crate::state::run_comparison::PtrEq;
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

/// Runs with more events are skipped.
const RUN_BUDGET: u64 = 3_000_000;
/// Searches, which take several runs, are skipped if one of them has more events.
const SEARCH_BUDGET: u64 = 300_000;
/// Searches are skipped if the plan of their first run takes more bytes: about 100,000 messages, many of which may be one event.
const SEARCH_MEMORY: u64 = 8 << 20;
/// Delay between a change and the first run, in milliseconds.
const START_DELAY_MS: u32 = 150;
/// Minimum time between updates of the chart, in milliseconds.
const PUBLISH_INTERVAL_MS: u32 = 80;
/// Number of cached results.
const CACHE_SIZE: usize = 1024;

/// A point to simulate.
struct Goal {
    scenario: Scenario,
    search: Option<Search>,
    /// Whether its plan takes too much memory.
    too_large: bool,
}

/// Receives the points.
pub type Dispatch = Rc<dyn Fn(Action)>;

/// The workers that simulate points, with their queue and results.
pub struct Sweep {
    host: Rc<dyn Host>,
    dispatch: Dispatch,
    clients: RefCell<Vec<WorkerClient>>,
    cache: RefCell<Vec<(Scenario, RunOutcome)>>,
    /// All points of the curves, cheapest first.
    goals: RefCell<Vec<Goal>>,
    in_flight: RefCell<Vec<Scenario>>,
    /// The run whose curves are simulated.
    scenario: RefCell<Option<Scenario>>,
    target_efficiency: Cell<Option<f64>>,
    paused: Cell<bool>,
    /// Whether workers end when all points are simulated.
    ends_idle_workers: bool,
    start_timer: RefCell<Option<Box<dyn Any>>>,
    publish_timer: RefCell<Option<Box<dyn Any>>>,
}

impl Sweep {
    /// Creates a sweep without workers, which start with the first curve.
    pub fn new(host: Rc<dyn Host>, dispatch: Dispatch, ends_idle_workers: bool) -> Rc<Sweep> {
        Rc::new(Sweep {
            host,
            dispatch,
            clients: RefCell::default(),
            cache: RefCell::default(),
            goals: RefCell::default(),
            in_flight: RefCell::default(),
            scenario: RefCell::default(),
            target_efficiency: Cell::default(),
            paused: Cell::new(true),
            ends_idle_workers,
            start_timer: RefCell::default(),
            publish_timer: RefCell::default(),
        })
    }

    /// Cancels all runs, because the main worker is busy.
    pub fn pause(&self) {
        self.paused.set(true);
        *self.start_timer.borrow_mut() = None;
        self.clients.borrow().iter().for_each(WorkerClient::cancel);
        // A run that waits for its worker to start is dropped without a reply.
        self.in_flight.borrow_mut().clear();
    }

    /// Simulates the curves of a run that the main worker has finished, after [`START_DELAY_MS`].
    pub fn schedule(self: &Rc<Self>, scenario: &Scenario) {
        *self.scenario.borrow_mut() = Some(scenario.clone());
        self.begin_soon();
    }

    /// Sets the efficiency for which sizes are searched; without one, each p is run with the n of the scenario.
    pub fn set_efficiency(self: &Rc<Self>, efficiency: Option<f64>) {
        if self.target_efficiency.replace(efficiency) != efficiency {
            // While the main worker is busy, its next run restarts the sweep.
            let is_waiting = self.paused.get() && self.start_timer.borrow().is_none();
            self.pause();
            if !is_waiting {
                self.begin_soon();
            }
        }
    }

    fn begin_soon(self: &Rc<Self>) {
        let sweep = self.clone();
        let timer = self.host.after(START_DELAY_MS, Box::new(move || sweep.begin()));
        *self.start_timer.borrow_mut() = Some(timer);
    }

    /// Returns all points of the curves, cheapest first.
    fn goals(scenario: &Scenario, target_efficiency: Option<f64>) -> Vec<Goal> {
        // These workers cannot read programs.
        if scenario.formulation == Formulation::Program {
            return Vec::new();
        }
        let processor_counts =
            if target_efficiency.is_some() { all_processors() } else { processors(scenario) };
        let timing = isoefficiency::timing(scenario);
        let goal = |scenario: Scenario| {
            let search = target_efficiency.map(|_| Search::new(&scenario));
            let options = Options { data: false, trace: false, ..Options::default() };
            let too_large = search
                .as_ref()
                .and_then(|search| search.sizes.first())
                .is_some_and(|&n| memory(&scenario.with_n(n), options) > SEARCH_MEMORY);
            Goal { scenario, search, too_large }
        };
        processor_counts
            .into_iter()
            .flat_map(|p| compared_topologies(&timing.with_p(p)))
            .map(goal)
            .filter(|goal| goal.search.as_ref().is_none_or(|search| !search.sizes.is_empty()))
            .collect()
    }

    fn begin(self: &Rc<Self>) {
        let Some(scenario) = self.scenario.borrow().clone() else { return };
        *self.goals.borrow_mut() = Self::goals(&scenario, self.target_efficiency.get());
        self.paused.set(false);
        if self.clients.borrow().is_empty() {
            let count = if self.host.cores() > 2 { 2 } else { 1 };
            for _ in 0..count {
                let weak_sweep = Rc::downgrade(self);
                let client = WorkerClient::new(self.host.clone(), Role::Runs, move |event| {
                    if let Some(sweep) = weak_sweep.upgrade() {
                        sweep.on_event(&event);
                    }
                });
                client.start();
                self.clients.borrow_mut().push(client);
            }
        }
        self.assign_runs();
        self.publish();
    }

    /// Returns the point of each goal, or the n to run next for it. If a p is skipped, so are the larger ones of its topology.
    fn results(&self) -> Vec<Result<Point, u64>> {
        let (cache, goals) = (self.cache.borrow(), self.goals.borrow());
        let mut skipped: Vec<Option<Topology>> = Vec::new();
        let result = |goal: &Goal| {
            let cached_outcome = |n: u64| {
                let scenario = goal.scenario.with_n(n);
                cache
                    .iter()
                    .find(|(cached_scenario, _)| *cached_scenario == scenario)
                    .map(|(_, outcome)| outcome.clone())
            };
            let topology = goal.scenario.machine.topology();
            let skip = goal.too_large || skipped.contains(&topology);
            let point = match (&goal.search, self.target_efficiency.get()) {
                (Some(_), _) if skip => Ok(Point::Size(isoefficiency::SearchOutcome::Skipped)),
                (None, _) if skip => Ok(Point::Run(RunOutcome::Skipped)),
                (Some(search), Some(efficiency)) => match search.step(efficiency, cached_outcome) {
                    SearchStep::RunSize(n) => Err(n),
                    SearchStep::Done(outcome) => Ok(Point::Size(outcome)),
                },
                _ => cached_outcome(goal.scenario.n()).map(Point::Run).ok_or(goal.scenario.n()),
            };
            if point.as_ref().is_ok_and(Point::is_skipped) {
                skipped.push(topology);
            }
            point
        };
        goals.iter().map(result).collect()
    }

    /// Assigns each idle worker its next run.
    fn assign_runs(self: &Rc<Self>) {
        let is_free = |client: &&WorkerClient| client.is_idle() && !client.is_given_up();
        let clients = self.clients.borrow();
        if self.paused.get() || !clients.iter().any(|client| is_free(&client)) {
            return;
        }
        let goals = self.goals.borrow();
        let mut missing_runs =
            goals.iter().zip(self.results()).filter_map(|(goal, result)| Some((goal, result.err()?)));
        for client in clients.iter().filter(is_free) {
            let next_run = missing_runs
                .by_ref()
                .map(|(goal, n)| (goal, goal.scenario.with_n(n)))
                .find(|(_, scenario)| !self.in_flight.borrow().contains(scenario));
            let Some((goal, scenario)) = next_run else { return };
            self.in_flight.borrow_mut().push(scenario.clone());
            let budget = if goal.search.is_some() { SEARCH_BUDGET } else { RUN_BUDGET };
            let task = Task { scenario: scenario.clone(), data: false, trace: false, budget: Some(budget) };
            let weak_sweep = Rc::downgrade(self);
            client.run(task, move |outcome| {
                if let Some(sweep) = weak_sweep.upgrade() {
                    sweep.store_outcome(scenario, outcome);
                }
            });
        }
    }

    fn on_event(self: &Rc<Self>, event: &Event) {
        match event {
            // An abandoned worker is not restarted; the others continue.
            Event::Replaced(..) | Event::GivenUp(_) => self.reassign_runs(),
            Event::Ready => self.assign_runs(),
            Event::Progress(_) | Event::Program(_) | Event::Silent | Event::Responds | Event::OtherBuild => {}
        }
    }

    fn reassign_runs(self: &Rc<Self>) {
        self.in_flight.borrow_mut().clear();
        self.assign_runs();
    }

    fn store_outcome(self: &Rc<Self>, scenario: Scenario, outcome: Outcome) {
        let outcome = match outcome {
            Outcome::Report(report) => RunOutcome::Completed(*report),
            Outcome::Cancelled => return self.reassign_runs(),
            _ => RunOutcome::Skipped,
        };
        self.in_flight.borrow_mut().retain(|running| *running != scenario);
        let mut cache = self.cache.borrow_mut();
        if cache.len() >= CACHE_SIZE {
            cache.clear();
        }
        cache.push((scenario, outcome));
        drop(cache);
        self.assign_runs();
        // The chart is redrawn for several points together.
        if self.publish_timer.borrow().is_none() {
            let sweep = self.clone();
            let timer = self.host.after(
                PUBLISH_INTERVAL_MS,
                Box::new(move || {
                    *sweep.publish_timer.borrow_mut() = None;
                    sweep.publish();
                }),
            );
            *self.publish_timer.borrow_mut() = Some(timer);
        }
    }

    fn publish(&self) {
        let results = self.results();
        let goals = self.goals.borrow();
        let point = |(goal, point): (&Goal, Result<Point, u64>)| {
            Some((goal.scenario.machine.topology(), goal.scenario.p, point.ok()?))
        };
        let scenario = self.scenario.borrow();
        let completed = |(other, outcome): &(Scenario, RunOutcome)| match (&*scenario, outcome) {
            (Some(scenario), RunOutcome::Completed(report)) if same_family(scenario, other) => {
                Some((other.clone(), report.clone()))
            }
            _ => None,
        };
        let points = Points {
            key: self
                .scenario
                .borrow()
                .as_ref()
                .map(|scenario| CurvesKey::new(scenario, self.target_efficiency.get())),
            runs: PtrEq(self.cache.borrow().iter().filter_map(completed).collect::<Vec<_>>().into()),
            points: goals.iter().zip(results).filter_map(point).collect(),
            total: goals.len(),
        };
        if self.ends_idle_workers && points.points.len() == points.total {
            self.clients.borrow_mut().clear();
        }
        (self.dispatch)(Action::Points(Rc::new(points)));
    }
}

#[cfg(test)]
mod tests;
