//! Descriptions of machines: what a word, a message, a butterfly or a superstep takes. Their exact meaning is in
//! docs/semantics/machines.md; what executes messages on them is in `networks/` and `simulator/`.
//!
//! Times are in units of the reader's choice (t_c = 1 by default), a word is one complex number.

use crate::choice;
use crate::topology::Topology;
use crate::width::Width;
use serde::{Deserialize, Serialize};

choice! {
    /// The kind of a machine.
    MachineKind {
        /// Messages over the channels of a graph.
        Network => "network",
        /// Words with latency L, gap g and overhead o (S 2).
        LogP => "logp",
        /// Supersteps with g and l (IB 1).
        Bsp => "bsp",
    }
}

choice! {
    /// How a message crosses several channels.
    Switching {
        /// Each channel carries the whole message before the next one starts.
        StoreAndForward => "store-and-forward",
        /// The words flow over all channels of the route at once, at the max–min fair rate.
        CutThrough => "cut-through",
        /// The head is granted channel after channel and holds what it has while it waits.
        Wormhole => "wormhole",
    }
}

/// A machine with its own parameters.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Machine {
    /// Messages over the channels of a graph (GK 2.2).
    Network(Network),
    /// Words with latency, gap and overhead (S 2).
    LogP(LogP),
    /// Supersteps (IB 1); its unit of time is the flop.
    Bsp(Bsp),
}

/// Messages over the channels of a graph (GK 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Network {
    /// The graph of processors.
    pub topology: Topology,
    /// How messages cross it.
    pub switching: Switching,
    /// t_c: one "line 8" of GK Fig. 1.
    pub tc: f64,
    /// t_s: start-up of a message, during which the processor is busy.
    pub ts: f64,
    /// t_h: per hop.
    pub th: f64,
    /// t_w: per word and channel.
    pub tw: f64,
    /// w: how many times as wide the channels are (GK 7); a word takes t_w / w.
    pub width: Width,
}

/// Words with latency, gap and overhead (Culler et al.; S 2).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogP {
    /// t_c: one "line 8" of GK Fig. 1.
    pub tc: f64,
    /// L: from the sending of a word to its arrival.
    pub latency: f64,
    /// g: the least time between two words that a processor sends, or takes.
    pub gap: f64,
    /// o: processor time for sending, and for taking, a word.
    pub overhead: f64,
}

/// Supersteps (Valiant; IB 1). Times are in flops.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bsp {
    /// g: flops for each real number of an h-relation.
    pub gap: f64,
    /// l: flops for a synchronisation.
    pub sync: f64,
}

/// Flops for one element and one stage of radix 2 (IB 3.1).
pub const FLOPS_PER_NODE: f64 = 5.0;

impl Machine {
    /// Which kind it is.
    pub fn kind(&self) -> MachineKind {
        match self {
            Machine::Network(_) => MachineKind::Network,
            Machine::LogP(_) => MachineKind::LogP,
            Machine::Bsp(_) => MachineKind::Bsp,
        }
    }

    /// What a node of the butterfly takes, one "line 8" of GK Fig. 1: t_c, or 5 flops on a BSP machine.
    pub fn node_time(&self) -> f64 {
        match self {
            Machine::Network(network) => network.tc,
            Machine::LogP(logp) => logp.tc,
            Machine::Bsp(_) => FLOPS_PER_NODE,
        }
    }

    /// The network, if it is one.
    pub fn network(&self) -> Option<&Network> {
        match self {
            Machine::Network(network) => Some(network),
            Machine::LogP(_) | Machine::Bsp(_) => None,
        }
    }

    /// The LogP machine, if it is one.
    pub fn logp(&self) -> Option<&LogP> {
        match self {
            Machine::LogP(logp) => Some(logp),
            Machine::Network(_) | Machine::Bsp(_) => None,
        }
    }

    /// The BSP machine, if it is one.
    pub fn bsp(&self) -> Option<&Bsp> {
        match self {
            Machine::Bsp(bsp) => Some(bsp),
            Machine::Network(_) | Machine::LogP(_) => None,
        }
    }

    /// The graph of processors, if it has one.
    pub fn topology(&self) -> Option<Topology> {
        self.network().map(|network| network.topology)
    }
}

impl Network {
    /// t_w / w on p processors: the time of a word on a channel of this width.
    pub fn channel_tw(&self, p: u32) -> f64 {
        self.tw / self.width.on(p)
    }

    /// The chunk in which `overlap` (GK App. E) cuts its exchanges on p processors: the smallest power of two of words whose
    /// transfer takes no less time than start-up and hop. One word if t_s = t_h = 0; nobody's share is larger than 2^24.
    pub fn chunk(&self, p: u32) -> u32 {
        let tw = self.channel_tw(p);
        let long_enough = |chunk: &u32| tw * f64::from(*chunk) >= self.ts + self.th;
        (0..24).map(|k| 1 << k).find(long_enough).unwrap_or(1 << 24)
    }
}

impl Default for Network {
    fn default() -> Self {
        Network {
            topology: Topology::Hypercube,
            switching: Switching::CutThrough,
            tc: 1.0,
            ts: 25.0,
            th: 0.5,
            tw: 1.28,
            width: Width::Factor(1.0),
        }
    }
}

impl Default for LogP {
    fn default() -> Self {
        LogP { tc: 1.0, latency: 10.0, gap: 4.0, overhead: 0.0 }
    }
}

impl Default for Bsp {
    fn default() -> Self {
        Bsp { gap: 4.0, sync: 1000.0 }
    }
}

impl Default for Machine {
    fn default() -> Self {
        Machine::Network(Network::default())
    }
}

impl From<Network> for Machine {
    fn from(network: Network) -> Self {
        Machine::Network(network)
    }
}

impl From<LogP> for Machine {
    fn from(logp: LogP) -> Self {
        Machine::LogP(logp)
    }
}

impl From<Bsp> for Machine {
    fn from(bsp: Bsp) -> Self {
        Machine::Bsp(bsp)
    }
}
