//! Tests of the sweep with fake workers and timers.

use super::*;
use crate::worker::client::{Link, Message};
use crate::worker::protocol::{BUILD_ID, Outcome, Task, WorkerCommand, WorkerReply};
use hyperfly_core::limits::Options;
use hyperfly_core::machine::Network;
use hyperfly_core::run;
use std::collections::VecDeque;

const CUBE: Option<Topology> = Some(Topology::Hypercube);

/// A requested run, with a function to reply.
type Order = (u32, Task, Rc<dyn Fn(Message)>);

/// Requested runs of all workers.
type Orders = Rc<RefCell<VecDeque<Order>>>;

struct FakeLink {
    orders: Orders,
    hear: Rc<dyn Fn(Message)>,
    cancelled: Rc<Cell<u32>>,
}

impl Link for FakeLink {
    fn post(&self, command: &WorkerCommand) {
        // A serialised copy, as the worker receives it.
        let bytes = postcard::to_allocvec(command).expect("plain data");
        match postcard::from_bytes(&bytes).expect("the bytes just written") {
            WorkerCommand::Run(id, task) => {
                self.orders.borrow_mut().push_back((id, task, self.hear.clone()));
            }
            WorkerCommand::Cancel(_) => self.cancelled.set(self.cancelled.get() + 1),
            _ => {}
        }
    }
}

/// Handler of a fake worker's messages.
type Hears = Rc<dyn Fn(Message)>;

/// A delayed call.
type Call = Box<dyn FnOnce()>;

#[derive(Default)]
struct Fake {
    orders: Orders,
    hears: RefCell<Vec<Hears>>,
    cancelled: Rc<Cell<u32>>,
    /// Pending calls, each with a marker that is dropped when the timer is cancelled.
    timers: RefCell<Vec<(std::rc::Weak<()>, Call)>>,
}

impl Host for Fake {
    fn start(&self, _: Role, hear: Box<dyn Fn(Message)>) -> Box<dyn Link> {
        let hear: Rc<dyn Fn(Message)> = hear.into();
        self.hears.borrow_mut().push(hear.clone());
        let (orders, cancelled) = (self.orders.clone(), self.cancelled.clone());
        Box::new(FakeLink { orders, hear, cancelled })
    }

    fn every(&self, _: u32, _: Box<dyn Fn()>) -> Box<dyn Any> {
        Box::new(())
    }

    fn after(&self, _: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any> {
        let mark = Rc::new(());
        self.timers.borrow_mut().push((Rc::downgrade(&mark), call));
        Box::new(mark)
    }

    fn cores(&self) -> usize {
        8
    }
}

impl Fake {
    /// Fires all pending timers.
    fn wait(&self) {
        let waiting = self.timers.take();
        waiting.into_iter().filter(|(mark, _)| mark.upgrade().is_some()).for_each(|(_, call)| call());
    }

    /// Lets all workers listen.
    fn listen(&self) {
        for hear in self.hears.take() {
            hear(Message::Reply(WorkerReply::Ready(BUILD_ID.to_owned())));
        }
    }

    /// Executes the first requested run; returns whether there was one.
    fn answer(&self) -> bool {
        let Some((id, task, hear)) = self.orders.borrow_mut().pop_front() else { return false };
        let Task { scenario, data, trace, .. } = &task;
        let run = run(scenario, None, Options { data: *data, trace: *trace, ..Options::default() }).ok();
        let outcome = match run {
            Some(run) => Outcome::Report(Box::new(run.report)),
            None => Outcome::Failed(String::new()),
        };
        hear(Message::Reply(WorkerReply::Done(id, outcome)));
        true
    }
}

type PublishedPoints = Rc<RefCell<Vec<Rc<Points>>>>;

type Pool = (Rc<Sweep>, Rc<Fake>, PublishedPoints);

fn pool() -> Pool {
    pool_with(false)
}

fn pool_with(ends_idle_workers: bool) -> Pool {
    let (fake, published) = (Rc::new(Fake::default()), PublishedPoints::default());
    let sink = published.clone();
    let dispatch = move |action| {
        if let Action::Points(points) = action {
            sink.borrow_mut().push(points);
        }
    };
    (Sweep::new(fake.clone(), Rc::new(dispatch), ends_idle_workers), fake, published)
}

fn small() -> Scenario {
    Scenario::default().with_n(64)
}

#[test]
fn sweep_simulates_all_points_on_two_workers_after_delay() {
    let (sweep, fake, published) = pool();
    sweep.schedule(&small());
    assert!(fake.hears.borrow().is_empty(), "nothing begins at once");
    sweep.schedule(&small());
    fake.wait();
    assert_eq!(fake.hears.borrow().len(), 2);
    fake.listen();
    assert_eq!(fake.orders.borrow().len(), 2);
    while fake.answer() {}
    fake.wait();
    let points = published.borrow().last().expect("they are published").clone();
    assert!(points.total > 4 && points.points.len() == points.total);
    assert!(points.belong_to(&small(), None));
    let efficiency = |p: u32| {
        let point = points.of(CUBE).find(|(other, _)| *other == p);
        match point {
            Some((_, Point::Run(RunOutcome::Completed(report)))) => report.efficiency,
            other => panic!("{other:?}"),
        }
    };
    let single_run = run(&small().with_p(4), None, Options::default()).expect("a possible request");
    assert_eq!(efficiency(4), single_run.report.efficiency);
}

#[test]
fn simulated_points_are_cached() {
    let (sweep, fake, published) = pool();
    sweep.schedule(&small());
    fake.wait();
    fake.listen();
    while fake.answer() {}
    sweep.schedule(&small());
    fake.wait();
    assert!(fake.orders.borrow().is_empty());
    let points = published.borrow().last().expect("they are published").clone();
    assert_eq!(points.points.len(), points.total);
}

#[test]
fn pause_cancels_runs_and_next_schedule_resumes() {
    let (sweep, fake, _) = pool();
    sweep.schedule(&small());
    fake.wait();
    fake.listen();
    sweep.pause();
    assert_eq!(fake.cancelled.get(), 2);
    for (id, _, hear) in fake.orders.take() {
        hear(Message::Reply(WorkerReply::Done(id, Outcome::Cancelled)));
    }
    assert!(fake.orders.borrow().is_empty());
    sweep.schedule(&small());
    fake.wait();
    assert_eq!(fake.orders.borrow().len(), 2);
}

#[test]
fn new_efficiency_while_paused_starts_nothing() {
    let (sweep, fake, _) = pool();
    sweep.set_efficiency(Some(0.5));
    fake.wait();
    assert!(fake.hears.borrow().is_empty());
}

#[test]
fn too_costly_run_leaves_out_larger_p() {
    let (sweep, fake, published) = pool();
    sweep.schedule(&small());
    fake.wait();
    fake.listen();
    loop {
        let Some((id, _, hear)) = fake.orders.borrow_mut().pop_front() else { break };
        hear(Message::Reply(WorkerReply::Done(id, Outcome::TooCostly)));
    }
    fake.wait();
    let points = published.borrow().last().expect("they are published").clone();
    assert_eq!(points.points.len(), points.total);
    let min_p = points.of(CUBE).map(|(p, _)| p).min();
    assert_eq!(points.first_skipped(CUBE), min_p);
}

#[test]
fn isoefficient_sizes_are_searched_by_runs() {
    let (sweep, fake, published) = pool();
    sweep.schedule(&small());
    sweep.set_efficiency(Some(0.5));
    sweep.schedule(&small());
    fake.wait();
    fake.listen();
    for _ in 0..12 {
        fake.answer();
    }
    fake.wait();
    let points = published.borrow().last().expect("they are published").clone();
    assert_eq!(points.target_efficiency(), Some(0.5));
    let point =
        |(_, point): (u32, &Point)| matches!(point, Point::Size(isoefficiency::SearchOutcome::Found(_)));
    assert!(points.of(CUBE).any(point));
}

#[test]
fn resting_workers_end_when_done_and_restart_on_demand() {
    let (sweep, fake, published) = pool_with(true);
    let workers = || Rc::strong_count(&fake.cancelled) - 1;
    sweep.schedule(&small());
    fake.wait();
    fake.listen();
    while fake.answer() {}
    assert_eq!(workers(), 2);
    fake.wait();
    assert_eq!(workers(), 0);
    sweep.schedule(&small().on(Network { tw: 7.0, ..Network::default() }));
    fake.wait();
    assert_eq!((workers(), fake.hears.borrow().len()), (2, 2));
    fake.listen();
    while fake.answer() {}
    fake.wait();
    let points = published.borrow().last().expect("they are published").clone();
    assert_eq!((points.points.len(), workers()), (points.total, 0));
}
