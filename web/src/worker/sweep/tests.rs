//! Tests of the sweep with simulated workers and timers.

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

/// Handler of a worker's messages.
type MessageHandler = Rc<dyn Fn(Message)>;

/// A delayed call.
type Call = Box<dyn FnOnce()>;

#[derive(Default)]
struct FakeHost {
    orders: Orders,
    handlers: RefCell<Vec<MessageHandler>>,
    cancelled: Rc<Cell<u32>>,
    /// Pending calls, each with a marker that is dropped when the timer is cancelled.
    timers: RefCell<Vec<(std::rc::Weak<()>, Call)>>,
}

impl Host for FakeHost {
    fn start(&self, _: Role, hear: Box<dyn Fn(Message)>) -> Box<dyn Link> {
        let hear: Rc<dyn Fn(Message)> = hear.into();
        self.handlers.borrow_mut().push(hear.clone());
        let (orders, cancellations) = (self.orders.clone(), self.cancelled.clone());
        Box::new(FakeLink { orders, hear, cancelled: cancellations })
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

impl FakeHost {
    /// Fires all pending timers.
    fn wait(&self) {
        let pending_calls = self.timers.take();
        pending_calls.into_iter().filter(|(mark, _)| mark.upgrade().is_some()).for_each(|(_, call)| call());
    }

    /// Lets all workers listen.
    fn listen(&self) {
        for hear in self.handlers.take() {
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

type Pool = (Rc<Sweep>, Rc<FakeHost>, PublishedPoints);

fn pool() -> Pool {
    pool_with(false)
}

fn pool_with(ends_idle_workers: bool) -> Pool {
    let (host, published_points) = (Rc::new(FakeHost::default()), PublishedPoints::default());
    let sink = published_points.clone();
    let dispatch = move |action| {
        if let Action::Points(points) = action {
            sink.borrow_mut().push(points);
        }
    };
    (Sweep::new(host.clone(), Rc::new(dispatch), ends_idle_workers), host, published_points)
}

fn small() -> Scenario {
    Scenario::default().with_n(64)
}

#[test]
fn sweep_simulates_all_points_on_two_workers_after_delay() {
    let (sweep, host, published_points) = pool();
    sweep.schedule(&small());
    assert!(host.handlers.borrow().is_empty(), "nothing begins at once");
    sweep.schedule(&small());
    host.wait();
    assert_eq!(host.handlers.borrow().len(), 2);
    host.listen();
    assert_eq!(host.orders.borrow().len(), 2);
    while host.answer() {}
    host.wait();
    let points = published_points.borrow().last().expect("they are published").clone();
    assert!(points.total > 4 && points.points.len() == points.total);
    assert!(points.belong_to(&small(), None));
    let efficiency = |p: u32| {
        let point = points.of(CUBE).find(|(processor_count, _)| *processor_count == p);
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
    let (sweep, host, published_points) = pool();
    sweep.schedule(&small());
    host.wait();
    host.listen();
    while host.answer() {}
    sweep.schedule(&small());
    host.wait();
    assert!(host.orders.borrow().is_empty());
    let points = published_points.borrow().last().expect("they are published").clone();
    assert_eq!(points.points.len(), points.total);
}

#[test]
fn pause_cancels_runs_and_next_schedule_resumes() {
    let (sweep, host, _) = pool();
    sweep.schedule(&small());
    host.wait();
    host.listen();
    sweep.pause();
    assert_eq!(host.cancelled.get(), 2);
    for (id, _, hear) in host.orders.take() {
        hear(Message::Reply(WorkerReply::Done(id, Outcome::Cancelled)));
    }
    assert!(host.orders.borrow().is_empty());
    sweep.schedule(&small());
    host.wait();
    assert_eq!(host.orders.borrow().len(), 2);
}

#[test]
fn new_efficiency_while_paused_starts_nothing() {
    let (sweep, host, _) = pool();
    sweep.set_efficiency(Some(0.5));
    host.wait();
    assert!(host.handlers.borrow().is_empty());
}

#[test]
fn too_costly_run_leaves_out_larger_p() {
    let (sweep, host, published_points) = pool();
    sweep.schedule(&small());
    host.wait();
    host.listen();
    loop {
        let Some((id, _, hear)) = host.orders.borrow_mut().pop_front() else { break };
        hear(Message::Reply(WorkerReply::Done(id, Outcome::TooCostly)));
    }
    host.wait();
    let points = published_points.borrow().last().expect("they are published").clone();
    assert_eq!(points.points.len(), points.total);
    let min_p = points.of(CUBE).map(|(p, _)| p).min();
    assert_eq!(points.first_skipped(CUBE), min_p);
}

#[test]
fn isoefficient_sizes_are_searched_by_runs() {
    let (sweep, host, published_points) = pool();
    sweep.schedule(&small());
    sweep.set_efficiency(Some(0.5));
    sweep.schedule(&small());
    host.wait();
    host.listen();
    for _ in 0..12 {
        host.answer();
    }
    host.wait();
    let points = published_points.borrow().last().expect("they are published").clone();
    assert_eq!(points.target_efficiency(), Some(0.5));
    let point =
        |(_, point): (u32, &Point)| matches!(point, Point::Size(isoefficiency::SearchOutcome::Found(_)));
    assert!(points.of(CUBE).any(point));
}

#[test]
fn idle_workers_end_when_done_and_restart_on_demand() {
    let (sweep, host, published_points) = pool_with(true);
    let workers = || Rc::strong_count(&host.cancelled) - 1;
    sweep.schedule(&small());
    host.wait();
    host.listen();
    while host.answer() {}
    assert_eq!(workers(), 2);
    host.wait();
    assert_eq!(workers(), 0);
    sweep.schedule(&small().on(Network { tw: 7.0, ..Network::default() }));
    host.wait();
    assert_eq!((workers(), host.handlers.borrow().len()), (2, 2));
    host.listen();
    while host.answer() {}
    host.wait();
    let points = published_points.borrow().last().expect("they are published").clone();
    assert_eq!((points.points.len(), workers()), (points.total, 0));
}
