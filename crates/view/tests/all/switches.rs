//! Pictures of a graph that the view crate does not know, with nodes that are not processors: two switches below a third.

use crate::common::replay;
use hyperfly_core::topology::{Graph, SharedGraph};
use hyperfly_request::{Settings, Topology};
use hyperfly_view::draw::record::Recorder;
use hyperfly_view::text::{describe, narrate, table};
use hyperfly_view::{Frame, KeyDirection, MachineScene, MachineState, Replay, Scene, Selection, figure};
use std::rc::Rc;

const FRAME: Frame = Frame { width: 640.0, height: 480.0, text: 12.0 };

/// `p` processors below two switches (nodes p and p + 1), which are below a third (node p + 2). Channel 2k leads up from node k,
/// channel 2k + 1 down to it.
#[derive(Debug)]
struct Tree {
    p: u32,
}

impl Tree {
    fn parent(&self, node: u32) -> u32 {
        if node < self.p { self.p + node / (self.p / 2) } else { self.p + 2 }
    }
}

impl Graph for Tree {
    fn processors(&self) -> u32 {
        self.p
    }

    fn nodes(&self) -> u32 {
        self.p + 3
    }

    fn channels(&self) -> u32 {
        2 * (self.p + 2)
    }

    fn ends(&self, channel: u32) -> Option<(u32, u32)> {
        let (below, above) = (channel / 2, self.parent(channel / 2));
        Some(if channel.is_multiple_of(2) { (below, above) } else { (above, below) })
    }

    fn max_distance(&self) -> u64 {
        4
    }

    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>) {
        let (left, right) = (self.parent(from), self.parent(to));
        match (from == to, left == right) {
            (true, _) => {}
            (_, true) => route.extend([2 * from, 2 * to + 1]),
            (_, false) => route.extend([2 * from, 2 * left, 2 * right + 1, 2 * to + 1]),
        }
    }
}

/// Returns a run whose messages are shown on the tree.
fn on_tree(p: u32) -> Rc<Replay> {
    let mut run = replay(&Settings { p, ..Settings::default() }).run().clone();
    run.graph = Some(SharedGraph::new(Tree { p }));
    Replay::new(Rc::new(run))
}

#[test]
fn switches_are_above_processors_and_channels_have_paths() {
    for p in [4, 64, 256] {
        let replay = on_tree(p);
        let scene = MachineScene::new(&replay, FRAME);
        let place = |node: u32| scene.place(node);
        let inside = |[x, y]: [f32; 2]| (0.0..=FRAME.width).contains(&x) && (0.0..=FRAME.height).contains(&y);
        assert!((0..p + 3).all(|node| inside(place(node))), "p = {p}");
        let top = (0..p).map(|q| place(q)[1]).fold(f32::MAX, f32::min);
        assert!(
            place(p)[1] < top && place(p + 1)[1] == place(p)[1] && place(p + 2)[1] < place(p)[1],
            "p = {p}"
        );
        for (a, b) in (0..p + 3).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let ([ax, ay], [bx, by]) = (place(a), place(b));
            assert!((ax - bx).hypot(ay - by) > 1.0, "{a} and {b} are in one place");
        }
        let graph = replay.graph().expect("a network");
        for channel in 0..graph.channels() {
            let (from, to) = graph.ends(channel).expect("no gaps");
            let path = scene.path(channel);
            let near = |[x, y]: [f32; 2], node: u32| {
                let [px, py] = place(node);
                (x - px).hypot(y - py) < FRAME.height * 0.2
            };
            assert_eq!(path.len(), 4);
            assert!(near([path[0], path[1]], from) && near([path[2], path[3]], to), "{from}→{to}: {path:?}");
        }
    }
}

/// Returns a short run on a network, without its data.
fn replay_on(topology: Topology, p: u32, arity: u32) -> Rc<Replay> {
    replay(&Settings { topology, arity, p, n: u64::from(p.max(16)), ..Settings::default() })
}

#[test]
fn nodes_of_trees_and_dragonflies_are_apart_and_inside() {
    let large = Frame { width: 1100.0, height: 620.0, text: 13.0 };
    let tall = Frame { width: 360.0, height: 560.0, text: 12.0 };
    for (topology, p, arity) in (0..=10).step_by(2).flat_map(|d| {
        [(Topology::FatTree, 1 << d, 4), (Topology::FatTree, 2 << d, 2), (Topology::Dragonfly, 1 << d, 4)]
    }) {
        let replay = replay_on(topology, p, arity);
        let graph = replay.graph().expect("a network");
        for frame in [FRAME, large, tall] {
            let scene = MachineScene::new(&replay, frame);
            let places: Vec<[f32; 2]> = (0..graph.nodes()).map(|node| scene.place(node)).collect();
            for [x, y] in &places {
                assert!(
                    (0.0..=frame.width).contains(x) && (0.0..=frame.height).contains(y),
                    "{topology:?} {p}: {x} {y}"
                );
            }
            // Processors do not overlap where their radius is not the least one.
            let radius = if scene.radius() > 3.0 { scene.radius() } else { 0.5 };
            for (a, [ax, ay]) in places[..p as usize].iter().enumerate() {
                for [bx, by] in &places[..a] {
                    let distance = (ax - bx).hypot(ay - by);
                    assert!(
                        distance >= 2.0 * radius,
                        "{topology:?} {p}, {arity}, {frame:?}: {distance} {radius}"
                    );
                }
            }
        }
    }
}

#[test]
fn levels_of_a_tree_are_rows_and_switches_are_above_their_processors() {
    let scene = MachineScene::new(&replay_on(Topology::FatTree, 64, 4), FRAME);
    let [first, second, third] = [64, 80, 96].map(|node| scene.place(node)[1]);
    assert!(third < second && second < first && first < scene.place(0)[1]);
    for switch in 0..16 {
        let [x, y] = scene.place(64 + switch);
        assert_eq!(y, first);
        let below = |q: u32| scene.place(4 * switch + q)[0];
        assert!(below(0) < x && x < below(3), "switch {switch}");
    }
}

#[test]
fn groups_of_a_dragonfly_keep_their_nodes_together() {
    // Eight groups of four routers of two processors.
    let scene = MachineScene::new(&replay_on(Topology::Dragonfly, 64, 4), FRAME);
    let middle = |group: u32| {
        let places: Vec<[f32; 2]> = (4 * group..4 * group + 4).map(|r| scene.place(64 + r)).collect();
        [0, 1].map(|axis| places.iter().map(|at| at[axis]).sum::<f32>() / 4.0)
    };
    for q in 0..64 {
        let [x, y] = scene.place(q);
        let distance = |group: u32| (middle(group)[0] - x).hypot(middle(group)[1] - y);
        let nearest = (0..8).min_by(|a, b| distance(*a).total_cmp(&distance(*b)));
        assert_eq!(nearest, Some(q / 8), "processor {q}");
    }
}

#[test]
fn global_links_are_arcs_where_a_processor_would_hide_a_straight_one() {
    let large = Frame { width: 1100.0, height: 620.0, text: 13.0 };
    let square = Frame { width: 360.0, height: 360.0, text: 12.0 };
    // Two, four and eight groups.
    for (p, hosts, routers) in
        [(16, 2, 4), (16, 1, 8), (16, 1, 4), (32, 2, 4), (32, 4, 2), (32, 1, 4), (32, 2, 2)]
    {
        let settings = Settings {
            topology: Topology::Dragonfly,
            p,
            n: 64,
            hosts: Some(hosts),
            routers: Some(routers),
            ..Settings::default()
        };
        let replay = replay(&settings);
        let graph = replay.graph().expect("a network");
        for frame in [FRAME, large, square] {
            let scene = MachineScene::new(&replay, frame);
            let hiding_processor = |points: &[[f32; 2]]| {
                (0..p).find(|q| {
                    points.windows(2).any(|ends| distance(scene.place(*q), ends[0], ends[1]) < scene.radius())
                })
            };
            let mut hidden = Vec::new();
            for channel in 0..graph.channels() {
                let Some((from, to)) = graph.ends(channel) else { continue };
                let group = |node: u32| node.checked_sub(p).map(|router| router / routers);
                if group(from).is_none() || group(to).is_none() || group(from) == group(to) {
                    continue;
                }
                let path = scene.path(channel).as_chunks::<2>().0;
                let name = format!("{from}→{to} of {p}, {hosts}, {routers}, {frame:?}");
                hidden.extend(hiding_processor(path).map(|q| (from, to, q)));
                let is_near =
                    |[x, y]: [f32; 2], [px, py]: [f32; 2]| (x - px).hypot(y - py) < 2.0 * scene.radius();
                assert!(is_near(path[0], scene.place(from)), "{name}");
                if path.len() > 2 {
                    // Lanes are next to the line.
                    let margin = |q: u32| distance(scene.place(q), scene.place(from), scene.place(to));
                    assert!((0..p).any(|q| margin(q) < scene.radius() + 7.0), "{name} could be straight");
                }
            }
            // Four groups have no space for one of their links in one of the frames.
            let most = if p == 2 * hosts * routers { 0 } else { 2 };
            assert!(hidden.len() <= most, "{p}, {hosts}, {routers}, {frame:?}: {hidden:?}");
        }
    }
}

/// Returns the distance of a point from the line between two others.
fn distance([x, y]: [f32; 2], [ax, ay]: [f32; 2], [bx, by]: [f32; 2]) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let f = (((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    (ax + dx * f - x).hypot(ay + dy * f - y)
}

#[test]
fn loads_texts_and_keys_handle_switches() {
    let replay = on_tree(16);
    let mut scene = MachineScene::new(&replay, FRAME);
    let mut moment = MachineState::default();
    let mut most = 0;
    for k in 0..50 {
        let t = replay.t_end() * (f64::from(k) + 0.5) / 50.0;
        moment.set(&replay, t);
        most =
            most.max(moment.loaded.iter().map(|&channel| moment.load[channel as usize]).max().unwrap_or(0));
        let mut drawn = Recorder::default();
        scene.draw_static(&mut drawn);
        scene.draw_dynamic(t, Some(Selection::Channel(2 * 16)), &mut drawn);
        assert!(drawn.is_finite() && !drawn.marks.is_empty());
        assert!(!narrate::narrate(&replay, t).is_empty());
        for way in KeyDirection::ALL {
            let from = Some(Selection::Channel(2 * 16));
            let to = scene.step(from, way, t);
            assert!(!matches!(to, Some(Selection::Processor(q)) if q >= 16), "{to:?}");
        }
    }
    assert!(most > 4, "all messages of a half go through one channel");
    assert_eq!(table::channel_name(&replay, 2 * 16), "16→18");
    assert!(!describe::describe(&replay, Selection::Channel(2 * 16), 1.0).is_empty());
    let svg = figure::figure(&replay, &figure::Request::new(hyperfly_request::View::Machine));
    assert!(svg.starts_with("<svg"));
}
