//! LogP: words travel one by one. Consecutive sends of one processor, and consecutive receptions, are at least g apart, and
//! a word that is sent at t is there at t + L.

use super::simulator::{Agenda, Message, What};
use hyperfly_core::scenario::Scenario;
use std::collections::BTreeMap;

pub struct LogP {
    latency: f64,
    gap: f64,
    /// When each processor sent, and took, its last word.
    sent: BTreeMap<u32, f64>,
    took: BTreeMap<u32, f64>,
    /// Words of each message that were taken.
    taken: BTreeMap<usize, f64>,
}

impl LogP {
    pub fn new(s: &Scenario) -> Self {
        let (latency, gap) = (s.latency, s.gap);
        LogP { latency, gap, sent: BTreeMap::new(), took: BTreeMap::new(), taken: BTreeMap::new() }
    }

    pub fn event(&mut self, time: f64, what: What, messages: &[Message], agenda: &mut Agenda) {
        let next = |last: &mut BTreeMap<u32, f64>, q: u32| {
            let at = last.get(&q).map_or(time, |before| time.max(before + self.gap));
            last.insert(q, at);
            at
        };
        match what {
            What::Inject { message } => {
                let Message { source, words, .. } = messages[message];
                for _ in 0..words as usize {
                    let leaves = next(&mut self.sent, source);
                    agenda.add(leaves + self.latency, source, What::Word { message });
                }
            }
            What::Word { message } => {
                let Message { source, destination, .. } = messages[message];
                let taken = next(&mut self.took, destination);
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
}
