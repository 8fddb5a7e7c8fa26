//! LogP: words travel one by one. Consecutive words that a processor sends, or receives, are at least g
//! apart; a word that leaves at t arrives at t + L; each word costs its sender and its receiver o. With o =
//! 0 words are received as they arrive; otherwise the receiver takes them one after the other while it
//! waits for their message. In an exchange it alternates between sending and receiving.

use crate::simulator::{Agenda, Message, What};
use hyperfly_request::Settings;
use std::collections::BTreeMap;

pub struct LogP {
    latency: f64,
    gap: f64,
    overhead: f64,
    /// Time at which each processor sent, and received, its last word.
    sent: BTreeMap<u32, f64>,
    took: BTreeMap<u32, f64>,
    /// Number of words received of each message.
    taken: BTreeMap<usize, f64>,
    /// Arrival times of the words of each message (o > 0).
    there: BTreeMap<usize, Vec<f64>>,
}

impl LogP {
    pub fn new(s: &Settings) -> Self {
        LogP {
            latency: s.latency,
            gap: s.gap,
            overhead: s.overhead,
            sent: BTreeMap::new(),
            took: BTreeMap::new(),
            taken: BTreeMap::new(),
            there: BTreeMap::new(),
        }
    }

    pub fn event(&mut self, time: f64, what: What, messages: &[Message], agenda: &mut Agenda) {
        match what {
            What::Inject { message } => {
                let Message { source, words, posted, .. } = messages[message];
                let mut before: Option<f64> = None;
                for k in 0..words as usize {
                    // A posted word leaves at start + (k + 1) o; the injection is at start + o.
                    let mut leaves = if posted { time + k as f64 * self.overhead } else { time };
                    if let Some(last) = self.sent.get(&source) {
                        leaves = leaves.max(last + self.gap);
                    }
                    if let Some(before) = before.filter(|_| !posted) {
                        // It receives one word between two words that it sends: o each.
                        leaves = leaves.max(before + 2.0 * self.overhead);
                    }
                    before = Some(leaves);
                    self.sent.insert(source, leaves);
                    let there = leaves + self.latency;
                    if self.overhead == 0.0 {
                        agenda.add(there, source, What::Word { message });
                    } else {
                        self.there.entry(message).or_default().push(there);
                        if k + 1 == words as usize {
                            agenda.add(there, source, What::Deliver { message });
                        }
                    }
                }
            }
            What::Word { message } => {
                let Message { source, destination, .. } = messages[message];
                let taken = self.took.get(&destination).map_or(time, |before| time.max(before + self.gap));
                self.took.insert(destination, taken);
                agenda.add(taken, source, What::Take { message });
            }
            What::Take { message } => {
                let taken = self.taken.entry(message).or_default();
                *taken += 1.0;
                if *taken == messages[message].words {
                    agenda.add(time, messages[message].source, What::Deliver { message });
                }
            }
            _ => unreachable!("there are no channels"),
        }
    }

    /// Receives a message word by word, in an exchange or not, and returns the time of the last word (o >
    /// 0).
    pub fn take(&mut self, message: usize, receiver: u32, exchange: bool, time: f64) -> f64 {
        let mut taken: Option<f64> = None;
        for there in &self.there[&message] {
            let mut at = there.max(time);
            if let Some(last) = self.took.get(&receiver) {
                at = at.max(last + self.gap.max(self.overhead));
            }
            if let Some(before) = taken.filter(|_| exchange) {
                at = at.max(before + 2.0 * self.overhead);
            }
            taken = Some(at);
            self.took.insert(receiver, at);
        }
        taken.expect("a message has words")
    }
}
