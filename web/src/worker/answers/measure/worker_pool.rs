//! The pool of workers that act as processors, as seen by the conductor of a measurement.

use super::clock::Clock;
use super::inbox::Inbox;
use crate::worker::protocol::Packet;
use crate::worker::protocol::processors::{FromProcessor, ToProcessor, Work};
use gloo::timers::callback::Timeout;
use hyperfly_core::Complex64;
use hyperfly_core::schedule::Plan;
use hyperfly_exec::Fault;
use hyperfly_exec::stamps::Stamps;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessageEvent, MessagePort};

/// Silence after which a processor counts as dead, in milliseconds.
const TIMEOUT_MS: u32 = 10_000;
/// Number of clock queries per processor; the fastest reply counts.
const CLOCK_QUERIES: u32 = 16;
/// Time by which a pass is announced in advance, in seconds, if every processor has a core of its own.
const ANNOUNCE_AHEAD: f64 = 0.0005;

/// Events of the pool.
pub enum Event {
    /// A processor listens at the other end of this port.
    Listens(u32, MessagePort),
    Message(u32, FromProcessor),
    Died(u32),
    /// A timeout in this round of messages; 0 is before the first.
    Silent(u32),
}

pub struct WorkerPool {
    ports: Vec<MessagePort>,
    events: Rc<Inbox<Event>>,
    wired: BTreeSet<(u32, u32)>,
    clock: Clock,
    round: Cell<u32>,
    /// Resolution of the coarsest clock in seconds.
    pub resolution: f64,
    cores: u32,
}

/// The result of an execution.
pub struct Execution {
    /// Stamps of every processor, for each pass.
    pub stamps: Vec<Vec<Stamps>>,
    /// Contents of the processors' memories.
    pub memories: Vec<Vec<Complex64>>,
}

impl WorkerPool {
    /// Waits until all processors listen, and synchronises their clocks with this worker's.
    ///
    /// # Errors
    /// Fails if a processor dies or does not reply.
    pub async fn new(processors: u32, events: Rc<Inbox<Event>>, cores: u32) -> Result<WorkerPool, Fault> {
        let clock = Clock::new().ok_or(Fault::TooShort { resolution: f64::INFINITY })?;
        let mut listening_ports = BTreeMap::new();
        let timeout_events = events.clone();
        let alarm = Timeout::new(TIMEOUT_MS, move || timeout_events.put(Event::Silent(0)));
        while let Some(missing_rank) = (0..processors).find(|rank| !listening_ports.contains_key(rank)) {
            match events.next(|_| true).await {
                Event::Listens(rank, port) => drop(listening_ports.insert(rank, port)),
                Event::Died(processor) => return Err(Fault::Stopped { processor }),
                Event::Silent(0) => return Err(Fault::Silent { processor: missing_rank }),
                Event::Message(..) | Event::Silent(_) => {}
            }
        }
        drop(alarm);
        let ports: Vec<MessagePort> = listening_ports.into_values().collect();
        for (rank, port) in (0..).zip(&ports) {
            let events = events.clone();
            let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                if let Some((message, _)) = Packet::open(&event.data()) {
                    events.put(Event::Message(rank, message));
                }
            });
            // The port lives as long as the worker.
            port.set_onmessage(Some(receive.into_js_value().unchecked_ref()));
        }
        let (wired_ranks, round, resolution) = (BTreeSet::new(), Cell::new(0), clock.resolution());
        let mut pool = WorkerPool { ports, events, wired: wired_ranks, clock, round, resolution, cores };
        for rank in 0..pool.count() {
            pool.synchronise_clock(rank).await?;
        }
        Ok(pool)
    }

    /// Returns the number of processors.
    pub fn count(&self) -> u32 {
        self.ports.len() as u32
    }

    /// Synchronises the clock of a processor. If a round trip cannot tell it from this clock, no offset is set: both read the
    /// system's clock.
    async fn synchronise_clock(&mut self, rank: u32) -> Result<(), Fault> {
        let (mut min_round_trip, mut ahead) = (f64::INFINITY, 0.0);
        for _ in 0..CLOCK_QUERIES {
            let send_time = self.clock.now();
            self.send(rank, &ToProcessor::Ask(self.clock.origin()), &[]);
            let replies = self.receive(rank..rank + 1).await?;
            let receive_time = self.clock.now();
            if let Some(FromProcessor::Time(time, resolution)) = replies.first()
                && receive_time - send_time < min_round_trip
            {
                min_round_trip = receive_time - send_time;
                let offset = time - (send_time + receive_time) / 2.0;
                let max_error = min_round_trip / 2.0 + resolution.max(self.resolution);
                ahead = if offset.abs() <= max_error { 0.0 } else { offset };
                self.resolution = self.resolution.max(*resolution);
            }
        }
        self.send(rank, &ToProcessor::Set(ahead), &[]);
        Ok(())
    }

    /// Has the processors of a plan execute it for a number of passes, after one that is not counted.
    ///
    /// # Errors
    /// Any [`Fault`].
    pub async fn execute(&mut self, work: &Work, plan: &Plan, passes: u32) -> Result<Execution, Fault> {
        self.wire(plan)?;
        for rank in 0..plan.p {
            self.send(rank, &ToProcessor::Begin(rank, work.clone(), passes), &[]);
        }
        let mut messages = self.receive(0..plan.p).await?;
        for _ in 0..=passes {
            // On shared cores a processor that waits for the start would take time from the others.
            let ahead = if plan.p <= self.cores { ANNOUNCE_AHEAD } else { 0.0 };
            let start = self.clock.now() + ahead;
            (0..plan.p).for_each(|rank| self.send(rank, &ToProcessor::Pass(start), &[]));
            messages = self.receive(0..plan.p).await?;
        }
        let (mut stamps, mut memories) = (vec![Vec::new(); passes as usize], Vec::new());
        for (rank, message) in (0..).zip(messages) {
            let FromProcessor::Done { stamps: notes, memory } = message else {
                return Err(Fault::Silent { processor: rank });
            };
            let pass_length = notes.len() / passes.max(1) as usize;
            for (pass, notes) in stamps.iter_mut().zip(notes.chunks_exact(pass_length.max(1))) {
                pass.push(Stamps::from_numbers(notes));
            }
            memories.push(memory);
        }
        Ok(Execution { stamps, memories })
    }

    /// Connects the processors that exchange messages in a plan and are not connected yet.
    fn wire(&mut self, plan: &Plan) -> Result<(), Fault> {
        for rank in 0..plan.p {
            for (to, _) in plan.rank_steps(rank).iter().filter_map(|step| plan.sends(step)) {
                if self.wired.insert((rank.min(to), rank.max(to))) {
                    let channel = MessageChannel::new().map_err(|_| Fault::Silent { processor: rank })?;
                    self.send(rank, &ToProcessor::Wire(to), &[channel.port1().into()]);
                    self.send(to, &ToProcessor::Wire(rank), &[channel.port2().into()]);
                }
            }
        }
        Ok(())
    }

    fn send(&self, rank: u32, message: &ToProcessor, buffers: &[JsValue]) {
        let packet = Packet::new(message, buffers);
        // Fails only for values that cannot be cloned; these can.
        let _ = self.ports[rank as usize].post_message_with_transferable(&packet.message, &packet.transfer);
    }

    /// Returns the next message of each of these processors.
    async fn receive(&self, from: std::ops::Range<u32>) -> Result<Vec<FromProcessor>, Fault> {
        let round = self.round.get() + 1;
        self.round.set(round);
        let events = self.events.clone();
        let _alarm = Timeout::new(TIMEOUT_MS, move || events.put(Event::Silent(round)));
        let mut replies: Vec<Option<FromProcessor>> = from.clone().map(|_| None).collect();
        while let Some(silent_index) = replies.iter().position(Option::is_none) {
            match self.events.next(|_| true).await {
                Event::Message(_, FromProcessor::Failed(fault)) => return Err(fault),
                Event::Message(rank, message) if from.contains(&rank) => {
                    replies[(rank - from.start) as usize] = Some(message);
                }
                Event::Died(processor) => return Err(Fault::Stopped { processor }),
                Event::Silent(silent_round) if silent_round == round => {
                    return Err(Fault::Silent { processor: from.start + silent_index as u32 });
                }
                Event::Listens(..) | Event::Message(..) | Event::Silent(_) => {}
            }
        }
        Ok(replies.into_iter().flatten().collect())
    }
}
