//! The page's end of a worker: the only way in which the page talks to workers.
//!
//! A client owns one worker at a time and gives it one command after the other: [runs](WorkerClient::run), of which only the latest waits,
//! and [queries](WorkerClient::ask), in the order in which they were asked. It looks after its worker. One that dies, or is silent for too
//! long, is replaced, and its command repeated once. Workers that die one after the other are replaced more and more slowly, and at last
//! no more.
//!
//! What starts workers and looks after them is a [`Host`], so that all of this is tested without a browser.

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

/// One worker, whichever instance it is. Clones are the same client; its worker ends with the last of them.
#[derive(Clone)]
pub struct WorkerClient {
    inner: Rc<RefCell<Inner>>,
}

/// Somebody waits for an answer; dropping it gives the query up.
#[must_use]
pub struct Ticket {
    id: u32,
    client: Weak<RefCell<Inner>>,
}

impl WorkerClient {
    /// Makes a client, whose worker starts with its first command. `listener` hears what happens to the worker, never during a call of
    /// the client.
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

    /// Asks for a run. One that waits is forgotten; one that the worker executes may end if it is short.
    pub fn run(&self, task: Task, on_outcome: impl FnOnce(Outcome) + 'static) {
        let mut inner = self.inner.borrow_mut();
        inner.queue.retain(|job| !job.work.is_run());
        inner.push(Work::Run(task), Box::new(on_outcome));
        inner.cancel_long();
    }

    /// Asks a query; `on_answer` gets the answer, or why there is none for the reader, unless the ticket is dropped before.
    pub fn ask<Q: TypedQuery>(
        &self,
        query: Q,
        on_answer: impl FnOnce(Result<Q::Answer, String>) + 'static,
    ) -> Ticket {
        let on_outcome = move |outcome| {
            on_answer(match outcome {
                Outcome::Answer(answer) => {
                    Q::answer(*answer).ok_or_else(|| text::page::unreadable_answer().to_owned())
                }
                Outcome::Failed(why) => Err(why),
                _ => Err(text::page::unreadable_answer().to_owned()),
            });
        };
        let id = self.inner.borrow_mut().push(Work::Query(query.query()), Box::new(on_outcome));
        Ticket { id, client: Rc::downgrade(&self.inner) }
    }

    /// Asks a query, and waits for the answer.
    ///
    /// # Errors
    /// Why there is none, for the reader.
    pub async fn answer<Q: TypedQuery>(&self, query: Q) -> Result<Q::Answer, String> {
        let (send, receive) = oneshot::channel();
        let _ticket = self.ask(query, |answer| {
            // Fails only where nobody waits any more.
            let _ = send.send(answer);
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

    /// Whether nothing is asked of the worker.
    pub fn is_idle(&self) -> bool {
        let inner = self.inner.borrow();
        inner.in_flight.is_none() && inner.queue.is_empty()
    }

    /// Whether so many workers have died that no other one is started before the next command.
    pub fn is_given_up(&self) -> bool {
        self.inner.borrow().is_given_up()
    }

    /// Gives the worker the reader's samples.
    pub fn set_samples(&self, samples: Rc<[Complex64]>) {
        self.inner.borrow_mut().context.samples.set(samples);
    }

    /// Gives the worker the reader's program. From now on it is one that can read programs.
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

    /// Gives the worker the exercise that the reader opened.
    pub fn set_exercise(&self, exercise: Rc<ExerciseFile>) {
        self.inner.borrow_mut().context.exercise.set(exercise);
    }

    /// Says which run queries are about from now on, also those that wait: the page's request for it, and what goes with it. Who asked
    /// about the run before, and no longer wants to know, has dropped the ticket.
    pub fn show_run(&self, fragment: String, pack: PackRun) {
        self.inner.borrow_mut().context.run.set((fragment, pack));
    }

    /// How many workers this client has had.
    pub fn generation(&self) -> u32 {
        self.inner.borrow().generation
    }

    /// Makes the worker die: for tests.
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
            client.borrow_mut().give_up(self.id);
        }
    }
}

#[cfg(test)]
mod tests;
