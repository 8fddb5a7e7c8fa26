//! What carries the messages of one processor, and its clock: the only thing that differs from executor to executor.

use crate::collective::Collective;
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

/// How a processor reaches all of a group at once.
pub trait Group {
    /// Seconds since an instant that is the same for all processors.
    fn now(&self) -> f64;

    /// Exchanges words with all of the group of this collective: `outgoing` holds what is sent, `incoming` gets what is received, both
    /// message after message in the order of the program.
    ///
    /// # Errors
    /// They can never come.
    fn all_to_all(
        &mut self,
        collective: &Collective,
        outgoing: &[Complex64],
        incoming: &mut [Complex64],
    ) -> Result<Carried, Fault>;
}

/// How a collective went. Times are seconds of the group's clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carried {
    /// When all that is sent was handed over.
    pub handed: f64,
    /// When all that is received was there.
    pub arrived: f64,
    /// Whether it was not there yet when it was asked for.
    pub waited: bool,
}
