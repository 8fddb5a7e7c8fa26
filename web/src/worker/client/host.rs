//! What a client needs of its surroundings: workers, and somebody who has it look after them.

use crate::worker::protocol::{FromWorker, ToWorker};
use std::any::Any;

/// A worker that was started; it ends when it is dropped.
pub trait Link {
    /// Says something to it.
    fn post(&self, message: &ToWorker);
}

/// What a worker says, or what it died of.
pub enum Heard {
    /// A message.
    Message(FromWorker),
    /// It is dead.
    Failed(String),
}

/// What starts workers and looks after them.
pub trait Host {
    /// Starts a worker, one that can read programs if it `reads`; `None` if that is not possible. `hear` is never called during this
    /// call.
    fn start(&self, reads: bool, hear: Box<dyn Fn(Heard)>) -> Option<Box<dyn Link>>;

    /// Calls again and again after so many milliseconds, as long as what is returned lives.
    fn every(&self, milliseconds: u32, call: Box<dyn Fn()>) -> Box<dyn Any>;
}
