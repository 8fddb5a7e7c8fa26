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
    /// Returns the graph on p = 2^d processors; the complete graph accepts any p. It takes a pass over all channels.
    pub fn graph(self, p: u32) -> SharedGraph {
        SharedGraph::from(self.uncached_graph(p))
    }

    /// Returns the same graph without a cache of its channels, in constant time.
    pub fn uncached_graph(self, p: u32) -> Box<dyn Graph> {
        let d = p.trailing_zeros();
        match self {
            Topology::Hypercube => Box::new(Hypercube::new(d)),
            Topology::Mesh => Box::new(Grid::mesh(d)),
            Topology::Torus => Box::new(Grid::torus(d)),
            Topology::Mesh3d => Box::new(Grid::mesh3d(d)),
            Topology::Complete => Box::new(Complete::new(p)),
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
