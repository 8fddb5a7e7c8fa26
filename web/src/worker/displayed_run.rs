//! The one worker of all components that ask about the displayed run: it gets the run once, and lives as long as one of them.

use super::browser::query_client;
use super::client::{PackRun, Ticket, WorkerClient};
use super::hook::OnAnswer;
use crate::state::shown::Shown;
use crate::worker::protocol::queries::TypedQuery;
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// Where that worker is found.
#[derive(Default)]
pub struct SharedRunClient {
    shared: RefCell<Weak<RunClient>>,
}

/// The worker. Each component that asks holds it.
pub struct RunClient {
    client: WorkerClient,
    /// What the worker was given.
    subject: RefCell<Option<Subject>>,
}

/// All that an answer depends on besides the query.
#[derive(Clone, PartialEq)]
pub struct Subject {
    /// The run, and the one that it is compared with.
    pub runs: [Option<Rc<Shown>>; 2],
    /// Whether all points of the curves are there.
    pub whole: bool,
    /// The efficiency that isoefficiency keeps.
    pub kept: Option<f64>,
}

impl SharedRunClient {
    /// Returns the worker that other components have already, or a new one.
    pub fn get(&self) -> Rc<RunClient> {
        let mut shared = self.shared.borrow_mut();
        shared.upgrade().unwrap_or_else(|| {
            let client = Rc::new(RunClient { client: query_client(), subject: RefCell::default() });
            *shared = Rc::downgrade(&client);
            client
        })
    }
}

impl RunClient {
    /// Asks about a run. `load` packs the run for the worker (with its request's fragment) if the worker has
    /// another one; where it packs none, nobody is asked.
    pub fn ask<Q: TypedQuery>(
        &self,
        query: Q,
        subject: Subject,
        load: impl FnOnce() -> Option<(String, PackRun)>,
        on_answer: OnAnswer<Q::Answer>,
    ) -> Option<Ticket> {
        if self.subject.borrow().as_ref() != Some(&subject) {
            let (fragment, load) = load()?;
            self.client.show_run(fragment, load);
            *self.subject.borrow_mut() = Some(subject);
        }
        Some(self.client.ask(query, on_answer))
    }
}
