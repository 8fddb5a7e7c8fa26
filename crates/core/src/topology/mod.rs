//! Processor graphs, one file each: directed channels, and one fixed route for each pair of processors.

mod complete;
mod graph;
mod grid;
mod hypercube;

pub use complete::Complete;
pub use graph::{Drawing, Graph, RouteCost, SharedGraph};
pub use grid::Grid;
pub use hypercube::Hypercube;

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
    }
}

impl Topology {
    /// Returns the graph on p = 2^d processors; the complete graph accepts any p.
    pub fn graph(self, p: u32) -> SharedGraph {
        let d = p.trailing_zeros();
        match self {
            Topology::Hypercube => SharedGraph::new(Hypercube::new(d)),
            Topology::Mesh => SharedGraph::new(Grid::mesh(d)),
            Topology::Torus => SharedGraph::new(Grid::torus(d)),
            Topology::Mesh3d => SharedGraph::new(Grid::mesh3d(d)),
            Topology::Complete => SharedGraph::new(Complete::new(p)),
        }
    }

    /// Returns one past the highest channel number of the graph on p processors.
    pub fn channels(self, p: u32) -> u64 {
        let (p, d) = (u64::from(p), u64::from(p.trailing_zeros()));
        match self {
            Topology::Hypercube => p * d,
            Topology::Mesh | Topology::Torus | Topology::Mesh3d => 6 * p,
            Topology::Complete => p * p,
        }
    }

    /// Upper bound on the number of channels of a route on p processors, for memory estimates.
    pub fn max_distance(self, p: u32) -> u64 {
        let d = p.trailing_zeros();
        match self {
            Topology::Hypercube => u64::from(d),
            Topology::Mesh | Topology::Torus => (1 << (d / 2)) + (1 << d.div_ceil(2)) - 2,
            Topology::Mesh3d => 3 << d.div_ceil(3),
            Topology::Complete => 1,
        }
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
                let graph = topology.graph(p);
                let mut route = Vec::new();
                let mut longest = 0;
                for from in 0..p {
                    for to in (0..p).filter(|to| *to != from) {
                        route.clear();
                        graph.route(from, to, &mut route);
                        longest = longest.max(route.len() as u64);
                    }
                }
                let (max_distance, channels) = (topology.max_distance(p), topology.channels(p));
                assert!(max_distance >= longest, "{topology:?} {p}: {longest} and not {max_distance}");
                let exact = !matches!(topology, Topology::Torus | Topology::Mesh3d) && p > 1;
                assert!(
                    !exact || max_distance == longest,
                    "{topology:?} {p}: {longest} and not {max_distance}"
                );
                assert!(channels >= u64::from(graph.channels()), "{topology:?} {p}: {channels}");
            }
        }
    }
}
