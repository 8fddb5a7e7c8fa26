//! What is to happen when: events in order of time, and within an instant in the order of design §4.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The order of what happens at one instant; within a phase the lower source rank first, then the order of issue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Phase {
    /// Channels are given up, messages arrive.
    Release = 0,
    /// Processors go on to their next step.
    Step = 1,
    /// Messages enter the network.
    Inject = 2,
    /// Messages ask for channels.
    Request = 3,
}

const PHASES: usize = 4;

/// One event: the processor or the source of the message it is about, and what the machine knows it as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// Processor, or source of the message.
    pub rank: u32,
    /// Meaning is up to who pushed it.
    pub what: u32,
}

/// All events of one instant.
#[derive(Default)]
struct Instant {
    phases: [Vec<Event>; PHASES],
}

/// The future. Times must not be negative and never lie in the past.
///
/// Symmetric schedules put thousands of events on few instants, so the heap holds instants and not events.
pub struct Agenda {
    now: f64,
    heap: BinaryHeap<Reverse<(u64, u32)>>,
    instants: Vec<Instant>,
    free: Vec<u32>,
    /// Recently used instants by their time, so that most events find theirs without the heap.
    recent: [(u64, u32); RECENT],
    current: Instant,
}

const RECENT: usize = 64;
const NONE: u32 = u32::MAX;

impl Agenda {
    /// An empty agenda at time 0.
    pub fn new() -> Self {
        Agenda {
            now: 0.0,
            heap: BinaryHeap::new(),
            instants: Vec::new(),
            free: Vec::new(),
            recent: [(0, NONE); RECENT],
            current: Instant::default(),
        }
    }

    /// The current instant.
    pub fn now(&self) -> f64 {
        self.now
    }

    /// Adds an event.
    pub fn push(&mut self, time: f64, phase: Phase, rank: u32, what: u32) {
        debug_assert!(time >= self.now, "{time} lies before {}", self.now);
        let event = Event { rank, what };
        if time <= self.now {
            self.current.phases[phase as usize].push(event);
            return;
        }
        let bits = time.to_bits();
        let home = (bits.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58) as usize;
        let (known, at) = self.recent[home];
        let at = if known == bits && at != NONE {
            at
        } else {
            let at = self.free.pop().unwrap_or_else(|| {
                self.instants.push(Instant::default());
                self.instants.len() as u32 - 1
            });
            self.heap.push(Reverse((bits, at)));
            self.recent[home] = (bits, at);
            at
        };
        self.instants[at as usize].phases[phase as usize].push(event);
    }

    /// The time of the next instant with events; infinity if there is none.
    pub fn next_time(&self) -> f64 {
        if self.current.phases.iter().any(|events| !events.is_empty()) {
            return self.now;
        }
        self.heap.peek().map_or(f64::INFINITY, |Reverse((bits, _))| f64::from_bits(*bits))
    }

    /// Moves on to `time`, which must not be later than [`Agenda::next_time`].
    pub fn open(&mut self, time: f64) {
        self.now = time;
        // The same time may have been given several instants when it fell out of the recent ones.
        while let Some(&Reverse((bits, at))) = self.heap.peek() {
            if f64::from_bits(bits) > time {
                break;
            }
            self.heap.pop();
            let home = (bits.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58) as usize;
            if self.recent[home].0 == bits {
                self.recent[home] = (0, NONE);
            }
            let from = &mut self.instants[at as usize];
            for (phase, events) in from.phases.iter_mut().enumerate() {
                let into = &mut self.current.phases[phase];
                if into.is_empty() {
                    std::mem::swap(into, events);
                } else {
                    into.append(events);
                }
            }
            self.free.push(at);
        }
    }

    /// Takes the events of the first phase that has any at this instant into `events`, in their order.
    pub fn take_phase(&mut self, events: &mut Vec<Event>) -> Option<Phase> {
        events.clear();
        const ORDER: [Phase; PHASES] = [Phase::Release, Phase::Step, Phase::Inject, Phase::Request];
        let phase = ORDER.into_iter().find(|phase| !self.current.phases[*phase as usize].is_empty())?;
        std::mem::swap(events, &mut self.current.phases[phase as usize]);
        if !events.is_sorted_by_key(|event| event.rank) {
            // Stable: equal ranks stay in order of issue.
            events.sort_by_key(|event| event.rank);
        }
        Some(phase)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instant_goes_phase_by_phase_lower_rank_first_then_in_order_of_issue() {
        let mut agenda = Agenda::new();
        agenda.push(2.0, Phase::Request, 1, 10);
        agenda.push(1.0, Phase::Step, 3, 11);
        agenda.push(1.0, Phase::Step, 2, 12);
        agenda.push(1.0, Phase::Step, 2, 13);
        agenda.push(1.0, Phase::Release, 9, 14);
        assert_eq!(agenda.next_time(), 1.0);
        agenda.open(1.0);
        let mut events = Vec::new();
        let mut seen = Vec::new();
        while let Some(phase) = agenda.take_phase(&mut events) {
            seen.extend(events.iter().map(|e| e.what));
            if phase == Phase::Step {
                // A release at the same instant goes before what is left of it.
                agenda.push(1.0, Phase::Inject, 0, 15);
                agenda.push(1.0, Phase::Release, 0, 16);
            }
        }
        assert_eq!(seen, [14, 12, 13, 11, 16, 15]);
        assert_eq!(agenda.next_time(), 2.0);
    }

    #[test]
    fn many_instants_come_out_in_order() {
        let mut agenda = Agenda::new();
        let times: Vec<f64> = (0..1000u32).map(|k| f64::from(k * 7919 % 1009) + 1.0).collect();
        times.iter().enumerate().for_each(|(k, &time)| agenda.push(time, Phase::Step, k as u32, 0));
        let (mut last, mut count, mut events) = (0.0, 0, Vec::new());
        while agenda.next_time().is_finite() {
            let time = agenda.next_time();
            assert!(time > last);
            last = time;
            agenda.open(time);
            while agenda.take_phase(&mut events).is_some() {
                count += events.len();
                assert!(events.iter().all(|e| times[e.rank as usize] == time));
            }
        }
        assert_eq!(count, 1000);
    }
}
