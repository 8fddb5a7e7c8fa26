//! Tests of the client with fake workers and a simulated clock: commands and outcomes. Deaths of workers are tested in `deaths`.

mod deaths;
mod program;
mod queries;

use super::*;
use crate::app::effects::request_runs;
use crate::state::action::Action;
use crate::state::page_state::State;
use crate::state::store::{Side, Store};
use crate::worker::protocol::{BUILD_ID, WorkerReply};
use hyperfly_core::Scenario;
use hyperfly_request::{Request, Settings, SignalKind};
use hyperfly_view::Selection;
use std::any::Any;
use std::cell::Cell;

/// A worker that records its commands.
struct FakeLink {
    posted: Rc<RefCell<Vec<WorkerCommand<'static>>>>,
    alive: Rc<Cell<bool>>,
}

impl Link for FakeLink {
    fn post(&self, message: &WorkerCommand) {
        // A serialised copy, as the worker receives it.
        let bytes = postcard::to_allocvec(message).expect("plain data");
        self.posted.borrow_mut().push(postcard::from_bytes(&bytes).expect("the bytes just written"));
    }
}

impl Drop for FakeLink {
    fn drop(&mut self) {
        self.alive.set(false);
    }
}

/// The test's view of a worker.
struct FakeWorker {
    role: Role,
    hear: Box<dyn Fn(Message)>,
    posted: Rc<RefCell<Vec<WorkerCommand<'static>>>>,
    alive: Rc<Cell<bool>>,
}

#[derive(Default)]
struct FakeHost {
    workers: RefCell<Vec<Rc<FakeWorker>>>,
    watchdog: RefCell<Option<Box<dyn Fn()>>>,
}

impl Host for FakeHost {
    fn start(&self, role: Role, hear: Box<dyn Fn(Message)>) -> Box<dyn Link> {
        let (commands, is_alive) = (Rc::default(), Rc::new(Cell::new(true)));
        let link = FakeLink { posted: Rc::clone(&commands), alive: is_alive.clone() };
        self.workers.borrow_mut().push(Rc::new(FakeWorker { role, hear, posted: commands, alive: is_alive }));
        Box::new(link)
    }

    fn every(&self, milliseconds: u32, call: Box<dyn Fn()>) -> Box<dyn Any> {
        assert_eq!(milliseconds, 1000);
        *self.watchdog.borrow_mut() = Some(call);
        Box::new(())
    }

    fn after(&self, _: u32, _: Box<dyn FnOnce()>) -> Box<dyn Any> {
        Box::new(())
    }

    fn cores(&self) -> usize {
        1
    }
}

impl FakeHost {
    fn worker(&self) -> Rc<FakeWorker> {
        self.workers.borrow().last().expect("one was started").clone()
    }

    /// The latest worker replies.
    fn reply(&self, reply: WorkerReply) {
        (self.worker().hear)(Message::Reply(reply));
    }

    fn listen(&self) {
        (self.worker().hear)(Message::Started);
        self.reply(WorkerReply::Ready(BUILD_ID.to_owned()));
    }

    /// Lets seconds pass, with a watchdog tick each.
    fn pass(&self, seconds: u32) {
        for _ in 0..seconds {
            (self.watchdog.borrow().as_ref().expect("a watchdog"))();
        }
    }

    /// Takes the commands that the latest worker received since the last call.
    fn take_commands(&self) -> Vec<WorkerCommand<'static>> {
        self.worker().posted.take()
    }
}

/// An observation of a client.
#[derive(Debug, PartialEq)]
enum Observation {
    Event(Event),
    /// Outcome of the run or query of this name.
    Outcome(&'static str, Outcome),
    Answer(&'static str, Result<(), String>),
}

type Events = Rc<RefCell<Vec<Observation>>>;

struct Client {
    client: WorkerClient,
    events: Events,
}

impl Client {
    fn ask(&self, task: Task, name: &'static str) {
        let events = self.events.clone();
        self.client.run(task, move |outcome| events.borrow_mut().push(Observation::Outcome(name, outcome)));
    }
}

impl std::ops::Deref for Client {
    type Target = WorkerClient;

    fn deref(&self) -> &WorkerClient {
        &self.client
    }
}

fn client_for(role: Role, host: &Rc<FakeHost>) -> (Client, Events) {
    let events = Events::default();
    let event_log = events.clone();
    let listener = move |event| event_log.borrow_mut().push(Observation::Event(event));
    (Client { client: WorkerClient::new(host.clone(), role, listener), events: events.clone() }, events)
}

fn client() -> (Client, Rc<FakeHost>, Events) {
    let host = Rc::new(FakeHost::default());
    let (client, events) = client_for(Role::Runs, &host);
    client.start();
    (client, host, events)
}

fn ready() -> (Client, Rc<FakeHost>, Events) {
    let (client, host, events) = client();
    host.listen();
    events.take();
    (client, host, events)
}

/// Returns the outcome that fake workers send for a complete run.
fn report() -> Outcome {
    Outcome::Report(Box::default())
}

fn to_observation(event: Event) -> Observation {
    Observation::Event(event)
}

fn outcome(name: &'static str, outcome: Outcome) -> Observation {
    Observation::Outcome(name, outcome)
}

/// Returns the samples that fake workers receive.
fn samples() -> WorkerCommand<'static> {
    WorkerCommand::Samples(vec![Complex64::ONE])
}

fn done_reply(id: u32) -> WorkerReply {
    WorkerReply::Done(id, report())
}

fn task(p: u32) -> Task {
    complete_task(&Settings { p, ..Settings::default() })
}

fn complete_task(settings: &Settings) -> Task {
    task_of(&settings.scenario())
}

fn task_of(scenario: &Scenario) -> Task {
    Task { scenario: scenario.clone(), data: true, trace: true, budget: None }
}

fn jobs(commands: &[WorkerCommand]) -> Vec<(u32, Task)> {
    let job = |message: &WorkerCommand| match message {
        WorkerCommand::Run(id, task) => Some((*id, task.clone())),
        _ => None,
    };
    commands.iter().filter_map(job).collect()
}

fn runs(commands: &[WorkerCommand]) -> Vec<(u32, u32)> {
    jobs(commands).iter().map(|(id, task)| (*id, task.scenario.p)).collect()
}

#[test]
fn command_carries_requested_task() {
    let (client, host, _) = ready();
    let request = Request::from_fragment("preset=t3e&p=64&n=4096&width=p^0.5&beside=p:16,blocking:4").0;
    let request = request.expect("a possible request");
    let settings = Settings { signal: SignalKind::Own, tw: 0.1 + 0.2, ts: 1e-7, ..Settings::default() };
    let large = Settings { signal: SignalKind::Noise, seed: u64::MAX, n: 1 << 60, ..Settings::default() };
    let curve = Task { data: false, trace: false, budget: Some(300_000), ..complete_task(&settings) };
    let comparison = request.comparison().expect("a possible request").settings;
    let tasks = [
        complete_task(&request.settings),
        complete_task(&comparison),
        complete_task(&settings),
        complete_task(&large),
        curve,
    ];
    for (id, task) in (1..).zip(tasks) {
        client.ask(task.clone(), "it");
        assert_eq!(host.take_commands().last(), Some(&WorkerCommand::Run(id, task)));
        host.reply(done_reply(id));
    }
}

#[test]
fn slider_ticks_request_one_run_each_and_match_outcomes() {
    let (client, host, _) = client();
    let run_ids = Rc::new(RefCell::new(Vec::new()));
    let store = Store::new(State::new(Request::default(), Vec::new(), Vec::new(), false));
    let run_log = run_ids.clone();
    let _asks = request_runs(&store, move |scenario| {
        let (shown_runs, scenario_run) = (run_log.clone(), scenario.clone());
        client.run(task_of(scenario), move |_| shown_runs.borrow_mut().push(scenario_run));
    });
    host.listen();
    host.reply(done_reply(1));
    let tick = |p: &str| store.dispatch(Action::Set("p", p.to_owned(), true));
    let requested_scenario = || store.state(Side::Left).request.settings.scenario();
    let latest_run = || run_ids.take().pop().expect("a run");
    host.take_commands();
    run_ids.take();

    tick("32");
    let commands = jobs(&host.take_commands());
    assert_eq!(commands, [(2, task_of(&requested_scenario()))]);
    assert_eq!(commands[0].1.scenario.p, 32);
    // Actions that do not change the run request none.
    tick("32");
    let selected = Some(Selection::Processor(1));
    for action in [Action::Commit, Action::Hover(selected), Action::Play(true), Action::Progress(Some(0.5))] {
        store.dispatch(action);
    }
    tick("33");
    assert_eq!(host.take_commands(), []);

    // Only the second of two ticks during a run is sent next; the first outcome belongs to the first run.
    tick("64");
    tick("128");
    assert_eq!(host.take_commands(), []);
    host.reply(done_reply(2));
    let commands = jobs(&host.take_commands());
    let id = commands[0].0;
    assert_eq!(commands, [(id, task_of(&requested_scenario()))]);
    let first = latest_run();
    assert!(first.p == 32 && first != requested_scenario());
    host.reply(done_reply(2));
    assert!(run_ids.borrow().is_empty(), "that job is over");
    host.reply(done_reply(id));
    assert_eq!(latest_run(), requested_scenario());
}

#[test]
fn command_waits_until_worker_listens() {
    let (client, host, events) = client();
    client.ask(task(4), "four");
    assert!(host.take_commands().is_empty() && !client.is_idle());
    host.listen();
    assert_eq!(runs(&host.take_commands()), [(1, 4)]);
    host.reply(done_reply(1));
    assert_eq!(events.take(), [to_observation(Event::Ready), outcome("four", report())]);
    assert!(client.is_idle());
}

#[test]
fn latest_waiting_run_replaces_others() {
    let (client, host, events) = ready();
    for (p, name) in [(2, "two"), (4, "four"), (8, "eight")] {
        client.ask(task(p), name);
    }
    assert_eq!(runs(&host.take_commands()), [(1, 2)]);
    host.reply(done_reply(1));
    assert_eq!(runs(&host.take_commands()), [(3, 8)]);
    host.reply(done_reply(3));
    assert_eq!(events.take(), [outcome("two", report()), outcome("eight", report())]);
}

#[test]
fn outcome_of_unknown_id_is_dropped() {
    let (client, host, events) = ready();
    client.ask(task(4), "four");
    host.reply(done_reply(9));
    host.reply(WorkerReply::Progress(9, 0.5));
    assert!(events.take().is_empty() && !client.is_idle());
}

#[test]
fn only_long_run_is_cancelled_for_newer_one() {
    let (client, host, events) = ready();
    client.ask(task(4), "four");
    client.ask(task(8), "eight");
    assert!(!host.take_commands().contains(&WorkerCommand::Cancel(1)));
    host.reply(WorkerReply::Progress(1, 0.25));
    assert_eq!(host.take_commands(), [WorkerCommand::Cancel(1)]);
    host.reply(WorkerReply::Done(1, Outcome::Cancelled));
    assert_eq!(runs(&host.take_commands()), [(2, 8)]);
    assert_eq!(events.take(), [to_observation(Event::Progress(0.25)), outcome("four", Outcome::Cancelled)]);
}

#[test]
fn cancel_leaves_client_idle() {
    let (client, host, _) = ready();
    client.ask(task(4), "four");
    client.ask(task(8), "eight");
    client.cancel();
    host.reply(WorkerReply::Done(1, Outcome::Cancelled));
    assert!(client.is_idle());
    assert_eq!(runs(&host.take_commands()), [(1, 4)]);
}

#[test]
fn every_worker_gets_samples_before_first_run() {
    let (client, host, _) = client();
    client.set_samples([Complex64::ONE].into());
    client.ask(task(4), "four");
    host.listen();
    assert_eq!(host.take_commands()[0], samples());
    host.reply(WorkerReply::Panic("ouch".into()));
    host.listen();
    let commands = host.take_commands();
    assert_eq!((commands[0].clone(), runs(&commands)), (samples(), vec![(1, 4)]));
}

#[test]
fn worker_of_other_build_is_not_used() {
    let (client, host, events) = client();
    client.ask(task(4), "four");
    host.reply(WorkerReply::Ready("another".into()));
    host.pass(100);
    assert_eq!(events.take(), [to_observation(Event::OtherBuild)]);
    assert!(host.take_commands().is_empty() && client.generation() == 1);
}
