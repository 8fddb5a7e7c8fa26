//! The one worker of all that is told of the run that is shown: it has the run once, and lives as long as something is told.

use super::client::{Answerer, Pack, Ticket};
use super::hook::Hear;
use crate::state::shown::Shown;
use crate::worker::protocol::queries::Ask;
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// Where that worker is found.
#[derive(Default)]
pub struct Teller {
    shared: RefCell<Weak<Shared>>,
}

/// The worker; who is told something holds it.
#[derive(Default)]
pub struct Shared {
    answerer: Answerer,
    /// What the worker was shown.
    shown: RefCell<Option<OfRun>>,
}

/// All that what is told depends on, beside the query.
#[derive(Clone, PartialEq)]
pub struct OfRun {
    /// The run, and the one beside it.
    pub runs: [Option<Rc<Shown>>; 2],
    /// Whether all points of the curves are there.
    pub whole: bool,
    /// The efficiency that isoefficiency keeps.
    pub kept: Option<f64>,
}

impl Teller {
    /// The worker that others are told by already, or a new one.
    pub fn shared(&self) -> Rc<Shared> {
        let mut kept = self.shared.borrow_mut();
        kept.upgrade().unwrap_or_else(|| {
            let shared = Rc::new(Shared::default());
            *kept = Rc::downgrade(&shared);
            shared
        })
    }
}

impl Shared {
    /// Asks about a run. `load` packs the run for the worker (with its request's fragment) if the worker has
    /// another one; where it packs none, nobody is asked.
    pub fn ask<Q: Ask>(
        &self,
        query: Q,
        of: OfRun,
        load: impl FnOnce() -> Option<(String, Pack)>,
        hear: Hear<Q::Answer>,
    ) -> Option<Ticket> {
        if self.shown.borrow().as_ref() != Some(&of) {
            let (fragment, load) = load()?;
            self.answerer.show(fragment, load);
            *self.shown.borrow_mut() = Some(of);
        }
        Some(self.answerer.ask(query, hear))
    }
}
