//! What a network is to the simulator: it gets messages and says when they arrive. One file per model.

use crate::agenda::{Agenda, Event, Priority};
use serde::{Deserialize, Serialize};

/// [`Event::what`] from here on belongs to the network; below, an injection names a message.
pub const NETWORK: u32 = 1 << 31;

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
    /// Whether it was posted; else it is part of an exchange.
    pub posted: bool,
}

/// What a network may do to the rest of the simulation.
pub struct Context<'a> {
    /// The future.
    pub agenda: &'a mut Agenda,
    /// Who writes down what happens on the channels.
    pub log: &'a mut dyn Log,
    /// Numbers of the messages that have just been delivered.
    pub delivered: &'a mut Vec<u32>,
}

/// Who writes down what happens on the channels of a network. `id` is the number of a message.
pub trait Log {
    /// Message `id` is granted `channel`, the `k`-th of its route.
    fn hop_start(&mut self, id: u32, k: u32, channel: u32, now: f64);

    /// Message `id` gives `channel` up.
    fn hop_end(&mut self, id: u32, k: u32, channel: u32, now: f64);

    /// The words of a message have flowed over `route`.
    fn flow(&mut self, route: &[u32], from: f64, to: f64);

    /// The flow of message `id` has another share of its channels from now on.
    fn share(&mut self, id: u32, now: f64, share: f64);
}

/// The most loaded channel of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct HotChannel {
    /// Its number in the graph.
    pub channel: u32,
    /// The most messages that shared it (or wanted it) at once.
    pub load: u32,
}

/// A network under one switching discipline.
pub trait Network {
    /// A message enters, now.
    fn inject(&mut self, message: Message, context: &mut Context);

    /// An event that the network pushed is due.
    fn event(&mut self, priority: Priority, event: Event, context: &mut Context);

    /// When something happens that is not on the agenda (flows whose rates change); infinity if nothing.
    fn next_time(&self) -> f64 {
        f64::INFINITY
    }

    /// Delivers what ends now off the agenda.
    fn at(&mut self, _context: &mut Context) {}

    /// Called once after everything that happens at this instant.
    fn settle(&mut self, _context: &mut Context) {}

    /// How long the start-up of a message takes: of the processor in an exchange, of its network interface for a posted message.
    fn startup(&self) -> f64;

    /// How long the processor itself is busy with posting a message, if posting is its own work.
    fn post_cost(&self, _words: u64) -> f64 {
        0.0
    }

    /// The receiver of message `id` begins to take it, now, in an exchange or not; when it has taken the last word. `None` if
    /// taking needs no processor: a message that has been delivered is there.
    fn take(&mut self, _id: u32, _exchange: bool, _now: f64) -> Option<f64> {
        None
    }

    /// How long the receiver is busy after the last word is there.
    fn take_cost(&self) -> f64 {
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deadlock {
    /// Sources of the messages, in the order of the circle.
    pub circle: Vec<u32>,
}
