//! Contention, dots and lanes of the race agree with the schedule and the network.

use crate::common::{draw_layers, replay};
use hyperfly_core::trace::Activity;
use hyperfly_request::{Choice, Settings, Switching, Topology};
use hyperfly_view::draw::record::Recorder;
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::{
    ContentionInterval, Frame, Ink, LanesScene, LensPlaces, LensScene, MachineScene, Replay, Scene,
};
use std::rc::Rc;

const FRAME: Frame = Frame { width: 600.0, height: 480.0, text: 12.0 };

fn replay_on(topology: Topology, p: u32) -> Rc<Replay> {
    replay(&Settings { topology, p, n: 4096, ..Settings::default() })
}

fn draw_frame(scene: &mut dyn Scene, t: f64) -> Recorder {
    let mut recorder = Recorder::default();
    scene.draw_dynamic(t, None, &mut recorder);
    recorder
}

#[test]
fn first_contention_is_none_on_hypercube_and_immediate_on_mesh() {
    // Binary-exchange begins with partners half a side of the mesh apart: s/2 messages each way cross the middle of a row or
    // column of s processors.
    for (p, load) in [(16, 2), (64, 4), (1024, 16)] {
        assert_eq!(ContentionInterval::first(&replay_on(Topology::Hypercube, p)), None, "{p}");
        let mesh = replay_on(Topology::Mesh, p);
        let jam = ContentionInterval::first(&mesh).expect("a jam");
        assert_eq!(jam.load, load, "{p}");
        // All begin at the same time, after t_s and, for the head, t_h per channel.
        let s = mesh.run().scenario.machine.network().expect("a mesh");
        assert_eq!(jam.start, s.ts + s.th * f64::from(load), "{p}");
        // Each gets 1/load of the channel.
        let words = 4096.0 / f64::from(p);
        let alone = s.tw * words;
        assert!((jam.end - jam.start - alone * f64::from(load)).abs() < 1e-9 * jam.end, "{p}: {jam:?}");
        // The channel connects two neighbours across the middle.
        let (from, to) = mesh.graph().and_then(|graph| graph.ends(jam.channel)).expect("a channel");
        let side = f64::from(p).sqrt() as u32;
        assert_eq!(from.abs_diff(to), side, "in a column");
        assert_eq!((from / side).max(to / side), side / 2);
    }
    assert_eq!(
        ContentionInterval::first(&replay_on(Topology::Mesh, 4)),
        None,
        "on four processors all partners are neighbours"
    );
}

#[test]
fn dots_match_messages_in_flight() {
    for topology in [Topology::Hypercube, Topology::Mesh] {
        for switching in Switching::ALL {
            let settings =
                Settings { topology, p: 64, n: 4096, switching: *switching, ..Settings::default() };
            let replay = replay(&settings);
            let mut scene = MachineScene::with_dots(&replay, FRAME);
            for k in 1..40 {
                let t = replay.t_end() * f64::from(k) / 40.0;
                let mut under_way = 0;
                replay.for_each_in_flight(t, |message| under_way += usize::from(t < message.delivered));
                let recorder = draw_frame(&mut scene, t);
                let dots: Vec<[f32; 3]> = (0..4).flat_map(|k| recorder.discs_of(Ink::series(k))).collect();
                assert_eq!(dots.len(), under_way, "{topology:?} {switching:?} {t}");
            }
        }
    }
}

#[test]
fn senders_that_share_a_channel_differ_in_colour() {
    for p in [16, 64] {
        let mesh = replay_on(Topology::Mesh, p);
        for found in ContentionInterval::all(&mesh) {
            let senders = senders_on(&mesh, found.channel, found.start);
            let mut inks: Vec<Ink> = senders.iter().map(|q| Ink::sender(*q)).collect();
            inks.sort_unstable();
            inks.dedup();
            assert_eq!(inks.len(), usize::from(found.load), "{senders:?}");
        }
    }
}

/// Returns the senders of the messages that stream over a channel.
fn senders_on(replay: &Replay, channel: u32, t: f64) -> Vec<u32> {
    let (mut senders, mut route) = (Vec::new(), Vec::new());
    replay.for_each_in_flight(t, |message| {
        route.clear();
        replay.graph().expect("a mesh").route(message.from, message.to, &mut route);
        let streams = t >= message.injected + replay.unhindered(message.record).hop;
        senders.extend((streams && route.contains(&channel)).then_some(message.from));
    });
    senders
}

#[test]
fn contention_intervals_follow_the_halving_distances() {
    // The distance of partners halves from stage to stage, in columns first, then in rows.
    for (p, loads) in [(16, vec![2, 2]), (64, vec![4, 2, 4, 2]), (256, vec![8, 4, 2, 8, 4, 2])] {
        let all = ContentionInterval::all(&replay_on(Topology::Mesh, p));
        assert_eq!(all.iter().map(|found| found.load).collect::<Vec<_>>(), loads, "{p}");
        assert!(all.windows(2).all(|pair| pair[0].end <= pair[1].start), "{all:?}");
    }
}

#[test]
fn finished_processors_have_no_activity() {
    for p in [16, 64, 256] {
        let replay = replay_on(Topology::Mesh, p);
        let end = replay.t_end();
        let drawn = |scene: &mut MachineScene, t: f64| {
            let recorder = draw_frame(scene, t);
            let inks = Activity::ALL.map(|activity| {
                let ink = Ink::of(activity);
                recorder.discs_of(ink).len() + recorder.rings_of(ink).len() + recorder.rects_of(ink).len()
            });
            inks.iter().sum::<usize>()
        };
        let mut scene = MachineScene::with_dots(&replay, FRAME);
        assert!(drawn(&mut scene, end * 0.999) >= p as usize, "{p}");
        assert_eq!(drawn(&mut scene, end), 0, "{p}");
        // Elsewhere a processor keeps its last activity.
        assert!(drawn(&mut MachineScene::new(&replay, FRAME), end) >= p as usize, "{p}");
    }
}

#[test]
fn projected_race_numbers_its_rows() {
    let frame = Frame { width: 900.0, height: 620.0, text: 26.4 };
    for topology in [Topology::Hypercube, Topology::Mesh] {
        let mut scene = MachineScene::with_dots(&replay_on(topology, 64), frame);
        let recorder = draw_layers(&mut scene, 0.0, None);
        assert_eq!(recorder.texts(), ["0", "8", "16", "24", "32", "40", "48", "56"], "{topology:?}");
    }
}

#[test]
fn lens_shows_the_messages_on_the_contended_channel() {
    for p in [16u32, 64, 256, 1024] {
        let replay = replay_on(Topology::Mesh, p);
        let mut scene = LensScene::new(&replay, FRAME);
        let places = LensPlaces::new(FRAME);
        let [x, y, width, height] = places.channel;
        for found in ContentionInterval::all(&replay) {
            for part in [0.0, 0.3, 0.9] {
                let t = found.start + (found.end - found.start) * part;
                let channel = scene.channel(t).expect("a lens");
                let recorder = draw_frame(&mut scene, t);
                let mut senders = senders_on(&replay, channel, t);
                assert_eq!(senders.len(), usize::from(found.load), "p = {p}, t = {t}");
                // One dot in each lane, as far as its words have passed.
                let dots = (0..4).flat_map(|k| recorder.discs_of(Ink::series(k)));
                let mut dots: Vec<_> = dots.filter(|[dot, ..]| *dot > places.left).collect();
                dots.sort_by(|a, b| a[1].total_cmp(&b[1]));
                assert_eq!(dots.len(), senders.len());
                for (lane, [dot_x, dot_y, _]) in dots.iter().enumerate() {
                    let middle = y + height * (lane as f32 + 0.5) / senders.len() as f32;
                    assert!((dot_y - middle).abs() < 0.01, "lane {lane}: {dot_y}");
                    let passed = (dot_x - dots[0][0]).abs();
                    assert!(passed < 0.01 && (x..x + width).contains(dot_x), "equal parts of the channel");
                }
                let texts = recorder.texts();
                let labelled: Vec<u32> =
                    texts.iter().filter_map(|text| text.split_once(" → ")?.0.parse().ok()).collect();
                senders.sort_unstable();
                assert_eq!(labelled, senders, "p = {p}, t = {t}");
                let (from, to) = replay.graph().and_then(|graph| graph.ends(channel)).expect("a channel");
                assert!([from, to].iter().all(|node| texts.contains(&&*node.to_string())), "{texts:?}");
            }
        }
    }
    let cube = replay_on(Topology::Hypercube, 64);
    assert_eq!(LensScene::new(&cube, FRAME).channel(0.0), None);
}

/// Before the first message and after the last one the picture is not empty: afterwards the lens shows the fullest moment.
#[test]
fn lens_shows_fullest_moment_after_last_message() {
    let replay = replay_on(Topology::Mesh, 64);
    let mut scene = LensScene::new(&replay, FRAME);
    let all = ContentionInterval::all(&replay);
    let fullest = all.iter().map(|found| found.load).max().expect("contention");
    let left = LensPlaces::new(FRAME).left;
    let mut dots = |t: f64| {
        let recorder = draw_frame(&mut scene, t);
        let dots = (0..4).flat_map(|k| recorder.discs_of(Ink::series(k))).filter(|[x, ..]| *x > left);
        dots.count()
    };
    assert_eq!([dots(0.0), dots(replay.t_end())], [0, usize::from(fullest)]);
    assert_eq!(dots(replay.last_delivery()), usize::from(fullest));
    let channel = scene.channel(replay.t_end()).expect("a lens");
    let of_fullest = |found: &&ContentionInterval| {
        found.load == fullest && senders_on(&replay, channel, found.start).len() == usize::from(fullest)
    };
    assert!(all.iter().any(|found| of_fullest(&found)), "the channel has that load in the run");
}

/// In a hypercube of 1024 processors the messages between two blocks of 8 by 8 share a dot with their number; all others have their own.
#[test]
fn bundles_of_large_hypercube_count_messages_between_blocks() {
    for frame in [FRAME, Frame { width: 358.0, height: 170.0, text: 12.0 }] {
        let replay = replay_on(Topology::Hypercube, 1024);
        let mut scene = MachineScene::with_dots(&replay, frame);
        let block = |q: u32| (q / 32 / 8, q % 32 / 8);
        let (mut seen, mut single) = (0, 0);
        for k in 1..60 {
            let t = replay.t_end() * f64::from(k) / 60.0;
            let mut bundles: Vec<((u32, u32), (u32, u32))> = Vec::new();
            let mut own = 0;
            replay.for_each_in_flight(t, |message| {
                if t < message.delivered {
                    let ends = (block(message.from), block(message.to));
                    if ends.0 == ends.1 { own += 1 } else { bundles.push(ends) }
                }
            });
            let messages = bundles.len();
            bundles.sort_unstable();
            bundles.dedup();
            let recorder = draw_frame(&mut scene, t);
            let dots: usize = (0..4).map(|k| recorder.discs_of(Ink::series(k)).len()).sum();
            assert_eq!(dots, bundles.len() + own, "{t}");
            if frame.width > 400.0 {
                let numbers =
                    recorder.texts().iter().filter_map(|text| text.parse::<usize>().ok()).sum::<usize>();
                assert_eq!(numbers, messages, "{t}");
            }
            seen += bundles.len();
            single += own;
        }
        assert!(seen > 0 && single > 0, "{seen} {single}");
        assert_eq!(MachineScene::bundled_messages(1024), Some(64));
        // All 32 bundles and 16 blocks are drawn at rest, inside the frame.
        let mut rest = Recorder::default();
        scene.draw_static(&mut rest);
        let blocks = rest.rects_of(Ink::Panel);
        assert_eq!(blocks.len(), 16);
        let inside = |[x, y, width, height]: &[f32; 4]| {
            *x > 0.0 && *y > 0.0 && x + width < frame.width && y + height < frame.height
        };
        assert!(blocks.iter().all(inside), "{blocks:?}");
    }
}

#[test]
fn lanes_show_only_elapsed_time() {
    let runs = [replay_on(Topology::Hypercube, 64), replay_on(Topology::Mesh, 64)];
    let mut scene = LanesScene::new([Some(&runs[0]), Some(&runs[1])], ["hypercube", "mesh"], FRAME);
    let covered = |recorder: &Recorder| {
        let rects = Activity::ALL.into_iter().flat_map(|activity| {
            recorder.rects_of(Ink::of(activity)).into_iter().chain(recorder.rects_of(Ink::soft(activity)))
        });
        let mut lanes = [0.0f64; 2];
        // Measured by area, because a delayed message is contention above transfer. All bars have the same height.
        let rects: Vec<[f32; 4]> = rects.collect();
        let bar = rects.iter().map(|[_, y, _, height]| y + height).fold(0.0, f32::max);
        let bar = 2.0 * (bar - FRAME.height * 0.75);
        for [_, y, width, height] in rects {
            lanes[usize::from(y > FRAME.height / 2.0)] += f64::from(width * height / bar.max(1.0));
        }
        lanes
    };
    assert_eq!(covered(&draw_frame(&mut scene, 0.0)), [0.0; 2]);
    let whole = covered(&draw_frame(&mut scene, f64::INFINITY));
    let ends = [runs[0].t_end(), runs[1].t_end()];
    assert!((whole[0] / whole[1] - ends[0] / ends[1]).abs() < 1e-3, "on one axis");
    let t = ends[0] / 2.0;
    for lane in covered(&draw_frame(&mut scene, t)) {
        assert!((lane - whole[1] * t / ends[1]).abs() < 0.5, "as long as the time that has passed: {lane}");
    }
    let texts = |t: f64, scene: &mut LanesScene| {
        draw_frame(scene, t).texts().iter().map(|text| text.to_string()).collect::<Vec<_>>()
    };
    assert!(texts(t, &mut scene).is_empty());
    let done = ends.map(|end| format!("done · {}", quantity(end, 4)));
    assert_eq!(texts(ends[0], &mut scene), [&*done[0]]);
    assert_eq!(texts(ends[1], &mut scene), [&*done[0], &*done[1], "1.47 × as long"]);
    // A run that is not known yet has an empty lane.
    let mut alone = LanesScene::new([Some(&runs[0]), None], ["hypercube", "mesh"], FRAME);
    let recorder = draw_frame(&mut alone, f64::INFINITY);
    assert!(recorder.texts() == [&*done[0]] && covered(&recorder)[1] == 0.0);
    // The bracket spans the difference of the ends.
    let bracket = draw_frame(&mut scene, ends[1]).lines_of(Ink::Load4);
    let long = f64::from(bracket[0][2] - bracket[0][0]);
    assert!((long - whole[1] * (1.0 - ends[0] / ends[1])).abs() < 0.5, "{bracket:?}");
    assert!(draw_frame(&mut scene, ends[0]).lines_of(Ink::Load4).is_empty());
    // Triangles mark the tail, in which both only compute.
    let arrows = |t: f64, scene: &mut LanesScene| draw_frame(scene, t).triangles_of(Ink::Cursor).len();
    let mut last = 0.0f64;
    (0..1000).for_each(|k| {
        runs[1].for_each_in_flight(ends[1] * f64::from(k) / 1000.0, |m| last = last.max(m.delivered))
    });
    assert_eq!([last - 1.0, last, ends[1] - 1.0, ends[1]].map(|t| arrows(t, &mut scene)), [0, 2, 2, 0]);
}

/// In a narrow frame the bars start at the edge, and only T_p follows them.
#[test]
fn lanes_of_narrow_frame_fill_it() {
    let runs = [replay_on(Topology::Hypercube, 64), replay_on(Topology::Mesh, 64)];
    let phone = Frame { width: 358.0, height: 60.0, text: 12.0 };
    let mut scene = LanesScene::new([Some(&runs[0]), Some(&runs[1])], ["hypercube", "mesh"], phone);
    let recorder = draw_frame(&mut scene, f64::INFINITY);
    let rects = Activity::ALL.into_iter().flat_map(|activity| recorder.rects_of(Ink::of(activity)));
    let (mut left, mut right) = (f32::INFINITY, 0.0f32);
    for [x, _, width, _] in rects {
        left = left.min(x);
        right = right.max(x + width);
    }
    assert!(left == 0.0 && right > 0.8 * phone.width, "from {left} to {right}");
    assert_eq!(recorder.texts().len(), 2, "T_p of both, and no words: {:?}", recorder.texts());
}

/// Without delays the lane shows processor 0.
#[test]
fn lane_without_contention_shows_processor_0() {
    use hyperfly_request::Twiddles;
    let run = replay(&Settings { p: 16, n: 256, twiddles: Twiddles::Computed, ..Settings::default() });
    let spent = |q: u32, what: Activity| {
        let mut time = 0.0;
        run.segments(q, |s| time += if s.activity == what { s.end - s.start } else { 0.0 });
        time
    };
    assert!((0..16).all(|q| spent(q, Activity::Contention) == 0.0));
    assert!(spent(0, Activity::Compute) < spent(15, Activity::Compute));
    let mut scene = LanesScene::new([Some(&run), Some(&run)], ["one", "two"], FRAME);
    let recorder = draw_frame(&mut scene, f64::INFINITY);
    let width = |ink: Ink| -> f32 { recorder.rects_of(ink).iter().map(|[_, _, w, _]| w).sum() };
    let drawn = f64::from(width(Ink::of(Activity::Compute)));
    let whole: f64 =
        Activity::ALL.into_iter().map(|a| f64::from(width(Ink::of(a)).max(width(Ink::soft(a))))).sum();
    let part = spent(0, Activity::Compute) / run.t_end();
    assert!((drawn / whole - part).abs() < 1e-3, "{} {part}", drawn / whole);
}
