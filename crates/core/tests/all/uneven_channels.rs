//! Message times over channels with individual capacities and hop times, and a switch, compared with values
//! worked out by hand.

use hyperfly_core::agenda::{Agenda, Priority};
use hyperfly_core::machine::{Machine, Network, Switching};
use hyperfly_core::networks::{
    self, ChannelLog, Context, Message, NETWORK, UnhinderedTimes, unhindered_times,
};
use hyperfly_core::topology::{Graph, RouteCost, SharedGraph};
use hyperfly_request::Settings;

/// Processors 0, 1 and 2 around switch 3. Channel q leads from q to the switch, with capacity 2 and hop
/// time t_h; channel 3 + q leads back, with capacity 1/2 and hop time 3 t_h.
#[derive(Debug)]
struct Star;

impl Graph for Star {
    fn processors(&self) -> u32 {
        3
    }

    fn nodes(&self) -> u32 {
        4
    }

    fn channels(&self) -> u32 {
        6
    }

    fn ends(&self, channel: u32) -> Option<(u32, u32)> {
        match channel {
            0..3 => Some((channel, 3)),
            3..6 => Some((3, channel - 3)),
            _ => None,
        }
    }

    fn capacity(&self, channel: u32) -> f64 {
        if channel < 3 { 2.0 } else { 0.5 }
    }

    fn hop(&self, channel: u32) -> f64 {
        if channel < 3 { 1.0 } else { 3.0 }
    }

    fn max_distance(&self) -> u64 {
        2
    }

    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>) {
        route.extend([from, 3 + to]);
    }
}

struct DiscardLog;

impl ChannelLog for DiscardLog {
    fn departure(&mut self, _: u32, _: f64) {}
    fn hop_start(&mut self, _: u32, _: u32, _: u32, _: f64) {}
    fn hop_end(&mut self, _: u32, _: u32, _: u32, _: f64) {}
    fn flow(&mut self, _: &[u32], _: f64, _: f64) {}
    fn rate_changed(&mut self, _: u32, _: f64, _: f64) {}
}

/// Returns a machine with t_h = 1 and t_w = 4.
fn machine(switching: Switching) -> Machine {
    let s = Settings { switching, th: 1.0, tw: 4.0, ..Settings::default() }.scenario();
    let network: &Network = s.machine.network().expect("a network");
    assert_eq!((network.th, network.channel_tw(4)), (1.0, 4.0));
    s.machine
}

/// Returns the delivery times of messages `(from, to, words)`, all injected at time 0.
fn delivery_times(switching: Switching, messages: &[(u32, u32, u64)]) -> Vec<f64> {
    delivery_times_on(&SharedGraph::new(Star), &machine(switching), messages)
}

/// Returns the same on another graph and machine.
pub fn delivery_times_on(graph: &SharedGraph, machine: &Machine, messages: &[(u32, u32, u64)]) -> Vec<f64> {
    let mut network = networks::build(machine, graph.processors(), Some(graph)).expect("a network");
    let (mut agenda, mut log, mut now_delivered) = (Agenda::new(), DiscardLog, Vec::new());
    for (id, (from, _, _)) in (0..).zip(messages) {
        agenda.push(0.0, Priority::Inject, *from, id);
    }
    let mut times = vec![f64::NAN; messages.len()];
    loop {
        let time = agenda.next_time().min(network.next_time());
        if time.is_infinite() {
            return times;
        }
        agenda.advance_to(time);
        network.deliver_due(&mut Context {
            agenda: &mut agenda,
            log: &mut log,
            delivered: &mut now_delivered,
            sent: &mut Vec::new(),
        });
        while let Some((priority, event)) = agenda.next_event() {
            let context = &mut Context {
                agenda: &mut agenda,
                log: &mut log,
                delivered: &mut now_delivered,
                sent: &mut Vec::new(),
            };
            if event.payload < NETWORK {
                let (rank, to, words) = messages[event.payload as usize];
                network.inject(Message { id: event.payload, rank, to, words, posted: false }, context);
            } else {
                network.handle_event(priority, event, context);
            }
        }
        network.settle(&mut Context {
            agenda: &mut agenda,
            log: &mut log,
            delivered: &mut now_delivered,
            sent: &mut Vec::new(),
        });
        now_delivered.drain(..).for_each(|id| times[id as usize] = time);
    }
}

#[test]
fn single_message_takes_contention_free_time() {
    // Ten words: 20 over the first channel, 80 over the second; the head takes 1 and 3.
    for (switching, parts) in [
        (Switching::StoreAndForward, UnhinderedTimes { hop: 4.0, transfer: 100.0 }),
        (Switching::CutThrough, UnhinderedTimes { hop: 4.0, transfer: 80.0 }),
        (Switching::Wormhole, UnhinderedTimes { hop: 4.0, transfer: 80.0 }),
    ] {
        let cost = RouteCost::new(&SharedGraph::new(Star), &[0, 4]);
        assert_eq!(unhindered_times(&machine(switching), 4, 10, &cost, true), parts, "{switching:?}");
        assert_eq!(delivery_times(switching, &[(0, 1, 10)]), [parts.hop + parts.transfer], "{switching:?}");
    }
}

#[test]
fn messages_share_a_narrow_channel_by_switching() {
    let messages = [(0, 2, 10), (1, 2, 10)];
    // At 21 both request the channel to 2, and the lower rank goes first: 3 + 80 each.
    assert_eq!(delivery_times(Switching::StoreAndForward, &messages), [104.0, 187.0]);
    // From 4 on each has rate 1/4: 40 / (1/4).
    assert_eq!(delivery_times(Switching::CutThrough, &messages), [164.0, 164.0]);
    // At 1 the first acquires the channel to 2, and its last word arrives at 84; then the second needs 3 +
    // 80.
    assert_eq!(delivery_times(Switching::Wormhole, &messages), [84.0, 167.0]);
}

#[test]
fn wide_channel_carries_two_messages_at_full_rate() {
    // Both leave 0 at the same time: its channel has capacity 2, each narrow one 1/2.
    let messages = [(0, 1, 10), (0, 2, 10)];
    assert_eq!(delivery_times(Switching::CutThrough, &messages), [84.0, 84.0]);
    // The first releases the channel of 0 at 81, when its tail is 3 from the end; the head of the second
    // reaches the switch at 82.
    assert_eq!(delivery_times(Switching::Wormhole, &messages), [84.0, 165.0]);
}
