//! Tests of clients with a reader's program.

use super::*;

fn program(text: &str) -> WorkerCommand<'static> {
    WorkerCommand::Program(text.to_owned())
}

fn run() -> Task {
    task(4)
}

#[test]
fn first_program_starts_another_worker_which_gets_each_program() {
    let (client, host, _) = ready();
    assert_eq!(host.worker().role, Role::Runs);
    client.set_program("a()".into());
    assert!(
        host.worker().role == Role::Programs && host.take_commands().is_empty(),
        "it does not listen yet"
    );
    client.set_program("b()".into());
    client.ask(run(), "b");
    host.listen();
    assert_eq!(host.take_commands(), [program("b()"), WorkerCommand::Run(1, run())]);
    client.set_program("c()".into());
    client.ask(run(), "c");
    host.reply(done_reply(1));
    assert_eq!(host.take_commands(), [program("c()"), WorkerCommand::Run(2, run())]);
    assert_eq!(host.workers.borrow().len(), 2, "it is the same worker");
}

#[test]
fn replacement_of_a_dead_worker_reads_programs_too() {
    let (client, host, events) = ready();
    client.set_program("a()".into());
    host.listen();
    client.ask(run(), "a");
    host.reply(WorkerReply::Panic("dead".to_owned()));
    assert_eq!(host.worker().role, Role::Programs);
    host.listen();
    assert_eq!(host.take_commands(), [program("a()"), WorkerCommand::Run(1, run())]);
    let fault = crate::worker::protocol::program::Fault { line: 1, words: "line 1".to_owned() };
    let report = crate::worker::protocol::ProgramReport { faults: vec![fault], ..Default::default() };
    events.take();
    host.reply(WorkerReply::Program(report.clone()));
    assert_eq!(events.take(), [to_observation(Event::Program(report))]);
}

#[test]
fn exercise_is_sent_before_the_program() {
    let (client, host, _) = ready();
    let file = ExerciseFile { id: "mine".to_owned(), file: "{}".to_owned() };
    let exercise = || WorkerCommand::Exercise(file.clone());
    client.set_exercise(file.clone().into());
    client.ask(run(), "1");
    assert_eq!(host.take_commands(), [WorkerCommand::Run(1, run())], "this worker reads no programs");
    host.reply(done_reply(1));
    client.set_program("a()".into());
    host.listen();
    client.ask(run(), "2");
    assert_eq!(host.take_commands()[..2], [exercise(), program("a()")]);
    host.reply(done_reply(2));
    client.set_exercise(file.clone().into());
    client.ask(run(), "3");
    assert_eq!(host.take_commands()[0], exercise());
    host.reply(WorkerReply::Panic("dead".to_owned()));
    host.listen();
    assert_eq!(host.take_commands()[..2], [exercise(), program("a()")]);
}
