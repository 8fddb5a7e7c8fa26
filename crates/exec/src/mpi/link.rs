//! The messages of one rank: sent without waiting, each from a buffer of its own, and taken when they are there.

use super::clock::Clock;
use crate::fault::Fault;
use crate::link::Link;
use hyperfly_core::Complex64;
use mpi::request::{Request, Scope};
use mpi::topology::SimpleCommunicator;
use mpi::traits::{Communicator, Destination, Equivalence, Source};
use std::collections::VecDeque;
use std::slice::IterMut;

/// After so many messages MPI is given the time to move those that wait. Open MPI moves nothing while messages are only sent: what did not fit
/// into its queues is then looked through as a whole again and again.
const MOVES: usize = 64;

/// What one rank sends and receives in a pass.
pub struct Ranks<'a, S: Scope<'a>> {
    world: &'a SimpleCommunicator,
    clock: &'a Clock,
    scope: S,
    buffers: IterMut<'a, Vec<Complex64>>,
    /// What was sent and may not have left yet, in order.
    sent: VecDeque<Request<'a, [Complex64], S>>,
    /// The message that is being taken.
    taken: Vec<Complex64>,
}

impl<'a, S: Scope<'a> + Copy> Ranks<'a, S> {
    /// With a buffer for each message that will be sent.
    pub fn new(
        world: &'a SimpleCommunicator,
        clock: &'a Clock,
        scope: S,
        buffers: IterMut<'a, Vec<Complex64>>,
    ) -> Self {
        let sent = VecDeque::with_capacity(buffers.len());
        Ranks { world, clock, scope, buffers, sent, taken: Vec::new() }
    }

    /// Whether all messages have left.
    pub fn has_left(&mut self) -> bool {
        while let Some(oldest) = self.sent.pop_front() {
            if let Err(still) = oldest.test() {
                self.sent.push_front(still);
                return false;
            }
        }
        true
    }
}

impl<'a, S: Scope<'a> + Copy> Link for Ranks<'a, S> {
    fn now(&self) -> f64 {
        self.clock.now()
    }

    fn send(&mut self, to: u32, pack: impl FnOnce(&mut Vec<Complex64>)) -> Result<(), Fault> {
        // As many as the program has messages.
        let buffer = self.buffers.next().ok_or(Fault::Stopped { processor: to })?;
        buffer.clear();
        pack(buffer);
        let destination = self.world.process_at_rank(to as i32);
        self.sent.push_back(destination.immediate_send(self.scope, &buffer[..]));
        if self.buffers.len().is_multiple_of(MOVES) {
            self.has_left();
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
        self.taken.resize(words, Complex64::default());
        source.receive_into(&mut self.taken[..]);
        Ok(Some(unpack(self.clock.now(), &self.taken)))
    }
}

/// A processor that has nobody to talk to.
pub struct Alone<'a>(pub &'a Clock);

impl Link for Alone<'_> {
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
