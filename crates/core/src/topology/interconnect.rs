//! A topology with its parameters, for any number of processors.

use super::{
    Complete, Dragonfly, FatTree, Graph, Grid, Hypercube, SharedGraph, Topology, TopologyParameters,
    TopologyProblem,
};
use serde::{Deserialize, Serialize};

/// A topology with its own parameters, for any number of processors.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Interconnect {
    Hypercube,
    Mesh,
    Torus,
    Mesh3d,
    Complete,
    FatTree(FatTree),
    Dragonfly(Dragonfly),
}

impl Interconnect {
    /// Creates a topology. Parameters of other topologies have no effect.
    pub fn new(topology: Topology, parameters: &TopologyParameters) -> Interconnect {
        match topology {
            Topology::Hypercube => Interconnect::Hypercube,
            Topology::Mesh => Interconnect::Mesh,
            Topology::Torus => Interconnect::Torus,
            Topology::Mesh3d => Interconnect::Mesh3d,
            Topology::Complete => Interconnect::Complete,
            Topology::FatTree => Interconnect::FatTree(FatTree::from_parameters(parameters)),
            Topology::Dragonfly => Interconnect::Dragonfly(Dragonfly::from_parameters(parameters)),
        }
    }

    /// Returns the topology without its parameters.
    pub fn topology(self) -> Topology {
        match self {
            Interconnect::Hypercube => Topology::Hypercube,
            Interconnect::Mesh => Topology::Mesh,
            Interconnect::Torus => Topology::Torus,
            Interconnect::Mesh3d => Topology::Mesh3d,
            Interconnect::Complete => Topology::Complete,
            Interconnect::FatTree(_) => Topology::FatTree,
            Interconnect::Dragonfly(_) => Topology::Dragonfly,
        }
    }

    /// Returns the parameters. Parameters of other topologies have their defaults.
    pub fn parameters(self) -> TopologyParameters {
        match self {
            Interconnect::FatTree(tree) => tree.parameters(),
            Interconnect::Dragonfly(dragonfly) => dragonfly.parameters(),
            _ => TopologyParameters::default(),
        }
    }

    /// Returns why there is no such graph of 2^d processors; empty if there is one.
    pub fn problems(self, d: u32) -> Vec<TopologyProblem> {
        match self {
            Interconnect::FatTree(tree) => tree.problems(),
            Interconnect::Dragonfly(dragonfly) => dragonfly.problems(d),
            _ => Vec::new(),
        }
    }

    /// Whether all channels have capacity 1 and hop time 1.
    pub fn has_uniform_channels(self) -> bool {
        !matches!(self, Interconnect::FatTree(tree) if tree.taper != 1.0)
    }

    /// Returns the graph on p = 2^d processors; the complete graph accepts any p. It takes a pass over all channels.
    pub fn graph(self, p: u32) -> SharedGraph {
        SharedGraph::from(self.uncached_graph(p))
    }

    /// Returns the same graph without a cache of its channels, in constant time.
    pub fn uncached_graph(self, p: u32) -> Box<dyn Graph> {
        let d = p.trailing_zeros();
        match self {
            Interconnect::Hypercube => Box::new(Hypercube::new(d)),
            Interconnect::Mesh => Box::new(Grid::mesh(d)),
            Interconnect::Torus => Box::new(Grid::torus(d)),
            Interconnect::Mesh3d => Box::new(Grid::mesh3d(d)),
            Interconnect::Complete => Box::new(Complete::new(p)),
            Interconnect::FatTree(tree) => Box::new(tree.graph(d)),
            Interconnect::Dragonfly(dragonfly) => Box::new(dragonfly.graph(d)),
        }
    }
}

impl From<Topology> for Interconnect {
    /// Returns the topology with default parameters.
    fn from(topology: Topology) -> Self {
        Interconnect::new(topology, &TopologyParameters::default())
    }
}
