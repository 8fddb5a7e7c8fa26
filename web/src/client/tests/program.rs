//! A reader's program has workers that can read it, and each of them is told.

use super::*;

fn of(text: &str) -> Program {
    Program { text: text.to_owned(), exercise: None }
}

fn program(text: &str) -> ToWorker {
    ToWorker::Program(of(text))
}

#[test]
fn the_first_program_has_another_worker_started_which_is_told_each() {
    let (client, host, _) = ready();
    assert!(!host.worker().reads);
    client.set_program(of("a()").into());
    assert!(host.worker().reads && host.told().is_empty(), "it does not listen yet");
    client.set_program(of("b()").into());
    host.listens();
    assert_eq!(host.told(), [program("b()")]);
    client.set_program(of("c()").into());
    assert_eq!(host.told(), [program("c()")]);
    assert_eq!(host.workers.borrow().len(), 2, "it is the same worker");
}

#[test]
fn one_that_takes_the_place_of_a_dead_one_reads_it_too() {
    let (client, host, events) = ready();
    client.set_program(of("a()").into());
    host.listens();
    host.says(FromWorker::Panic("dead".to_owned()));
    assert!(host.worker().reads);
    host.listens();
    assert_eq!(host.told(), [program("a()")]);
    let told = crate::protocol::Told { fault: "line 1".to_owned(), ..Default::default() };
    events.take();
    host.says(FromWorker::Told(told.clone()));
    assert_eq!(events.take(), [Event::Told(told)]);
}
