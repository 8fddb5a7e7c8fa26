//! What carries the messages of one processor, and its clock: the only thing that differs from executor to executor.

use crate::fault::Fault;
use hyperfly_core::Complex64;

/// How a processor reaches the others. Messages from one processor to another arrive in the order in which they were sent.
pub trait Link {
    /// Seconds since an instant that is the same for all processors.
    fn now(&self) -> f64;

    /// Sends words to processor `to`, and does not wait for it.
    ///
    /// # Errors
    /// Nobody is there to take them.
    fn send(&mut self, to: u32, words: Vec<Complex64>) -> Result<(), Fault>;

    /// The next message of processor `from`, if it is there.
    ///
    /// # Errors
    /// It can never come.
    fn take(&mut self, from: u32) -> Result<Option<Vec<Complex64>>, Fault>;
}
