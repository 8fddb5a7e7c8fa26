//! What carries the messages of one processor, and its clock: the only thing that differs from executor to executor.

use crate::fault::Fault;
use hyperfly_core::Complex64;

/// How a processor reaches the others. Messages from one processor to another arrive in the order in which they were sent.
pub trait Link {
    /// Seconds since an instant that is the same for all processors.
    fn now(&self) -> f64;

    /// Sends words to processor `to`, and does not wait for it. `pack` puts them into a buffer, which is empty.
    ///
    /// # Errors
    /// Nobody is there to take them.
    fn send(&mut self, to: u32, pack: impl FnOnce(&mut Vec<Complex64>)) -> Result<(), Fault>;

    /// Gives the next message of processor `from`, and the time at which it is taken, to `unpack`, if it is there.
    ///
    /// # Errors
    /// It can never come.
    fn take<T>(&mut self, from: u32, unpack: impl FnOnce(f64, &[Complex64]) -> T)
    -> Result<Option<T>, Fault>;
}
