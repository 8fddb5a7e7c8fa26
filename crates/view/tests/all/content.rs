//! Pictures agree with the run that they show.

use crate::common::{replay, try_replay};
use hyperfly_core::trace::Activity;
use hyperfly_request::{Algorithm, Choice, MachineKind, Settings, Switching, Topology};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::trace::critical_path;
use hyperfly_view::trace::machine_state::MachineState;
use hyperfly_view::{ButterflyScene, EventTimes, Frame, Ink, MachineScene, Scene, Selection, TimelineScene};

const FRAME: Frame = Frame { width: 700.0, height: 480.0, text: 12.0 };

/// Returns a scenario with these settings.
fn scenario(p: u32, n: u64, topology: Topology, switching: Switching, algorithm: Algorithm) -> Settings {
    Settings { p, n, topology, switching, algorithm, ..Settings::default() }
}

fn is_near(a: f64, b: f64, tolerance: f64) -> bool {
    (a - b).abs() <= tolerance
}

#[test]
fn store_and_forward_message_is_on_its_current_channel() {
    for (topology, p) in [(Topology::Hypercube, 16), (Topology::Mesh, 16), (Topology::Hypercube, 64)] {
        let replay = replay(&scenario(p, 4096, topology, Switching::StoreAndForward, Algorithm::Transpose));
        let graph = replay.graph().expect("a network");
        let mut scene = MachineScene::new(&replay, FRAME);
        let trace = &replay.run().trace;
        let mut seen = 0;
        for record in (0..replay.run().plan.steps.len() as u32).step_by(7) {
            let Some(message) = replay.message(record) else { continue };
            let mut route = Vec::new();
            graph.route(message.from, message.to, &mut route);
            for (j, at) in
                (trace.hop_first[record as usize]..trace.hop_first[record as usize + 1]).enumerate()
            {
                let (start, end) = (trace.hop_start[at as usize], trace.hop_end[at as usize]);
                let t = start + 0.25 * (end - start);
                let mut drawn = Recorder::default();
                scene.draw_dynamic(t, None, &mut drawn);
                let path = scene.path(route[j]);
                // A quarter along the channel; a straight one has two points, an arc more.
                let pieces = path.len() / 2 - 1;
                let (piece, part) = ((pieces as f32 * 0.25) as usize, (pieces as f32 * 0.25).fract());
                let [x0, y0, x1, y1] =
                    [path[2 * piece], path[2 * piece + 1], path[2 * piece + 2], path[2 * piece + 3]];
                let (x, y) = (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part);
                let is_at_point = |disc: &[f32; 3]| (disc[0] - x).hypot(disc[1] - y) < 0.05;
                assert!(
                    drawn.discs_of(Ink::Transfer).iter().any(is_at_point),
                    "message {record}, hop {j}, t = {t}"
                );
                seen += 1;
            }
        }
        assert!(seen > 20);
    }
}

#[test]
fn numbers_on_channels_count_sharing_messages() {
    let replay =
        replay(&scenario(16, 1024, Topology::Mesh, Switching::CutThrough, Algorithm::BinaryExchange));
    let graph = replay.graph().expect("a network");
    let mut scene = MachineScene::new(&replay, FRAME);
    let th = replay.run().scenario.machine.network().expect("a network").th;
    let mut most = 0;
    for k in 0..200 {
        let t = replay.t_end() * (f64::from(k) + 0.37) / 200.0;
        // Counted from the messages, independently of the scene.
        let mut load = vec![0u32; graph.channels() as usize];
        for record in 0..replay.run().plan.steps.len() as u32 {
            let Some(m) = replay.message(record) else { continue };
            if t >= m.injected + th * f64::from(m.hops) && t < m.delivered {
                let mut route = Vec::new();
                graph.route(m.from, m.to, &mut route);
                route.iter().for_each(|&channel| load[channel as usize] += 1);
            }
        }
        let mut expected: Vec<u32> = load.iter().copied().filter(|&l| l > 1).collect();
        let mut drawn = Recorder::default();
        scene.draw_dynamic(t, None, &mut drawn);
        // Loads have their own inks; processors are numbered in Text, Muted or OnStrong.
        let is_load = |ink: Ink| (Ink::Load1..=Ink::Load6).contains(&ink);
        let texts = drawn.marks.iter().filter_map(|mark| match mark {
            Shape::Text(ink, .., text) if is_load(*ink) => text.parse().ok(),
            _ => None,
        });
        let mut shown: Vec<u32> = texts.collect();
        expected.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, expected, "at t = {t}");
        most = most.max(expected.last().copied().unwrap_or(0));
    }
    assert_eq!(most, replay.run().report.hottest.expect("messages").load);
}

#[test]
fn maximum_load_matches_report() {
    for &switching in Switching::ALL {
        for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
            let replay = replay(&scenario(16, 256, Topology::Mesh, switching, algorithm));
            let moments = EventTimes::new(&replay);
            let mut moment = MachineState::default();
            let mut most = 0;
            for pair in moments.times().windows(2) {
                moment.set(&replay, (pair[0] + pair[1]) / 2.0);
                most = moment.loaded.iter().map(|&c| moment.load[c as usize].into()).fold(most, u32::max);
            }
            let hottest = replay.run().report.hottest.expect("messages").load;
            assert_eq!(most, hottest, "{switching:?} {algorithm:?}");
        }
    }
}

#[test]
fn timeline_areas_match_breakdown() {
    let mut seen = 0;
    for_each_machine(|s| {
        let Some(replay) = try_replay(s) else { return };
        let scene = TimelineScene::new(&replay, FRAME);
        let mut drawn = Recorder::default();
        scene.draw_static(&mut drawn);
        let area = |ink: Ink| drawn.rects_of(ink).iter().map(|[_, _, w, h]| f64::from(w * h)).sum::<f64>();
        let drawn_area = |a: Activity| {
            let soft = matches!(a, Activity::Idle | Activity::Hop);
            area(if soft { Ink::soft(a) } else { Ink::of(a) })
        };
        let all: f64 = Activity::ALL.into_iter().map(drawn_area).sum();
        // If there are more steps than pixels, a pixel shows its dominant activity.
        let steps = replay.run().plan.steps.len() / 16;
        let tolerance = if steps > 300 { 0.2 } else { 2e-4 };
        for activity in Activity::ALL {
            let expected = replay.run().report.breakdown.of(activity);
            let drawn = drawn_area(activity) / all;
            assert!(is_near(drawn, expected, tolerance), "{activity:?}: {drawn} {expected} {s:?}");
        }
        seen += 1;
    });
    assert!(seen > 100, "{seen}");
}

/// Machine and timeline agree that a delayed message is in contention from its first word to its last.
#[test]
fn contention_begins_with_first_word_in_machine_and_timeline() {
    let mut seen = 0;
    for (p, switching) in
        [(16, Switching::CutThrough), (64, Switching::CutThrough), (16, Switching::Wormhole)]
    {
        let replay = replay(&scenario(p, 4096, Topology::Mesh, switching, Algorithm::BinaryExchange));
        let (mut machine, timeline) = (MachineScene::new(&replay, FRAME), TimelineScene::new(&replay, FRAME));
        let mut rows = Recorder::default();
        timeline.draw_static(&mut rows);
        let held = rows.rects_of(Ink::Contention);
        let moved = rows.rects_of(Ink::Transfer);
        for k in 0..60 {
            let t = replay.t_end() * (f64::from(k) + 0.5) / 60.0;
            let mut drawn = Recorder::default();
            machine.draw_dynamic(t, None, &mut drawn);
            for q in 0..p {
                let Some(message) = replay.delayed_transfer_at(q, t) else { continue };
                let flows = replay.message_of(q, message.record).expect("an exchange");
                assert!(replay.delay(&flows) > 0.0);
                let [x, y] = machine.place(q);
                let rings = drawn.marks.iter().filter(|mark| {
                    matches!(mark, Shape::Ring(Ink::Contention, _, [rx, ry, _]) if (rx - x).hypot(ry - y) < 0.1)
                });
                assert!(rings.count() >= 1, "processor {q} at {t} has no ring of contention");
                // The timeline has the same stretch, split in the same proportion.
                let (x0, x1) = (timeline.x(message.start), timeline.x(message.end));
                let same =
                    |rect: &&[f32; 4]| (rect[0] - x0).abs() < 1.1 && (rect[0] + rect[2] - x1).abs() < 1.1;
                let (above, below) = (held.iter().find(same), moved.iter().find(same));
                let (Some(above), Some(below)) = (above, below) else { panic!("{message:?}: {x0} {x1}") };
                let part = f64::from(above[3] / (above[3] + below[3]));
                // Thin bars are split at a whole pixel.
                let bar = f64::from(above[3] + below[3]);
                let pixel = if bar < 12.0 { 0.51 / bar } else { 1e-3 };
                assert!((part - message.contention).abs() < pixel, "{part} and {message:?}");
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

/// Where rows would be too low for their numbers, processors that do the same share one, which says how many they are.
#[test]
fn equal_rows_of_timeline_are_one_with_their_number() {
    let low = Frame { width: 900.0, height: 190.0, text: 12.0 };
    for (topology, p) in [(Topology::Hypercube, 64), (Topology::Mesh, 64), (Topology::Hypercube, 1024)] {
        let settings = scenario(p, 4096, topology, Switching::CutThrough, Algorithm::BinaryExchange);
        let replay = replay(&settings);
        let does = |q: u32| {
            let mut all = Vec::new();
            replay.for_each_stretch(q, |stretch| match stretch {
                Ok(s) => all.push((s.start.to_bits(), s.end.to_bits(), s.activity as u64)),
                Err(held) => all.push((held.start.to_bits(), held.end.to_bits(), held.contention.to_bits())),
            });
            all
        };
        let mut kinds: Vec<(Vec<_>, u32, u32)> = Vec::new();
        for q in 0..p {
            let what = does(q);
            match kinds.iter_mut().find(|(kind, ..)| *kind == what) {
                Some((_, _, count)) => *count += 1,
                None => kinds.push((what, q, 1)),
            }
        }
        let mut drawn = Recorder::default();
        let mut scene = TimelineScene::new(&replay, low);
        scene.draw_static(&mut drawn);
        let captions: Vec<&str> =
            drawn.texts().into_iter().filter(|text| text.contains("exactly this")).collect();
        let expected: Vec<String> = kinds
            .iter()
            .filter(|kind| kind.2 > 1)
            .map(|kind| format!("{} processors do exactly this", kind.2))
            .collect();
        assert!(kinds.len() <= 5, "{topology:?}: {}", kinds.len());
        assert_eq!(captions, expected, "{topology:?} {p}");
        let numbers: Vec<String> = kinds.iter().map(|kind| kind.1.to_string()).collect();
        assert!(numbers.iter().all(|number| drawn.texts().contains(&&**number)), "{numbers:?}");
        // Every processor is highlighted in the row that shows what it does.
        let mut outline = |q: u32| {
            let mut drawn = Recorder::default();
            scene.draw_dynamic(0.0, Some(Selection::Processor(q)), &mut drawn);
            drawn.marks.iter().find_map(|mark| match mark {
                Shape::Frame(Ink::Focus, _, [_, y, ..]) => Some(y.to_bits()),
                _ => None,
            })
        };
        for q in [1, p / 3, p - 1] {
            let kind = kinds.iter().find(|kind| kind.0 == does(q)).expect("a kind");
            assert_eq!(outline(q), outline(kind.1), "{q}");
        }
    }
    // With space for numbers, every processor has its row.
    let mut drawn = Recorder::default();
    let replay =
        replay(&scenario(16, 1024, Topology::Hypercube, Switching::CutThrough, Algorithm::BinaryExchange));
    TimelineScene::new(&replay, Frame { height: 400.0, ..low }).draw_static(&mut drawn);
    assert!((0..16).all(|q: u32| drawn.texts().contains(&&*q.to_string())));
}

/// Calls `each` with every formulation on every machine.
fn for_each_machine(mut each: impl FnMut(&Settings)) {
    for &algorithm in Algorithm::BUILT_IN {
        let p = if algorithm == Algorithm::Serial { 1 } else { 16 };
        for &machine in MachineKind::ALL {
            for &topology in Topology::ALL {
                for &switching in Switching::ALL {
                    if machine == MachineKind::Network
                        || (topology, switching) == (Topology::Mesh, Switching::CutThrough)
                    {
                        // A square of 16 × 16 allows 16 slabs.
                        let shape = "16x16".parse().ok();
                        each(&Settings {
                            machine,
                            shape,
                            ..scenario(p, 256, topology, switching, algorithm)
                        });
                    }
                }
            }
        }
    }
}

#[test]
fn critical_path_has_no_gaps() {
    for_each_machine(|s| {
        let overlapped = Settings { overlap: true, ..s.clone() };
        for s in [s, &overlapped].into_iter().filter(|s| s.problems().is_empty()) {
            let Some(replay) = try_replay(s) else { continue };
            let path = critical_path::critical_path(&replay);
            let end = replay.t_end();
            assert!(
                is_near(path[0].start, 0.0, 1e-9) && is_near(path[path.len() - 1].end, end, 1e-9),
                "{s:?}"
            );
            for pair in path.windows(2) {
                assert!(is_near(pair[0].end, pair[1].start, 1e-6 * end), "{s:?} {pair:?}");
            }
        }
    });
}

#[test]
fn processor_colours_match_activities() {
    let replay =
        replay(&scenario(16, 1024, Topology::Hypercube, Switching::Wormhole, Algorithm::BinaryExchange));
    let mut scene = MachineScene::new(&replay, FRAME);
    for k in 0..50 {
        let t = replay.t_end() * (f64::from(k) + 0.5) / 50.0;
        let mut drawn = Recorder::default();
        scene.draw_dynamic(t, None, &mut drawn);
        let computing = (0..16).filter(|&q| replay.segment_at(q, t).activity == Activity::Compute).count();
        assert_eq!(drawn.discs_of(Ink::Compute).len(), computing);
        let numbers: Vec<_> = (0..16).map(|q| q.to_string()).collect();
        assert!(numbers.iter().all(|number| drawn.texts().contains(&number.as_str())));
    }
}

#[test]
fn butterfly_wavefront_matches_progress_of_run() {
    let replay =
        replay(&scenario(4, 32, Topology::Hypercube, Switching::CutThrough, Algorithm::BinaryExchange));
    let mut scene = ButterflyScene::new(&replay, FRAME);
    let mut solid = |t: f64| {
        let mut drawn = Recorder::default();
        scene.draw_dynamic(t, None, &mut drawn);
        drawn.rings_of(Ink::Wire).len()
    };
    assert_eq!(solid(0.0), 32);
    assert_eq!(solid(replay.t_end()), 32 * 6);
    let first = replay.phases()[0];
    assert_eq!(solid(first.end), 64, "after the first stage");
    let times: Vec<f64> = (0..=40).map(|k| replay.t_end() * f64::from(k) / 40.0).collect();
    let counts: Vec<usize> = times.into_iter().map(solid).collect();
    assert!(counts.is_sorted());
}

#[test]
fn hit_finds_drawn_marks() {
    let replay = replay(&scenario(16, 64, Topology::Mesh, Switching::CutThrough, Algorithm::BinaryExchange));
    let graph = replay.graph().expect("a network");
    let machine = MachineScene::new(&replay, FRAME);
    for q in 0..16 {
        let [x, y] = machine.place(q);
        assert_eq!(machine.hit(x, y, 0.0), Some(Selection::Processor(q)));
    }
    for channel in 0..graph.channels() {
        let path = machine.path(channel);
        if let [x0, y0, x1, y1] = *path {
            let hit = machine.hit((x0 + x1) / 2.0, (y0 + y1) / 2.0, 0.0);
            assert_eq!(hit, Some(Selection::Channel(channel)));
        }
    }
    let mut butterfly = ButterflyScene::new(&replay, FRAME);
    let mut drawn = Recorder::default();
    butterfly.draw_dynamic(replay.t_end(), None, &mut drawn);
    let hits = drawn.rings_of(Ink::Wire).into_iter().map(|[x, y, _]| butterfly.hit(x, y, 0.0));
    let mut hits: Vec<_> = hits.collect();
    hits.sort_by_key(|hit| format!("{hit:?}"));
    hits.dedup();
    assert_eq!(hits.len(), 64 * 7);
    assert!(hits.iter().all(|hit| matches!(hit, Some(Selection::Element { .. }))));
}

#[test]
fn frame_of_1024_processors_takes_few_calls() {
    for topology in [Topology::Mesh, Topology::Hypercube] {
        let replay =
            replay(&scenario(1024, 4096, topology, Switching::CutThrough, Algorithm::BinaryExchange));
        let mut scene = MachineScene::new(&replay, FRAME);
        let mut drawn = Recorder::default();
        scene.draw_dynamic(replay.t_end() * 0.2, Some(Selection::Processor(3)), &mut drawn);
        assert!(drawn.calls < 60, "{} calls", drawn.calls);
    }
}

#[test]
fn stepping_visits_every_event_forwards_and_backwards() {
    let replay = replay(&scenario(4, 16, Topology::Mesh, Switching::Wormhole, Algorithm::BinaryExchange));
    let moments = EventTimes::new(&replay);
    let (mut t, mut steps) = (0.0, 0);
    while t < replay.t_end() {
        let next = moments.next(t);
        assert!(next > t && is_near(moments.previous(next), t, 1e-9));
        (t, steps) = (next, steps + 1);
    }
    assert_eq!(moments.times().len(), steps + 1);
    assert_eq!(moments.next(t), t);
}

#[test]
fn large_hypercube_arcs_avoid_row_numbers_and_idle_links_are_drawn() {
    for p in [128, 256, 1024] {
        let replay = replay(&Settings { p, n: 65_536, ..Settings::default() });
        let graph = replay.graph().expect("a hypercube");
        let scene = MachineScene::new(&replay, FRAME);
        let mut drawn = Recorder::default();
        scene.draw_static(&mut drawn);
        let numbers = drawn.marks.iter().filter_map(|mark| match mark {
            // Numbers end at x.
            Shape::Text(Ink::Muted, x, ..) => Some(*x),
            _ => None,
        });
        let right = numbers.fold(0.0, f32::max);
        let points = (0..graph.channels()).flat_map(|channel| scene.path(channel).chunks(2).map(|at| at[0]));
        let left = points.fold(f32::INFINITY, f32::min);
        assert!(right > 0.0 && left > right + 2.0, "p = {p}: numbers end at {right}, arcs begin at {left}");
        let at_rest = drawn.marks.iter().filter(|mark| matches!(mark, Shape::Line(Ink::Wire, ..))).count();
        assert!(at_rest >= graph.channels() as usize / 2, "p = {p}: {at_rest} lines for the links");
    }
}
