//! A reader's program has workers that can read it, and each of them is told.

use super::*;

fn program(text: &str) -> ToWorker {
    ToWorker::Program(text.to_owned())
}

#[test]
fn the_first_program_has_another_worker_started_which_is_told_each() {
    let (client, host, _) = ready();
    assert!(!host.worker().reads);
    client.set_program("a()".into());
    assert!(host.worker().reads && host.told().is_empty(), "it does not listen yet");
    client.set_program("b()".into());
    host.listens();
    assert_eq!(host.told(), [program("b()")]);
    client.set_program("c()".into());
    assert_eq!(host.told(), [program("c()")]);
    assert_eq!(host.workers.borrow().len(), 2, "it is the same worker");
}

#[test]
fn one_that_takes_the_place_of_a_dead_one_reads_it_too() {
    let (client, host, events) = ready();
    client.set_program("a()".into());
    host.listens();
    host.says(FromWorker::Panic("dead".to_owned()));
    assert!(host.worker().reads);
    host.listens();
    assert_eq!(host.told(), [program("a()")]);
    let fault = crate::worker::protocol::program::Fault { line: 1, words: "line 1".to_owned() };
    let told = crate::worker::protocol::Told { faults: vec![fault], ..Default::default() };
    events.take();
    host.says(FromWorker::Told(told.clone()));
    assert_eq!(events.take(), [Event::Told(told)]);
}

#[test]
fn an_exercise_that_was_opened_is_told_before_the_program() {
    let (client, host, _) = ready();
    let file = ExerciseFile { id: "mine".to_owned(), file: "{}".to_owned() };
    let exercise = || ToWorker::Exercise(file.clone());
    client.set_exercise(file.clone().into());
    assert!(host.told().is_empty(), "a worker that reads no programs has no use for it");
    client.set_program("a()".into());
    host.listens();
    assert_eq!(host.told(), [exercise(), program("a()")]);
    client.set_exercise(file.clone().into());
    assert_eq!(host.told(), [exercise()]);
    host.says(FromWorker::Panic("dead".to_owned()));
    host.listens();
    assert_eq!(host.told(), [exercise(), program("a()")]);
}
