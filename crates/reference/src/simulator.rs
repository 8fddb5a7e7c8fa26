//! The machine, event by event. The events are a plain list, scanned for the first one each time.
//!
//! At one instant: channel releases and deliveries, processor steps, injections, channel requests; within each the lower
//! source rank, then the order of issue.

use crate::interpreter::computed_twiddles;
use crate::logp::LogP;
use crate::network::Network;
use crate::routing::{Channel, route};
use hyperfly_core::schedule::{Plan, Step};
use hyperfly_request::{MachineKind, Settings};
use std::collections::{BTreeMap, VecDeque};

/// What happens; the variants are in the order in which they happen at one instant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum What {
    /// A message gives up a channel of its route.
    Release { message: usize, hop: usize },
    /// The receiver takes a word (LogP).
    Take { message: usize },
    /// The last word of a message is there.
    Deliver { message: usize },
    /// A processor begins its next step.
    Step,
    /// The start-up of a message is over.
    Inject { message: usize },
    /// The head of a message stands before a channel.
    Request { message: usize, hop: usize },
    /// The head of a cut-through message is there: all channels of its route are wanted.
    Flow { message: usize },
    /// A word stands before its receiver (LogP).
    Word { message: usize },
    /// The receiver has taken all words of a message (LogP with o > 0).
    Taken { message: usize, receiver: u32 },
}

impl What {
    fn class(self) -> u8 {
        match self {
            What::Release { .. } | What::Take { .. } | What::Deliver { .. } => 0,
            What::Step | What::Taken { .. } => 1,
            What::Inject { .. } => 2,
            What::Request { .. } | What::Flow { .. } | What::Word { .. } => 3,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Event {
    pub time: f64,
    pub rank: u32,
    issue: u64,
    pub what: What,
}

/// The events to come.
#[derive(Default)]
pub struct Agenda {
    list: Vec<Event>,
    issued: u64,
}

impl Agenda {
    pub fn add(&mut self, time: f64, rank: u32, what: What) {
        self.list.push(Event { time, rank, issue: self.issued, what });
        self.issued += 1;
    }

    fn first(&self) -> Option<usize> {
        let key = |e: &Event| (e.what.class(), e.rank, e.issue);
        (0..self.list.len()).min_by(|&a, &b| {
            let (a, b) = (&self.list[a], &self.list[b]);
            a.time.total_cmp(&b.time).then(key(a).cmp(&key(b)))
        })
    }

    /// When the next event happens.
    pub fn next_time(&self) -> f64 {
        self.first().map_or(f64::INFINITY, |at| self.list[at].time)
    }

    fn take(&mut self) -> Option<Event> {
        self.first().map(|at| self.list.swap_remove(at))
    }
}

/// A message and its fate.
#[derive(Clone, Debug)]
pub struct Message {
    pub source: u32,
    pub destination: u32,
    /// Its step within the program of the source.
    pub step: usize,
    pub words: f64,
    /// Whether it is sent beside the processor's further steps.
    pub posted: bool,
    pub route: Vec<Channel>,
    /// When each channel of the route was granted and given up (store-and-forward, wormhole).
    pub hops: Vec<(f64, f64)>,
    /// When its start-up was over, and when it was there.
    pub injected: Option<f64>,
    pub delivered: Option<f64>,
}

/// What happened.
pub struct Outcome {
    pub t_parallel: f64,
    /// When each processor finished; not a number for one that never did.
    pub finish: Vec<f64>,
    /// When each step of each processor began.
    pub start: Vec<Vec<f64>>,
    /// For each step of each processor that has received something, the message.
    pub received: Vec<BTreeMap<usize, usize>>,
    pub messages: Vec<Message>,
    /// The most messages that stood on or before one channel at once.
    pub hottest: usize,
    /// If nothing moved any more before all had finished: sources of a message that waits for a channel, each with that of
    /// the message which holds it.
    pub stuck: Option<Vec<(u32, u32)>>,
}

#[derive(Clone, Default)]
struct Processor {
    /// When each step began; the last of them is the current one.
    start: Vec<f64>,
    /// The message of the current step, if it is an exchange.
    own: Option<usize>,
    /// Whose message the current step waits for.
    waits_for: Option<u32>,
    /// Messages of each source that have arrived and were not taken.
    inbox: BTreeMap<u32, VecDeque<usize>>,
    /// Messages of each source that are on their way and were not begun to be taken (LogP with o > 0), and the one that is.
    coming: BTreeMap<u32, VecDeque<usize>>,
    takes: bool,
    received: BTreeMap<usize, usize>,
    /// Posted messages of which the network interface still has to see to the delivery; it works on the first.
    outbox: VecDeque<usize>,
    finish: Option<f64>,
}

/// What carries the messages.
enum Carrier {
    Network(Network),
    LogP(LogP),
}

/// Runs the plan on the machine of the scenario, a network or LogP.
pub fn simulate(s: &Settings, plan: &Plan) -> Outcome {
    let carrier = match s.machine {
        MachineKind::Network => Carrier::Network(Network::new(s)),
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
    simulation.outcome()
}

struct Simulation<'a> {
    s: &'a Settings,
    plan: &'a Plan,
    agenda: Agenda,
    carrier: Carrier,
    /// By processor and step, the powers of ω that are computed.
    powers: Vec<BTreeMap<usize, f64>>,
    messages: Vec<Message>,
    processors: Vec<Processor>,
}

impl Simulation<'_> {
    fn run(&mut self) {
        for q in 0..self.plan.p {
            self.agenda.add(0.0, q, What::Step);
        }
        loop {
            if let Carrier::Network(network) = &mut self.carrier {
                network.flow_until(self.agenda.next_time(), &self.messages, &mut self.agenda);
            }
            let Some(Event { time, rank, what, .. }) = self.agenda.take() else { break };
            match what {
                What::Step => self.begin(rank, time),
                What::Deliver { message } => self.deliver(message, time),
                What::Taken { message, receiver } => self.taken(message, receiver, time),
                _ => {
                    if let What::Inject { message } = what {
                        self.messages[message].injected = Some(time);
                    }
                    match &mut self.carrier {
                        Carrier::Network(network) => {
                            network.event(time, what, &mut self.messages, &mut self.agenda)
                        }
                        Carrier::LogP(logp) => logp.event(time, what, &self.messages, &mut self.agenda),
                    }
                    if let What::Inject { message } = what
                        && self.works_to_take()
                    {
                        let Message { source, destination, .. } = self.messages[message];
                        let coming = &mut self.processors[destination as usize].coming;
                        coming.entry(source).or_default().push_back(message);
                        self.begin_to_take(destination, time);
                    }
                }
            }
        }
    }

    /// o for each of so many words, on LogP.
    fn overhead(&self, words: f64) -> f64 {
        if self.s.machine == MachineKind::LogP { self.s.overhead * words } else { 0.0 }
    }

    /// Whether a processor has to do something for each word that it receives.
    fn works_to_take(&self) -> bool {
        self.overhead(1.0) > 0.0
    }

    /// Processor `q` begins to take the message for which it waits, if that is on its way.
    fn begin_to_take(&mut self, q: u32, time: f64) {
        let processor = &mut self.processors[q as usize];
        let (Some(from), false) = (processor.waits_for, processor.takes) else { return };
        // What it has taken may still wait for the end of its own message.
        if processor.inbox.get(&from).is_some_and(|taken| !taken.is_empty()) {
            return;
        }
        let Some(message) = processor.coming.get_mut(&from).and_then(VecDeque::pop_front) else { return };
        processor.takes = true;
        let exchange = processor.own.is_some();
        let Carrier::LogP(logp) = &mut self.carrier else { unreachable!("only there it takes work") };
        let end = logp.take(message, q, exchange, time);
        self.agenda.add(end, q, What::Taken { message, receiver: q });
    }

    fn taken(&mut self, message: usize, receiver: u32, time: f64) {
        let Message { source, posted, .. } = self.messages[message];
        if posted {
            self.messages[message].delivered = Some(time);
        }
        self.processors[receiver as usize].takes = false;
        self.processors[receiver as usize].inbox.entry(source).or_default().push_back(message);
        self.go_on(receiver, time);
    }

    /// Begins the next step of processor `q`.
    fn begin(&mut self, q: u32, time: f64) {
        let step = self.processors[q as usize].start.len();
        let Some(what) = self.plan.program(q).get(step) else {
            self.processors[q as usize].finish = Some(time);
            return;
        };
        self.processors[q as usize].start.push(time);
        let powers = self.s.tt * self.powers[q as usize].get(&step).copied().unwrap_or(0.0);
        match *what {
            Step::Local { first, last, len, .. } => {
                let stages = last - first;
                let pairs = if self.plan.radix == 4 { stages / 2 } else { 0 };
                // 34 flops for 4 elements and two stages where radix 2 has 40.
                let nodes =
                    f64::from(len) * (f64::from(stages - 2 * pairs) + 2.0 * 34.0 / 40.0 * f64::from(pairs));
                self.agenda.add(time + (self.s.tc * nodes + powers), q, What::Step);
            }
            Step::Combine(half) => {
                let nodes = f64::from(half.len) * f64::from(half.blocks);
                self.agenda.add(time + (self.s.tc * nodes + powers), q, What::Step)
            }
            Step::Copy { .. } => self.agenda.add(time, q, What::Step),
            Step::Exchange { to, send, from, .. } => {
                let own = self.message(q, step, to, send, false);
                let startup = match self.s.machine {
                    MachineKind::LogP => self.overhead(1.0),
                    _ => self.s.ts,
                };
                self.agenda.add(time + startup, q, What::Inject { message: own });
                (self.processors[q as usize].own, self.processors[q as usize].waits_for) =
                    (Some(own), Some(from));
                if self.works_to_take() {
                    self.begin_to_take(q, time);
                }
            }
            Step::Post { to, send } => {
                let own = self.message(q, step, to, send, true);
                if self.s.machine == MachineKind::LogP {
                    let busy = self.overhead(self.messages[own].words);
                    self.agenda.add(time + self.overhead(1.0), q, What::Inject { message: own });
                    self.agenda.add(time + busy, q, What::Step);
                } else {
                    self.processors[q as usize].outbox.push_back(own);
                    if self.processors[q as usize].outbox.len() == 1 {
                        self.agenda.add(time + self.s.ts, q, What::Inject { message: own });
                    }
                    self.agenda.add(time, q, What::Step);
                }
            }
            Step::Await { from, .. } => {
                self.processors[q as usize].waits_for = Some(from);
                if self.works_to_take() {
                    self.begin_to_take(q, time);
                }
                self.go_on(q, time);
            }
        }
    }

    /// A new message; its number.
    fn message(&mut self, q: u32, step: usize, to: u32, send: u32, posted: bool) -> usize {
        self.messages.push(Message {
            source: q,
            destination: to,
            step,
            words: self.plan.slot_sets[send as usize].iter().count() as f64,
            posted,
            route: route(self.s.topology, self.s.p, q, to),
            hops: Vec::new(),
            injected: None,
            delivered: None,
        });
        self.messages.len() - 1
    }

    fn deliver(&mut self, message: usize, time: f64) {
        let Message { source, destination, posted, .. } = self.messages[message];
        if self.works_to_take() {
            // It lies before its receiver. Its sender knows; a posted message is there when it has been taken.
            if !posted {
                self.messages[message].delivered = Some(time);
                self.go_on(source, time);
            }
            return;
        }
        self.messages[message].delivered = Some(time);
        self.processors[destination as usize].inbox.entry(source).or_default().push_back(message);
        if posted && self.s.machine == MachineKind::Network {
            let outbox = &mut self.processors[source as usize].outbox;
            assert_eq!(outbox.pop_front(), Some(message), "one at a time");
            if let Some(&next) = outbox.front() {
                self.agenda.add(time + self.s.ts, source, What::Inject { message: next });
            }
        }
        self.go_on(source, time);
        self.go_on(destination, time);
    }

    /// Lets processor `q` go on if it waits and its own message was delivered and the other one has arrived.
    fn go_on(&mut self, q: u32, time: f64) {
        let processor = &mut self.processors[q as usize];
        let Some(from) = processor.waits_for else { return };
        if processor.own.is_some_and(|own| self.messages[own].delivered.is_none()) {
            return;
        }
        let Some(message) = processor.inbox.get_mut(&from).and_then(VecDeque::pop_front) else { return };
        (processor.own, processor.waits_for) = (None, None);
        processor.received.insert(processor.start.len() - 1, message);
        let busy = self.overhead(1.0);
        self.agenda.add(time + busy, q, What::Step);
    }

    fn outcome(self) -> Outcome {
        let finish: Vec<f64> = self.processors.iter().map(|p| p.finish.unwrap_or(f64::NAN)).collect();
        let stuck = finish.iter().any(|time| time.is_nan()).then(|| match &self.carrier {
            Carrier::Network(network) => network.waits(&self.messages),
            Carrier::LogP(_) => Vec::new(),
        });
        let hottest = match &self.carrier {
            Carrier::Network(network) => network.hottest,
            Carrier::LogP(_) => 0,
        };
        let (start, received) = self.processors.into_iter().map(|p| (p.start, p.received)).unzip();
        let t_parallel = finish.iter().copied().fold(0.0, f64::max);
        Outcome { t_parallel, finish, start, received, messages: self.messages, hottest, stuck }
    }
}
