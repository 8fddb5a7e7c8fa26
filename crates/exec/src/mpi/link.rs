//! Point-to-point messages of one rank: nonblocking sends, each from its own buffer, and receives of messages that have arrived.

use super::clock::Clock;
use crate::fault::Fault;
use crate::link::Link;
use hyperfly_core::Complex64;
use mpi::request::{Request, Scope};
use mpi::topology::SimpleCommunicator;
use mpi::traits::{Communicator, Destination, Equivalence, Source};
use std::collections::VecDeque;
use std::slice::IterMut;

/// Number of sends after which MPI may make progress. Open MPI moves nothing while a rank only sends, and then repeatedly scans the whole
/// queue of unsent messages.
const SENDS_PER_PROGRESS: usize = 64;

/// Messages of one rank during one pass.
pub struct RankLink<'a, S: Scope<'a>> {
    world: &'a SimpleCommunicator,
    clock: &'a Clock,
    scope: S,
    buffers: IterMut<'a, Vec<Complex64>>,
    /// Sends that may not be complete yet, in order.
    sent: VecDeque<Request<'a, [Complex64], S>>,
    /// Receive buffer.
    received: Vec<Complex64>,
}

impl<'a, S: Scope<'a> + Copy> RankLink<'a, S> {
    /// Creates a link with one buffer per message to send.
    pub fn new(
        world: &'a SimpleCommunicator,
        clock: &'a Clock,
        scope: S,
        buffers: IterMut<'a, Vec<Complex64>>,
    ) -> Self {
        let sent_buffers = VecDeque::with_capacity(buffers.len());
        RankLink { world, clock, scope, buffers, sent: sent_buffers, received: Vec::new() }
    }

    /// Whether all sends are complete.
    pub fn poll_sends(&mut self) -> bool {
        while let Some(oldest) = self.sent.pop_front() {
            if let Err(pending) = oldest.test() {
                self.sent.push_front(pending);
                return false;
            }
        }
        true
    }
}

impl<'a, S: Scope<'a> + Copy> Link for RankLink<'a, S> {
    fn now(&self) -> f64 {
        self.clock.now()
    }

    fn send(&mut self, to: u32, pack: impl FnOnce(&mut Vec<Complex64>)) -> Result<(), Fault> {
        // There is one buffer per message of the program.
        let buffer = self.buffers.next().ok_or(Fault::Stopped { processor: to })?;
        buffer.clear();
        pack(buffer);
        let destination = self.world.process_at_rank(to as i32);
        self.sent.push_back(destination.immediate_send(self.scope, &buffer[..]));
        if self.buffers.len().is_multiple_of(SENDS_PER_PROGRESS) {
            self.poll_sends();
        }
        Ok(())
    }

    fn take<T>(
        &mut self,
        from: u32,
        unpack: impl FnOnce(f64, &[Complex64]) -> T,
    ) -> Result<Option<T>, Fault> {
        let source = self.world.process_at_rank(from as i32);
        let Some(status) = source.immediate_probe() else { return Ok(None) };
        let words = status.count(Complex64::equivalent_datatype()) as usize;
        self.received.resize(words, Complex64::default());
        source.receive_into(&mut self.received[..]);
        Ok(Some(unpack(self.clock.now(), &self.received)))
    }
}

/// Link of a processor without partners.
pub struct IsolatedLink<'a>(pub &'a Clock);

impl Link for IsolatedLink<'_> {
    fn now(&self) -> f64 {
        self.0.now()
    }

    fn send(&mut self, to: u32, _: impl FnOnce(&mut Vec<Complex64>)) -> Result<(), Fault> {
        Err(Fault::Stopped { processor: to })
    }

    fn take<T>(&mut self, _: u32, _: impl FnOnce(f64, &[Complex64]) -> T) -> Result<Option<T>, Fault> {
        Ok(None)
    }
}
