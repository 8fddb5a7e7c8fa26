//! Networks, one file per switching model. docs/semantics/machines.md defines their exact meaning.

mod bottleneck_candidates;
mod cut_through;
mod earliest_times;
mod limited_logp;
mod logp;
mod max_min;
mod network;
mod routes;
mod store_and_forward;
mod streams;
mod unhindered;
mod without_contention;
mod wormhole;

pub use max_min::MaxMin;
pub use network::{ChannelLog, Context, Deadlock, HotChannel, Message, NETWORK, Network, RECEIVED};
pub use routes::entry_or_default;
pub use unhindered::{UnhinderedTimes, unhindered_times};

use crate::machine::{self, Machine, Switching};
use crate::topology::SharedGraph;

/// Creates the network of a machine with p processors; `None` on a BSP machine, which has none. A machine
/// with channels needs its `graph`.
pub fn build(machine: &Machine, p: u32, graph: Option<&SharedGraph>) -> Option<Box<dyn Network>> {
    match machine {
        Machine::Network(machine::Network { switching, .. }) => {
            let (network, graph) = (machine.network()?, graph?.clone());
            Some(match switching {
                Switching::StoreAndForward => {
                    Box::new(store_and_forward::StoreAndForward::new(network, p, graph))
                }
                Switching::CutThrough => Box::new(cut_through::CutThrough::new(network, p, graph)),
                Switching::Wormhole => Box::new(wormhole::Wormhole::new(network, p, graph)),
            })
        }
        Machine::LogP(machine) => Some(match machine.max_in_transit() {
            Some(limit) => Box::new(limited_logp::LimitedLogp::new(machine, limit, p)),
            None => Box::new(logp::Logp::new(machine, p)),
        }),
        Machine::Bsp(_) => None,
    }
}

/// Creates a network like [`build`], on which every message travels as if it were alone: channels and receivers serve any
/// number at the same time.
pub fn build_without_contention(
    machine: &Machine,
    p: u32,
    graph: Option<&SharedGraph>,
) -> Option<Box<dyn Network>> {
    match machine {
        Machine::Network(network) => {
            Some(Box::new(without_contention::WithoutContention::new(network, p, graph?.clone())))
        }
        Machine::LogP(machine) => Some(Box::new(logp::Logp::without_contention(machine, p))),
        Machine::Bsp(_) => None,
    }
}
