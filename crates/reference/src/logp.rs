//! LogP: words travel one by one. Consecutive words that a processor sends, or receives, are at least g
//! apart; a word that leaves at t arrives at t + L; each word costs its sender and its receiver o. With o =
//! 0 words are received as they arrive; otherwise the receiver takes them one after the other while it
//! waits for their message. In an exchange it alternates between sending and receiving.

use crate::agenda::{Agenda, EventKind, Message};
use hyperfly_request::Settings;
use std::collections::BTreeMap;

pub struct LogP {
    latency: f64,
    gap: f64,
    overhead: f64,
    /// Time at which each processor sent, and received, its last word.
    last_sent: BTreeMap<u32, f64>,
    last_received: BTreeMap<u32, f64>,
    /// Number of words received of each message.
    words_received: BTreeMap<usize, f64>,
    /// Arrival times of the words of each message (o > 0).
    arrivals: BTreeMap<usize, Vec<f64>>,
}

impl LogP {
    pub fn new(s: &Settings) -> Self {
        LogP {
            latency: s.latency,
            gap: s.gap,
            overhead: s.overhead,
            last_sent: BTreeMap::new(),
            last_received: BTreeMap::new(),
            words_received: BTreeMap::new(),
            arrivals: BTreeMap::new(),
        }
    }

    pub fn handle_event(&mut self, time: f64, kind: EventKind, messages: &[Message], agenda: &mut Agenda) {
        match kind {
            EventKind::Inject { message } => {
                let Message { source, words, posted, .. } = messages[message];
                let mut before: Option<f64> = None;
                for k in 0..words as usize {
                    // A posted word leaves at start + (k + 1) o; the injection is at start + o.
                    let mut leaves = if posted { time + k as f64 * self.overhead } else { time };
                    if let Some(last) = self.last_sent.get(&source) {
                        leaves = leaves.max(last + self.gap);
                    }
                    if let Some(before) = before.filter(|_| !posted) {
                        // It receives one word between two words that it sends: o each.
                        leaves = leaves.max(before + 2.0 * self.overhead);
                    }
                    before = Some(leaves);
                    if !posted && k + 1 == words as usize {
                        agenda.add(leaves, source, EventKind::Sent { message });
                    }
                    self.last_sent.insert(source, leaves);
                    let arrival = leaves + self.latency;
                    if self.overhead == 0.0 {
                        agenda.add(arrival, source, EventKind::WordArrival { message });
                    } else {
                        self.arrivals.entry(message).or_default().push(arrival);
                        if k + 1 == words as usize {
                            agenda.add(arrival, source, EventKind::Deliver { message });
                        }
                    }
                }
            }
            EventKind::WordArrival { message } => {
                let Message { source, destination, .. } = messages[message];
                let received =
                    self.last_received.get(&destination).map_or(time, |before| time.max(before + self.gap));
                self.last_received.insert(destination, received);
                agenda.add(received, source, EventKind::ReceiveWord { message });
            }
            EventKind::ReceiveWord { message } => {
                let received = self.words_received.entry(message).or_default();
                *received += 1.0;
                if *received == messages[message].words {
                    agenda.add(time, messages[message].source, EventKind::Deliver { message });
                }
            }
            _ => unreachable!("there are no channels"),
        }
    }

    /// Receives a message word by word, in an exchange or not, and returns the time of the last word (o >
    /// 0).
    pub fn receive(&mut self, message: usize, receiver: u32, exchange: bool, time: f64) -> f64 {
        let mut received: Option<f64> = None;
        for arrival in &self.arrivals[&message] {
            let mut now = arrival.max(time);
            if let Some(last) = self.last_received.get(&receiver) {
                now = now.max(last + self.gap.max(self.overhead));
            }
            if let Some(before) = received.filter(|_| exchange) {
                now = now.max(before + 2.0 * self.overhead);
            }
            received = Some(now);
            self.last_received.insert(receiver, now);
        }
        received.expect("a message has words")
    }
}
