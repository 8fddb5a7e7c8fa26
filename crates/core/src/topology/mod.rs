//! Graphs of processors: directed channels, and the one route that a message takes. One file per graph.

mod complete;
mod grid;
mod hypercube;

pub use complete::Complete;
pub use grid::Grid;
pub use hypercube::Hypercube;

use crate::scenario;

/// Processors joined by directed channels. An undirected link is two channels, independent of each other.
pub trait Graph {
    /// How many processors.
    fn processors(&self) -> u32;

    /// One past the highest channel number; numbers may have gaps (the rim of a mesh).
    fn channels(&self) -> u32;

    /// The processors that a channel joins, `(from, to)`; `None` for a gap.
    fn ends(&self, channel: u32) -> Option<(u32, u32)>;

    /// Appends the channels from `from` to `to`, in order, to `route`.
    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>);

    /// The number of channels on that route.
    fn distance(&self, from: u32, to: u32) -> u32;

    /// Rows and columns in which the graph is naturally drawn.
    fn grid(&self) -> (u32, u32);
}

/// The graph of this id on p = 2^d processors.
pub fn build(topology: scenario::Topology, p: u32) -> Box<dyn Graph> {
    let d = p.trailing_zeros();
    match topology {
        scenario::Topology::Hypercube => Box::new(Hypercube::new(d)),
        scenario::Topology::Mesh => Box::new(Grid::mesh(d)),
        scenario::Topology::Torus => Box::new(Grid::torus(d)),
        scenario::Topology::Mesh3d => Box::new(Grid::mesh3d(d)),
        scenario::Topology::Complete => Box::new(Complete::new(d)),
    }
}
