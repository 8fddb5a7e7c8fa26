//! Channels between threads: one per sender and receiver, with capacity for all messages of the plan.

use super::gate::{Gate, cores};
use crate::fault::Fault;
use crate::link::Link;
use hyperfly_core::Complex64;
use hyperfly_core::schedule::Plan;
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, TrySendError, sync_channel};
use std::time::{Duration, Instant};

/// Interval at which a waiting thread checks for a fault.
const CHECK_INTERVAL: Duration = Duration::from_millis(20);

/// Time for which a thread with its own core polls before it blocks: waking a blocked thread takes longer than most messages.
const SPIN_TIME: Duration = Duration::from_millis(2);

/// Channel ends of one processor.
pub struct Channels {
    rank: u32,
    epoch: Instant,
    /// Whether each thread has its own core.
    has_core: bool,
    timeout: Duration,
    to: BTreeMap<u32, SyncSender<Vec<Complex64>>>,
    from: BTreeMap<u32, Incoming>,
    /// Buffers of received messages, reused for sending.
    spare_buffers: Vec<Vec<Complex64>>,
}

/// Receiving end of a channel.
struct Incoming {
    receiver: Receiver<Vec<Complex64>>,
    /// Message that was waited for but not taken yet.
    next: Option<Vec<Complex64>>,
}

/// A link that can wait for a message.
pub trait BlockingLink {
    /// Waits until a message from processor `from` is available.
    fn wait(&mut self, from: u32, gate: &Gate) -> Result<(), Fault>;
}

/// Creates channels for all communicating pairs. Each has capacity for all messages that the plan sends on it, so that senders never
/// block.
pub fn create_channels(plan: &Plan, epoch: Instant, timeout: Duration) -> Vec<Channels> {
    let has_core = plan.p <= cores();
    let unconnected = |rank| {
        let (to, from, spare_buffers) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
        Channels { rank, epoch, has_core, timeout, to, from, spare_buffers }
    };
    let mut channels: Vec<Channels> = (0..plan.p).map(unconnected).collect();
    for rank in 0..plan.p {
        let mut messages: BTreeMap<u32, usize> = BTreeMap::new();
        for (to, _) in plan.rank_steps(rank).iter().filter_map(|step| plan.sends(step)) {
            *messages.entry(to).or_default() += 1;
        }
        for (to, messages) in messages {
            let (sender, receiver) = sync_channel(messages);
            channels[rank as usize].to.insert(to, sender);
            channels[to as usize].from.insert(rank, Incoming { receiver, next: None });
        }
    }
    channels
}

impl Link for Channels {
    fn now(&self) -> f64 {
        self.epoch.elapsed().as_secs_f64()
    }

    fn send(&mut self, to: u32, pack: impl FnOnce(&mut Vec<Complex64>)) -> Result<(), Fault> {
        let mut words = self.spare_buffers.pop().unwrap_or_default();
        words.clear();
        pack(&mut words);
        let stopped_fault = Fault::Stopped { processor: to };
        match self.to.get(&to).ok_or(stopped_fault.clone())?.try_send(words) {
            Ok(()) => Ok(()),
            // A pass ends when all its messages are taken, so there is always capacity.
            Err(TrySendError::Full(_)) => Err(Fault::Hung { processor: to, waits_for: self.rank }),
            Err(TrySendError::Disconnected(_)) => Err(stopped_fault),
        }
    }

    fn take<T>(
        &mut self,
        from: u32,
        unpack: impl FnOnce(f64, &[Complex64]) -> T,
    ) -> Result<Option<T>, Fault> {
        let stopped_fault = Fault::Stopped { processor: from };
        let incoming = self.from.get_mut(&from).ok_or(stopped_fault.clone())?;
        let words = match incoming.next.take().map_or_else(|| incoming.receiver.try_recv(), Ok) {
            Ok(words) => words,
            Err(TryRecvError::Empty) => return Ok(None),
            Err(TryRecvError::Disconnected) => return Err(stopped_fault),
        };
        let result = unpack(self.now(), &words);
        self.spare_buffers.push(words);
        Ok(Some(result))
    }
}

impl BlockingLink for Channels {
    fn wait(&mut self, from: u32, gate: &Gate) -> Result<(), Fault> {
        let rank = self.rank;
        let incoming = self.from.get_mut(&from).ok_or(Fault::Stopped { processor: from })?;
        let start = Instant::now();
        while self.has_core && start.elapsed() < SPIN_TIME {
            match incoming.receiver.try_recv() {
                Ok(words) => {
                    incoming.next = Some(words);
                    return Ok(());
                }
                Err(TryRecvError::Empty) => std::hint::spin_loop(),
                // The blocking loop below reports it.
                Err(TryRecvError::Disconnected) => break,
            }
        }
        loop {
            match incoming.receiver.recv_timeout(CHECK_INTERVAL) {
                Ok(words) => {
                    incoming.next = Some(words);
                    return Ok(());
                }
                Err(RecvTimeoutError::Disconnected) => {
                    // A thread that fails records the cause at the gate before its channels close.
                    gate.check()?;
                    return Err(Fault::Stopped { processor: from });
                }
                Err(RecvTimeoutError::Timeout) => {
                    gate.check()?;
                    if start.elapsed() > self.timeout {
                        return Err(Fault::Hung { processor: rank, waits_for: from });
                    }
                }
            }
        }
    }
}
