//! Interface of processor graphs: nodes, directed channels, routes and a layout for drawing.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// Nodes joined by directed channels. Nodes 0 … p − 1 are the processors; the others are switches, which
/// only forward messages. An undirected link is two independent channels.
pub trait Graph: fmt::Debug + Send + Sync {
    /// Returns the number of processors.
    fn processors(&self) -> u32;

    /// Returns the number of nodes, including switches.
    fn nodes(&self) -> u32 {
        self.processors()
    }

    /// Returns one past the highest channel number. Numbers may have gaps (the rim of a mesh).
    fn channels(&self) -> u32;

    /// Returns the nodes `(from, to)` of a channel; `None` for a gap.
    fn ends(&self, channel: u32) -> Option<(u32, u32)>;

    /// Returns the capacity of a channel as a multiple of 1/t_w; above 0.
    fn capacity(&self, _channel: u32) -> f64 {
        1.0
    }

    /// Returns the time for the head of a message to cross a channel, as a multiple of t_h; not negative.
    fn hop(&self, _channel: u32) -> f64 {
        1.0
    }

    /// Appends the channels from processor `from` to processor `to`, in order, to `route`.
    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>);

    /// Replaces each channel c of a route by one of its two virtual channels, 2c or 2c + 1, so that no messages can wait for each
    /// other in a circle if the graph has rings: 2c + 1 after the message has crossed the dateline of the ring. The default is
    /// 2c.
    fn virtual_channels(&self, route: &mut [u32]) {
        route.iter_mut().for_each(|channel| *channel *= 2);
    }

    /// Returns the number of channels of the route.
    fn distance(&self, from: u32, to: u32) -> u32 {
        let mut route = Vec::new();
        self.route(from, to, &mut route);
        route.len() as u32
    }

    /// Returns an upper bound on the number of channels, for memory estimates. Unlike [`channels`](Graph::channels), it may exceed 2^32.
    fn max_channels(&self) -> u64 {
        u64::from(self.channels())
    }

    /// Returns an upper bound on the number of channels of a route, for memory estimates.
    fn max_distance(&self) -> u64;

    /// Returns such a bound for routes between processors whose ranks differ in one bit.
    fn max_exchange_distance(&self) -> u64 {
        self.max_distance()
    }

    /// Returns the natural drawing of the graph.
    fn drawing(&self) -> Drawing {
        Drawing::Layers
    }

    /// Returns the rows and columns in which the processors are naturally drawn.
    fn grid(&self) -> (u32, u32) {
        self.drawing().table(self.processors())
    }
}

/// Natural drawing of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// Nested squares: the d bits of a rank name the position, and channels join positions that differ in
    /// one bit.
    Hypercube { d: u32 },
    /// Planes of rows of columns, numbered with the column fastest.
    Grid {
        planes: u32,
        /// Rows per plane.
        rows: u32,
        /// Columns per row.
        columns: u32,
        /// Whether the ends of rows and columns are joined.
        wraps: bool,
    },
    /// Processors on a circle.
    Circle,
    /// Processors at the bottom, levels of switches above them. A switch has as many links up as down, except at the top.
    Tree {
        levels: u32,
        /// Links of a switch towards the processors; at the top possibly fewer.
        arity: u32,
    },
    /// Groups of `routers` with `hosts` processors each; routers are numbered group by group.
    Groups { groups: u32, routers: u32, hosts: u32 },
    /// Processors at the bottom, switches above them by their distance from the nearest processor; works
    /// for any graph.
    Layers,
}

impl Drawing {
    /// Returns rows and columns of a table of all `processors`; some cells stay empty if their number is
    /// not a power of two.
    pub fn table(self, processors: u32) -> (u32, u32) {
        match self {
            Drawing::Grid { planes, rows, columns, .. } => (planes * rows, columns),
            _ => {
                let d = processors.next_power_of_two().trailing_zeros();
                (1 << (d / 2), 1 << d.div_ceil(2))
            }
        }
    }
}

/// Graph with shared ownership, by a run and the network that carried its messages. Caches the per-channel
/// properties that are read for every message.
#[derive(Clone, Debug)]
pub struct SharedGraph(Arc<CachedGraph>);

#[derive(Debug)]
struct CachedGraph {
    graph: Box<dyn Graph>,
    /// Indexed by channel; empty if all are 1.
    capacity: Vec<f64>,
    hop: Vec<f64>,
}

/// Costs of a message along its route, summed over the channels; all zero on a machine without channels.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct RouteCost {
    /// Number of channels.
    pub hops: u32,
    /// Time of the head along the route, as a multiple of t_h; equals `hops` if all channels are alike.
    pub head: f64,
    /// Time of a word over all channels one after the other, as a multiple of t_w; equals `hops` if all
    /// channels are alike.
    pub each: f64,
    /// Time of a word over the narrowest channel, as a multiple of t_w; 1 if all channels are alike.
    pub narrowest: f64,
}

impl RouteCost {
    /// Sums the costs along `route`.
    pub fn new(graph: &SharedGraph, route: &[u32]) -> RouteCost {
        let mut cost = RouteCost { hops: route.len() as u32, ..RouteCost::default() };
        for channel in route {
            let word = 1.0 / graph.capacity(*channel);
            cost.head += graph.hop(*channel);
            cost.each += word;
            cost.narrowest = f64::max(cost.narrowest, word);
        }
        cost
    }
}

impl From<Box<dyn Graph>> for SharedGraph {
    fn from(graph: Box<dyn Graph>) -> Self {
        let unless_all_are_one = |each: &dyn Fn(u32) -> f64| {
            let all = 0..graph.channels();
            if all.clone().all(|channel| each(channel) == 1.0) { Vec::new() } else { all.map(each).collect() }
        };
        let capacity = unless_all_are_one(&|channel| graph.capacity(channel));
        let hop = unless_all_are_one(&|channel| graph.hop(channel));
        SharedGraph(Arc::new(CachedGraph { graph, capacity, hop }))
    }
}

impl SharedGraph {
    /// Wraps a graph and caches its channel properties.
    pub fn new(graph: impl Graph + 'static) -> Self {
        SharedGraph::from(Box::new(graph) as Box<dyn Graph>)
    }

    /// Returns [`Graph::capacity`] from the cache.
    #[inline]
    pub fn capacity(&self, channel: u32) -> f64 {
        if self.0.capacity.is_empty() { 1.0 } else { self.0.capacity[channel as usize] }
    }

    /// Returns the capacities of all channels; empty if all are 1.
    pub fn capacities(&self) -> &[f64] {
        &self.0.capacity
    }

    /// Returns [`Graph::hop`] from the cache.
    #[inline]
    pub fn hop(&self, channel: u32) -> f64 {
        if self.0.hop.is_empty() { 1.0 } else { self.0.hop[channel as usize] }
    }

    /// Whether all channels have capacity 1 and hop time 1.
    pub fn is_uniform(&self) -> bool {
        self.0.capacity.is_empty() && self.0.hop.is_empty()
    }

    /// Returns the costs of the route between two processors. `route` is scratch memory.
    pub fn route_cost(&self, from: u32, to: u32, route: &mut Vec<u32>) -> RouteCost {
        if self.is_uniform() {
            let hops = self.distance(from, to);
            let narrowest = if hops > 0 { 1.0 } else { 0.0 };
            return RouteCost { hops, head: f64::from(hops), each: f64::from(hops), narrowest };
        }
        route.clear();
        self.route(from, to, route);
        RouteCost::new(self, route)
    }
}

impl Deref for SharedGraph {
    type Target = dyn Graph;

    fn deref(&self) -> &Self::Target {
        &*self.0.graph
    }
}

impl PartialEq for SharedGraph {
    /// Compares nodes, processors, channels, their ends and costs, and the drawing.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
            || self.nodes() == other.nodes()
                && self.processors() == other.processors()
                && self.channels() == other.channels()
                && self.drawing() == other.drawing()
                && self.0.capacity == other.0.capacity
                && self.0.hop == other.0.hop
                && (0..self.channels()).all(|channel| self.ends(channel) == other.ends(channel))
    }
}

#[cfg(test)]
mod tests {
    use super::Drawing;

    /// Tables are as square as possible and never higher than wide.
    #[test]
    fn table_has_a_cell_for_each_processor() {
        let circle = Drawing::Circle;
        let tables = [1, 2, 8, 16, 17, 512].map(|processors| circle.table(processors));
        assert_eq!(tables, [(1, 1), (1, 2), (2, 4), (4, 4), (4, 8), (16, 32)]);
        let grid = Drawing::Grid { planes: 2, rows: 4, columns: 8, wraps: true };
        assert_eq!(grid.table(64), (8, 8));
    }
}
