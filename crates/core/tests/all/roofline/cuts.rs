//! Capacities into groups of processors, against cuts found by trying all sides of all switches.

use fastrand::Rng;
use hyperfly_core::topology::{
    Graph, Interconnect, SharedGraph, Topology, TopologyParameters, capacity_into, halving_capacities,
};
use hyperfly_request::Topology as TopologyId;

/// Returns the least capacity into a group over all ways to put switches on a side.
fn least_cut(graph: &SharedGraph, is_inside: impl Fn(u32) -> bool) -> f64 {
    let processors = graph.processors();
    let switches = graph.nodes() - processors;
    let inside = |node: u32, sides: u32| match node.checked_sub(processors) {
        Some(switch) => sides >> switch & 1 == 1,
        None => is_inside(node),
    };
    let cut = |sides: u32| -> f64 {
        let channels = (0..graph.channels()).filter_map(|channel| Some((channel, graph.ends(channel)?)));
        let enters = channels.filter(|(_, (from, to))| !inside(*from, sides) && inside(*to, sides));
        enters.map(|(channel, _)| graph.capacity(channel)).sum()
    };
    (0..1 << switches).map(cut).fold(f64::INFINITY, f64::min)
}

#[test]
fn capacity_into_a_group_is_the_least_cut() {
    let mut rng = Rng::with_seed(3);
    let mut graphs = Vec::new();
    for topology in [TopologyId::Hypercube, TopologyId::Mesh, TopologyId::Torus, TopologyId::Complete] {
        graphs.push(Interconnect::from(topology).graph(16));
    }
    let default = TopologyParameters::default();
    for (p, arity, taper) in [(4, 2, 1.0), (8, 4, 3.0), (8, 2, 1.5), (16, 4, 2.5), (16, 16, 2.0)] {
        let parameters = TopologyParameters { arity, taper, ..default };
        graphs.push(Interconnect::new(Topology::FatTree, &parameters).graph(p));
    }
    for (p, hosts, routers) in [(8, 1, 2), (16, 2, 2), (16, 4, 1), (16, 2, 8), (8, 1, 1)] {
        let parameters = TopologyParameters { hosts: Some(hosts), routers: Some(routers), ..default };
        graphs.push(Interconnect::new(Topology::Dragonfly, &parameters).graph(p));
    }
    for graph in &graphs {
        let p = graph.processors();
        let halves =
            (0..p.ilog2()).map(|bit| (0..p).filter(|q| q >> bit & 1 == 1).fold(0, |set, q| set | 1 << q));
        let random = (0..5).map(|_| rng.u32(..) & (u32::MAX >> (32 - p)));
        let capacities = halving_capacities(graph);
        for (bit, capacity) in capacities.iter().enumerate() {
            for value in [0, 1] {
                let into = capacity_into(graph, |q| q >> bit & 1 == value);
                assert!((capacity - into).abs() < 1e-9, "{graph:?} {bit}: {capacity}, not {into}");
            }
        }
        for group in halves.chain(random).collect::<Vec<u32>>() {
            let is_inside = |q: u32| group >> q & 1 == 1;
            let found = capacity_into(graph, is_inside);
            let least = least_cut(graph, is_inside);
            assert!((found - least).abs() < 1e-9, "{graph:?} {group:b}: {found}, not {least}");
        }
    }
}

/// A graph in which the shortest path, 0–2–3–1, takes the last channel from the longer one, 0–4–5–3–1.
#[derive(Debug)]
struct Detour;

impl Graph for Detour {
    fn processors(&self) -> u32 {
        2
    }

    fn nodes(&self) -> u32 {
        6
    }

    fn channels(&self) -> u32 {
        6
    }

    fn ends(&self, channel: u32) -> Option<(u32, u32)> {
        [(0, 2), (2, 3), (3, 1), (0, 4), (4, 5), (5, 3)].get(channel as usize).copied()
    }

    fn route(&self, _from: u32, _to: u32, route: &mut Vec<u32>) {
        route.extend([0, 1, 2]);
    }

    fn max_distance(&self) -> u64 {
        3
    }
}

#[test]
fn cut_of_a_detour_is_its_last_channel() {
    let graph = SharedGraph::new(Detour);
    assert_eq!((capacity_into(&graph, |q| q == 1), least_cut(&graph, |q| q == 1)), (1.0, 1.0));
}

/// The widths in the papers: p/2 on a hypercube, √p on a mesh (GK 7), twice that on a torus; all channels between two halves
/// of a complete graph; and on a tapered tree the links below the top.
#[test]
fn halves_of_large_graphs_have_known_widths() {
    let half = |interconnect: Interconnect, p: u32| capacity_into(&interconnect.graph(p), |q| q >= p / 2);
    let default = TopologyParameters::default();
    let tree = |taper| Interconnect::new(Topology::FatTree, &TopologyParameters { taper, ..default });
    for (d, root) in [(4, 4.0), (6, 8.0), (8, 16.0), (10, 32.0)] {
        let p = 1 << d;
        assert_eq!(half(TopologyId::Hypercube.into(), p), f64::from(p) / 2.0);
        assert_eq!(half(TopologyId::Mesh.into(), p), root);
        assert_eq!(half(TopologyId::Torus.into(), p), 2.0 * root);
        assert_eq!(half(TopologyId::Complete.into(), p), f64::from(p) * f64::from(p) / 4.0);
        assert_eq!(half(tree(1.0), p), f64::from(p) / 2.0);
        assert_eq!(half(tree(4.0), p), f64::from(p) / 8.0);
    }
}
