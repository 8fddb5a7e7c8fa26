//! The shared worker of all components that query the displayed run. It receives the run once and lives as long as one of them.

use super::browser::query_client;
use super::client::{PackRun, Ticket, WorkerClient};
use super::hook::OnAnswer;
use crate::state::displayed_run::DisplayedRun;
use crate::worker::protocol::queries::TypedQuery;
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// Access to the shared worker.
#[derive(Default)]
pub struct SharedRunClient {
    shared: RefCell<Weak<RunClient>>,
}

/// The shared worker, held by each component that queries it.
pub struct RunClient {
    client: WorkerClient,
    /// The run that the worker has.
    subject: RefCell<Option<Subject>>,
}

/// Everything besides the query that determines an answer.
#[derive(Clone, PartialEq)]
pub struct Subject {
    /// The run and its comparison run.
    pub runs: [Option<Rc<DisplayedRun>>; 2],
    /// Whether all points of the curves have arrived.
    pub whole: bool,
    /// The efficiency that isoefficiency keeps.
    pub kept: Option<f64>,
}

impl SharedRunClient {
    /// Returns the worker of other components, or a new one.
    pub fn get(&self) -> Rc<RunClient> {
        let mut shared_client = self.shared.borrow_mut();
        shared_client.upgrade().unwrap_or_else(|| {
            let client = Rc::new(RunClient { client: query_client(), subject: RefCell::default() });
            *shared_client = Rc::downgrade(&client);
            client
        })
    }
}

impl RunClient {
    /// Sends a query about a run. `load` packs the run with its request's fragment if the worker has another one; nothing is sent
    /// if `load` returns `None`.
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
