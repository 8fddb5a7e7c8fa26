//! Event-driven simulator.

use crate::agenda::{Agenda, Event, EventKind, Message};
use crate::interpreter::computed_twiddles;
use crate::logp::LogP;
use crate::network::Network;
use crate::routing::{route, virtual_channels};
use hyperfly_core::schedule::{Plan, Step};
use hyperfly_request::{MachineKind, Settings, Switching, Topology};
use std::collections::{BTreeMap, VecDeque};

/// Times of a run.
pub struct Outcome {
    pub t_parallel: f64,
    /// End of each processor; NaN if it never finishes.
    pub finish: Vec<f64>,
    /// Start of each step of each processor.
    pub start: Vec<Vec<f64>>,
    /// For each step of each processor that received a message, its index.
    pub received: Vec<BTreeMap<usize, usize>>,
    pub messages: Vec<Message>,
    /// Maximum number of messages that held or requested one channel at the same time.
    pub max_load: usize,
    /// If the plan deadlocks: sources of messages that wait for a channel, each with the source of the
    /// message that holds it.
    pub deadlock: Option<Vec<(u32, u32)>>,
}

#[derive(Clone, Default)]
struct Processor {
    /// Start of each step; the last one is the current step.
    start: Vec<f64>,
    /// Message of the current step, if it is an exchange.
    own_message: Option<usize>,
    /// Source of the message for which the current step waits.
    waits_for: Option<u32>,
    /// Messages of each source that were sent and not received, in order. They are received in this order.
    sent: BTreeMap<u32, VecDeque<usize>>,
    /// Messages of each source that have arrived and were not received.
    inbox: BTreeMap<u32, VecDeque<usize>>,
    /// Messages of each source in flight that are not being received (LogP with o > 0), and whether one is.
    in_flight: BTreeMap<u32, VecDeque<usize>>,
    is_receiving: bool,
    received: BTreeMap<usize, usize>,
    /// Posted messages that the network interface has not delivered; it works on the first.
    outbox: VecDeque<usize>,
    finish: Option<f64>,
}

/// Model that carries the messages.
enum Carrier {
    Network(Network),
    LogP(LogP),
}

/// Simulates the plan on the machine of the scenario, a network or LogP.
pub fn simulate(s: &Settings, plan: &Plan) -> Outcome {
    simulate_rounded(s, plan, None)
}

/// Simulates the plan with the rates of flows rounded at random by this seed.
pub fn simulate_rounded(s: &Settings, plan: &Plan, seed: Option<u64>) -> Outcome {
    let carrier = match s.machine {
        MachineKind::Network => Carrier::Network(Network::new(s, seed)),
        MachineKind::LogP => Carrier::LogP(LogP::new(s)),
        MachineKind::Bsp => panic!("supersteps are elsewhere"),
    };
    let mut simulation = Simulation {
        s,
        plan,
        agenda: Agenda::default(),
        carrier,
        powers: computed_twiddles(s, plan),
        messages: Vec::new(),
        processors: vec![Processor::default(); plan.p as usize],
    };
    simulation.run();
    simulation.into_outcome()
}

struct Simulation<'a> {
    s: &'a Settings,
    plan: &'a Plan,
    agenda: Agenda,
    carrier: Carrier,
    /// Number of twiddle factors computed, by processor and step.
    powers: Vec<BTreeMap<usize, f64>>,
    messages: Vec<Message>,
    processors: Vec<Processor>,
}

impl Simulation<'_> {
    fn run(&mut self) {
        for rank in 0..self.plan.p {
            self.agenda.add(0.0, rank, EventKind::Step);
        }
        loop {
            if let Carrier::Network(network) = &mut self.carrier {
                network.flow_until(self.agenda.next_time(), &self.messages, &mut self.agenda);
            }
            let Some(Event { time, rank, kind, .. }) = self.agenda.take() else { break };
            match kind {
                EventKind::Step => self.begin(rank, time),
                EventKind::Deliver { message } => self.deliver(message, time),
                EventKind::Received { message, receiver } => self.finish_receiving(message, receiver, time),
                EventKind::Sent { message } => {
                    self.messages[message].releases_sender = true;
                    self.try_continue(rank, time);
                }
                _ => {
                    if let EventKind::Inject { message } = kind {
                        self.messages[message].injected = Some(time);
                    }
                    match &mut self.carrier {
                        Carrier::Network(network) => {
                            network.handle_event(time, kind, &mut self.messages, &mut self.agenda)
                        }
                        Carrier::LogP(logp) => {
                            logp.handle_event(time, kind, &self.messages, &mut self.agenda)
                        }
                    }
                    if let EventKind::Inject { message } = kind
                        && self.receiving_takes_time()
                    {
                        let Message { source, destination, .. } = self.messages[message];
                        let in_flight = &mut self.processors[destination as usize].in_flight;
                        in_flight.entry(source).or_default().push_back(message);
                        self.start_receiving(destination, time);
                    }
                }
            }
        }
    }

    /// Returns o for each of `words` words on LogP, o for the whole message on LogGP, otherwise 0.
    fn overhead(&self, words: f64) -> f64 {
        match (self.s.machine, self.s.word_gap) {
            (MachineKind::LogP, None) => self.s.overhead * words,
            (MachineKind::LogP, Some(_)) => self.s.overhead,
            _ => 0.0,
        }
    }

    /// Whether receiving takes processor time for each word. On LogGP the interface receives.
    fn receiving_takes_time(&self) -> bool {
        self.overhead(1.0) > 0.0 && self.s.word_gap.is_none()
    }

    /// Lets processor `rank` begin to receive the message for which it waits, if that is in flight.
    fn start_receiving(&mut self, rank: u32, time: f64) {
        let processor = &mut self.processors[rank as usize];
        let (Some(from), false) = (processor.waits_for, processor.is_receiving) else { return };
        // A received message may still wait for the end of its own.
        if processor.inbox.get(&from).is_some_and(|arrived| !arrived.is_empty()) {
            return;
        }
        let Some(message) = processor.in_flight.get_mut(&from).and_then(VecDeque::pop_front) else { return };
        processor.is_receiving = true;
        let is_exchange = processor.own_message.is_some();
        let Carrier::LogP(logp) = &mut self.carrier else {
            unreachable!("receiving takes time on LogP machines only")
        };
        let words = self.messages[message].words;
        if let Some(end) = logp.receive(message, rank, is_exchange, time, words) {
            self.agenda.add(end, rank, EventKind::Received { message, receiver: rank });
        }
    }

    fn finish_receiving(&mut self, message: usize, receiver: u32, time: f64) {
        let Message { source, posted, .. } = self.messages[message];
        if posted {
            self.messages[message].delivered = Some(time);
        }
        self.processors[receiver as usize].is_receiving = false;
        self.processors[receiver as usize].inbox.entry(source).or_default().push_back(message);
        self.try_continue(receiver, time);
    }

    /// Begins the next step of processor `rank`.
    fn begin(&mut self, rank: u32, time: f64) {
        let step = self.processors[rank as usize].start.len();
        let Some(kind) = self.plan.rank_steps(rank).get(step) else {
            self.processors[rank as usize].finish = Some(time);
            return;
        };
        self.processors[rank as usize].start.push(time);
        let powers = self.s.tt * self.powers[rank as usize].get(&step).copied().unwrap_or(0.0);
        match *kind {
            Step::Local { first, last, len, .. } => {
                let stages = last - first;
                let pairs = if self.plan.radix == 4 { stages / 2 } else { 0 };
                // A radix-4 butterfly takes 34 flops for 4 elements and two stages, where radix 2 takes 40. Dividing last keeps the
                // times exact.
                let fortieths =
                    f64::from(len) * (40.0 * f64::from(stages - 2 * pairs) + 68.0 * f64::from(pairs));
                self.agenda.add(time + (self.s.tc * fortieths / 40.0 + powers), rank, EventKind::Step);
            }
            Step::Combine(half) => {
                let nodes = f64::from(half.len) * f64::from(half.blocks);
                self.agenda.add(time + (self.s.tc * nodes + powers), rank, EventKind::Step)
            }
            Step::Unpack(unpack) => {
                let nodes = self.plan.slot_sets[unpack.own as usize].iter().count() as f64;
                self.agenda.add(time + (self.s.tc * nodes + powers), rank, EventKind::Step)
            }
            Step::Copy { .. } => self.agenda.add(time, rank, EventKind::Step),
            Step::Exchange { to, send, from, .. } => {
                let own_message = self.create_message(rank, step, to, send, false);
                let startup = match self.s.machine {
                    MachineKind::LogP => self.overhead(1.0),
                    _ => self.s.ts,
                };
                self.agenda.add(time + startup, rank, EventKind::Inject { message: own_message });
                (self.processors[rank as usize].own_message, self.processors[rank as usize].waits_for) =
                    (Some(own_message), Some(from));
                if self.receiving_takes_time() {
                    self.start_receiving(rank, time);
                }
            }
            Step::Post { to, send } => {
                let own_message = self.create_message(rank, step, to, send, true);
                if self.s.machine == MachineKind::LogP {
                    let overhead = self.overhead(self.messages[own_message].words);
                    self.agenda.add(
                        time + self.overhead(1.0),
                        rank,
                        EventKind::Inject { message: own_message },
                    );
                    self.agenda.add(time + overhead, rank, EventKind::Step);
                } else {
                    self.processors[rank as usize].outbox.push_back(own_message);
                    if self.processors[rank as usize].outbox.len() == 1 {
                        self.agenda.add(time + self.s.ts, rank, EventKind::Inject { message: own_message });
                    }
                    self.agenda.add(time, rank, EventKind::Step);
                }
            }
            Step::Await { from, .. } => {
                self.processors[rank as usize].waits_for = Some(from);
                if self.receiving_takes_time() {
                    self.start_receiving(rank, time);
                }
                self.try_continue(rank, time);
            }
        }
    }

    /// Creates a message and returns its index.
    fn create_message(&mut self, rank: u32, step: usize, to: u32, send: u32, is_posted: bool) -> usize {
        let route = route(self.s, rank, to);
        let virtual_channels = match self.s.virtual_channels {
            2 if self.s.topology == Topology::Torus && self.s.switching == Switching::Wormhole => {
                virtual_channels(self.s.p, &route)
            }
            _ => vec![0; route.len()],
        };
        self.messages.push(Message {
            source: rank,
            destination: to,
            step,
            words: self.plan.slot_sets[send as usize].iter().count() as f64,
            posted: is_posted,
            route,
            virtual_channels,
            hops: Vec::new(),
            injected: None,
            delivered: None,
            releases_sender: false,
        });
        let message = self.messages.len() - 1;
        self.processors[to as usize].sent.entry(rank).or_default().push_back(message);
        message
    }

    fn deliver(&mut self, message: usize, time: f64) {
        let Message { source, destination, posted: is_posted, .. } = self.messages[message];
        if self.receiving_takes_time() {
            // The message waits at its receiver. A posted message counts as delivered when it is received.
            if !is_posted {
                self.messages[message].delivered = Some(time);
            }
            return;
        }
        self.messages[message].delivered = Some(time);
        self.messages[message].releases_sender |= self.s.machine == MachineKind::Network;
        self.processors[destination as usize].inbox.entry(source).or_default().push_back(message);
        if is_posted && self.s.machine == MachineKind::Network {
            let outbox = &mut self.processors[source as usize].outbox;
            assert_eq!(outbox.pop_front(), Some(message), "one at a time");
            if let Some(&message) = outbox.front() {
                self.agenda.add(time + self.s.ts, source, EventKind::Inject { message });
            }
        }
        self.try_continue(source, time);
        self.try_continue(destination, time);
    }

    /// Lets processor `rank` continue if it waits, its own message was delivered (on LogP: has left) and the other one has
    /// arrived.
    fn try_continue(&mut self, rank: u32, time: f64) {
        let processor = &mut self.processors[rank as usize];
        let Some(from) = processor.waits_for else { return };
        if processor.own_message.is_some_and(|own_message| !self.messages[own_message].releases_sender) {
            return;
        }
        let (Some(sent), Some(inbox)) = (processor.sent.get_mut(&from), processor.inbox.get_mut(&from))
        else {
            return;
        };
        let Some(message) = sent.front().copied().filter(|message| inbox.contains(message)) else { return };
        inbox.retain(|arrived| *arrived != message);
        sent.pop_front();
        (processor.own_message, processor.waits_for) = (None, None);
        processor.received.insert(processor.start.len() - 1, message);
        let overhead = self.overhead(1.0);
        self.agenda.add(time + overhead, rank, EventKind::Step);
    }

    fn into_outcome(self) -> Outcome {
        let finish: Vec<f64> = self.processors.iter().map(|p| p.finish.unwrap_or(f64::NAN)).collect();
        let deadlock = finish.iter().any(|time| time.is_nan()).then(|| match &self.carrier {
            Carrier::Network(network) => network.waits(&self.messages),
            Carrier::LogP(_) => Vec::new(),
        });
        let hottest = match &self.carrier {
            Carrier::Network(network) => network.max_load,
            Carrier::LogP(_) => 0,
        };
        let (start, received) = self.processors.into_iter().map(|p| (p.start, p.received)).unzip();
        let t_parallel = finish.iter().copied().fold(0.0, f64::max);
        Outcome { t_parallel, finish, start, received, messages: self.messages, max_load: hottest, deadlock }
    }
}
