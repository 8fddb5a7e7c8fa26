//! LogP: words travel one by one. Consecutive words that a processor sends, or receives, are at least g
//! apart; a word that leaves at t arrives at t + L; each word costs its sender and its receiver o. With o =
//! 0 words are received as they arrive; otherwise the receiver takes them one after the other while it
//! waits for their message. In an exchange it alternates between sending and receiving.
//!
//! LogGP: interfaces send and receive messages as a whole, one after the other: its words are G apart, and g after the last one
//! the next message may follow.

use crate::agenda::{Agenda, EventKind, Message};
use hyperfly_request::Settings;
use std::collections::BTreeMap;

pub struct LogP {
    latency: f64,
    gap: f64,
    overhead: f64,
    word_gap: Option<f64>,
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
            word_gap: s.word_gap,
            last_sent: BTreeMap::new(),
            last_received: BTreeMap::new(),
            words_received: BTreeMap::new(),
            arrivals: BTreeMap::new(),
        }
    }

    pub fn handle_event(&mut self, time: f64, kind: EventKind, messages: &[Message], agenda: &mut Agenda) {
        match kind {
            EventKind::Inject { message } if self.word_gap.is_some() => {
                let Message { source, words, posted, .. } = messages[message];
                let first = self.last_sent.get(&source).map_or(time, |last| time.max(last + self.gap));
                let last = first + self.word_gap.unwrap_or(0.0) * (words - 1.0);
                self.last_sent.insert(source, last);
                if !posted {
                    agenda.add(last, source, EventKind::Sent { message });
                }
                agenda.add(first + self.latency, source, EventKind::WordArrival { message });
            }
            EventKind::WordArrival { message } if self.word_gap.is_some() => {
                let Message { source, destination, words, .. } = messages[message];
                let first =
                    self.last_received.get(&destination).map_or(time, |last| time.max(last + self.gap));
                let last = first + self.word_gap.unwrap_or(0.0) * (words - 1.0);
                self.last_received.insert(destination, last);
                agenda.add(last, source, EventKind::Deliver { message });
            }
            EventKind::Inject { message } => {
                let Message { source, words, posted, .. } = messages[message];
                let mut previous_time: Option<f64> = None;
                for k in 0..words as usize {
                    // A posted word leaves at start + (k + 1) o; the injection is at start + o.
                    let mut departure = if posted { time + k as f64 * self.overhead } else { time };
                    if let Some(last) = self.last_sent.get(&source) {
                        departure = departure.max(last + self.gap);
                    }
                    if let Some(previous_time) = previous_time.filter(|_| !posted) {
                        // It receives one word between two words that it sends: o each.
                        departure = departure.max(previous_time + 2.0 * self.overhead);
                    }
                    previous_time = Some(departure);
                    if !posted && k + 1 == words as usize {
                        agenda.add(departure, source, EventKind::Sent { message });
                    }
                    self.last_sent.insert(source, departure);
                    let arrival = departure + self.latency;
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
                let reception =
                    self.last_received.get(&destination).map_or(time, |before| time.max(before + self.gap));
                self.last_received.insert(destination, reception);
                agenda.add(reception, source, EventKind::ReceiveWord { message });
            }
            EventKind::ReceiveWord { message } => {
                let word_count = self.words_received.entry(message).or_default();
                *word_count += 1.0;
                if *word_count == messages[message].words {
                    agenda.add(time, messages[message].source, EventKind::Deliver { message });
                }
            }
            _ => unreachable!("there are no channels"),
        }
    }

    /// Receives a message word by word, in an exchange or not, and returns the time of the last word (o >
    /// 0).
    pub fn receive(&mut self, message: usize, receiver: u32, exchange: bool, time: f64) -> f64 {
        let mut last_reception: Option<f64> = None;
        for arrival in &self.arrivals[&message] {
            let mut time = arrival.max(time);
            if let Some(last) = self.last_received.get(&receiver) {
                time = time.max(last + self.gap.max(self.overhead));
            }
            if let Some(before) = last_reception.filter(|_| exchange) {
                time = time.max(before + 2.0 * self.overhead);
            }
            last_reception = Some(time);
            self.last_received.insert(receiver, time);
        }
        last_reception.expect("a message has words")
    }
}
