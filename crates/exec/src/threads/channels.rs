//! The channels between threads: one for each processor that sends to another, as long as all that the Plan sends on it.

use super::gate::{Gate, cores};
use crate::fault::Fault;
use crate::link::Link;
use hyperfly_core::Complex64;
use hyperfly_core::schedule::Plan;
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, TrySendError, sync_channel};
use std::time::{Duration, Instant};

/// How long a thread waits before it asks whether all have been ended.
const LOOK: Duration = Duration::from_millis(20);

/// So long a thread with a core of its own asks again and again before it lets the system wake it: that takes longer than most
/// messages.
const SPIN: Duration = Duration::from_millis(2);

/// The ends of channels that belong to one processor.
pub struct Channels {
    q: u32,
    epoch: Instant,
    /// Whether there is a core for each thread.
    has_core: bool,
    patience: Duration,
    to: BTreeMap<u32, SyncSender<Vec<Complex64>>>,
    from: BTreeMap<u32, Incoming>,
    /// Buffers of messages that were received, for the next ones to be sent.
    spare: Vec<Vec<Complex64>>,
}

/// The end of a channel at which messages come out.
struct Incoming {
    receiver: Receiver<Vec<Complex64>>,
    /// A message that was waited for and not taken yet.
    next: Option<Vec<Complex64>>,
}

/// A link that can wait for a message.
pub trait Waits {
    /// Waits until a message of processor `from` is there.
    fn wait(&mut self, from: u32, gate: &Gate) -> Result<(), Fault>;
}

/// Channels for all pairs of processors of which one sends to the other, each for as many messages as the Plan sends on it: who
/// sends never waits.
pub fn wire(plan: &Plan, epoch: Instant, patience: Duration) -> Vec<Channels> {
    let has_core = plan.p <= cores();
    let ends = |q| {
        let (to, from, spare) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
        Channels { q, epoch, has_core, patience, to, from, spare }
    };
    let mut all: Vec<Channels> = (0..plan.p).map(ends).collect();
    for q in 0..plan.p {
        let mut messages: BTreeMap<u32, usize> = BTreeMap::new();
        for (to, _) in plan.program(q).iter().filter_map(|step| plan.sends(step)) {
            *messages.entry(to).or_default() += 1;
        }
        for (to, messages) in messages {
            let (sender, receiver) = sync_channel(messages);
            all[q as usize].to.insert(to, sender);
            all[to as usize].from.insert(q, Incoming { receiver, next: None });
        }
    }
    all
}

impl Link for Channels {
    fn now(&self) -> f64 {
        self.epoch.elapsed().as_secs_f64()
    }

    fn send(&mut self, to: u32, pack: impl FnOnce(&mut Vec<Complex64>)) -> Result<(), Fault> {
        let mut words = self.spare.pop().unwrap_or_default();
        words.clear();
        pack(&mut words);
        let stopped = Fault::Stopped { processor: to };
        match self.to.get(&to).ok_or(stopped.clone())?.try_send(words) {
            Ok(()) => Ok(()),
            // A pass is over when all messages of it are taken, so there is always room.
            Err(TrySendError::Full(_)) => Err(Fault::Hung { processor: to, waits_for: self.q }),
            Err(TrySendError::Disconnected(_)) => Err(stopped),
        }
    }

    fn take<T>(
        &mut self,
        from: u32,
        unpack: impl FnOnce(f64, &[Complex64]) -> T,
    ) -> Result<Option<T>, Fault> {
        let stopped = Fault::Stopped { processor: from };
        let incoming = self.from.get_mut(&from).ok_or(stopped.clone())?;
        let words = match incoming.next.take().map_or_else(|| incoming.receiver.try_recv(), Ok) {
            Ok(words) => words,
            Err(TryRecvError::Empty) => return Ok(None),
            Err(TryRecvError::Disconnected) => return Err(stopped),
        };
        let unpacked = unpack(self.now(), &words);
        self.spare.push(words);
        Ok(Some(unpacked))
    }
}

impl Waits for Channels {
    fn wait(&mut self, from: u32, gate: &Gate) -> Result<(), Fault> {
        let q = self.q;
        let incoming = self.from.get_mut(&from).ok_or(Fault::Stopped { processor: from })?;
        let begun = Instant::now();
        while self.has_core && begun.elapsed() < SPIN {
            match incoming.receiver.try_recv() {
                Ok(words) => {
                    incoming.next = Some(words);
                    return Ok(());
                }
                Err(TryRecvError::Empty) => std::hint::spin_loop(),
                // Said below.
                Err(TryRecvError::Disconnected) => break,
            }
        }
        loop {
            match incoming.receiver.recv_timeout(LOOK) {
                Ok(words) => {
                    incoming.next = Some(words);
                    return Ok(());
                }
                Err(RecvTimeoutError::Disconnected) => {
                    // Who ended has said why at the gate before its channels went.
                    gate.check()?;
                    return Err(Fault::Stopped { processor: from });
                }
                Err(RecvTimeoutError::Timeout) => {
                    gate.check()?;
                    if begun.elapsed() > self.patience {
                        return Err(Fault::Hung { processor: q, waits_for: from });
                    }
                }
            }
        }
    }
}
