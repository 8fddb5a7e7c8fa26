//! Delivery times of single messages on a graph, without processors.

use hyperfly_core::agenda::{Agenda, Priority};
use hyperfly_core::machine::{Machine, Network, Switching};
use hyperfly_core::networks::{self, ChannelLog, Context, Message, NETWORK};
use hyperfly_core::topology::SharedGraph;
use hyperfly_request::Settings;

struct DiscardLog;

impl ChannelLog for DiscardLog {
    fn departure(&mut self, _: u32, _: f64) {}
    fn hop_start(&mut self, _: u32, _: u32, _: u32, _: f64) {}
    fn hop_end(&mut self, _: u32, _: u32, _: u32, _: f64) {}
    fn flow(&mut self, _: &[u32], _: f64, _: f64) {}
    fn rate_changed(&mut self, _: u32, _: f64, _: f64) {}
}

/// Returns a machine with t_h = 1 and t_w = 4.
pub fn machine(switching: Switching) -> Machine {
    let s = Settings { switching, th: 1.0, tw: 4.0, ..Settings::default() }.scenario();
    let network: &Network = s.machine.network().expect("a network");
    assert_eq!((network.th, network.channel_tw(4)), (1.0, 4.0));
    s.machine
}

/// Returns the delivery times of messages `(from, to, words)` on a graph, all injected at time 0.
pub fn delivery_times(graph: &SharedGraph, switching: Switching, messages: &[(u32, u32, u64)]) -> Vec<f64> {
    delivery_times_on(graph, &machine(switching), messages)
}

/// Returns the same on another machine.
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
