//! Times that no algorithm can avoid on a machine, from the words that must move.

use crate::machine::{LogP, Machine, Network, Switching};
use crate::schedule::{Plan, Step};
use crate::topology::SharedGraph;

/// Returns the least time in which a processor sends `words` words, at least one.
pub fn time_to_send(machine: &Machine, plan: &Plan, words: u64) -> f64 {
    match machine {
        Machine::Network(network) => {
            let each = words as f64 / f64::from(ports(plan));
            network.ts + network.th + network.channel_tw(plan.p) * each
        }
        Machine::LogP(logp) => {
            let between_words = word_interval(logp) * (words - 1) as f64;
            2.0 * logp.overhead + logp.latency + between_words
        }
        // Two real numbers for a word; all may move in one superstep.
        Machine::Bsp(bsp) => bsp.sync + 2.0 * words as f64 * bsp.gap,
    }
}

/// Returns the least time in which a word of one processor, or something computed from it, reaches `processors` processors,
/// itself included; `None` on a BSP machine, where one superstep reaches all.
///
/// Within a, the time of a message of one word alone, each processor that has it reaches at most k others.
pub fn time_to_spread(machine: &Machine, plan: &Plan, processors: u32) -> Option<f64> {
    let (alone, reached) = match machine {
        Machine::Network(network) => {
            (network.ts + network.th + network.channel_tw(plan.p), f64::from(ports(plan)))
        }
        Machine::LogP(logp) => {
            let alone = 2.0 * logp.overhead + logp.latency;
            let interval = logp.gap.max(logp.overhead);
            // Rounded up, also where the quotient of equal times is rounded down.
            let reached = (alone / interval * (1.0 + 1e-9)).ceil().max(1.0);
            (alone, if interval > 0.0 { reached } else { f64::INFINITY })
        }
        Machine::Bsp(_) => return None,
    };
    let (mut rounds, mut informed) = (0.0, 1.0);
    while informed < f64::from(processors) {
        (rounds, informed) = (rounds + 1.0, informed * (1.0 + reached));
    }
    Some(rounds * alone)
}

/// Returns the least time in which `words` words pass channels of this total capacity.
pub fn time_to_cross(network: &Network, p: u32, words: u64, capacity: f64, passes_short_worms: bool) -> f64 {
    let tw = network.channel_tw(p);
    // A worm that is shorter than its route may release a channel before its words have passed, but not before its head has
    // gone on by as many channels.
    let word_time = if passes_short_worms { tw.min(network.th) } else { tw };
    network.ts + word_time * words as f64 / capacity
}

/// Whether a plan has worms that are shorter than their routes, or may have them.
pub fn passes_short_worms(network: &Network, graph: &SharedGraph, shortest: u64) -> bool {
    network.switching == Switching::Wormhole && shortest < graph.max_distance()
}

/// Returns the least time between two words that a processor sends.
fn word_interval(logp: &LogP) -> f64 {
    match logp.word_gap {
        Some(word_gap) => word_gap.min(logp.gap),
        None => logp.gap.max(logp.overhead),
    }
}

/// Returns how many messages a processor of a network sends at a time: one, or two where both itself and its network interface
/// send.
fn ports(plan: &Plan) -> u32 {
    let has = |kind: fn(&Step) -> bool| plan.steps.distinct().iter().any(kind);
    let posts = has(|step| matches!(step, Step::Post { .. }));
    let exchanges = has(|step| matches!(step, Step::Exchange { .. }));
    if posts && exchanges { 2 } else { 1 }
}
