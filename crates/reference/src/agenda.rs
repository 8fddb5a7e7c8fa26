//! Pending events in a plain list, searched linearly for the next one, and the messages that they concern.
//!
//! Order within an instant: channel releases and deliveries, processor steps, injections, channel requests;
//! then by source rank, then by order of issue.

use crate::routing::Channel;

/// Kind of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum EventKind {
    /// A message releases a channel of its route.
    Release { message: usize, hop: usize },
    /// The receiver takes a word (LogP).
    ReceiveWord { message: usize },
    /// The last word of a message arrives.
    Deliver { message: usize },
    /// A processor begins its next step.
    Step,
    /// The start-up of a message ends.
    Inject { message: usize },
    /// The last word of a message of an exchange leaves its sender (LogP).
    Sent { message: usize },
    /// The head of a message requests a channel.
    Request { message: usize, hop: usize },
    /// The head of a cut-through message arrives, and the flow begins.
    Flow { message: usize },
    /// The head of a worm arrives, and the words stream (wormhole with virtual channels).
    Stream { message: usize },
    /// A word arrives at its receiver (LogP).
    WordArrival { message: usize },
    /// A sender requests to send its next word, or with G its next message (LogP with capacity).
    SendRequest { sender: u32 },
    /// A word arrives, or with G the first word of a message (LogP with capacity).
    Arrival { message: usize },
    /// A word, or with G a message, is no longer in transit (LogP with capacity).
    TransitEnd { message: usize },
    /// The receiver has taken all words of a message (LogP with o > 0).
    Received { message: usize, receiver: u32 },
}

impl EventKind {
    fn order_class(self) -> u8 {
        match self {
            EventKind::Release { .. }
            | EventKind::ReceiveWord { .. }
            | EventKind::Deliver { .. }
            | EventKind::Arrival { .. }
            | EventKind::TransitEnd { .. } => 0,
            EventKind::Step | EventKind::Received { .. } => 1,
            EventKind::Inject { .. } | EventKind::Sent { .. } => 2,
            EventKind::Request { .. }
            | EventKind::Flow { .. }
            | EventKind::Stream { .. }
            | EventKind::WordArrival { .. }
            | EventKind::SendRequest { .. } => 3,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Event {
    pub time: f64,
    pub rank: u32,
    issue: u64,
    pub kind: EventKind,
}

/// Pending events.
#[derive(Default)]
pub struct Agenda {
    list: Vec<Event>,
    issued: u64,
}

impl Agenda {
    pub fn add(&mut self, time: f64, rank: u32, kind: EventKind) {
        self.list.push(Event { time, rank, issue: self.issued, kind });
        self.issued += 1;
    }

    fn first(&self) -> Option<usize> {
        let key = |e: &Event| (e.kind.order_class(), e.rank, e.issue);
        (0..self.list.len()).min_by(|&a, &b| {
            let (a, b) = (&self.list[a], &self.list[b]);
            a.time.total_cmp(&b.time).then(key(a).cmp(&key(b)))
        })
    }

    /// Returns the time of the next event.
    pub fn next_time(&self) -> f64 {
        self.first().map_or(f64::INFINITY, |index| self.list[index].time)
    }

    /// Removes the next event.
    pub fn take(&mut self) -> Option<Event> {
        self.first().map(|index| self.list.swap_remove(index))
    }
}

/// A message and its times.
#[derive(Clone, Debug)]
pub struct Message {
    pub source: u32,
    pub destination: u32,
    /// Index of the step among the steps of the source.
    pub step: usize,
    pub words: f64,
    /// Whether it is sent concurrently with the processor's further steps.
    pub posted: bool,
    pub route: Vec<Channel>,
    /// Virtual channel, 0 or 1, on each channel of the route.
    pub virtual_channels: Vec<u8>,
    /// Times at which each channel of the route was acquired and released (store-and-forward, wormhole).
    pub hops: Vec<(f64, f64)>,
    /// End of its start-up, and delivery.
    pub injected: Option<f64>,
    pub delivered: Option<f64>,
    /// Whether its sender may continue after the exchange.
    pub releases_sender: bool,
}
