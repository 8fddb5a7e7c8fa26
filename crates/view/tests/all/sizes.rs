//! Areas and lengths in the pictures are proportional to amounts and times, and nothing overlaps.

use crate::common::{FRAME, draw_layers, replay, replay_of};
use hyperfly_core::limits::Options;
use hyperfly_request::{Algorithm, MachineKind, Settings, Topology, run};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::draw::surface::{Anchor, TextStyle};
use hyperfly_view::text::table;
use hyperfly_view::{
    ButterflyScene, DistributionScene, Frame, Ink, MachineScene, Replay, Scene, Selection, SuperstepsScene,
};
use std::rc::Rc;

#[test]
fn large_distribution_squares_fill_as_elements_arrive() {
    let replay = replay_of(Algorithm::Transpose, MachineKind::Network, 16, 1024);
    let mut scene = DistributionScene::new(&replay, FRAME);
    let area = |t: f64, scene: &mut DistributionScene| -> f32 {
        let recorder = draw_layers(scene, t, None);
        let rects = (0..8).flat_map(|k| recorder.rects_of(Ink::holder(k, 8)));
        rects.map(|[_, _, w, h]| w * h).sum()
    };
    let areas: Vec<f32> = (0..=10).map(|k| area(replay.t_end() * f64::from(k) / 10.0, &mut scene)).collect();
    assert!(areas.is_sorted() && areas[0] > 0.0 && areas[10] > areas[0]);
    let texts = draw_layers(&mut scene, 0.0, None);
    let texts = texts.texts();
    assert!(
        texts.contains(&"blocks of 64") && texts.contains(&"16 processors take turns, 2 each"),
        "{texts:?}"
    );
    // 16 processors, 15 messages of 4 words each.
    assert!(texts.contains(&"240") && texts.contains(&"960"));
}

#[test]
fn superstep_bars_have_length_of_work_or_of_hg_plus_l() {
    let replay = replay_of(Algorithm::GroupCyclic, MachineKind::Bsp, 16, 1024);
    let (trace, s) = (&replay.run().trace, replay.run().scenario.machine.bsp().expect("a BSP machine"));
    let mut scene = SuperstepsScene::new(&replay, FRAME);
    let recorder = draw_layers(&mut scene, 0.0, None);
    let sum = |ink: Ink| recorder.rects_of(ink).iter().map(|rect| f64::from(rect[2])).sum::<f64>();
    let (compute, moved) = (sum(Ink::Compute), sum(Ink::Transfer));
    // Each label of l also has a rectangle in this ink; bars are as high as those of h·g.
    let high = recorder.rects_of(Ink::Transfer)[0][3];
    let bars = recorder.rects_of(Ink::HopSoft).into_iter().filter(|rect| (rect[3] - high).abs() < 1e-3);
    let sync: f64 = bars.map(|rect| f64::from(rect[2])).sum();
    let whole = compute + moved + sync;
    let h: u64 = trace.supersteps.iter().map(|superstep| superstep.h).sum();
    assert_eq!(h, 3 * 120);
    assert!((moved / whole - h as f64 * s.gap / trace.t_parallel).abs() < 1e-4);
    assert!((sync / whole - 3.0 * s.sync / trace.t_parallel).abs() < 1e-4);
    for text in ["h = 120", "stages 0–5", "stages 6–9", "h·g 480", "l 1000"] {
        assert!(recorder.texts().contains(&text), "{text} of {:?}", recorder.texts());
    }
    let rows = table::supersteps(&replay).rows;
    assert_eq!(rows.len(), 5);
    assert_eq!(rows[2][1..], ["communication", "3400", "4880", "1480", "120", "480", "1000"]);
    let other = replay_of(Algorithm::GroupCyclic, MachineKind::Network, 16, 1024);
    let recorder = draw_layers(&mut SuperstepsScene::new(&other, FRAME), 0.0, None);
    assert!(recorder.texts()[0].starts_with("only a BSP machine has supersteps"));
}

#[test]
fn logp_words_are_drawn_from_departure_to_arrival() {
    let replay = replay_of(Algorithm::CyclicToBlocked, MachineKind::LogP, 8, 512);
    let mut scene = MachineScene::new(&replay, FRAME);
    let (plan, trace) = (&replay.run().plan, &replay.run().trace);
    let s = replay.run().scenario.machine.logp().expect("a LogP machine");
    let mut most = 0;
    for k in 0..60 {
        let t = replay.t_end() * (f64::from(k) + 0.4) / 60.0;
        let mut expected = 0;
        for q in 0..8 {
            let mut free = 0.0f64;
            for record in plan.first[q] as usize..plan.first[q + 1] as usize {
                let words = plan.words(&plan.steps[record]);
                if words > 0 {
                    let left = trace.injected[record].max(free);
                    free = left + s.gap * words as f64;
                    expected += usize::from(left <= t && t < trace.delivered[record]);
                }
            }
        }
        let mut recorder = Recorder::default();
        scene.draw_dynamic(t, None, &mut recorder);
        assert_eq!(recorder.discs_of(Ink::Transfer).len(), expected, "at {t}");
        most = most.max(expected);
    }
    assert!(most >= 8);
}

#[test]
fn torus_wrap_around_path_leaves_and_reenters_picture() {
    let replay = replay(&Settings {
        topology: Topology::Torus,
        algorithm: Algorithm::Transpose,
        switching: hyperfly_request::Switching::StoreAndForward,
        ..Settings::default()
    });
    let mut scene = MachineScene::new(&replay, FRAME);
    let graph = replay.graph().expect("a network");
    let round =
        (0..graph.channels()).find(|&channel| graph.ends(channel) == Some((3, 0))).expect("a channel 3→0");
    let path = scene.path(round).to_vec();
    let [[x3, _], [x0, _]] = [scene.place(3), scene.place(0)];
    assert!(path[0] > x3 && path[2] > path[0] && path[4] < path[6] && path[6] < x0, "{path:?}");
    // No line crosses the picture.
    for k in 0..200 {
        let recorder = draw_layers(&mut scene, replay.t_end() * f64::from(k) / 200.0, None);
        let long = |mark: &&Shape| matches!(mark, Shape::Line(_, _, [ax, ay, bx, by]) if (bx - ax).hypot(by - ay) > x3 - x0);
        assert_eq!(recorder.marks.iter().filter(long).count(), 0);
    }
}

#[test]
fn processors_of_every_layout_are_separate_and_inside() {
    for (topology, p) in
        [(Topology::Mesh3d, 64), (Topology::Mesh3d, 8), (Topology::Complete, 64), (Topology::Torus, 16)]
    {
        let replay = replay(&Settings { topology, p, n: 4096, ..Settings::default() });
        let scene = MachineScene::new(&replay, FRAME);
        for q in 0..p {
            let [x, y] = scene.place(q);
            assert!(x > 0.0 && y > 0.0 && x < FRAME.width && y < FRAME.height);
            assert_eq!(scene.hit(x, y, 0.0), Some(Selection::Processor(q)));
            for other in 0..q {
                let [ox, oy] = scene.place(other);
                assert!((x - ox).hypot(y - oy) > 12.0, "{topology:?}: {other} and {q}");
            }
        }
    }
}

/// Returns the estimated left and right end of a text.
fn text_extent(x: f32, set: TextStyle, text: &str) -> (f32, f32) {
    let width = 0.52 * set.size * text.chars().count() as f32;
    match set.anchor {
        Anchor::Start => (x, x + width),
        Anchor::Middle => (x - width / 2.0, x + width / 2.0),
        Anchor::End => (x - width, x),
    }
}

#[test]
fn labels_of_largest_pictures_are_inside_and_do_not_overlap() {
    let scenario = Settings { p: 65_536, n: 1 << 22, ..Settings::default() };
    let options = Options { data: false, ..Options::default() };
    let replay = Replay::new(Rc::new(run(&scenario, None, options).expect("a valid run")));
    let frame = Frame { width: 330.0, height: 330.0, text: 12.0 };
    let scenes: [Box<dyn Scene>; 2] =
        [Box::new(ButterflyScene::new(&replay, frame)), Box::new(MachineScene::new(&replay, frame))];
    for scene in scenes {
        let mut recorder = Recorder::default();
        scene.draw_static(&mut recorder);
        let mut texts: Vec<(f32, (f32, f32), &str)> = Vec::new();
        for mark in &recorder.marks {
            let Shape::Text(_, x, y, set, text) = mark else { continue };
            let (left, right) = text_extent(*x, *set, text);
            assert!(left >= 0.0 && right <= frame.width, "“{text}” is cut: {left} to {right}");
            for (other, (from, to), known) in &texts {
                let apart = (other - y).abs() > 0.8 * set.size || *to < left || right < *from;
                assert!(apart, "“{text}” lies on “{known}”");
            }
            texts.push((*y, (left, right), text));
        }
        assert!(texts.len() >= 8, "{texts:?}");
    }
}

/// Load counts are inside the picture, also in the first and the last row.
#[test]
fn mesh_load_counts_are_inside_picture() {
    let replay = replay(&Settings { topology: Topology::Mesh, p: 64, n: 4096, ..Settings::default() });
    for (width, height) in [(316.0, 304.0), (720.0, 460.0), (1200.0, 420.0)] {
        let scene = MachineScene::new(&replay, Frame::new(width, height));
        // Each processor has six channel numbers, as a mesh can have three dimensions; some are unused.
        let counts: Vec<[f32; 3]> = (0..6 * 64).filter_map(|channel| scene.count(channel)).collect();
        assert_eq!(counts.len(), 2 * 2 * 7 * 8, "{width} × {height}");
        for [x, y, r] in counts {
            let whole = |at: f32, size: f32| at - r >= 0.0 && at + r <= size;
            assert!(whole(x, width) && whole(y, height), "{x}, {y}, {r} of {width} × {height}");
        }
    }
}
