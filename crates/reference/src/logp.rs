//! LogP: words travel one by one. Consecutive words that a processor sends, or receives, are at least g
//! apart; a word that leaves at t arrives at t + L; each word costs its sender and its receiver o. With o =
//! 0 words are received as they arrive; otherwise the receiver takes them one after the other while it
//! waits for their message. In an exchange it alternates between sending and receiving.
//!
//! LogGP: interfaces send and receive messages as a whole, one after the other: its words are G apart, and g after the last one
//! the next message may follow.
//!
//! With capacity at most ⌈L/g⌉ words, with G messages, are in transit to a processor. A sender requests to send as soon as overhead
//! and gap allow it, and waits in the queue of the destination if that many are in transit.

use crate::agenda::{Agenda, EventKind, Message};
use hyperfly_request::Settings;
use std::collections::{BTreeMap, VecDeque};

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
    /// Largest number in transit to one processor.
    limit: Option<usize>,
    /// Messages that each processor has to send, with the time from which it may and the number of words that have left.
    outgoing: BTreeMap<u32, VecDeque<(usize, f64, f64)>>,
    /// Time from which each processor may send again.
    free_to_send: BTreeMap<u32, f64>,
    /// Number in transit to each processor, and the senders that wait for it.
    in_transit: BTreeMap<u32, usize>,
    stalled: BTreeMap<u32, VecDeque<u32>>,
    /// Messages whose receivers wait for further words: in an exchange or not, and since when.
    awaited: BTreeMap<usize, (bool, f64)>,
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
            limit: (s.capacity && s.gap > 0.0).then(|| ((s.latency / s.gap).ceil() as usize).max(1)),
            outgoing: BTreeMap::new(),
            free_to_send: BTreeMap::new(),
            in_transit: BTreeMap::new(),
            stalled: BTreeMap::new(),
            awaited: BTreeMap::new(),
        }
    }

    pub fn handle_event(&mut self, time: f64, kind: EventKind, messages: &[Message], agenda: &mut Agenda) {
        match kind {
            EventKind::Inject { message } if self.limit.is_some() => {
                let source = messages[message].source;
                let queue = self.outgoing.entry(source).or_default();
                queue.push_back((message, time, 0.0));
                if queue.len() == 1 {
                    self.plan_request(source, messages, agenda);
                }
            }
            EventKind::SendRequest { sender } => {
                let destination = messages[self.outgoing[&sender][0].0].destination;
                if *self.in_transit.entry(destination).or_default() < self.limit.expect("a limit") {
                    self.send(time, sender, messages, agenda);
                } else {
                    self.stalled.entry(destination).or_default().push_back(sender);
                }
            }
            EventKind::TransitEnd { message } => {
                let destination = messages[message].destination;
                *self.in_transit.get_mut(&destination).expect("something in transit") -= 1;
                let next = self.stalled.entry(destination).or_default().pop_front();
                if let Some(sender) = next {
                    self.send(time, sender, messages, agenda);
                }
            }
            EventKind::Arrival { message } if self.overhead > 0.0 && self.word_gap.is_none() => {
                let Message { source, destination, words, .. } = messages[message];
                self.arrivals.entry(message).or_default().push(time);
                if self.arrivals[&message].len() == words as usize {
                    agenda.add(time, source, EventKind::Deliver { message });
                    if let Some((exchange, since)) = self.awaited.remove(&message) {
                        let end = self.receive(message, destination, exchange, since, words);
                        let end = end.expect("all words are there");
                        agenda.add(end, destination, EventKind::Received { message, receiver: destination });
                    }
                }
            }
            EventKind::Arrival { message } => {
                let Message { source, destination, words, .. } = messages[message];
                let (first, time_of_words) = match self.word_gap {
                    Some(inner) => (1.0, inner * (words - 1.0)),
                    None => (words, 0.0),
                };
                let free = self.last_received.get(&destination).map_or(time, |last| last + self.gap);
                let reception = time.max(free) + time_of_words;
                self.last_received.insert(destination, reception);
                let count = self.words_received.entry(message).or_default();
                *count += 1.0;
                // The last one completes the message; receptions of one processor follow each other.
                if *count == first {
                    agenda.add(reception, source, EventKind::Deliver { message });
                }
            }
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
                        // Between two words of an exchange the processor receives one: o to send and o to receive.
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

    /// Schedules the request of a processor for its next word, with G for its next message.
    fn plan_request(&mut self, sender: u32, messages: &[Message], agenda: &mut Agenda) {
        if let Some(&(message, injected, sent)) = self.outgoing[&sender].front() {
            let busy = if messages[message].posted { self.overhead * sent } else { 0.0 };
            let free = self.free_to_send.get(&sender).copied().unwrap_or(0.0);
            agenda.add(free.max(injected + busy), sender, EventKind::SendRequest { sender });
        }
    }

    /// Sends the next word of a processor, with G its next message.
    fn send(&mut self, time: f64, sender: u32, messages: &[Message], agenda: &mut Agenda) {
        let queue = self.outgoing.get_mut(&sender).expect("something to send");
        let message = queue[0].0;
        let Message { destination, words, posted, .. } = messages[message];
        *self.in_transit.entry(destination).or_default() += 1;
        agenda.add(time + self.latency, sender, EventKind::Arrival { message });
        let left = time + self.word_gap.map_or(0.0, |inner| inner * (words - 1.0));
        agenda.add(left + self.latency, sender, EventKind::TransitEnd { message });
        queue[0].2 += 1.0;
        let is_complete = self.word_gap.is_some() || queue[0].2 == words;
        let mut pause = self.gap;
        if is_complete {
            queue.pop_front();
            if !posted {
                agenda.add(left, sender, EventKind::Sent { message });
            }
        } else if !posted {
            // It receives one word between two words that it sends: o each.
            pause = pause.max(2.0 * self.overhead);
        }
        self.free_to_send.insert(sender, left + pause);
        self.plan_request(sender, messages, agenda);
    }

    /// Receives a message word by word, in an exchange or not, and returns the time of the last word (o >
    /// 0). With capacity `None` while words are missing; then the last arrival schedules the reception.
    pub fn receive(
        &mut self,
        message: usize,
        receiver: u32,
        exchange: bool,
        time: f64,
        words: f64,
    ) -> Option<f64> {
        let arrived = self.arrivals.get(&message).map_or(0, Vec::len);
        if arrived < words as usize {
            self.awaited.insert(message, (exchange, time));
            return None;
        }
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
        last_reception
    }
}
