//! What a message takes when nothing is in its way.

use crate::machine::{Machine, Network, Switching};

/// The parts of a message's time on the way, as they are when it meets nobody.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Unhindered {
    /// t_h · x; L of LogP.
    pub hop: f64,
    /// t_w · m, or t_w · m · x under store-and-forward; max(g, o) for each word but one in LogP, max(g, 2o) in an exchange.
    pub transfer: f64,
}

/// A message of `words` words over `hops` channels, on p processors, in an `exchange` or posted. Nothing on a BSP machine, whose messages have no time of
/// their own.
pub fn unhindered(machine: &Machine, p: u32, words: u64, hops: u32, exchange: bool) -> Unhindered {
    match machine {
        Machine::Network(network) => on_network(network, p, words, f64::from(hops)),
        Machine::LogP(logp) => {
            let busy = if exchange { 2.0 * logp.overhead } else { logp.overhead };
            Unhindered { hop: logp.latency, transfer: logp.gap.max(busy) * (words.max(1) - 1) as f64 }
        }
        Machine::Bsp(_) => Unhindered::default(),
    }
}

fn on_network(network: &Network, p: u32, words: u64, hops: f64) -> Unhindered {
    let transfer = network.channel_tw(p) * words as f64;
    match network.switching {
        Switching::StoreAndForward => Unhindered { hop: network.th * hops, transfer: transfer * hops },
        Switching::CutThrough | Switching::Wormhole => Unhindered { hop: network.th * hops, transfer },
    }
}
