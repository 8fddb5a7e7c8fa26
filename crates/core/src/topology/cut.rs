//! Capacity of the channels into a group of processors: a minimum cut.

use super::SharedGraph;

/// Returns, for each bit of the rank, the capacity from the processors without the bit to those with it. Every link is two
/// channels of equal capacity, so it is also that of the other direction.
pub fn halving_capacities(graph: &SharedGraph) -> Vec<f64> {
    let bits = graph.processors().next_power_of_two().trailing_zeros();
    if graph.nodes() > graph.processors() {
        return (0..bits).map(|bit| capacity_into(graph, |q| q >> bit & 1 == 1)).collect();
    }
    // Without switches, each channel belongs to the cuts of all bits that its ends differ in.
    let mut capacities = vec![0.0; bits as usize];
    for channel in 0..graph.channels() {
        let Some((from, to)) = graph.ends(channel) else { continue };
        let mut entered = to & !from;
        while entered > 0 {
            capacities[entered.trailing_zeros() as usize] += graph.capacity(channel);
            entered &= entered - 1;
        }
    }
    capacities
}

/// Returns the capacity, as a multiple of 1/t_w, that all routes from processors outside a group to processors inside it
/// share: the least total capacity of channels whose removal separates them. Switches belong to either side, whichever is
/// less.
pub fn capacity_into(graph: &SharedGraph, is_inside: impl Fn(u32) -> bool) -> f64 {
    let processors = graph.processors();
    let mut flow = Flow::new(graph, |node| node < processors && is_inside(node));
    while flow.find_levels(|node| node < processors && !is_inside(node)) {
        flow.saturate_paths();
    }
    let is_reached = |node: u32| flow.level[node as usize] != NOT_REACHED;
    let crosses =
        |channel: &u32| graph.ends(*channel).is_some_and(|(from, to)| is_reached(from) && !is_reached(to));
    (0..graph.channels()).filter(crosses).map(|channel| graph.capacity(channel)).sum()
}

const NOT_REACHED: u32 = u32::MAX;

/// A flow from all sources to all targets, enlarged along shortest paths (Dinic).
struct Flow {
    is_target: Vec<bool>,
    sources: Vec<u32>,
    /// End and remaining capacity; arc k ^ 1 leads back.
    arcs: Vec<(u32, f64)>,
    /// Arcs that leave each node.
    leaving: Vec<Vec<u32>>,
    /// Number of arcs from the sources.
    level: Vec<u32>,
    /// Next arc of each node to try.
    next: Vec<usize>,
}

impl Flow {
    fn new(graph: &SharedGraph, is_target: impl Fn(u32) -> bool) -> Flow {
        let nodes = graph.nodes();
        let mut flow = Flow {
            is_target: (0..nodes).map(is_target).collect(),
            sources: Vec::new(),
            arcs: Vec::new(),
            leaving: vec![Vec::new(); nodes as usize],
            level: Vec::new(),
            next: Vec::new(),
        };
        for channel in 0..graph.channels() {
            let Some((from, to)) = graph.ends(channel) else { continue };
            for (from, to, capacity) in [(from, to, graph.capacity(channel)), (to, from, 0.0)] {
                flow.leaving[from as usize].push(flow.arcs.len() as u32);
                flow.arcs.push((to, capacity));
            }
        }
        flow
    }

    /// Finds the distance of each node from the sources over arcs with capacity left. Returns whether a target is reached.
    fn find_levels(&mut self, is_source: impl Fn(u32) -> bool) -> bool {
        let nodes = self.leaving.len();
        self.sources = (0..nodes as u32).filter(|node| is_source(*node)).collect();
        (self.level, self.next) = (vec![NOT_REACHED; nodes], vec![0; nodes]);
        self.sources.iter().for_each(|node| self.level[*node as usize] = 0);
        let mut queue = self.sources.clone();
        let mut at = 0;
        while let Some(node) = queue.get(at).copied() {
            at += 1;
            for arc in &self.leaving[node as usize] {
                let (to, left) = self.arcs[*arc as usize];
                if left > 0.0 && self.level[to as usize] == NOT_REACHED {
                    self.level[to as usize] = self.level[node as usize] + 1;
                    queue.push(to);
                }
            }
        }
        queue.iter().any(|node| self.is_target[*node as usize])
    }

    /// Sends flow along shortest paths until each has a full arc.
    fn saturate_paths(&mut self) {
        for source in std::mem::take(&mut self.sources) {
            while self.push(source, f64::INFINITY) > 0.0 {}
        }
    }

    /// Sends at most `most` from `node` to a target along one path, and returns how much.
    fn push(&mut self, node: u32, most: f64) -> f64 {
        if self.is_target[node as usize] {
            return most;
        }
        while let Some(&arc) = self.leaving[node as usize].get(self.next[node as usize]) {
            let (to, left) = self.arcs[arc as usize];
            if left > 0.0 && self.level[to as usize] == self.level[node as usize] + 1 {
                let sent = self.push(to, most.min(left));
                if sent > 0.0 {
                    self.arcs[arc as usize].1 -= sent;
                    self.arcs[(arc ^ 1) as usize].1 += sent;
                    return sent;
                }
            }
            self.next[node as usize] += 1;
        }
        0.0
    }
}
