//! Who waits for which answer. A worker is given one query at a time, so that what nobody waits for any more is never computed.

use crate::worker::protocol::queries::Query;
use std::collections::VecDeque;

/// The queries that nobody has answered, in the order in which they were asked; `H` is what hears the answer.
pub struct Queue<H> {
    waiting: VecDeque<Waiting<H>>,
    /// Whether the worker has the first of them.
    busy: bool,
    /// The number of the last query.
    last: u32,
}

struct Waiting<H> {
    id: u32,
    query: Query,
    /// Whether a worker has died of it.
    again: bool,
    /// Nobody, if it was given up while the worker had it.
    hear: Option<H>,
}

impl<H> Default for Queue<H> {
    fn default() -> Self {
        Queue { waiting: VecDeque::new(), busy: false, last: 0 }
    }
}

impl<H> Queue<H> {
    /// Adds a query; its number.
    pub fn ask(&mut self, query: Query, hear: H) -> u32 {
        self.last += 1;
        self.waiting.push_back(Waiting { id: self.last, query, again: false, hear: Some(hear) });
        self.last
    }

    /// Whether there is a query for a worker that has none.
    pub fn has_next(&self) -> bool {
        !self.busy && !self.waiting.is_empty()
    }

    /// The next query, which the worker has from now on.
    pub fn next(&mut self) -> Option<(u32, Query)> {
        let first = self.waiting.front().filter(|_| !self.busy)?;
        self.busy = true;
        Some((first.id, first.query.clone()))
    }

    /// The query of this number is answered; who hears it.
    pub fn settle(&mut self, id: u32) -> Option<H> {
        if !self.busy || self.waiting.front().is_none_or(|first| first.id != id) {
            return None;
        }
        self.busy = false;
        self.waiting.pop_front()?.hear
    }

    /// Nobody waits for this answer any more. Whether the worker has to be ended, because it would compute it for seconds.
    pub fn give_up(&mut self, id: u32) -> bool {
        let Some(at) = self.waiting.iter().position(|waiting| waiting.id == id) else { return false };
        let computes = at == 0 && self.busy;
        let ends = computes && self.waiting[at].query.is_long();
        if ends || !computes {
            self.waiting.remove(at);
        } else {
            self.waiting[at].hear = None;
        }
        ends
    }

    /// For how many seconds a worker that has a query may be silent; nothing if it has none.
    pub fn patience(&self) -> Option<u32> {
        let first = self.waiting.front().filter(|_| self.busy)?;
        Some(first.query.patience(first.again))
    }

    /// The worker died. Whether its successor is asked the query again of which it died: once, if it had one.
    pub fn died(&mut self) -> bool {
        let first = self.waiting.front_mut().filter(|_| self.busy);
        let repeats = first.is_some_and(|first| !std::mem::replace(&mut first.again, true));
        self.busy = false;
        repeats
    }

    /// The worker was ended: its successor has to be asked the first query again.
    pub fn restart(&mut self) {
        self.busy = false;
    }

    /// Empties it; all who wait.
    pub fn take(&mut self) -> Vec<H> {
        self.busy = false;
        std::mem::take(&mut self.waiting).into_iter().filter_map(|waiting| waiting.hear).collect()
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::worker::protocol::queries::papers::{Draw, Reproduce};

    fn short() -> Query {
        Query::PaperFigure(Draw { id: "gk-fig3".into(), theme: "light".into(), width: 800.0 })
    }

    fn long() -> Query {
        Query::Reproduction(Reproduce { id: "gk-fig3".into() })
    }

    #[test]
    fn one_after_the_other() {
        let mut queue = Queue::default();
        let (a, b) = (queue.ask(short(), "a"), queue.ask(long(), "b"));
        assert_eq!(queue.next(), Some((a, short())));
        assert_eq!(queue.next(), None, "the worker has one");
        assert_eq!(queue.settle(b), None, "which is not this");
        assert_eq!(queue.settle(a), Some("a"));
        assert_eq!(queue.settle(a), None, "answered already");
        assert_eq!(queue.next(), Some((b, long())));
        assert_eq!(queue.take(), ["b"]);
        assert!(!queue.has_next());
    }

    #[test]
    fn what_is_given_up_is_not_computed() {
        let mut queue = Queue::default();
        let [a, b, c] = [long(), long(), short()].map(|query| queue.ask(query, ()));
        assert!(!queue.give_up(b), "the worker does not have it");
        queue.next();
        assert!(queue.give_up(a), "it may take seconds");
        queue.restart();
        assert_eq!(queue.next(), Some((c, short())));
        assert!(!queue.give_up(c), "it takes a moment: it is waited for, and heard by nobody");
        assert!(!queue.has_next());
        assert_eq!(queue.settle(c), None);
        let d = queue.ask(short(), ());
        assert_eq!(queue.next(), Some((d, short())));
        assert!(!queue.give_up(99));
    }

    #[test]
    fn a_worker_that_died_is_asked_once_more() {
        let mut queue = Queue::default();
        let a = queue.ask(short(), "a");
        assert!((queue.patience(), queue.died()) == (None, false), "it has not begun");
        queue.next();
        assert_eq!((queue.patience(), queue.died()), (Some(3), true));
        assert_eq!(queue.next(), Some((a, short())));
        assert_eq!((queue.patience(), queue.died()), (Some(15), false));
        assert_eq!(queue.take(), ["a"]);
        queue.ask(long(), "b");
        queue.next();
        assert_eq!(queue.patience(), Some(60));
    }
}
