//! The page's end of a worker, and its only way to talk to workers.
//!
//! A client owns one worker at a time and sends it one command after the other: [runs](WorkerClient::run), of which only the latest
//! waits, and [queries](WorkerClient::ask) in order. A worker that dies or is silent for too long is replaced, and its command
//! repeated once. Consecutive deaths slow down the replacement, and finally end it.
//!
//! A [`Host`] provides workers and timers, so that clients are tested without a browser.

mod context;
mod event;
mod host;
mod inner;
mod limits;
mod work;

use crate::worker::protocol::queries::TypedQuery;
use crate::worker::protocol::{ExerciseFile, Outcome, Task, WorkerCommand};
pub use context::{PackRun, PackedRun};
pub use event::Event;
use futures_channel::oneshot;
pub use host::{Host, Link, Message, Role};
use hyperfly_core::Complex64;
use hyperfly_text as text;
use inner::Inner;
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use work::Work;

/// A client of one worker at a time. Clones share it; the worker ends with the last of them.
#[derive(Clone)]
pub struct WorkerClient {
    inner: Rc<RefCell<Inner>>,
}

/// A pending query, which is abandoned on drop.
#[must_use]
pub struct Ticket {
    id: u32,
    client: Weak<RefCell<Inner>>,
}

impl WorkerClient {
    /// Creates a client, whose worker starts with its first command. `listener` receives the events of the worker, never during a
    /// call of the client.
    pub fn new(host: Rc<dyn Host>, role: Role, listener: impl Fn(Event) + 'static) -> WorkerClient {
        let inner = Inner::new(host, role, Rc::new(listener));
        WorkerClient { inner }
    }

    /// Starts the worker, if there is none.
    pub fn start(&self) {
        self.inner.borrow_mut().start();
    }

    /// Ends the worker. The next command starts another one.
    pub fn end(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.queue.clear();
        inner.in_flight = None;
        inner.end();
    }

    /// Requests a run. A waiting run is dropped; one in flight may end if it is short.
    pub fn run(&self, task: Task, on_outcome: impl FnOnce(Outcome) + 'static) {
        let mut inner = self.inner.borrow_mut();
        inner.queue.retain(|job| !job.work.is_run());
        inner.push(Work::Run(task), Box::new(on_outcome));
        inner.cancel_long();
    }

    /// Sends a query. `on_answer` gets the answer, or the reason for the reader why there is none, unless the ticket is dropped.
    pub fn ask<Q: TypedQuery>(
        &self,
        query: Q,
        on_answer: impl FnOnce(Result<Q::Answer, String>) + 'static,
    ) -> Ticket {
        let on_outcome = move |outcome| {
            on_answer(match outcome {
                Outcome::Answer(result) => {
                    Q::answer(*result).ok_or_else(|| text::page::unreadable_answer().to_owned())
                }
                Outcome::Failed(error) => Err(error),
                _ => Err(text::page::unreadable_answer().to_owned()),
            });
        };
        let id = self.inner.borrow_mut().push(Work::Query(query.query()), Box::new(on_outcome));
        Ticket { id, client: Rc::downgrade(&self.inner) }
    }

    /// Sends a query and waits for the answer.
    ///
    /// # Errors
    /// The reason, for the reader.
    pub async fn answer<Q: TypedQuery>(&self, query: Q) -> Result<Q::Answer, String> {
        let (send, receive) = oneshot::channel();
        let _ticket = self.ask(query, |result| {
            // Fails only if the future was dropped.
            let _ = send.send(result);
        });
        receive.await.unwrap_or_else(|_| Err(String::new()))
    }

    /// Stops all runs.
    pub fn cancel(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.queue.retain(|job| !job.work.is_run());
        if let Some(job) = inner.in_flight.as_ref().filter(|job| job.work.is_run()) {
            inner.post(&WorkerCommand::Cancel(job.id));
        }
    }

    /// Whether no command is in flight or queued.
    pub fn is_idle(&self) -> bool {
        let inner = self.inner.borrow();
        inner.in_flight.is_none() && inner.queue.is_empty()
    }

    /// Whether too many workers have died to start another before the next command.
    pub fn is_given_up(&self) -> bool {
        self.inner.borrow().is_given_up()
    }

    /// Sets the reader's samples.
    pub fn set_samples(&self, samples: Rc<[Complex64]>) {
        self.inner.borrow_mut().context.samples.set(samples);
    }

    /// Sets the reader's program, and switches to a worker that reads programs.
    pub fn set_program(&self, program: Rc<str>) {
        let mut inner = self.inner.borrow_mut();
        inner.context.program.set(program);
        if inner.role != Role::Programs {
            inner.role = Role::Programs;
            if inner.is_started {
                inner.replace();
            }
        }
    }

    /// Sets the exercise that the reader opened.
    pub fn set_exercise(&self, exercise: Rc<ExerciseFile>) {
        self.inner.borrow_mut().context.exercise.set(exercise);
    }

    /// Sets the run that queries are about, including queued ones, with its request. A caller that asked about the previous run
    /// drops its ticket.
    pub fn show_run(&self, fragment: String, pack: PackRun) {
        self.inner.borrow_mut().context.run.set((fragment, pack));
    }

    /// Returns the number of workers so far.
    pub fn generation(&self) -> u32 {
        self.inner.borrow().generation
    }

    /// Makes the worker panic, for tests.
    pub fn crash(&self) {
        self.inner.borrow().post(&WorkerCommand::Crash);
    }
}

impl PartialEq for WorkerClient {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.inner, &other.inner)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        if let Some(client) = self.client.upgrade() {
            client.borrow_mut().abandon(self.id);
        }
    }
}

#[cfg(test)]
mod tests;
