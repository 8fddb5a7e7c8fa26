//! The machine, event by event. The events are a plain list, scanned for the first one each time.
//!
//! At one instant: channel releases and deliveries, processor steps, injections, channel requests; within each the lower
//! source rank, then the order of issue.

use super::network::Network;
use super::routing::{Channel, route};
use hyperfly_core::plan::{Plan, Step};
use hyperfly_core::scenario::Scenario;
use std::collections::BTreeMap;

/// What happens; the variants are in the order in which they happen at one instant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum What {
    /// A message gives up a channel of its route.
    Release { message: usize, hop: usize },
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
}

impl What {
    fn class(self) -> u8 {
        match self {
            What::Release { .. } | What::Deliver { .. } => 0,
            What::Step => 1,
            What::Inject { .. } => 2,
            What::Request { .. } | What::Flow { .. } => 3,
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
        self.first().map(|at| self.list.remove(at))
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
    pub route: Vec<Channel>,
    /// When each channel of the route was granted and given up (store-and-forward, wormhole).
    pub hops: Vec<(f64, f64)>,
    pub delivered: Option<f64>,
}

/// What happened.
pub struct Outcome {
    pub t_parallel: f64,
    pub finish: Vec<f64>,
    /// When each step of each processor began.
    pub start: Vec<Vec<f64>>,
    pub messages: Vec<Message>,
    /// The most messages that stood on or before one channel at once.
    pub hottest: usize,
}

#[derive(Clone, Default)]
struct Processor {
    /// When each step began; the last of them is the current one.
    start: Vec<f64>,
    /// The message of the current step, if it is an exchange.
    sending: Option<usize>,
    /// How often it began an exchange with each partner.
    exchanges: BTreeMap<u32, usize>,
    /// How many messages of each partner have arrived.
    arrived: BTreeMap<u32, usize>,
    finish: Option<f64>,
}

/// Runs the plan on the machine of the scenario.
pub fn simulate(s: &Scenario, plan: &Plan) -> Outcome {
    let mut agenda = Agenda::default();
    let mut network = Network::new(s);
    let mut messages: Vec<Message> = Vec::new();
    let mut processors = vec![Processor::default(); plan.p as usize];
    for q in 0..plan.p {
        agenda.add(0.0, q, What::Step);
    }
    loop {
        network.flow_until(agenda.next_time(), &messages, &mut agenda);
        let Some(Event { time, rank, what, .. }) = agenda.take() else { break };
        match what {
            What::Step => {
                let message =
                    begin(s, plan, &mut processors[rank as usize], time, rank, &mut agenda, messages.len());
                messages.extend(message);
            }
            What::Deliver { message } => {
                messages[message].delivered = Some(time);
                let Message { source, destination, .. } = messages[message];
                *processors[destination as usize].arrived.entry(source).or_default() += 1;
                for q in [source, destination] {
                    if over(plan, &processors[q as usize], q, &messages) {
                        processors[q as usize].sending = None;
                        agenda.add(time, q, What::Step);
                    }
                }
            }
            _ => network.event(time, what, &mut messages, &mut agenda),
        }
    }
    let finish: Vec<f64> = processors.iter().map(|p| p.finish.expect("a processor never finished")).collect();
    Outcome {
        t_parallel: finish.iter().copied().fold(0.0, f64::max),
        finish,
        start: processors.into_iter().map(|p| p.start).collect(),
        messages,
        hottest: network.hottest,
    }
}

/// Begins the next step of processor `q`; the message that it sends.
fn begin(
    s: &Scenario,
    plan: &Plan,
    processor: &mut Processor,
    time: f64,
    q: u32,
    agenda: &mut Agenda,
    number: usize,
) -> Option<Message> {
    let step = processor.start.len();
    let Some(what) = plan.program(q).get(step) else {
        processor.finish = Some(time);
        return None;
    };
    processor.start.push(time);
    let nodes = match *what {
        Step::Local { first, last, len, .. } => f64::from(len) * f64::from(last - first),
        Step::Combine { len, .. } => f64::from(len),
        Step::Copy { .. } | Step::Reverse { .. } => 0.0,
        Step::Exchange { partner, send, .. } => {
            *processor.exchanges.entry(partner).or_default() += 1;
            processor.sending = Some(number);
            agenda.add(time + s.ts, q, What::Inject { message: number });
            return Some(Message {
                source: q,
                destination: partner,
                step,
                words: plan.slot_sets[send as usize].iter().count() as f64,
                route: route(s.topology, s.p, q, partner),
                hops: Vec::new(),
                delivered: None,
            });
        }
    };
    agenda.add(time + s.tc * nodes, q, What::Step);
    None
}

/// Whether the exchange of this processor is over: its own message was delivered, and the partner's has arrived.
fn over(plan: &Plan, processor: &Processor, q: u32, messages: &[Message]) -> bool {
    let Some(own) = processor.sending else { return false };
    let Step::Exchange { partner, .. } = plan.program(q)[processor.start.len() - 1] else { unreachable!() };
    let arrived = processor.arrived.get(&partner).copied().unwrap_or(0);
    messages[own].delivered.is_some() && arrived >= processor.exchanges[&partner]
}
