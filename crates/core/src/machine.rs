//! Machine descriptions: costs of a word, a message, a butterfly and a superstep.
//! docs/semantics/machines.md defines their exact meaning; `networks/` and `simulator/` execute messages on
//! them.
//!
//! Times are in units of the reader's choice (t_c = 1 by default); a word is one complex number.

use crate::choice;
use crate::rounding::ROUNDING;
use crate::topology::{Interconnect, SharedGraph, Topology};
use crate::width::Width;
use serde::{Deserialize, Serialize};

choice! {
    /// Machine model.
    MachineKind {
        /// Messages over the channels of a graph (GK 2.2).
        Network => "network",
        /// Words with latency L, gap g and overhead o (S 2).
        LogP => "logp",
        /// Supersteps with g and l (IB 1).
        Bsp => "bsp",
    }
}

choice! {
    /// Switching discipline: how a message crosses several channels.
    Switching {
        /// Each channel carries the whole message before the next one starts.
        StoreAndForward => "store-and-forward",
        /// The words flow over all channels of the route simultaneously, at the max–min fair rate.
        CutThrough => "cut-through",
        /// The head acquires channel after channel and holds them while it waits.
        Wormhole => "wormhole",
    }
}

/// A machine with its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Machine {
    Network(Network),
    LogP(LogP),
    Bsp(Bsp),
}

/// Messages over the channels of a graph (GK 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Network {
    pub interconnect: Interconnect,
    pub switching: Switching,
    /// t_c: time of one "line 8" of GK Fig. 1.
    pub tc: f64,
    /// t_s: start-up of a message, during which the processor is busy.
    pub ts: f64,
    /// t_h: time per hop.
    pub th: f64,
    /// t_w: time per word and channel.
    pub tw: f64,
    /// w: factor by which the channels are wider than usual (GK 7); a word takes t_w / w.
    pub width: Width,
    /// Virtual channels of each channel, 1 or 2; 2 only under wormhole on a torus.
    pub virtual_channels: u8,
}

/// Words with latency, gap and overhead (Culler et al.; S 2), or messages of words if `word_gap` is given (LogGP; Alexandrov et
/// al.).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogP {
    /// t_c: time of one "line 8" of GK Fig. 1.
    pub tc: f64,
    /// L: time from sending a word to its arrival.
    pub latency: f64,
    /// g: minimum time between two words that a processor sends, or between two that it receives; with `word_gap`
    /// between the last word of a message and the first of the next one.
    pub gap: f64,
    /// o: processor time to send, and to receive, a word; with `word_gap` a message.
    pub overhead: f64,
    /// G of LogGP: time between two words of one message. `None`: every word is a message of its own.
    pub word_gap: Option<f64>,
    /// Whether at most ⌈L/g⌉ words, with `word_gap` messages, are in transit to one processor, and a sender that would exceed
    /// that stalls.
    pub capacity: bool,
}

/// Supersteps (Valiant; IB 1). Times are in flops.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bsp {
    /// g: flops per real number of an h-relation.
    pub gap: f64,
    /// l: flops per synchronisation.
    pub sync: f64,
}

/// Flops per element and radix-2 stage (IB 3.1).
pub const FLOPS_PER_NODE: f64 = 5.0;

impl Machine {
    /// Returns the kind of the machine.
    pub fn kind(&self) -> MachineKind {
        match self {
            Machine::Network(_) => MachineKind::Network,
            Machine::LogP(_) => MachineKind::LogP,
            Machine::Bsp(_) => MachineKind::Bsp,
        }
    }

    /// Returns the time of one butterfly node, "line 8" of GK Fig. 1: t_c, or 5 flops on a BSP machine.
    pub fn node_time(&self) -> f64 {
        match self {
            Machine::Network(network) => network.tc,
            Machine::LogP(logp) => logp.tc,
            Machine::Bsp(_) => FLOPS_PER_NODE,
        }
    }

    /// Returns the machine on which messages take no time.
    pub fn with_free_messages(&self) -> Machine {
        match *self {
            Machine::Network(network) => Network { ts: 0.0, th: 0.0, tw: 0.0, ..network }.into(),
            Machine::LogP(LogP { tc, .. }) => {
                LogP { tc, latency: 0.0, gap: 0.0, overhead: 0.0, word_gap: None, capacity: false }.into()
            }
            Machine::Bsp(_) => Bsp { gap: 0.0, sync: 0.0 }.into(),
        }
    }

    /// Returns the network, or `None` on a LogP or BSP machine.
    pub fn network(&self) -> Option<&Network> {
        match self {
            Machine::Network(network) => Some(network),
            Machine::LogP(_) | Machine::Bsp(_) => None,
        }
    }

    /// Returns the LogP machine, or `None` on any other.
    pub fn logp(&self) -> Option<&LogP> {
        match self {
            Machine::LogP(logp) => Some(logp),
            Machine::Network(_) | Machine::Bsp(_) => None,
        }
    }

    /// Returns the BSP machine, or `None` on any other.
    pub fn bsp(&self) -> Option<&Bsp> {
        match self {
            Machine::Bsp(bsp) => Some(bsp),
            Machine::Network(_) | Machine::LogP(_) => None,
        }
    }

    /// Returns the topology, or `None` on a LogP or BSP machine.
    pub fn topology(&self) -> Option<Topology> {
        self.network().map(Network::topology)
    }

    /// Returns the graph of p processors, or `None` on a LogP or BSP machine.
    pub fn graph(&self, p: u32) -> Option<SharedGraph> {
        self.network().map(|network| network.interconnect.graph(p))
    }
}

impl Network {
    /// Returns the topology without its parameters.
    pub fn topology(&self) -> Topology {
        self.interconnect.topology()
    }

    /// Whether two virtual channels per channel make a difference: under wormhole on a torus.
    pub fn allows_virtual_channels(topology: Topology, switching: Switching) -> bool {
        topology == Topology::Torus && switching == Switching::Wormhole
    }

    /// Returns t_w / w on p processors: the time of a word on a channel.
    pub fn channel_tw(&self, p: u32) -> f64 {
        self.tw / self.width.on(p)
    }

    /// Returns the chunk size, in words, into which `overlap` (GK App. E) cuts exchanges on p processors:
    /// the smallest power of two whose transfer takes at least t_s + t_h. It is 1 if t_s = t_h = 0 and at
    /// most 2^24, the largest n/p.
    pub fn chunk(&self, p: u32) -> u32 {
        let tw = self.channel_tw(p);
        let start_up = (self.ts + self.th) * (1.0 - ROUNDING);
        let long_enough = |chunk: &u32| tw * f64::from(*chunk) >= start_up;
        (0..24).map(|k| 1 << k).find(long_enough).unwrap_or(1 << 24)
    }
}

impl LogP {
    /// Returns ⌈L/g⌉, the largest number of words (with `word_gap` messages) in transit to one processor, but at least 1. `None`
    /// without capacity, and if g = 0.
    pub fn max_in_transit(&self) -> Option<f64> {
        (self.capacity && self.gap > 0.0)
            .then(|| (self.latency / self.gap * (1.0 - ROUNDING)).ceil().max(1.0))
    }

    /// Returns the number of units that a message of `words` words is sent in, and the time from the first word of a unit to its
    /// last: units are words, with `word_gap` whole messages.
    pub fn units(&self, words: u64) -> (u64, f64) {
        match self.word_gap {
            Some(word_gap) => (words.min(1), word_gap * (words.max(1) - 1) as f64),
            None => (words, 0.0),
        }
    }

    /// Whether the receiving processor takes the words itself; otherwise its network interface receives them.
    pub fn receives_by_processor(&self) -> bool {
        self.overhead > 0.0 && self.word_gap.is_none()
    }

    /// Returns the time from one word of a message to the next if nothing else delays them: G, or the larger of g and the
    /// processor time between two words, which is 2o in an exchange, where a processor alternates between sending and
    /// receiving, and o otherwise.
    pub fn spacing(&self, exchange: bool) -> f64 {
        let busy = if exchange { 2.0 * self.overhead } else { self.overhead };
        self.word_gap.unwrap_or(self.gap.max(busy))
    }
}

impl Default for Network {
    fn default() -> Self {
        Network {
            interconnect: Interconnect::Hypercube,
            switching: Switching::CutThrough,
            tc: 1.0,
            ts: 25.0,
            th: 0.5,
            tw: 1.28,
            width: Width::Factor(1.0),
            virtual_channels: 1,
        }
    }
}

impl Default for LogP {
    fn default() -> Self {
        LogP { tc: 1.0, latency: 10.0, gap: 4.0, overhead: 0.0, word_gap: None, capacity: false }
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
