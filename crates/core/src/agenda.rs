//! Event queue: events ordered by time, and within an instant by priority.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Order of the events of one instant. Within a priority the lower source rank goes first, then the order
/// of issue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Priority {
    /// Channels are released and messages are delivered.
    Release = 0,
    /// Processors start their next step.
    Step = 1,
    /// Messages enter the network.
    Inject = 2,
    /// Messages request channels.
    Request = 3,
}

const ORDER: [Priority; 4] = [Priority::Release, Priority::Step, Priority::Inject, Priority::Request];
const PRIORITIES: usize = ORDER.len();

/// An event for a processor or for a message of that processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// Processor, or source rank of the message.
    pub rank: u32,
    /// Payload defined by the caller that pushes the event.
    pub payload: u32,
}

#[derive(Default)]
struct Instant {
    priorities: [Vec<Event>; PRIORITIES],
}

/// Queue of future events. Times must not be negative and must not lie in the past.
///
/// Symmetric schedules put thousands of events on few instants, so the heap holds instants instead of
/// events.
pub struct Agenda {
    now: f64,
    heap: BinaryHeap<Reverse<(u64, u32)>>,
    instants: Vec<Instant>,
    free: Vec<u32>,
    /// Cache of recently used instants, keyed by a hash of their time; most events find their instant
    /// without the heap.
    recent: [(u64, u32); RECENT],
    current: Instant,
    /// Priority that is being processed, its events and the index of the next one.
    priority: usize,
    current_events: Vec<Event>,
    next: usize,
    /// Events pushed at the current instant with this or an earlier priority: (priority, rank, order of
    /// issue, payload).
    pushed: BinaryHeap<Reverse<(u8, u32, u32, u32)>>,
    issued: u32,
    sorter: RankSorter,
}

const RECENT: usize = 256;
const NONE: u32 = u32::MAX;

impl Agenda {
    /// Creates an empty agenda at time 0.
    pub fn new() -> Self {
        Agenda {
            now: 0.0,
            heap: BinaryHeap::new(),
            instants: Vec::new(),
            free: Vec::new(),
            recent: [(0, NONE); RECENT],
            current: Instant::default(),
            priority: PRIORITIES,
            current_events: Vec::new(),
            next: 0,
            pushed: BinaryHeap::new(),
            issued: 0,
            sorter: RankSorter::default(),
        }
    }

    /// Returns the current instant.
    pub fn now(&self) -> f64 {
        self.now
    }

    /// Adds an event at `time`, which must not lie in the past.
    #[inline]
    pub fn push(&mut self, time: f64, priority: Priority, rank: u32, payload: u32) {
        debug_assert!(time >= self.now, "{time} lies before {}", self.now);
        let event = Event { rank, payload };
        if time > self.now {
            self.push_later(time, priority, event);
        } else if self.priority < PRIORITIES && priority as usize <= self.priority {
            self.pushed.push(Reverse((priority as u8, rank, self.issued, payload)));
            self.issued += 1;
        } else {
            self.current.priorities[priority as usize].push(event);
        }
    }

    fn push_later(&mut self, time: f64, priority: Priority, event: Event) {
        let bits = time.to_bits();
        let slot = cache_slot(bits);
        let (known, at) = self.recent[slot];
        let at = if known == bits && at != NONE {
            at
        } else {
            let at = self.free.pop().unwrap_or_else(|| {
                self.instants.push(Instant::default());
                self.instants.len() as u32 - 1
            });
            self.heap.push(Reverse((bits, at)));
            self.recent[slot] = (bits, at);
            at
        };
        self.instants[at as usize].priorities[priority as usize].push(event);
    }

    /// Returns the time of the next instant with events, or infinity if there is none.
    pub fn next_time(&self) -> f64 {
        if self.current.priorities.iter().any(|events| !events.is_empty()) {
            return self.now;
        }
        self.heap.peek().map_or(f64::INFINITY, |Reverse((bits, _))| f64::from_bits(*bits))
    }

    /// Advances to `time`, which must not be later than [`Agenda::next_time`].
    pub fn advance_to(&mut self, time: f64) {
        self.now = time;
        // A time that was evicted from the recent instants can occur several times in the heap.
        while let Some(&Reverse((bits, at))) = self.heap.peek() {
            if f64::from_bits(bits) > time {
                break;
            }
            self.heap.pop();
            let slot = cache_slot(bits);
            if self.recent[slot].0 == bits {
                self.recent[slot] = (0, NONE);
            }
            let from = &mut self.instants[at as usize];
            for (priority, events) in from.priorities.iter_mut().enumerate() {
                let into = &mut self.current.priorities[priority];
                if into.is_empty() {
                    std::mem::swap(into, events);
                } else {
                    into.append(events);
                }
            }
            self.free.push(at);
        }
    }

    /// Returns the next event of this instant in the order of priorities, or `None` if the instant has no
    /// more events.
    ///
    /// Events added to the current priority, or to an earlier one, come before the rest of that priority.
    pub fn next_event(&mut self) -> Option<(Priority, Event)> {
        loop {
            let left = self.current_events.get(self.next).copied();
            if let Some(&Reverse((priority, rank, _, payload))) = self.pushed.peek()
                && ((priority as usize) < self.priority || left.is_none_or(|event| rank < event.rank))
            {
                self.pushed.pop();
                return Some((ORDER[priority as usize], Event { rank, payload }));
            }
            if let Some(event) = left {
                self.next += 1;
                return Some((ORDER[self.priority], event));
            }
            self.current_events.clear();
            self.next = 0;
            let Some(priority) = self.current.priorities.iter().position(|events| !events.is_empty()) else {
                self.priority = PRIORITIES;
                return None;
            };
            self.priority = priority;
            std::mem::swap(&mut self.current_events, &mut self.current.priorities[priority]);
            if !self.current_events.is_sorted_by_key(|event| event.rank) {
                self.sorter.sort(&mut self.current_events);
            }
        }
    }
}

/// Returns the slot of a time in the recent instants.
fn cache_slot(bits: u64) -> usize {
    (bits.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - RECENT.ilog2())) as usize
}

/// Sorts events by rank. Ranks rarely repeat within an instant, so a bit set with one entry for each rank
/// is faster than a comparison sort.
#[derive(Default)]
struct RankSorter {
    occupied: Vec<u64>,
    payload: Vec<u32>,
}

/// Shorter lists are sorted by insertion.
const INSERTION_SORT_LIMIT: usize = 24;

impl RankSorter {
    /// Sorts by rank; the sort is stable.
    fn sort(&mut self, events: &mut Vec<Event>) {
        if events.len() < INSERTION_SORT_LIMIT {
            for k in 1..events.len() {
                let before = events[..k].partition_point(|event| event.rank <= events[k].rank);
                events[before..=k].rotate_right(1);
            }
            return;
        }
        if events.len() < self.occupied.len() / 4 || !self.distribute(events) {
            let sort_key =
                |(place, event): (u64, &Event)| (u64::from(event.rank) << 32 | place, event.payload);
            let mut order: Vec<(u64, u32)> = (0..).zip(events.iter()).map(sort_key).collect();
            order.sort_unstable();
            events.clear();
            events
                .extend(order.into_iter().map(|(key, payload)| Event { rank: (key >> 32) as u32, payload }));
            return;
        }
        events.clear();
        for (word, bits) in self.occupied.iter_mut().enumerate() {
            while *bits != 0 {
                let rank = word * 64 + bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                events.push(Event { rank: rank as u32, payload: self.payload[rank] });
            }
        }
    }

    /// Puts each event into the entry of its rank. Returns `false`, with all entries cleared, if two ranks
    /// are equal.
    fn distribute(&mut self, events: &[Event]) -> bool {
        for Event { rank, payload } in events {
            let (word, bit) = (*rank as usize / 64, 1 << (rank % 64));
            if word >= self.occupied.len() {
                self.occupied.resize(word + 1, 0);
                self.payload.resize((word + 1) * 64, 0);
            }
            if self.occupied[word] & bit != 0 {
                self.occupied.fill(0);
                return false;
            }
            self.occupied[word] |= bit;
            self.payload[*rank as usize] = *payload;
        }
        true
    }
}

impl Default for Agenda {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instant_orders_events_by_priority_rank_and_issue() {
        let mut agenda = Agenda::new();
        agenda.push(2.0, Priority::Request, 1, 10);
        agenda.push(1.0, Priority::Step, 3, 11);
        agenda.push(1.0, Priority::Step, 2, 12);
        agenda.push(1.0, Priority::Step, 2, 13);
        agenda.push(1.0, Priority::Release, 9, 14);
        assert_eq!(agenda.next_time(), 1.0);
        agenda.advance_to(1.0);
        let mut seen = Vec::new();
        while let Some((_, event)) = agenda.next_event() {
            seen.push(event.payload);
            if event.payload == 12 {
                // Earlier priorities go first, then lower ranks, then the order of issue.
                agenda.push(1.0, Priority::Inject, 0, 15);
                agenda.push(1.0, Priority::Release, 7, 16);
                agenda.push(1.0, Priority::Step, 2, 17);
                agenda.push(1.0, Priority::Step, 1, 18);
            }
        }
        assert_eq!(seen, [14, 12, 16, 18, 13, 17, 11, 15]);
        assert_eq!(agenda.next_time(), 2.0);
    }

    /// Compares with a stable sort, with and without equal ranks.
    #[test]
    fn large_instant_sorts_events_by_rank_stably() {
        for (count, ranks) in [(10, 7), (100, 100), (100, 30), (500, 4096), (3000, 65_536), (3000, 3001)] {
            let mut agenda = Agenda::new();
            let of = |k: u32| k.wrapping_mul(0x9E37_79B1) % ranks;
            for time in [1.0, 2.0] {
                (0..count).for_each(|k| agenda.push(time, Priority::Step, of(k), k));
                let mut expected: Vec<(u32, u32)> = (0..count).map(|k| (of(k), k)).collect();
                expected.sort();
                agenda.advance_to(time);
                let next = || agenda.next_event().map(|(_, event)| (event.rank, event.payload));
                assert_eq!(std::iter::from_fn(next).collect::<Vec<_>>(), expected);
            }
        }
    }

    #[test]
    fn instants_follow_in_order_of_time() {
        let mut agenda = Agenda::new();
        let times: Vec<f64> = (0..1000u32).map(|k| f64::from(k * 7919 % 1009) + 1.0).collect();
        times.iter().enumerate().for_each(|(k, &time)| agenda.push(time, Priority::Step, k as u32, 0));
        let (mut last, mut count) = (0.0, 0);
        while agenda.next_time().is_finite() {
            let time = agenda.next_time();
            assert!(time > last);
            last = time;
            agenda.advance_to(time);
            while let Some((_, event)) = agenda.next_event() {
                count += 1;
                assert!(times[event.rank as usize] == time);
            }
        }
        assert_eq!(count, 1000);
    }
}
