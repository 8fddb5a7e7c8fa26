//! Tests of queries: in order, abandoned, repeated after a death.

use super::*;
use crate::worker::protocol::queries::papers::{Draw, Reproduce};
use crate::worker::protocol::queries::words::Description;
use crate::worker::protocol::queries::{Answer, Query};

fn short() -> Draw {
    Draw { id: "gk-fig3".into(), theme: "light".into(), width: 800.0 }
}

fn long() -> Reproduce {
    Reproduce { id: "gk-fig3".into() }
}

/// Returns a client for queries without a worker yet.
fn query_client() -> (Client, Rc<FakeHost>, Events) {
    let host = Rc::new(FakeHost::default());
    let (client, events) = client_for(Role::Queries, &host);
    assert!(host.workers.borrow().is_empty(), "the first query starts the worker");
    (client, host, events)
}

impl Client {
    fn query<Q: TypedQuery>(&self, query: Q, name: &'static str) -> Ticket {
        let events = self.events.clone();
        let hear = move |result: Result<Q::Answer, String>| {
            events.borrow_mut().push(Observation::Answer(name, result.map(|_| ())));
        };
        self.client.ask(query, hear)
    }
}

fn failed_outcome(name: &'static str, reason: &str) -> Observation {
    Observation::Answer(name, Err(reason.to_owned()))
}

fn query_ids(commands: &[WorkerCommand]) -> Vec<u32> {
    let id = |command: &WorkerCommand| match command {
        WorkerCommand::Query(id, _) => Some(*id),
        _ => None,
    };
    commands.iter().filter_map(id).collect()
}

fn failed_reply(id: u32) -> WorkerReply {
    WorkerReply::Done(id, Outcome::Failed("no".into()))
}

#[test]
fn queries_are_answered_one_after_the_other() {
    let (client, host, events) = query_client();
    let _tickets = [client.query(short(), "a"), client.query(long(), "b")];
    host.listen();
    assert_eq!(host.take_commands(), [WorkerCommand::Query(1, Query::PaperFigure(short()))]);
    host.reply(failed_reply(2));
    host.reply(failed_reply(1));
    host.reply(failed_reply(1));
    assert_eq!(query_ids(&host.take_commands()), [2]);
    // An answer to another kind of query is unreadable.
    host.reply(WorkerReply::Done(
        2,
        Outcome::Answer(Answer::Description(Description::Metrics(Vec::new())).into()),
    ));
    let unreadable_text = text::page::unreadable_answer();
    assert_eq!(
        events.take(),
        [to_observation(Event::Ready), failed_outcome("a", "no"), failed_outcome("b", unreadable_text)]
    );
    assert!(client.is_idle());
}

#[test]
fn abandoned_query_is_not_computed() {
    let (client, host, events) = query_client();
    let [a, b] = [client.query(long(), "a"), client.query(long(), "b")];
    let c = client.query(short(), "c");
    host.listen();
    drop(b);
    assert_eq!(client.generation(), 1, "the worker does not have it");
    drop(a);
    assert_eq!(client.generation(), 2, "it may take seconds");
    host.listen();
    assert_eq!(query_ids(&host.take_commands()), [3]);
    // A short query is completed, but its answer dropped.
    drop(c);
    assert!(client.generation() == 2 && !client.is_idle());
    host.reply(failed_reply(3));
    assert!(client.is_idle());
    let d = client.query(long(), "d");
    drop(d);
    assert_eq!(events.take(), [to_observation(Event::Ready), to_observation(Event::Ready)]);
    let _e = client.query(short(), "e");
    assert_eq!(client.generation(), 3, "a query starts a worker where there is none");
}

#[test]
fn query_of_dead_worker_is_repeated_once() {
    let (client, host, events) = query_client();
    let _tickets = [client.query(short(), "a"), client.query(long(), "b")];
    host.listen();
    host.pass(4);
    assert!(client.generation() == 2 && query_ids(&host.take_commands()).is_empty());
    host.listen();
    assert_eq!(query_ids(&host.take_commands()), [1]);
    events.take();
    // The second worker has longer, because the machine may be slow. Then all callers get the reason.
    host.pass(10);
    assert_eq!(client.generation(), 2);
    host.reply(WorkerReply::Panic("ouch".into()));
    let reason = text::page::writer_stopped("ouch");
    let expected = [
        to_observation(Event::Silent),
        to_observation(Event::Responds),
        to_observation(Event::GivenUp("ouch".into())),
        failed_outcome("b", &reason),
        failed_outcome("a", &reason),
    ];
    assert_eq!(events.take(), expected);
    assert!(client.is_idle() && client.generation() == 2);
}

#[test]
fn worker_silent_during_a_long_query_is_kept() {
    let (client, host, _) = query_client();
    let _ticket = client.query(long(), "a");
    host.listen();
    host.pass(60);
    assert_eq!(
        (client.generation(), host.take_commands().len()),
        (1, 1),
        "and is not asked whether it is there"
    );
    host.pass(1);
    assert_eq!(client.generation(), 2);
}

#[test]
fn worker_that_never_listens_is_tried_twice() {
    let (client, host, events) = query_client();
    let _ticket = client.query(short(), "a");
    for _ in 0..2 {
        (host.worker().hear)(Message::Failed("deaf".into()));
    }
    let reason = text::page::writer_stopped("deaf");
    assert_eq!(events.take().pop(), Some(failed_outcome("a", &reason)));
    assert_eq!(client.generation(), 2);
    let _ticket = client.query(short(), "b");
    assert_eq!(client.generation(), 3);
}
