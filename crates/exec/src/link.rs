//! Transport and clock of one processor: the only parts that differ between executors.

use crate::collective::Collective;
use crate::fault::Fault;
use hyperfly_core::Complex64;

/// Point-to-point messages. Messages from one processor to another arrive in sending order.
pub trait Link {
    /// Returns the seconds since an instant common to all processors.
    fn now(&self) -> f64;

    /// Sends a message to processor `to` without waiting for it. `pack` fills an empty buffer.
    ///
    /// # Errors
    /// The receiver is gone.
    fn send(&mut self, to: u32, pack: impl FnOnce(&mut Vec<Complex64>)) -> Result<(), Fault>;

    /// Passes the next message from processor `from`, with the time of receipt, to `unpack`. Returns `None` if no message is available.
    ///
    /// # Errors
    /// The message can never arrive.
    fn take<T>(&mut self, from: u32, unpack: impl FnOnce(f64, &[Complex64]) -> T)
    -> Result<Option<T>, Fault>;
}

/// Collective operations within a group.
pub trait Group {
    /// Returns the seconds since an instant common to all processors.
    fn now(&self) -> f64;

    /// Exchanges messages with the whole group. `outgoing` holds the words sent and `incoming` receives the words of the others, both
    /// message by message in program order.
    ///
    /// # Errors
    /// The messages can never arrive.
    fn all_to_all(
        &mut self,
        collective: &Collective,
        outgoing: &[Complex64],
        incoming: &mut [Complex64],
    ) -> Result<CollectiveTimes, Fault>;
}

/// Timing of one collective, in seconds of the group's clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CollectiveTimes {
    /// Time at which all outgoing words were handed over.
    pub handover: f64,
    /// Time at which all incoming words were available.
    pub arrival: f64,
    /// Whether the words were missing when first requested.
    pub has_waited: bool,
}
