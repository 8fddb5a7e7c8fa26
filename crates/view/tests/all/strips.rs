//! What processors hold, drawn as cells, held against sums written down from the definition of the transform; the matrix of an
//! exchange of all with all, held against the trace.

use crate::common::replay;
use hyperfly_core::machine::Switching;
use hyperfly_core::schedule::Step;
use hyperfly_reference::dft::intermediate;
use hyperfly_request::{Algorithm, Settings, SignalKind, Topology, View};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::text::legend;
use hyperfly_view::{ButterflyScene, Frame, Ink, MachineScene, Replay, Scene, Selection};
use std::collections::{BTreeMap, BTreeSet};
use std::f64::consts::TAU;
use std::rc::Rc;

const FRAME: Frame = Frame { width: 1100.0, height: 640.0, text: 12.0 };

fn run(algorithm: Algorithm, p: u32, n: u64) -> Rc<Replay> {
    replay(&Settings { algorithm, p, n, signal: SignalKind::Noise, ..Settings::default() })
}

fn angles() -> impl Iterator<Item = Ink> {
    (0..12).map(|k| Ink::angle(TAU / 12.0 * f64::from(k)))
}

/// What is drawn at `t`, the lower layer below the upper one.
fn layers(scene: &mut dyn Scene, t: f64) -> Recorder {
    let mut drawn = Recorder::default();
    scene.draw_static(&mut drawn);
    scene.draw_dynamic(t, None, &mut drawn);
    drawn
}

/// The colour that is seen at a point: that of the last area drawn over it.
fn seen(drawn: &Recorder, [x, y]: [f32; 2]) -> Option<Ink> {
    drawn.marks.iter().rev().find_map(|mark| match *mark {
        Shape::Rect(ink, [left, top, width, height])
            if (left..left + width).contains(&x) && (top..top + height).contains(&y) =>
        {
            Some(ink)
        }
        _ => None,
    })
}

/// The filled parts of cells, with the elements that a pointer finds there.
fn cells(scene: &ButterflyScene) -> Vec<(u8, u64, Ink, [f32; 4])> {
    let mut drawn = Recorder::default();
    scene.draw_static(&mut drawn);
    let mut cells = Vec::new();
    for ink in angles() {
        for cell @ [x, y, width, height] in drawn.rects_of(ink) {
            match scene.hit(x + width / 2.0, y + height / 2.0, 0.0) {
                Some(Selection::Element { stage, index }) => cells.push((stage, index, ink, cell)),
                other => panic!("{other:?} at a cell"),
            }
        }
    }
    cells
}

#[test]
fn a_cell_is_filled_as_far_as_the_magnitude_in_the_colour_of_the_angle() {
    for (algorithm, p, n) in [
        (Algorithm::BinaryExchange, 4, 256),
        (Algorithm::BinaryExchange, 64, 1024),
        (Algorithm::Transpose, 8, 256),
        (Algorithm::GroupCyclic, 4, 256),
    ] {
        let replay = run(algorithm, p, n);
        let x = &replay.run().output.as_ref().expect("data").input;
        let cells = cells(&ButterflyScene::new(&replay, FRAME));
        let stages: BTreeSet<u8> = cells.iter().map(|cell| cell.0).collect();
        assert!(stages.contains(&0) && stages.contains(&(n.trailing_zeros() as u8)), "{stages:?}");
        let full = cells.iter().map(|cell| cell.3[2]).fold(0.0, f32::max);
        for &stage in &stages {
            let value = |index: u64| intermediate(x, stage.into(), index as usize);
            let largest = (0..n).map(|index| value(index).norm()).fold(0.0, f64::max);
            let here: BTreeMap<u64, _> =
                cells.iter().filter(|cell| cell.0 == stage).map(|cell| (cell.1, cell)).collect();
            assert_eq!(here.len() as u64, n, "{algorithm:?}: a cell for each element after {stage} stages");
            for (index, (_, _, ink, [.., width, _])) in here {
                let part = (value(index).norm() / largest).max(0.12) as f32;
                assert_eq!(*ink, Ink::angle(value(index).arg()), "{algorithm:?} {stage} {index}");
                assert!(
                    (width / full - part).abs() < 2e-3,
                    "{algorithm:?} {stage} {index}: {width} of {full}"
                );
            }
        }
    }
}

/// When a step computed R[index] after a stage, from the trace: from, to.
fn computed(replay: &Replay, stage: u8, index: u64) -> (f64, f64) {
    let Some(l) = stage.checked_sub(1) else { return (0.0, 0.0) };
    let made = replay.holdings().expect("small").made
        [usize::from(l) * replay.run().plan.n as usize + index as usize];
    let (start, end) = replay.computed(made.record, l);
    assert!(matches!(
        replay.run().plan.steps[made.record as usize],
        Step::Local { .. } | Step::Combine { .. }
    ));
    (start, end)
}

#[test]
fn nothing_is_seen_before_it_is_computed_and_all_of_it_after() {
    for (p, n) in [(4, 256), (16, 1024)] {
        let replay = run(Algorithm::BinaryExchange, p, n);
        let mut scene = ButterflyScene::new(&replay, FRAME);
        let cells = cells(&scene);
        let end = replay.t_end();
        for t in [0.0, 0.1, 0.25, 0.5, 0.62, 0.75, 0.9, 1.0].map(|part| part * end) {
            let drawn = layers(&mut scene, t);
            let mut shown = 0;
            for &(stage, index, ink, [x, y, width, height]) in &cells {
                let colour = seen(&drawn, [x + width / 2.0, y + height / 2.0]);
                let (start, done) = computed(&replay, stage, index);
                let is = colour == Some(ink);
                shown += u32::from(is);
                assert!(is || colour == Some(Ink::Ground), "{colour:?} over a cell");
                // A step computes the nodes of its processor one after the other.
                let share = n / u64::from(p);
                let there = start + (done - start) * (index % share + 1) as f64 / share as f64;
                assert!(!is || t >= there * (1.0 - 1e-12), "R[{index}] of {stage} is seen at {t}");
                assert!(is || t < done, "R[{index}] of {stage} is not seen at {t}");
            }
            let all = cells.len() as u32;
            match t {
                0.0 => assert_eq!(u64::from(shown), n, "only the input"),
                t if t == end => assert_eq!(shown, all),
                _ => assert!(u64::from(shown) >= n && shown < all, "{shown} at {t}"),
            }
        }
    }
}

#[test]
fn what_is_in_a_message_is_in_its_colour() {
    let replay = run(Algorithm::Transpose, 16, 256);
    let mut scene = ButterflyScene::new(&replay, FRAME);
    let places = &replay.holdings().expect("small").states[1].places;
    let mut seen_in_flight = 0;
    for part in 1..40 {
        let t = replay.t_end() * f64::from(part) / 40.0;
        let drawn = layers(&mut scene, t);
        let in_flight = places.iter().filter_map(|place| replay.message(place.sent));
        let in_flight =
            in_flight.filter(|message| (message.injected..message.delivered).contains(&t)).count();
        // Outside of the strips the colour of messages is that of lines and discs.
        assert_eq!(drawn.rects_of(Ink::Transfer).is_empty(), in_flight == 0, "at {t}: {in_flight}");
        seen_in_flight += usize::from(in_flight > 0);
    }
    assert!(seen_in_flight > 3);
}

#[test]
fn a_heat_cell_is_the_largest_magnitude_of_its_elements() {
    let (p, n, stages) = (16, 4096u64, 13);
    let replay = run(Algorithm::BinaryExchange, p, n);
    let x = &replay.run().output.as_ref().expect("data").input;
    let mut drawn = Recorder::default();
    let scene = ButterflyScene::new(&replay, Frame::new(1100.0, 400.0));
    scene.draw_static(&mut drawn);
    assert_eq!(angles().map(|ink| drawn.rects_of(ink).len()).sum::<usize>(), 0, "magnitudes alone");
    let cells = drawn.rects_of(Ink::Text);
    // A column of strips for each state, the cells of all strips in the same lines.
    let sorted = |which: usize| -> Vec<f32> {
        let mut all: Vec<f32> = cells.iter().map(|cell| cell[which]).collect();
        all.sort_by(f32::total_cmp);
        all.dedup_by(|a, b| (*a - *b).abs() < 0.01);
        all
    };
    let (xs, ys) = (sorted(0), sorted(1));
    let across = xs.len() / stages;
    let bins = across * ys.len();
    assert!(xs.len() == across * stages && cells.len() == bins * stages && bins < n as usize, "{bins} bins");
    let per = n as usize / bins;
    let full = cells.iter().map(|cell| cell[2]).fold(0.0, f32::max);
    let at = |all: &[f32], value: f32| all.iter().position(|x| (x - value).abs() < 0.02).expect("a line");
    for stage in 0..stages {
        let sizes: Vec<f64> =
            (0..n as usize).map(|index| intermediate(x, stage as u32, index).norm()).collect();
        let most = |sizes: &[f64]| sizes.iter().copied().fold(0.0, f64::max);
        let largest = most(&sizes);
        let here = |cell: &&[f32; 4]| at(&xs, cell[0]) / across == stage;
        for cell in cells.iter().filter(here) {
            // Binary-exchange keeps R[i] in the order of its index.
            let bin = at(&ys, cell[1]) * across + at(&xs, cell[0]) % across;
            let right = (most(&sizes[bin * per..(bin + 1) * per]) / largest).max(0.12) as f32;
            assert!((cell[2] / full - right).abs() < 2e-3, "{stage} {bin}: {} not {right}", cell[2] / full);
            // What is pointed at in a cell is what fills it.
            let found = scene.hit(cell[0] + 0.5, cell[1] + cell[3] / 2.0, replay.t_end());
            let Some(Selection::Element { stage: of, index }) = found else {
                panic!("{stage} {bin}: {found:?}")
            };
            assert!(usize::from(of) == stage && (bin * per..(bin + 1) * per).contains(&(index as usize)));
            assert!(
                (sizes[index as usize] - most(&sizes[bin * per..(bin + 1) * per])).abs() <= 1e-12 * largest
            );
        }
    }
}

#[test]
fn what_is_not_kept_is_not_drawn() {
    let kept = |n: u64| {
        let mut drawn = Recorder::default();
        ButterflyScene::new(&run(Algorithm::BinaryExchange, 16, n), FRAME).draw_static(&mut drawn);
        drawn.rects_of(Ink::Text).len()
    };
    assert!(kept(4096) > 0);
    assert_eq!(kept(8192), 0);
}

#[test]
fn the_cells_of_a_matrix_are_what_became_of_each_message() {
    for switching in [Switching::CutThrough, Switching::StoreAndForward, Switching::Wormhole] {
        let replay = replay(&Settings {
            algorithm: Algorithm::Transpose,
            p: 32,
            n: 1024,
            topology: Topology::Mesh,
            switching,
            ts: 2.0,
            tw: 6.0,
            ..Settings::default()
        });
        let mut scene = ButterflyScene::new(&replay, FRAME);
        // Where a pointer finds each message.
        let mut places: BTreeMap<u32, [f32; 2]> = BTreeMap::new();
        for k in 0..1100 * 320 {
            let at = [(k % 1100) as f32, (k / 1100) as f32 * 2.0];
            if let Some(Selection::Message(record)) = scene.hit(at[0], at[1], 0.0) {
                places.entry(record).or_insert(at);
            }
        }
        assert_eq!(places.len(), 32 * 31, "a cell for each message");
        let trace = &replay.run().trace;
        let mut counts = [0; 4];
        let phase = replay.phases().iter().find(|phase| phase.kind.is_move()).expect("the exchange");
        for part in -1..=24 {
            let t = (phase.start + (phase.end - phase.start) * f64::from(part) / 23.0).max(0.0);
            let drawn = layers(&mut scene, t);
            for (&record, &at) in &places {
                let message = replay.message(record).expect("a message");
                let hops = trace.hop_first.get(record as usize..record as usize + 2);
                let waits = match hops {
                    // It has none of the channels that it still needs, or its last one has been given up.
                    Some(range) if switching == Switching::StoreAndForward => {
                        let hops = range[0] as usize..range[1] as usize;
                        !hops.into_iter().any(|k| (trace.hop_start[k]..trace.hop_end[k]).contains(&t))
                    }
                    // It has its last channel, or its head is still crossing one.
                    Some(range) => {
                        let starts = &trace.hop_start[range[0] as usize..range[1] as usize];
                        let granted = starts.iter().filter(|start| **start <= t).count();
                        granted < starts.len() && (granted == 0 || t >= starts[granted - 1] + 0.5)
                    }
                    None => {
                        let late = replay.held_up(&message) > 0.0;
                        late && t >= message.injected + replay.unhindered(record).hop
                    }
                };
                let (kind, right) = match t {
                    t if t < message.injected => (0, Ink::Ground),
                    t if t >= message.delivered => (3, Ink::TransferSoft),
                    _ if waits => (2, Ink::Contention),
                    _ => (1, Ink::Transfer),
                };
                counts[kind] += 1;
                assert_eq!(seen(&drawn, at), Some(right), "{switching:?}: {message:?} at {t}");
            }
        }
        assert!(counts.iter().all(|count| *count > 20), "{switching:?}: {counts:?}");
    }
}

#[test]
fn the_machine_shows_what_each_processor_holds() {
    let (p, n) = (4u32, 64u64);
    let replay = run(Algorithm::BinaryExchange, p, n);
    let x = &replay.run().output.as_ref().expect("data").input;
    let mut scene = MachineScene::new(&replay, FRAME);
    let share = (n / u64::from(p)) as usize;
    for part in 0..=20 {
        let t = replay.t_end() * f64::from(part) / 20.0;
        let mut drawn = Recorder::default();
        scene.draw_dynamic(t, None, &mut drawn);
        for q in 0..p {
            // The last stage that all of the processor's elements have gone through.
            let own = q as usize * share..(q as usize + 1) * share;
            let done = |stage: &u8| own.clone().all(|i| computed(&replay, *stage, i as u64).1 <= t);
            let stage = (0..=6u8).rev().find(done).expect("the input");
            let mut right: BTreeMap<Ink, usize> = BTreeMap::new();
            for index in own.clone() {
                *right.entry(Ink::angle(intermediate(x, stage.into(), index).arg())).or_default() += 1;
            }
            let [px, py] = scene.place(q);
            let beside =
                |cell: &[f32; 4]| (px..px + 80.0).contains(&cell[0]) && (py..py + 60.0).contains(&cell[1]);
            let found: BTreeMap<Ink, usize> = angles()
                .map(|ink| (ink, drawn.rects_of(ink).into_iter().filter(beside).count()))
                .filter(|(_, count)| *count > 0)
                .collect();
            assert_eq!(found, right, "processor {q} at {t}: stage {stage}");
        }
    }
    let crowded = run(Algorithm::BinaryExchange, 64, n);
    let mut drawn = Recorder::default();
    MachineScene::new(&crowded, Frame::new(420.0, 300.0)).draw_dynamic(0.0, None, &mut drawn);
    assert_eq!(angles().map(|ink| drawn.rects_of(ink).len()).sum::<usize>(), 0, "no room, no strips");
}

#[test]
fn the_legend_says_what_cells_are() {
    let words = |algorithm, p, n| {
        let marks = legend::marks(&run(algorithm, p, n), View::Butterfly);
        marks.into_iter().map(|(_, word)| word).collect::<Vec<_>>()
    };
    let has = |words: &[&str], part: &str| words.iter().any(|word| word.contains(part));
    let small = words(Algorithm::BinaryExchange, 4, 64);
    assert!(has(&small, "arrow") && !has(&small, "length"));
    let cells = words(Algorithm::BinaryExchange, 4, 256);
    assert!(has(&cells, "length: magnitude") && has(&cells, "not computed yet") && !has(&cells, "delivered"));
    let heat = words(Algorithm::Transpose, 64, 4096);
    assert!(has(&heat, "largest magnitude") && has(&heat, "delivered") && has(&heat, "held up"));
    let none = words(Algorithm::BinaryExchange, 64, 8192);
    assert!(!has(&none, "magnitude") && !has(&none, "not computed yet"));
}
