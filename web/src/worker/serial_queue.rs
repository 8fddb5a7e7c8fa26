//! A queue for exclusive use, first come, first served.

use futures_channel::oneshot;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

/// A resource that one holder uses at a time.
#[derive(Default)]
pub struct SerialQueue {
    is_busy: Cell<bool>,
    waiting: RefCell<VecDeque<oneshot::Sender<()>>>,
}

/// Exclusive use of the resource, until dropped.
#[must_use]
pub struct Permit(Rc<SerialQueue>);

impl SerialQueue {
    /// Waits for all earlier holders.
    pub async fn next(self: &Rc<Self>) -> Permit {
        if self.is_busy.replace(true) {
            let (waker, woken_signal) = oneshot::channel();
            self.waiting.borrow_mut().push_back(waker);
            // The sender is always used: dropping a permit wakes the next waiter.
            let _ = woken_signal.await;
        }
        Permit(self.clone())
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        // Skip waiters whose future was dropped.
        while let Some(waiter) = self.0.waiting.borrow_mut().pop_front() {
            if waiter.send(()).is_ok() {
                return;
            }
        }
        self.0.is_busy.set(false);
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    fn poll<F: Future>(future: std::pin::Pin<&mut F>) -> Option<F::Output> {
        match future.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(permit) => Some(permit),
            Poll::Pending => None,
        }
    }

    #[test]
    fn permits_are_exclusive_and_in_order() {
        let queue = Rc::new(SerialQueue::default());
        let first = poll(pin!(queue.next())).expect("nobody is before it");
        let (mut second_waiter, mut third_waiter) = (Box::pin(queue.next()), Box::pin(queue.next()));
        assert!(poll(second_waiter.as_mut()).is_none() && poll(third_waiter.as_mut()).is_none());
        drop(first);
        assert!(poll(third_waiter.as_mut()).is_none());
        let permit = poll(second_waiter.as_mut()).expect("it is next");
        // A waiter that is dropped does not block the one behind it.
        let mut fourth = Box::pin(queue.next());
        assert!(poll(fourth.as_mut()).is_none());
        drop(third_waiter);
        drop(permit);
        assert!(poll(fourth.as_mut()).is_some());
        assert!(poll(pin!(queue.next())).is_some(), "all have ended");
    }
}
