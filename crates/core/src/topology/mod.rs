//! Processor graphs, one file each: directed channels, and one fixed route for each pair of processors.
//!
//! To add one, add its file, its id in [`Topology`] and its lines in `interconnect.rs`.

mod complete;
mod cut;
mod dragonfly;
mod fat_tree;
mod graph;
mod grid;
mod hypercube;
mod interconnect;
mod parameters;
mod problem;

pub use complete::Complete;
pub use cut::{capacity_into, halving_capacities};
pub use dragonfly::{Dragonfly, DragonflyRoute};
pub use fat_tree::{FatTree, MAX_TAPER};
pub use graph::{Drawing, Graph, RouteCost, SharedGraph};
pub use grid::Grid;
pub use hypercube::Hypercube;
pub use interconnect::Interconnect;
pub use parameters::{TopologyParameter, TopologyParameters};
pub use problem::TopologyProblem;

use crate::choice;

choice! {
    /// Graph that connects the processors.
    Topology {
        /// p = 2^d processors; neighbours differ in one bit.
        Hypercube => "hypercube",
        /// 2^⌊d/2⌋ rows of 2^⌈d/2⌉ columns, numbered row by row.
        Mesh => "mesh",
        /// Mesh whose ends are joined.
        Torus => "torus",
        /// Planes, rows and columns, as equal as powers of two allow; columns are the longest.
        Mesh3d => "mesh3d",
        /// A channel from every processor to every other.
        Complete => "complete",
        /// A tree of switches with more links towards the root.
        FatTree => "fat-tree",
        /// Groups of completely joined routers, and one link between any two groups.
        Dragonfly => "dragonfly",
    }
}

impl Topology {
    /// Whether the topology has a parameter.
    pub fn has(self, parameter: TopologyParameter) -> bool {
        let parameters = match self {
            Topology::FatTree => FatTree::PARAMETERS,
            Topology::Dragonfly => Dragonfly::PARAMETERS,
            _ => &[],
        };
        parameters.contains(&parameter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Choice;

    /// Compares the bounds with every route of every graph. They are exact where the route between two
    /// nodes is unique.
    #[test]
    fn route_length_and_channel_bounds_hold() {
        for topology in Topology::ALL {
            for p in (0..=8).map(|d| 1 << d) {
                let graph = Interconnect::from(*topology).graph(p);
                let mut route = Vec::new();
                let mut longest = 0;
                for from in 0..p {
                    for to in (0..p).filter(|to| *to != from) {
                        route.clear();
                        graph.route(from, to, &mut route);
                        longest = longest.max(route.len() as u64);
                    }
                }
                let max_distance = graph.max_distance();
                assert!(max_distance >= longest, "{topology:?} {p}: {longest} and not {max_distance}");
                let exact = *topology != Topology::Torus && p > 1;
                assert!(
                    !exact || max_distance == longest,
                    "{topology:?} {p}: {longest} and not {max_distance}"
                );
                let exchanges = (0..p).flat_map(|q| (0..p.trailing_zeros()).map(move |k| (q, q ^ (1 << k))));
                let farthest = exchanges.map(|(from, to)| u64::from(graph.distance(from, to))).max();
                assert!(graph.max_exchange_distance() >= farthest.unwrap_or(0), "{topology:?} {p}");
                assert!(graph.max_channels() >= u64::from(graph.channels()), "{topology:?} {p}");
            }
        }
    }
}
