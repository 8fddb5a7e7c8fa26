//! Machine models: a network carries messages and says when they arrive. One file per model (design §4).

mod cut_through;
mod logp;
mod max_min;
mod routes;
mod store_and_forward;
mod wormhole;

pub use max_min::MaxMin;
pub(crate) use routes::entry;

use crate::report::HotChannel;
use crate::scenario::{Machine, Scenario, Switching};
use crate::sim::{Agenda, Event, Phase, Recorder};
use crate::topology;
use crate::trace::Alone;
use std::fmt;

/// A message as the network sees it.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// Its number, used again when the message has been taken.
    pub id: u32,
    /// The source, which orders what happens at one instant.
    pub rank: u32,
    /// The destination.
    pub to: u32,
    /// m.
    pub words: u64,
}

/// What a network may do to the rest of the simulation.
pub struct Context<'a> {
    /// The future.
    pub agenda: &'a mut Agenda,
    /// The trace.
    pub recorder: &'a mut Recorder,
    /// Numbers of the messages that have just been delivered.
    pub delivered: &'a mut Vec<u32>,
}

/// A network under one switching discipline.
pub trait Network {
    /// A message enters, now.
    fn inject(&mut self, message: Message, context: &mut Context);

    /// An event that the network pushed is due.
    fn event(&mut self, phase: Phase, event: Event, context: &mut Context);

    /// When something happens that is not on the agenda (flows whose rates change); infinity if nothing.
    fn next_time(&self) -> f64 {
        f64::INFINITY
    }

    /// Delivers what ends now off the agenda.
    fn at(&mut self, _context: &mut Context) {}

    /// Called once after everything that happens at this instant.
    fn settle(&mut self, _context: &mut Context) {}

    /// How long a sender is busy with a message before it enters: the processor in an exchange, its network interface
    /// with a posted message.
    fn send_cost(&self, words: u64) -> f64;

    /// How long a receiver is busy with taking a message.
    fn receive_cost(&self, _words: u64) -> f64 {
        0.0
    }

    /// Whether posted messages cost the processor's own time and may follow each other before the first has arrived;
    /// otherwise a network interface beside the processor sends one at a time (GK App. E).
    fn pipelined(&self) -> bool {
        false
    }

    /// The most loaded channel so far, the lowest of several.
    fn hottest(&self) -> Option<HotChannel>;

    /// Messages that wait for each other in a circle, if any; asked when nothing else can happen.
    fn deadlock(&self) -> Option<Deadlock> {
        None
    }
}

/// A circle of messages, each holding a channel that the one before it waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadlock {
    /// Sources of the messages, in the order of the circle.
    pub circle: Vec<u32>,
}

impl fmt::Display for Deadlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let circle: Vec<_> = self.circle.iter().chain(self.circle.first()).map(u32::to_string).collect();
        f.write_str(&hyperfly_text::core::deadlock(&circle.join(" → ")))
    }
}

/// The unhindered times of a message of `words` words over `hops` channels.
pub fn alone(scenario: &Scenario, words: u64, hops: u32) -> Alone {
    if scenario.machine == Machine::LogP {
        return Alone { hop: scenario.latency, transfer: scenario.gap * (words.max(1) - 1) as f64 };
    }
    let transfer = scenario.channel_tw() * words as f64;
    let hops = f64::from(hops);
    match scenario.switching {
        Switching::StoreAndForward => Alone { hop: scenario.th * hops, transfer: transfer * hops },
        Switching::CutThrough | Switching::Wormhole => Alone { hop: scenario.th * hops, transfer },
    }
}

/// The network of a scenario on its graph.
pub fn network(scenario: &Scenario) -> Box<dyn Network> {
    if scenario.machine == Machine::LogP {
        return Box::new(logp::LogP::new(scenario));
    }
    let graph = topology::build(scenario.topology, scenario.p);
    match scenario.switching {
        Switching::StoreAndForward => Box::new(store_and_forward::StoreAndForward::new(scenario, graph)),
        Switching::CutThrough => Box::new(cut_through::CutThrough::new(scenario, graph)),
        Switching::Wormhole => Box::new(wormhole::Wormhole::new(scenario, graph)),
    }
}
