//! Messages on fat trees and dragonflies, compared with values worked out by hand: t_h = 1, t_w = 4, 10 words.

use crate::deliveries::delivery_times;
use hyperfly_core::limits::{Options, Refusal};
use hyperfly_core::machine::Switching;
use hyperfly_core::topology::{
    DragonflyRoute, Drawing, Interconnect, SharedGraph, Topology, TopologyParameter, TopologyParameters,
    TopologyProblem,
};
use hyperfly_core::{Scenario, limits};
use hyperfly_reference::conservation::check_times;
use hyperfly_request::{Algorithm, Settings, Twiddles, run};
use std::collections::BTreeSet;

const SWITCHINGS: [Switching; 3] = [Switching::StoreAndForward, Switching::CutThrough, Switching::Wormhole];

fn fat_tree(p: u32, arity: u32, taper: f64) -> SharedGraph {
    let parameters = TopologyParameters { arity, taper, ..TopologyParameters::default() };
    Interconnect::new(Topology::FatTree, &parameters).graph(p)
}

fn dragonfly_with(p: u32, parameters: TopologyParameters) -> SharedGraph {
    Interconnect::new(Topology::Dragonfly, &parameters).graph(p)
}

fn dragonfly(p: u32) -> SharedGraph {
    dragonfly_with(p, TopologyParameters::default())
}

/// Returns the nodes on the way of a message.
fn path(graph: &SharedGraph, from: u32, to: u32) -> Vec<u32> {
    let mut route = Vec::new();
    graph.route(from, to, &mut route);
    let ends = route.iter().map(|channel| graph.ends(*channel).expect("a channel"));
    [from].into_iter().chain(ends.map(|(_, node)| node)).collect()
}

#[test]
fn message_to_each_level_of_a_tree_takes_known_time() {
    for (taper, to, times) in [
        // Two channels between processor and switch: 41 each.
        (3.0, 1, [82.0, 42.0, 42.0]),
        // Two channels between switches, 1 + 3 · 40 each; words at the pace of the slowest.
        (3.0, 4, [82.0 + 2.0 * 121.0, 124.0, 124.0]),
        (3.0, 16, [82.0 + 4.0 * 121.0, 126.0, 126.0]),
        (1.0, 16, [6.0 * 41.0, 46.0, 46.0]),
        (2.5, 63, [82.0 + 4.0 * 101.0, 106.0, 106.0]),
    ] {
        let graph = fat_tree(64, 4, taper);
        for (switching, time) in SWITCHINGS.into_iter().zip(times) {
            assert_eq!(delivery_times(&graph, switching, &[(0, to, 10)]), [time], "{to} {switching:?}");
        }
    }
}

#[test]
fn messages_share_a_tapered_link_up() {
    let graph = fat_tree(64, 4, 3.0);
    // Both leave the switch of 0 and 1 over the link y_0 = 0, and part at the next level, where y_1 differs.
    let messages = [(0, 16, 10), (1, 20, 10)];
    assert_eq!(delivery_times(&graph, Switching::StoreAndForward, &messages), [566.0, 566.0 + 121.0]);
    // From 6 on each has half of 1/3.
    assert_eq!(delivery_times(&graph, Switching::CutThrough, &messages), [246.0, 246.0]);
    // The first releases the link 4 before its delivery, at 122; the second has its last channel 4 later.
    assert_eq!(delivery_times(&graph, Switching::Wormhole, &messages), [126.0, 247.0]);
    // With another y_0 they do not meet.
    for switching in SWITCHINGS {
        let alone = delivery_times(&graph, switching, &messages[..1])[0];
        assert_eq!(delivery_times(&graph, switching, &[(0, 16, 10), (1, 21, 10)]), [alone; 2]);
    }
}

#[test]
fn switches_of_a_tree_have_the_names_of_the_text() {
    // Digits of 27 = (3, 2, 1) and of 9 = (1, 2, 0) to base 4. Levels have 16 switches each, from node 64 on.
    let up = [
        64 + (2 + 4),     // level 1: (; x_1 = 2, x_2 = 1)
        80 + (1 + 4),     // level 2: (y_0 = 1; x_2 = 1)
        96 + (1 + 4 * 2), // level 3: (y_0 = 1, y_1 = 2;)
    ];
    let down = [80 + 1, 64 + 2]; // (y_0 = 1; x_2 = 0), (; x_1 = 2, x_2 = 0)
    assert_eq!(path(&fat_tree(64, 4, 1.0), 27, 9), [27, up[0], up[1], up[2], down[0], down[1], 9]);
}

/// 32 = 4 · 4 · 2: the top switches have two links down, and there are as many of them as links of a level divided by two.
#[test]
fn top_digit_of_a_tree_has_a_smaller_base() {
    let graph = fat_tree(32, 4, 1.0);
    assert_eq!((graph.nodes(), graph.channels(), graph.max_distance()), (32 + 8 + 8 + 16, 6 * 32, 6));
    assert_eq!(path(&graph, 0, 31), [0, 32, 40 + 3, 48 + 3 + 4 * 3, 40 + 3 + 4, 32 + 3 + 4, 31]);
    // One switch, if k is not below p.
    for arity in [8, 16, 65_536] {
        let graph = fat_tree(8, arity, 5.0);
        assert_eq!((graph.nodes(), graph.channels()), (9, 16));
        assert_eq!(path(&graph, 5, 2), [5, 8, 2]);
        // A single switch has no tapered link.
        assert_eq!(delivery_times(&graph, Switching::CutThrough, &[(5, 2, 10)]), [42.0]);
    }
    assert_eq!((fat_tree(1, 4, 2.0).nodes(), fat_tree(1, 4, 2.0).channels()), (1, 0));
}

#[test]
fn default_groups_of_a_dragonfly_have_the_sizes_of_the_text() {
    let sizes = |p: u32| {
        let Drawing::Groups { groups, routers, hosts } = dragonfly(p).drawing() else { panic!("groups") };
        (hosts, routers, groups)
    };
    // p^(1/4) is 1.19, 1.41, 1.68 and 2 for p = 2, 4, 8 and 16. For p = 1 there is no space for two routers.
    assert_eq!([1, 2, 4, 8].map(sizes), [(1, 1, 1), (1, 2, 1), (1, 2, 2), (2, 4, 1)]);
    assert_eq!([16, 32, 64, 128].map(sizes), [(2, 4, 2), (2, 4, 4), (2, 4, 8), (4, 8, 4)]);
    assert_eq!([256, 1024, 4096, 65_536].map(sizes), [(4, 8, 8), (4, 8, 32), (8, 16, 32), (16, 32, 128)]);
}

#[test]
fn groups_of_a_dragonfly_have_their_links_at_the_routers_of_the_text() {
    // Eight groups of four routers of two processors: router r is node 64 + r.
    let graph = dragonfly(64);
    let router = |group: u32, router: u32| 64 + 4 * group + router;
    // Groups 1 and 6: routers (6 − 1) mod 4 and 1 mod 4.
    assert_eq!(path(&graph, 8, 48), [8, router(1, 0), router(1, 1), router(6, 1), router(6, 0), 48]);
    assert_eq!(path(&graph, 48, 8), [48, router(6, 0), router(6, 1), router(1, 1), router(1, 0), 8]);
    // Groups 0 and 1: router 0 of both.
    assert_eq!(path(&graph, 1, 9), [1, router(0, 0), router(1, 0), 9]);
    // Within a router, and within a group.
    assert_eq!(path(&graph, 2, 3), [2, router(0, 1), 3]);
    assert_eq!(path(&graph, 2, 7), [2, router(0, 1), router(0, 3), 7]);
}

#[test]
fn messages_share_the_link_between_two_groups() {
    // Two groups of four routers of two processors, joined at router 0 of each.
    let graph = dragonfly(16);
    let messages = [(0, 8, 10), (1, 9, 10)];
    assert_eq!(delivery_times(&graph, Switching::StoreAndForward, &messages), [3.0 * 41.0, 4.0 * 41.0]);
    assert_eq!(delivery_times(&graph, Switching::CutThrough, &messages), [83.0, 83.0]);
    // The first releases the link at 42; the second then needs 2 + 40.
    assert_eq!(delivery_times(&graph, Switching::Wormhole, &messages), [43.0, 84.0]);
    // The other direction of the link is another channel.
    assert_eq!(delivery_times(&graph, Switching::CutThrough, &[(0, 8, 10), (9, 1, 10)]), [43.0, 43.0]);
}

#[test]
fn valiant_route_goes_over_one_other_group_and_depends_on_the_seed() {
    let with_seed = |seed: u64| {
        let parameters =
            TopologyParameters { route: DragonflyRoute::Valiant, seed, ..TopologyParameters::default() };
        dragonfly_with(64, parameters)
    };
    let group = |node: u32| if node < 64 { node / 8 } else { (node - 64) / 4 };
    let groups = |graph: &SharedGraph, from: u32, to: u32| {
        let mut groups: Vec<u32> = path(graph, from, to).into_iter().map(group).collect();
        groups.dedup();
        groups
    };
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let graph = with_seed(seed);
        let over = groups(&graph, 8, 48);
        assert_eq!((over.len(), over[0], over[2]), (3, 1, 6), "{over:?}");
        seen.insert(over[1]);
        // Within a group nothing is random.
        assert_eq!(path(&graph, 2, 7), path(&dragonfly(64), 2, 7));
    }
    assert_eq!(seen, BTreeSet::from([0, 2, 3, 4, 5, 7]));
    let all = |graph: &SharedGraph| (0..8).map(|from| groups(graph, from, 63)[1]).collect::<BTreeSet<_>>();
    assert!(all(&with_seed(1)).len() > 1, "each pair of processors has its own group");
    // With two groups there is no other one.
    let two = TopologyParameters { route: DragonflyRoute::Valiant, seed: 1, ..TopologyParameters::default() };
    assert_eq!(path(&dragonfly_with(16, two), 3, 12), path(&dragonfly(16), 3, 12));
}

/// Two channels are full at the same level in this run, and flows later end on one of them.
#[test]
fn valiant_routes_share_channels_fairly() {
    let s = Settings {
        algorithm: Algorithm::OutputDriven,
        topology: Topology::Dragonfly,
        route: DragonflyRoute::Valiant,
        hosts: Some(1),
        n: 256,
        tc: 0.0015625,
        ts: 0.0,
        th: 1.3686208576413679,
        tw: 71.83265090291724,
        twiddles: Twiddles::Computed,
        tt: 0.13958757928674892,
        seed: 2052,
        ..Settings::default()
    };
    let run = run(&s, None, Options::default()).expect("a valid scenario");
    check_times(&s, &run);
}

#[test]
fn impossible_parameters_are_refused() {
    let problems = |topology, p: u32, parameters: TopologyParameters| {
        let scenario = Scenario { p, ..Scenario::default() };
        limits::problems(&scenario.with_topology(Interconnect::new(topology, &parameters)))
    };
    let defaults = TopologyParameters::default();
    let refused = |problem| vec![Refusal::Topology(problem)];
    for arity in [0, 1, 3, 1 << 17] {
        let found = problems(Topology::FatTree, 16, TopologyParameters { arity, ..defaults });
        assert_eq!(found, refused(TopologyProblem::OutOfRange(TopologyParameter::Arity)));
    }
    for taper in [0.5, f64::NAN, 1e7] {
        let found = problems(Topology::FatTree, 16, TopologyParameters { taper, ..defaults });
        assert_eq!(found, refused(TopologyProblem::OutOfRange(TopologyParameter::Taper)));
    }
    let sizes = |p, hosts, routers| {
        problems(Topology::Dragonfly, p, TopologyParameters { hosts, routers, ..defaults })
    };
    assert_eq!(sizes(16, Some(6), None), refused(TopologyProblem::OutOfRange(TopologyParameter::Hosts)));
    assert_eq!(sizes(16, None, Some(0)), refused(TopologyProblem::OutOfRange(TopologyParameter::Routers)));
    assert_eq!(sizes(16, Some(32), Some(2)), refused(TopologyProblem::Hosts { most: 16 }));
    assert_eq!(sizes(16, Some(4), Some(8)), refused(TopologyProblem::Routers { most: 4 }));
    // A default leaves space for the other number, and a single processor has no network.
    for (p, hosts, routers) in [(16, Some(16), None), (16, None, Some(16)), (1, Some(4), Some(8))] {
        assert_eq!(sizes(p, hosts, routers), Vec::new());
    }
}
