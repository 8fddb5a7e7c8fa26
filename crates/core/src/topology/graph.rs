//! What a graph of processors is to the rest: nodes, directed channels, routes, and how it is naturally drawn.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// Nodes joined by directed channels. Nodes 0 … p − 1 are the processors, those after them switches, which pass messages
/// on and compute nothing. An undirected link is two channels, independent of each other.
pub trait Graph: fmt::Debug + Send + Sync {
    /// How many processors.
    fn processors(&self) -> u32;

    /// How many nodes, switches included.
    fn nodes(&self) -> u32 {
        self.processors()
    }

    /// One past the highest channel number; numbers may have gaps (the rim of a mesh).
    fn channels(&self) -> u32;

    /// The nodes that a channel joins, `(from, to)`; `None` for a gap.
    fn ends(&self, channel: u32) -> Option<(u32, u32)>;

    /// How much a channel carries, as a multiple of 1/t_w; above 0.
    fn capacity(&self, _channel: u32) -> f64 {
        1.0
    }

    /// How long the head of a message takes to cross a channel, as a multiple of t_h; not negative.
    fn hop(&self, _channel: u32) -> f64 {
        1.0
    }

    /// Appends the channels from processor `from` to processor `to`, in order, to `route`.
    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>);

    /// The number of channels on that route.
    fn distance(&self, from: u32, to: u32) -> u32 {
        let mut route = Vec::new();
        self.route(from, to, &mut route);
        route.len() as u32
    }

    /// How it is naturally drawn.
    fn drawing(&self) -> Drawing {
        Drawing::Layers
    }

    /// Rows and columns in which its processors are naturally drawn.
    fn grid(&self) -> (u32, u32) {
        self.drawing().table(self.processors())
    }
}

/// How a graph is naturally drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// Nested squares: the d bits of a processor's number name its place, and channels join places that differ in one.
    Hypercube {
        /// log2 of the number of processors.
        d: u32,
    },
    /// Planes of rows of columns, numbered with the column fastest.
    Grid {
        /// How many planes.
        planes: u32,
        /// Rows of a plane.
        rows: u32,
        /// Columns of a row.
        columns: u32,
        /// Whether the ends of rows and columns are joined.
        wraps: bool,
    },
    /// On a circle.
    Circle,
    /// Processors at the bottom, switches above them by how far they are from the nearest processor: any graph.
    Layers,
}

impl Drawing {
    /// Rows and columns of a table of all `processors`; of a number that is no power of two some places are left over.
    pub fn table(self, processors: u32) -> (u32, u32) {
        match self {
            Drawing::Grid { planes, rows, columns, .. } => (planes * rows, columns),
            Drawing::Hypercube { .. } | Drawing::Circle | Drawing::Layers => {
                let d = processors.next_power_of_two().trailing_zeros();
                (1 << (d / 2), 1 << d.div_ceil(2))
            }
        }
    }
}

/// A graph that several owners read: a run and the network that carried its messages. What is asked for each channel of each
/// message is asked of the graph once, and kept.
#[derive(Clone, Debug)]
pub struct SharedGraph(Arc<Kept>);

#[derive(Debug)]
struct Kept {
    graph: Box<dyn Graph>,
    /// By channel; empty if all are 1.
    capacity: Vec<f64>,
    hop: Vec<f64>,
}

/// The way of a message over channels, in sums over its route; on a machine without channels there is none.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Way {
    /// x.
    pub hops: u32,
    /// How long the head is on the way, as a multiple of t_h; x where all channels are alike.
    pub head: f64,
    /// How long a word takes over each channel in turn, as a multiple of t_w; x where all channels are alike.
    pub each: f64,
    /// The same over the narrowest channel alone; 1 where all channels are alike.
    pub narrowest: f64,
}

impl Way {
    /// Along `route`.
    pub fn new(graph: &SharedGraph, route: &[u32]) -> Way {
        let mut way = Way { hops: route.len() as u32, ..Way::default() };
        for channel in route {
            let word = 1.0 / graph.capacity(*channel);
            way.head += graph.hop(*channel);
            way.each += word;
            way.narrowest = f64::max(way.narrowest, word);
        }
        way
    }
}

impl SharedGraph {
    /// Shares a graph.
    pub fn new(graph: impl Graph + 'static) -> Self {
        let unless_all_are_one = |each: &dyn Fn(u32) -> f64| {
            let all = 0..graph.channels();
            if all.clone().all(|channel| each(channel) == 1.0) { Vec::new() } else { all.map(each).collect() }
        };
        let capacity = unless_all_are_one(&|channel| graph.capacity(channel));
        let hop = unless_all_are_one(&|channel| graph.hop(channel));
        SharedGraph(Arc::new(Kept { graph: Box::new(graph), capacity, hop }))
    }

    /// [`Graph::capacity`].
    #[inline]
    pub fn capacity(&self, channel: u32) -> f64 {
        if self.0.capacity.is_empty() { 1.0 } else { self.0.capacity[channel as usize] }
    }

    /// The capacities of all channels; empty if all are 1.
    pub fn capacities(&self) -> &[f64] {
        &self.0.capacity
    }

    /// [`Graph::hop`].
    #[inline]
    pub fn hop(&self, channel: u32) -> f64 {
        if self.0.hop.is_empty() { 1.0 } else { self.0.hop[channel as usize] }
    }

    /// Whether all channels have capacity 1 and take a head one t_h.
    pub fn alike(&self) -> bool {
        self.0.capacity.is_empty() && self.0.hop.is_empty()
    }

    /// The way from one processor to another; what it leaves in `route` means nothing.
    pub fn way(&self, from: u32, to: u32, route: &mut Vec<u32>) -> Way {
        if self.alike() {
            let hops = self.distance(from, to);
            let narrowest = if hops > 0 { 1.0 } else { 0.0 };
            return Way { hops, head: f64::from(hops), each: f64::from(hops), narrowest };
        }
        route.clear();
        self.route(from, to, route);
        Way::new(self, route)
    }
}

impl Deref for SharedGraph {
    type Target = dyn Graph;

    fn deref(&self) -> &Self::Target {
        &*self.0.graph
    }
}

impl PartialEq for SharedGraph {
    /// The same graph, or one with the same nodes and channels.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
            || self.nodes() == other.nodes()
                && self.processors() == other.processors()
                && self.channels() == other.channels()
                && self.drawing() == other.drawing()
                && (0..self.channels()).all(|channel| self.ends(channel) == other.ends(channel))
    }
}

#[cfg(test)]
mod tests {
    use super::Drawing;

    /// As square as it can be, wider than high, with a place for each.
    #[test]
    fn a_table_has_a_place_for_each_processor() {
        let circle = Drawing::Circle;
        let tables = [1, 2, 8, 16, 17, 512].map(|processors| circle.table(processors));
        assert_eq!(tables, [(1, 1), (1, 2), (2, 4), (4, 4), (4, 8), (16, 32)]);
        let grid = Drawing::Grid { planes: 2, rows: 4, columns: 8, wraps: true };
        assert_eq!(grid.table(64), (8, 8));
    }
}
