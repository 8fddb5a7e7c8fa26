//! The client with workers and a clock of the test's own: what is asked, and whose answer comes. What becomes of it where workers die is in
//! `deaths`.

mod deaths;
mod program;

use super::*;
use crate::app::effects::ask_for_runs;
use crate::state::action::Action;
use crate::state::page_state::State;
use crate::state::store::{Side, Store};
use crate::worker::protocol::Finished;
use hyperfly_request::{Request, Settings, SignalKind};
use hyperfly_view::Selection;
use std::cell::Cell;

/// A worker that writes down what it is told.
struct FakeLink {
    posted: Rc<RefCell<Vec<ToWorker>>>,
    alive: Rc<Cell<bool>>,
}

impl Link for FakeLink {
    fn post(&self, message: &ToWorker) {
        // As it arrives.
        let written = postcard::to_allocvec(message).expect("plain data");
        self.posted.borrow_mut().push(postcard::from_bytes(&written).expect("what was written"));
    }
}

impl Drop for FakeLink {
    fn drop(&mut self) {
        self.alive.set(false);
    }
}

/// A worker as the test sees it.
struct FakeWorker {
    /// Whether it can read programs.
    reads: bool,
    hear: Box<dyn Fn(Heard)>,
    posted: Rc<RefCell<Vec<ToWorker>>>,
    alive: Rc<Cell<bool>>,
}

#[derive(Default)]
struct FakeHost {
    workers: RefCell<Vec<Rc<FakeWorker>>>,
    watchdog: RefCell<Option<Box<dyn Fn()>>>,
    broken: Cell<bool>,
}

impl Host for FakeHost {
    fn start(&self, reads: bool, hear: Box<dyn Fn(Heard)>) -> Option<Box<dyn Link>> {
        let (posted, alive) = (Rc::default(), Rc::new(Cell::new(true)));
        let link = FakeLink { posted: Rc::clone(&posted), alive: alive.clone() };
        self.workers.borrow_mut().push(Rc::new(FakeWorker { reads, hear, posted, alive }));
        (!self.broken.get()).then(|| Box::new(link) as Box<dyn Link>)
    }

    fn every(&self, milliseconds: u32, call: Box<dyn Fn()>) -> Box<dyn Any> {
        assert_eq!(milliseconds, 1000);
        *self.watchdog.borrow_mut() = Some(call);
        Box::new(())
    }
}

impl FakeHost {
    fn worker(&self) -> Rc<FakeWorker> {
        self.workers.borrow().last().expect("one was started").clone()
    }

    /// The latest worker says something.
    fn says(&self, message: FromWorker) {
        (self.worker().hear)(Heard::Message(message));
    }

    fn listens(&self) {
        self.says(FromWorker::Ready(BUILD_ID.to_owned()));
    }

    /// So many seconds pass, one by one, while the watchdog looks.
    fn pass(&self, seconds: u32) {
        for _ in 0..seconds {
            (self.watchdog.borrow().as_ref().expect("there is one"))();
        }
    }

    /// What the latest worker was told since the last look.
    fn told(&self) -> Vec<ToWorker> {
        self.worker().posted.take()
    }
}

type Events = Rc<RefCell<Vec<Event<&'static str>>>>;

fn client() -> (Client<&'static str>, Rc<FakeHost>, Events) {
    let (host, events) = (Rc::new(FakeHost::default()), Events::default());
    let heard = events.clone();
    let client = Client::new(host.clone(), move |event| heard.borrow_mut().push(event));
    (client, host, events)
}

fn ready() -> (Client<&'static str>, Rc<FakeHost>, Events) {
    let (client, host, events) = client();
    host.listens();
    events.take();
    (client, host, events)
}

/// What a worker of these tests sends of a complete run.
fn report() -> Finished {
    Finished::Report(Box::default())
}

/// The samples that workers of these tests get.
fn samples() -> ToWorker {
    ToWorker::Samples(vec![Complex64::ONE])
}

fn done(id: u32) -> FromWorker {
    FromWorker::Done(id, report())
}

fn task(p: u32) -> Task {
    whole(&Settings { p, ..Settings::default() })
}

fn whole(settings: &Settings) -> Task {
    Task { settings: settings.clone(), plan: true, data: true, trace: true, budget: None }
}

fn jobs(told: &[ToWorker]) -> Vec<Job> {
    let job = |message: &ToWorker| match message {
        ToWorker::Run(job) => Some(job.clone()),
        _ => None,
    };
    told.iter().filter_map(job).collect()
}

fn runs(told: &[ToWorker]) -> Vec<(u32, u32)> {
    jobs(told).iter().map(|job| (job.id, job.task.settings.p)).collect()
}

#[test]
fn a_job_carries_what_was_asked() {
    let (client, host, _) = ready();
    let request = Request::from_fragment("preset=t3e&p=64&n=4096&width=p^0.5&beside=p:16,blocking:4").0;
    let request = request.expect("it is possible");
    let own = Settings { signal: SignalKind::Own, tw: 0.1 + 0.2, ts: 1e-7, ..Settings::default() };
    let large = Settings { signal: SignalKind::Noise, seed: u64::MAX, n: 1 << 60, ..Settings::default() };
    let curve = Task { data: false, trace: false, budget: Some(300_000), ..whole(&own.timing()) };
    let beside = request.right().expect("it is possible").settings;
    let tasks = [whole(&request.settings), whole(&beside), whole(&own), whole(&large), curve];
    for (id, task) in (1..).zip(tasks) {
        client.ask(task.clone(), "it");
        assert_eq!(host.told().last(), Some(&ToWorker::Run(Job { id, task })));
        host.says(done(id));
    }
}

#[test]
fn a_tick_of_a_slider_is_one_job_and_an_answer_is_that_of_its_job() {
    let (host, events) = (Rc::new(FakeHost::default()), Rc::new(RefCell::new(Vec::new())));
    let heard = events.clone();
    let client = Client::<Settings>::new(host.clone(), move |event| heard.borrow_mut().push(event));
    let store = Store::new(State::new(Request::default(), Vec::new(), Vec::new(), false));
    let _asks = ask_for_runs(&store, move |settings| client.ask(whole(settings), settings.clone()));
    host.listens();
    host.says(done(1));
    let tick = |p: &str| store.dispatch(Action::Set("p", p.to_owned(), true));
    let asked = || store.state(Side::Left).request.settings.clone();
    let shown = || match events.take().pop() {
        Some(Event::Done(settings, _)) => settings,
        other => panic!("{other:?}"),
    };
    host.told();
    events.take();

    tick("32");
    let told = jobs(&host.told());
    assert_eq!(told, [Job { id: 2, task: whole(&asked()) }]);
    assert_eq!(told[0].task.settings.p, 32);
    // What makes no other run asks for none.
    tick("32");
    let selected = Some(Selection::Processor(1));
    for action in [Action::Commit, Action::Hover(selected), Action::Play(true), Action::Progress(Some(0.5))] {
        store.dispatch(action);
    }
    tick("33");
    assert_eq!(host.told(), []);

    // Of two ticks while it runs the second is the next job; what comes first is the run of the first.
    tick("64");
    tick("128");
    assert_eq!(host.told(), []);
    host.says(done(2));
    assert_eq!(jobs(&host.told()), [Job { id: 3, task: whole(&asked()) }]);
    let first = shown();
    assert!(first.p == 32 && first != asked());
    host.says(done(2));
    assert!(events.take().is_empty(), "that job is over");
    host.says(done(3));
    assert_eq!(shown(), asked());
}

#[test]
fn a_job_waits_for_the_worker_and_its_answer_brings_back_what_was_asked() {
    let (client, host, events) = client();
    client.ask(task(4), "four");
    assert!(host.told().is_empty() && !client.idle());
    host.listens();
    assert_eq!(runs(&host.told()), [(1, 4)]);
    host.says(done(1));
    assert_eq!(events.take(), [Event::Ready, Event::Done("four", report())]);
    assert!(client.idle());
}

#[test]
fn the_latest_of_those_that_wait_wins() {
    let (client, host, events) = ready();
    for (p, name) in [(2, "two"), (4, "four"), (8, "eight")] {
        client.ask(task(p), name);
    }
    assert_eq!(runs(&host.told()), [(1, 2)]);
    host.says(done(1));
    assert_eq!(runs(&host.told()), [(2, 8)]);
    host.says(done(2));
    assert_eq!(events.take(), [Event::Done("two", report()), Event::Done("eight", report())]);
}

#[test]
fn an_answer_to_another_number_is_dropped() {
    let (client, host, events) = ready();
    client.ask(task(4), "four");
    host.says(done(9));
    host.says(FromWorker::Progress(9, 0.5));
    assert!(events.take().is_empty() && !client.idle());
}

#[test]
fn a_long_job_is_cancelled_for_a_newer_one_and_a_short_one_is_not() {
    let (client, host, events) = ready();
    client.ask(task(4), "four");
    client.ask(task(8), "eight");
    assert!(!host.told().contains(&ToWorker::Cancel(1)));
    host.says(FromWorker::Progress(1, 0.25));
    assert_eq!(host.told(), [ToWorker::Cancel(1)]);
    host.says(FromWorker::Cancelled(1));
    assert_eq!(runs(&host.told()), [(2, 8)]);
    assert_eq!(events.take(), [Event::Progress(0.25), Event::Cancelled]);
}

#[test]
fn what_is_cancelled_leaves_nothing_to_do() {
    let (client, host, _) = ready();
    client.ask(task(4), "four");
    client.ask(task(8), "eight");
    client.cancel();
    host.says(FromWorker::Cancelled(1));
    assert!(client.idle());
    assert_eq!(runs(&host.told()), [(1, 4)]);
}

#[test]
fn every_worker_gets_the_samples_before_its_first_job() {
    let (client, host, _) = client();
    client.set_samples([Complex64::ONE].into());
    client.ask(task(4), "four");
    host.listens();
    assert_eq!(host.told()[0], samples());
    host.says(FromWorker::Panic("ouch".into()));
    host.listens();
    let told = host.told();
    assert_eq!((told[0].clone(), runs(&told)), (samples(), vec![(2, 4)]));
}

#[test]
fn a_worker_of_another_build_is_not_used() {
    let (client, host, events) = client();
    client.ask(task(4), "four");
    host.says(FromWorker::Ready("another".into()));
    host.pass(100);
    assert_eq!(events.take(), [Event::OtherBuild]);
    assert!(host.told().is_empty() && client.generation() == 1);
}
