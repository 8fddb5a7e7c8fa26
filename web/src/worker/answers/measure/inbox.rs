//! A queue of received items that a task can wait for.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::task::{Context, Poll, Waker};

/// Items in order of arrival. At most one task waits at a time.
pub struct Inbox<T> {
    queue: RefCell<VecDeque<T>>,
    waker: Cell<Option<Waker>>,
}

impl<T> Default for Inbox<T> {
    fn default() -> Self {
        Inbox { queue: RefCell::default(), waker: Cell::default() }
    }
}

impl<T> Inbox<T> {
    /// Appends an item and wakes the waiting task.
    pub fn put(&self, item: T) {
        self.queue.borrow_mut().push_back(item);
        if let Some(waker) = self.waker.take() {
            waker.wake();
        }
    }

    /// Removes and returns the first matching item, if there is one.
    pub fn take(&self, is_wanted: impl Fn(&T) -> bool) -> Option<T> {
        let mut queue = self.queue.borrow_mut();
        let index = queue.iter().position(is_wanted)?;
        queue.remove(index)
    }

    /// Waits for a matching item, and removes and returns it.
    pub async fn next(&self, is_wanted: impl Fn(&T) -> bool) -> T {
        poll_fn(|context| {
            let item = self.take(&is_wanted);
            self.poll(item, context)
        })
        .await
    }

    /// Waits until there is a matching item.
    pub async fn holds(&self, is_wanted: impl Fn(&T) -> bool) {
        poll_fn(|context| {
            let is_there = self.queue.borrow().iter().any(&is_wanted);
            self.poll(is_there.then_some(()), context)
        })
        .await;
    }

    fn poll<R>(&self, result: Option<R>, context: &Context) -> Poll<R> {
        if result.is_none() {
            self.waker.set(Some(context.waker().clone()));
        }
        result.map_or(Poll::Pending, Poll::Ready)
    }
}
