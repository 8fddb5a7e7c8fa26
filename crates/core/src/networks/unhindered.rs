//! Transfer time of a message without contention.

use crate::machine::{Machine, Network, Switching};
use crate::topology::RouteCost;

/// Parts of the time in flight of a message without contention.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct UnhinderedTimes {
    /// t_h · x (each channel with its own multiple of t_h), or L of LogP.
    pub hop: f64,
    /// t_w · m over the narrowest channel, or t_w · m · x under store-and-forward. In LogP, max(g, o) for
    /// each word but one, or max(g, 2o) in an exchange; in LogGP, G.
    pub transfer: f64,
}

/// Computes the contention-free time of a message of `words` words on this route and p processors, in an
/// `exchange` or posted. Zero on a BSP machine, whose messages have no individual times.
pub fn unhindered_times(
    machine: &Machine,
    p: u32,
    words: u64,
    cost: &RouteCost,
    exchange: bool,
) -> UnhinderedTimes {
    match machine {
        Machine::Network(network) => on_network(network, p, words, cost),
        Machine::LogP(logp) => UnhinderedTimes {
            hop: logp.latency,
            transfer: logp.spacing(exchange) * (words.max(1) - 1) as f64,
        },
        Machine::Bsp(_) => UnhinderedTimes::default(),
    }
}

fn on_network(network: &Network, p: u32, words: u64, cost: &RouteCost) -> UnhinderedTimes {
    let (hop, transfer) = (network.th * cost.head, network.channel_tw(p) * words as f64);
    let narrowest = match network.switching {
        Switching::StoreAndForward => cost.each,
        Switching::CutThrough | Switching::Wormhole => cost.narrowest,
    };
    UnhinderedTimes { hop, transfer: transfer * narrowest }
}
