//! Interface between the simulator and a network: the network accepts messages and reports their delivery.

use crate::agenda::{Agenda, Event, Priority};
use serde::{Deserialize, Serialize};

/// Payloads of events from here on belong to the network; smaller ones are message ids of injections.
pub const NETWORK: u32 = 1 << 31;

/// Payload of the step event of a processor that has received all words of a message.
pub const RECEIVED: u32 = 1;

/// Message as seen by the network.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// Message id; reused after reception.
    pub id: u32,
    /// Rank of the source; orders the events of one instant.
    pub rank: u32,
    /// Rank of the destination.
    pub to: u32,
    /// Number of words, m.
    pub words: u64,
    /// Whether the message was posted; otherwise it is part of an exchange.
    pub posted: bool,
}

/// Parts of the simulation that a network may change.
pub struct Context<'a> {
    pub agenda: &'a mut Agenda,
    pub log: &'a mut dyn ChannelLog,
    /// Ids of the messages that were delivered at this instant.
    pub delivered: &'a mut Vec<u32>,
    /// Ranks of the senders of an exchange whose last word left at this instant; only where they do not wait for the
    /// delivery.
    pub sent: &'a mut Vec<u32>,
}

/// Recorder of channel activity. `id` is the id of a message. A channel that a message acquires is a virtual channel, 2c or 2c + 1
/// of channel c, if there are two for each.
pub trait ChannelLog {
    /// Records that message `id` acquires `channel`, the `k`-th of its route.
    fn hop_start(&mut self, id: u32, k: u32, channel: u32, now: f64);

    /// Records that message `id` releases `channel`, the `k`-th of its route.
    fn hop_end(&mut self, id: u32, k: u32, channel: u32, now: f64);

    /// Records that a message flowed over all channels of `route`.
    fn flow(&mut self, route: &[u32], from: f64, to: f64);

    /// Records that the first word of message `id` leaves its sender at `time` (LogP).
    fn departure(&mut self, id: u32, time: f64);

    /// Records that the flow of message `id` has a new rate, as a fraction of 1/t_w, from now on.
    fn rate_changed(&mut self, id: u32, now: f64, share: f64);
}

/// Most loaded channel of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct HotChannel {
    pub channel: u32,
    /// Maximum number of messages that used or requested it at the same time.
    pub load: u32,
}

/// Network with one switching discipline.
pub trait Network {
    /// Accepts a message at the current time.
    fn inject(&mut self, message: Message, context: &mut Context);

    /// Handles an event that the network pushed.
    fn handle_event(&mut self, priority: Priority, event: Event, context: &mut Context);

    /// Returns the time of the next delivery that is not on the agenda (flows with variable rates), or
    /// infinity.
    fn next_time(&self) -> f64 {
        f64::INFINITY
    }

    /// Delivers what ends now and is not on the agenda.
    fn deliver_due(&mut self, _context: &mut Context) {}

    /// Called once after all other events of an instant.
    fn settle(&mut self, _context: &mut Context) {}

    /// Returns the start-up time of a message. In an exchange the processor is busy, for a posted message
    /// its network interface.
    fn startup(&self) -> f64;

    /// Returns the time that the processor is busy posting a message, if it has no network interface.
    fn post_cost(&self, _words: u64) -> f64 {
        0.0
    }

    /// Lets the receiver start to take message `id`, in an exchange or not, and returns the time at which
    /// it has the last word; infinity if that is not known yet, and the network pushes [`RECEIVED`] at that time. Called only
    /// if [`Network::receives_by_processor`].
    fn start_receiving(&mut self, _id: u32, _exchange: bool, now: f64) -> f64 {
        now
    }

    /// Whether the receiving processor takes every word itself, and only while it waits for the message. Otherwise a delivered
    /// message is available at once.
    fn receives_by_processor(&self) -> bool {
        false
    }

    /// Returns the time that the receiver is busy after the last word has arrived.
    fn receive_cost(&self) -> f64 {
        0.0
    }

    /// Whether the processor itself sends messages word by word, and is free when the last word has left. Otherwise an
    /// exchange waits for the delivery of its own message, and a network interface sends one posted message at a time (GK
    /// App. E).
    fn is_pipelined(&self) -> bool {
        false
    }

    /// Returns the most loaded channel so far, the lowest one on a tie; `None` without channels.
    fn hottest(&self) -> Option<HotChannel> {
        None
    }

    /// Finds messages that wait for each other in a cycle. Called if no event is left.
    fn deadlock(&self) -> Option<Deadlock> {
        None
    }
}

/// Cycle of messages, each holding a channel that the one before it waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deadlock {
    /// Sources of the messages, in the order of the cycle.
    pub cycle: Vec<u32>,
}
