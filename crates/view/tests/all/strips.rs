//! Cells of the processors' values agree with sums computed from the definition of the transform; the matrix of an all-to-all
//! exchange agrees with the trace.

use crate::common::replay;
use hyperfly_core::machine::Switching;
use hyperfly_core::schedule::Step;
use hyperfly_reference::dft::intermediate_value;
use hyperfly_request::{Algorithm, Settings, SignalKind, Topology, View};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::views;
use hyperfly_view::{ButterflyScene, Frame, Ink, MachineScene, Replay, Scene, Selection};
use std::collections::{BTreeMap, BTreeSet};
use std::f64::consts::TAU;
use std::rc::Rc;

const FRAME: Frame = Frame { width: 1100.0, height: 640.0, text: 12.0 };

fn replay_of(algorithm: Algorithm, p: u32, n: u64) -> Rc<Replay> {
    replay(&Settings { algorithm, p, n, signal: SignalKind::Noise, ..Settings::default() })
}

fn angle_inks() -> impl Iterator<Item = Ink> {
    (0..12).map(|k| Ink::angle(TAU / 12.0 * f64::from(k)))
}

/// Returns both layers of a scene at `t`.
fn draw_layers(scene: &mut dyn Scene, t: f64) -> Recorder {
    let mut drawn = Recorder::default();
    scene.draw_static(&mut drawn);
    scene.draw_dynamic(t, None, &mut drawn);
    drawn
}

/// Returns the topmost colour at a point.
fn topmost_ink(drawn: &Recorder, [x, y]: [f32; 2]) -> Option<Ink> {
    drawn.marks.iter().rev().find_map(|mark| match *mark {
        Shape::Rect(ink, [left, top, width, height])
            if (left..left + width).contains(&x) && (top..top + height).contains(&y) =>
        {
            Some(ink)
        }
        _ => None,
    })
}

/// Returns the filled parts of cells with the elements that a pointer finds there.
fn cells(scene: &ButterflyScene) -> Vec<(u8, u64, Ink, [f32; 4])> {
    let mut drawn = Recorder::default();
    scene.draw_static(&mut drawn);
    let mut cells = Vec::new();
    for ink in angle_inks() {
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
fn cell_shows_magnitude_and_angle() {
    for (algorithm, p, n) in [
        (Algorithm::BinaryExchange, 8, 256),
        (Algorithm::BinaryExchange, 64, 1024),
        (Algorithm::Transpose, 8, 256),
        (Algorithm::GroupCyclic, 8, 256),
    ] {
        let replay = replay_of(algorithm, p, n);
        let x = &replay.run().output.as_ref().expect("data").input;
        let cells = cells(&ButterflyScene::new(&replay, FRAME));
        let stages: BTreeSet<u8> = cells.iter().map(|cell| cell.0).collect();
        assert!(stages.contains(&0) && stages.contains(&(n.trailing_zeros() as u8)), "{stages:?}");
        let full = cells.iter().map(|cell| cell.3[2]).fold(0.0, f32::max);
        for &stage in &stages {
            let value = |index: u64| intermediate_value(x, stage.into(), index as usize);
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

/// Returns start and end of the computation of R[index] after a stage, from the trace.
fn computation_span(replay: &Replay, stage: u8, index: u64) -> (f64, f64) {
    let Some(l) = stage.checked_sub(1) else { return (0.0, 0.0) };
    let made = replay.holdings().expect("small").computations
        [usize::from(l) * replay.run().plan.n as usize + index as usize];
    let (start, end) = replay.computation_interval(made.record, l);
    assert!(matches!(
        replay.run().plan.steps[made.record as usize],
        Step::Local { .. } | Step::Combine { .. }
    ));
    (start, end)
}

#[test]
fn cells_appear_when_computed() {
    for (p, n) in [(8, 256), (32, 1024)] {
        let replay = replay_of(Algorithm::BinaryExchange, p, n);
        let mut scene = ButterflyScene::new(&replay, FRAME);
        let cells = cells(&scene);
        let end = replay.t_end();
        for t in [0.0, 0.1, 0.25, 0.5, 0.62, 0.75, 0.9, 1.0].map(|part| part * end) {
            let drawn = draw_layers(&mut scene, t);
            let mut shown = 0;
            for &(stage, index, ink, [x, y, width, height]) in &cells {
                let colour = topmost_ink(&drawn, [x + width / 2.0, y + height / 2.0]);
                let (start, done) = computation_span(&replay, stage, index);
                let is_visible = colour == Some(ink);
                shown += u32::from(is_visible);
                assert!(is_visible || colour == Some(Ink::Ground), "{colour:?} over a cell");
                // A step computes its nodes one after the other.
                let share = n / u64::from(p);
                let ready = start + (done - start) * (index % share + 1) as f64 / share as f64;
                assert!(!is_visible || t >= ready * (1.0 - 1e-12), "R[{index}] of {stage} is seen at {t}");
                assert!(is_visible || t < done, "R[{index}] of {stage} is not seen at {t}");
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
fn cells_in_flight_have_transfer_colour() {
    let replay = replay_of(Algorithm::Transpose, 16, 256);
    let mut scene = ButterflyScene::new(&replay, FRAME);
    let places = &replay.holdings().expect("small").states[1].places;
    let mut seen_in_flight = 0;
    for part in 1..40 {
        let t = replay.t_end() * f64::from(part) / 40.0;
        let drawn = draw_layers(&mut scene, t);
        let in_flight = places.iter().filter_map(|place| replay.message(place.sent));
        let in_flight =
            in_flight.filter(|message| (message.injected..message.delivered).contains(&t)).count();
        // Outside the strips, the transfer colour is only used for lines and discs.
        assert_eq!(drawn.rects_of(Ink::Transfer).is_empty(), in_flight == 0, "at {t}: {in_flight}");
        seen_in_flight += usize::from(in_flight > 0);
    }
    assert!(seen_in_flight > 3);
}

/// A block of 64 elements would be stripes thinner than two pixels.
#[test]
fn cells_of_many_elements_can_be_told_apart() {
    for (p, n) in [(16, 1024), (4, 1024), (4, 256), (16, 4096)] {
        for height in [400.0, 640.0] {
            let replay = replay_of(Algorithm::BinaryExchange, p, n);
            let mut drawn = Recorder::default();
            ButterflyScene::new(&replay, Frame::new(1100.0, height)).draw_static(&mut drawn);
            let cells = drawn.rects_of(Ink::Muted);
            assert!(!cells.is_empty(), "{p} {n}");
            assert!(cells.iter().all(|cell| cell[3] >= 2.5), "{p} {n}: {:?}", cells[0]);
        }
    }
}

#[test]
fn merged_cell_shows_largest_magnitude() {
    let (p, n, stages) = (16, 4096u64, 13);
    let replay = replay_of(Algorithm::BinaryExchange, p, n);
    let x = &replay.run().output.as_ref().expect("data").input;
    let mut drawn = Recorder::default();
    let scene = ButterflyScene::new(&replay, Frame::new(1100.0, 400.0));
    scene.draw_static(&mut drawn);
    assert_eq!(angle_inks().map(|ink| drawn.rects_of(ink).len()).sum::<usize>(), 0, "magnitudes alone");
    let cells = drawn.rects_of(Ink::Muted);
    // Each state has a column of strips, and the cells of all strips share their lines.
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
            (0..n as usize).map(|index| intermediate_value(x, stage as u32, index).norm()).collect();
        let max = |sizes: &[f64]| sizes.iter().copied().fold(0.0, f64::max);
        let largest = max(&sizes);
        let here = |cell: &&[f32; 4]| at(&xs, cell[0]) / across == stage;
        for cell in cells.iter().filter(here) {
            // Binary-exchange keeps R[i] in the order of its index.
            let bin = at(&ys, cell[1]) * across + at(&xs, cell[0]) % across;
            let expected = (max(&sizes[bin * per..(bin + 1) * per]) / largest).max(0.12) as f32;
            assert!(
                (cell[2] / full - expected).abs() < 2e-3,
                "{stage} {bin}: {} not {expected}",
                cell[2] / full
            );
            // A pointer finds the element that determines the cell.
            let found = scene.hit(cell[0] + 0.5, cell[1] + cell[3] / 2.0, replay.t_end());
            let Some(Selection::Element { stage: of, index }) = found else {
                panic!("{stage} {bin}: {found:?}")
            };
            assert!(usize::from(of) == stage && (bin * per..(bin + 1) * per).contains(&(index as usize)));
            assert!(
                (sizes[index as usize] - max(&sizes[bin * per..(bin + 1) * per])).abs() <= 1e-12 * largest
            );
        }
    }
}

#[test]
fn strips_need_recorded_values() {
    let kept = |n: u64| {
        let mut drawn = Recorder::default();
        ButterflyScene::new(&replay_of(Algorithm::BinaryExchange, 16, n), FRAME).draw_static(&mut drawn);
        drawn.rects_of(Ink::Muted).len()
    };
    assert!(kept(4096) > 0);
    assert_eq!(kept(8192), 0);
}

#[test]
fn matrix_cells_show_state_of_messages() {
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
        // The position of each message's cell.
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
            let drawn = draw_layers(&mut scene, t);
            for (&record, &at) in &places {
                let message = replay.message(record).expect("a message");
                let hops = trace.hop_first.get(record as usize..record as usize + 2);
                let waits = match hops {
                    // The message occupies none of the channels it still needs, or has released its last one.
                    Some(range) if switching == Switching::StoreAndForward => {
                        let hops = range[0] as usize..range[1] as usize;
                        !hops.into_iter().any(|k| (trace.hop_start[k]..trace.hop_end[k]).contains(&t))
                    }
                    // The message occupies its last channel, or its head is still crossing one.
                    Some(range) => {
                        let starts = &trace.hop_start[range[0] as usize..range[1] as usize];
                        let granted = starts.iter().filter(|start| **start <= t).count();
                        granted < starts.len() && (granted == 0 || t >= starts[granted - 1] + 0.5)
                    }
                    None => {
                        let late = replay.delay(&message) > 0.0;
                        late && t >= message.injected + replay.unhindered(record).hop
                    }
                };
                let (kind, expected) = match t {
                    t if t < message.injected => (0, Ink::Ground),
                    t if t >= message.delivered => (3, Ink::TransferSoft),
                    _ if waits => (2, Ink::Contention),
                    _ => (1, Ink::Transfer),
                };
                counts[kind] += 1;
                assert_eq!(topmost_ink(&drawn, at), Some(expected), "{switching:?}: {message:?} at {t}");
            }
        }
        assert!(counts.iter().all(|count| *count > 20), "{switching:?}: {counts:?}");
    }
}

#[test]
fn machine_strips_show_values_of_processors() {
    let (p, n) = (4u32, 64u64);
    let replay = replay_of(Algorithm::BinaryExchange, p, n);
    let x = &replay.run().output.as_ref().expect("data").input;
    let mut scene = MachineScene::new(&replay, FRAME);
    let share = (n / u64::from(p)) as usize;
    for part in 0..=20 {
        let t = replay.t_end() * f64::from(part) / 20.0;
        let mut drawn = Recorder::default();
        scene.draw_dynamic(t, None, &mut drawn);
        for q in 0..p {
            // The last stage that all elements of the processor have completed.
            let own = q as usize * share..(q as usize + 1) * share;
            let done = |stage: &u8| own.clone().all(|i| computation_span(&replay, *stage, i as u64).1 <= t);
            let stage = (0..=6u8).rev().find(done).expect("the input");
            let mut expected: BTreeMap<Ink, usize> = BTreeMap::new();
            for index in own.clone() {
                *expected.entry(Ink::angle(intermediate_value(x, stage.into(), index).arg())).or_default() +=
                    1;
            }
            let [px, py] = scene.place(q);
            let beside =
                |cell: &[f32; 4]| (px..px + 80.0).contains(&cell[0]) && (py..py + 60.0).contains(&cell[1]);
            let found: BTreeMap<Ink, usize> = angle_inks()
                .map(|ink| (ink, drawn.rects_of(ink).into_iter().filter(beside).count()))
                .filter(|(_, count)| *count > 0)
                .collect();
            assert_eq!(found, expected, "processor {q} at {t}: stage {stage}");
        }
    }
    let crowded = replay_of(Algorithm::BinaryExchange, 64, n);
    let mut drawn = Recorder::default();
    MachineScene::new(&crowded, Frame::new(420.0, 300.0)).draw_dynamic(0.0, None, &mut drawn);
    assert_eq!(angle_inks().map(|ink| drawn.rects_of(ink).len()).sum::<usize>(), 0, "no room, no strips");
    // A cell has one value, or is left out.
    let has_strips = |n: u64| {
        let replay = replay_of(Algorithm::BinaryExchange, 16, n);
        MachineScene::new(&replay, Frame::new(1600.0, 1600.0)).has_strips()
    };
    assert_eq!([64, 4096].map(has_strips), [true, false]);
}

#[test]
fn legend_explains_cells() {
    let words = |algorithm, p, n| {
        let marks = views::of(View::Butterfly).legend(&replay_of(algorithm, p, n));
        marks.into_iter().map(|(_, word)| word).collect::<Vec<_>>()
    };
    let has = |words: &[&str], part: &str| words.iter().any(|word| word.contains(part));
    let small = words(Algorithm::BinaryExchange, 4, 64);
    assert!(has(&small, "arrow") && !has(&small, "length"));
    let cells = words(Algorithm::BinaryExchange, 8, 256);
    assert!(has(&cells, "length: magnitude") && has(&cells, "not computed yet") && !has(&cells, "delivered"));
    let many = words(Algorithm::BinaryExchange, 16, 1024);
    assert!(has(&many, "largest of several") && !has(&many, "colour"));
    let heat = words(Algorithm::Transpose, 64, 4096);
    assert!(has(&heat, "largest of several") && has(&heat, "delivered") && has(&heat, "held up"));
    let none = words(Algorithm::BinaryExchange, 64, 8192);
    assert!(!has(&none, "magnitude") && !has(&none, "not computed yet"));
}
