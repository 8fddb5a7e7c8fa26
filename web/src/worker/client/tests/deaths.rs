//! Tests of workers that are silent, die or never start.

use super::*;

#[test]
fn silent_worker_is_replaced_and_its_run_repeated_once() {
    let (client, host, events) = ready();
    client.ask(task(4), "four");
    host.take_commands();
    let first = host.worker();
    host.pass(2);
    assert_eq!(
        (host.take_commands(), events.take()),
        (vec![WorkerCommand::Ping(1); 2], vec![to_observation(Event::Silent)])
    );
    host.pass(1);
    assert!(first.alive.get() && events.take().is_empty());
    host.pass(1);
    assert!(!first.alive.get());
    let reason = text::page::no_answer().to_owned();
    assert_eq!(
        (client.generation(), events.take()),
        (2, vec![to_observation(Event::Replaced(reason.clone(), true))])
    );
    host.listen();
    assert_eq!(runs(&host.take_commands()), [(1, 4)]);
    // A late reply of the first worker is ignored.
    (first.hear)(Message::Reply(done_reply(1)));
    assert!(!client.is_idle());
    events.take();
    // The second worker has longer, because the machine may be slow; then the run fails.
    host.pass(15);
    assert_eq!(events.take(), [to_observation(Event::Silent)]);
    host.pass(1);
    let lost_text = text::page::run_lost().to_owned();
    assert_eq!(
        events.take(),
        [to_observation(Event::Replaced(reason, false)), outcome("four", Outcome::Failed(lost_text))]
    );
    host.pass(1);
    host.listen();
    assert!(client.is_idle() && runs(&host.take_commands()).is_empty());
}

#[test]
fn silent_worker_that_replies_is_kept() {
    let (client, host, events) = ready();
    client.ask(task(4), "four");
    host.pass(3);
    host.reply(WorkerReply::Pong(1, true));
    assert_eq!(events.take(), [to_observation(Event::Silent), to_observation(Event::Responds)]);
    host.pass(3);
    assert_eq!((client.generation(), events.take()), (1, vec![to_observation(Event::Silent)]));
}

#[test]
fn worker_that_answers_pings_is_kept() {
    let (client, host, _) = ready();
    client.ask(task(4), "four");
    for _ in 0..10 {
        host.pass(3);
        host.reply(WorkerReply::Pong(1, true));
    }
    assert_eq!(client.generation(), 1);
}

/// An outcome may be lost, for example for lack of memory. A pong without the run in flight reveals that.
#[test]
fn run_with_lost_outcome_is_repeated_once() {
    let (client, host, events) = ready();
    client.ask(task(4), "four");
    host.pass(1);
    host.reply(WorkerReply::Pong(1, false));
    let reason = text::page::no_answer().to_owned();
    assert_eq!(events.take(), [to_observation(Event::Replaced(reason.clone(), true))]);
    host.listen();
    events.take();
    assert_eq!(runs(&host.take_commands()).last(), Some(&(1, 4)));
    host.pass(1);
    host.reply(WorkerReply::Pong(1, false));
    let lost_text = text::page::run_lost().to_owned();
    assert_eq!(
        events.take(),
        [to_observation(Event::Replaced(reason, false)), outcome("four", Outcome::Failed(lost_text))]
    );
}

#[test]
fn idle_worker_is_not_pinged() {
    let (client, host, _) = ready();
    host.pass(100);
    assert_eq!((client.generation(), host.take_commands().len()), (1, 0));
}

/// A worker would take a message before it listens for its module, and die.
#[test]
fn starting_worker_receives_no_commands() {
    let (client, host, events) = client();
    client.ask(task(4), "four");
    host.pass(5);
    client.ask(task(8), "eight");
    client.set_samples([Complex64::ONE].into());
    assert_eq!((host.take_commands(), events.take()), (Vec::new(), vec![to_observation(Event::Silent)]));
    host.listen();
    let commands = host.take_commands();
    assert_eq!((commands[0].clone(), runs(&commands)), (samples(), vec![(2, 8)]));
    // A replacement does not receive them either, while its run is cancelled.
    host.reply(WorkerReply::Panic("ouch".into()));
    host.pass(5);
    client.cancel();
    assert!(host.take_commands().is_empty() && client.is_idle());
    host.listen();
    assert!(host.take_commands().is_empty());
    // The program also waits until a worker can read it.
    client.set_program("".into());
    client.set_program("a".into());
    client.ask(task(4), "four");
    host.pass(5);
    assert!(host.take_commands().is_empty());
}

#[test]
fn panicked_worker_is_replaced_and_newest_run_starts() {
    let (client, host, events) = ready();
    client.ask(task(4), "four");
    client.ask(task(8), "eight");
    host.reply(WorkerReply::Panic("ouch".into()));
    assert_eq!(events.take(), [to_observation(Event::Replaced("ouch".into(), true))]);
    host.listen();
    assert_eq!(runs(&host.take_commands()), [(2, 8)]);
}

/// Lets `times` workers die as soon as they listen; returns the generation after each.
fn die(client: &WorkerClient, host: &FakeHost, times: u32, ticks: u32) -> Vec<u32> {
    let die_once = |_| {
        host.listen();
        host.reply(WorkerReply::Panic("ouch".into()));
        host.pass(ticks);
        client.generation()
    };
    (0..times).map(die_once).collect()
}

#[test]
fn consecutive_deaths_slow_down_and_end_replacement() {
    let (client, host, events) = client();
    client.ask(task(4), "four");
    // The first is replaced at once, the next ones after one and two ticks.
    assert_eq!(die(&client, &host, 1, 0), [2]);
    assert_eq!(die(&client, &host, 1, 0), [2]);
    host.pass(1);
    assert_eq!((client.generation(), client.is_given_up()), (3, false));
    assert_eq!(die(&client, &host, 1, 1), [3]);
    host.pass(1);
    assert_eq!(client.generation(), 4);
    events.take();
    assert_eq!(die(&client, &host, 1, 100), [4]);
    assert_eq!(events.take(), [to_observation(Event::Ready), to_observation(Event::GivenUp("ouch".into()))]);
    assert!(client.is_given_up() && client.is_idle());

    // A new command tries once more, and a completed command resets the count.
    client.ask(task(8), "eight");
    assert_eq!(die(&client, &host, 1, 100), [5]);
    client.ask(task(8), "eight");
    host.listen();
    let id = runs(&host.take_commands())[0].0;
    host.reply(done_reply(id));
    assert_eq!(events.take().pop(), Some(outcome("eight", report())));
    assert_eq!(die(&client, &host, 1, 0), [7]);
}

#[test]
fn worker_deaths_far_apart_do_not_accumulate() {
    let (client, host, _) = client();
    for generation in 1..20 {
        assert_eq!(client.generation(), generation);
        host.listen();
        host.pass(11);
        host.reply(WorkerReply::Panic("ouch".into()));
    }
    assert!(!client.is_given_up());
}

#[test]
fn unstartable_workers_are_given_up() {
    let (client, host, events) = client();
    client.ask(task(4), "four");
    let report_failure = || (host.worker().hear)(Message::Failed("forbidden".into()));
    report_failure();
    assert_eq!(events.take(), [to_observation(Event::Replaced("forbidden".into(), true))]);
    for ticks in 1..4 {
        report_failure();
        host.pass(ticks);
    }
    assert_eq!(events.take().pop(), Some(to_observation(Event::GivenUp("forbidden".into()))));
    assert_eq!(client.generation(), 4);
    client.ask(task(8), "eight");
    host.listen();
    assert_eq!(runs(&host.take_commands()), [(2, 8)]);
}

#[test]
fn late_worker_is_replaced_with_longer_timeout() {
    let (client, host, events) = client();
    host.pass(100);
    assert_eq!(client.generation(), 1, "its module may take any time");
    for (generation, ticks) in [(1, 3), (2, 6)] {
        (host.worker().hear)(Message::Started);
        host.pass(ticks - 1);
        assert_eq!(client.generation(), generation);
        host.pass(1);
    }
    let reason = text::page::no_answer().to_owned();
    assert_eq!(events.take().pop(), Some(to_observation(Event::Replaced(reason, false))));
    host.pass(1);
    assert_eq!(client.generation(), 3);
}
