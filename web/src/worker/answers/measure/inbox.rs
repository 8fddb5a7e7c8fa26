//! A queue of received items that a task can wait for.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::task::{Context, Poll, Waker};

/// Items in order of arrival. At most one task waits at a time.
pub struct Inbox<T> {
    all: RefCell<VecDeque<T>>,
    waits: Cell<Option<Waker>>,
}

impl<T> Default for Inbox<T> {
    fn default() -> Self {
        Inbox { all: RefCell::default(), waits: Cell::default() }
    }
}

impl<T> Inbox<T> {
    /// Appends an item and wakes the waiting task.
    pub fn put(&self, one: T) {
        self.all.borrow_mut().push_back(one);
        if let Some(waits) = self.waits.take() {
            waits.wake();
        }
    }

    /// Removes and returns the first matching item, if there is one.
    pub fn take(&self, wanted: impl Fn(&T) -> bool) -> Option<T> {
        let mut all = self.all.borrow_mut();
        let at = all.iter().position(wanted)?;
        all.remove(at)
    }

    /// Waits for a matching item, and removes and returns it.
    pub async fn next(&self, wanted: impl Fn(&T) -> bool) -> T {
        poll_fn(|cx| {
            let taken = self.take(&wanted);
            self.poll(taken, cx)
        })
        .await
    }

    /// Waits until there is a matching item.
    pub async fn holds(&self, wanted: impl Fn(&T) -> bool) {
        poll_fn(|cx| {
            let there = self.all.borrow().iter().any(&wanted);
            self.poll(there.then_some(()), cx)
        })
        .await;
    }

    fn poll<R>(&self, result: Option<R>, cx: &Context) -> Poll<R> {
        if result.is_none() {
            self.waits.set(Some(cx.waker().clone()));
        }
        result.map_or(Poll::Pending, Poll::Ready)
    }
}
