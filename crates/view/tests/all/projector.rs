//! Pictures on a projector: digits stay in their circles, counts cover nothing, labels lie apart, and noise is left out.

use crate::common::{draw_layers, replay};
use hyperfly_request::{Settings, Topology};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::draw::surface::{Anchor, TextStyle};
use hyperfly_view::{Frame, MachineScene, Scene, TimelineScene};

/// Text of a projected picture at 1920 × 1080.
const TEXT: f32 = 26.4;

/// Pictures from a whole screen to a quarter of one.
const SIZES: [[f32; 2]; 4] = [[1860.0, 700.0], [920.0, 640.0], [730.0, 620.0], [420.0, 420.0]];

/// Returns the corners of a text around its centre: half its width and half the height of its digits.
fn half_size(set: TextStyle, text: &str) -> [f32; 2] {
    [0.3 * set.size * text.chars().count() as f32, 0.36 * set.size]
}

/// Returns the numbers in the middle of circles: x, y, distance of their corners, text.
fn centred_numbers(recorder: &Recorder) -> Vec<(f32, f32, f32, &str)> {
    recorder
        .marks
        .iter()
        .filter_map(|mark| match mark {
            Shape::Text(_, x, y, set, text) if set.bold && set.anchor == Anchor::Middle => {
                let [width, height] = half_size(*set, text);
                Some((*x, *y, width.hypot(height), text.as_str()))
            }
            _ => None,
        })
        .collect()
}

fn machines() -> impl Iterator<Item = (Topology, u32, MachineScene, f64, Frame)> {
    let sizes =
        [(Topology::Hypercube, 16), (Topology::Mesh, 16), (Topology::Hypercube, 64), (Topology::Mesh, 64)];
    sizes.into_iter().flat_map(|(topology, p)| {
        let replay = replay(&Settings { topology, p, n: u64::from(p) * 64, ..Settings::default() });
        SIZES.map(|[width, height]| {
            let frame = Frame { width, height, text: TEXT };
            (topology, p, MachineScene::new(&replay, frame), replay.t_end(), frame)
        })
    })
}

#[test]
fn digits_stay_inside_their_circles() {
    let mut numbers = 0;
    for (topology, p, mut scene, end, frame) in machines() {
        for part in [0.0, 0.02, 0.2, 0.5, 1.0] {
            let recorder = draw_layers(&mut scene, end * part, None);
            for (x, y, corner, text) in centred_numbers(&recorder) {
                let inner = |mark: &Shape| match *mark {
                    Shape::Ring(_, width, [cx, cy, r]) if (cx, cy) == (x, y) => Some(r - width / 2.0),
                    Shape::Disc(_, [cx, cy, r]) if (cx, cy) == (x, y) => Some(r),
                    _ => None,
                };
                let circle = recorder.marks.iter().filter_map(inner).fold(f32::INFINITY, f32::min);
                assert!(
                    circle < f32::INFINITY && corner <= circle + 0.01,
                    "{topology:?} of {p} in {frame:?}: {text} reaches {corner} in a circle of {circle}"
                );
                numbers += 1;
            }
        }
    }
    assert!(numbers > 500, "{numbers}");
}

#[test]
fn counts_cover_neither_processors_nor_each_other() {
    let mut counts = 0;
    for (topology, p, mut scene, _, frame) in machines() {
        let replay = replay(&Settings { topology, p, ..Settings::default() });
        let graph = replay.graph().expect("a network");
        let all: Vec<[f32; 3]> = (0..graph.channels()).filter_map(|channel| scene.count(channel)).collect();
        let place = format!("{topology:?} of {p} in {frame:?}");
        let [first_x, first_y] = scene.place(0);
        let radius_at_first = |mark: &Shape| match *mark {
            Shape::Disc(_, [x, y, r]) if (x, y) == (first_x, first_y) => Some(r),
            _ => None,
        };
        let radius =
            draw_layers(&mut scene, 0.0, None).marks.iter().find_map(radius_at_first).expect("a disc");
        for (k, [x, y, r]) in all.iter().enumerate() {
            for q in 0..p {
                let [px, py] = scene.place(q);
                assert!((px - x).hypot(py - y) >= r + radius, "{place}: a count covers {q}");
            }
            if topology == Topology::Mesh {
                for [ox, oy, _] in &all[..k] {
                    assert!(
                        (ox - x).hypot(oy - y) >= 2.0 * r - 1.0,
                        "{place}: counts at {x}, {y} and {ox}, {oy}"
                    );
                }
            }
        }
        counts += all.len();
    }
    assert!(counts > 400, "{counts}");
}

#[test]
fn end_of_shorter_run_lies_apart_from_the_stages() {
    let replay = replay(&Settings { topology: Topology::Mesh, ..Settings::default() });
    let note = "done at 1069.68";
    for width in [600.0, 1100.0, 1800.0] {
        let frame = Frame { width, height: 300.0, text: TEXT };
        for longer in [1.01, 1.15, 1.5] {
            let scene =
                TimelineScene::with_axis_end(&replay, replay.t_end() * longer, note.to_owned(), frame);
            let mut recorder = Recorder::default();
            scene.draw_static(&mut recorder);
            let extents: Vec<(f32, f32, f32, &str)> = recorder
                .marks
                .iter()
                .filter_map(|mark| match mark {
                    Shape::Text(_, x, y, set, text) => {
                        let length = 2.0 * half_size(*set, text)[0];
                        let from = if set.anchor == Anchor::End { x - length } else { *x };
                        Some((from, from + length, *y, text.as_str()))
                    }
                    _ => None,
                })
                .collect();
            let (from, to, y, _) = *extents.iter().find(|(.., text)| *text == note).expect("the note");
            for (other_from, other_to, other_y, text) in &extents {
                let apart =
                    (other_y - y).abs() > TEXT || *other_to <= from || to <= *other_from || *text == note;
                assert!(apart, "{width} wide, {longer}: “{text}” lies on the note");
            }
        }
    }
}

#[test]
fn values_too_small_to_read_are_left_out() {
    for (n, drawn) in [(1024, false), (64, true)] {
        let replay = replay(&Settings { topology: Topology::Mesh, n, ..Settings::default() });
        let scene = MachineScene::new(&replay, Frame { width: 1400.0, height: 700.0, text: TEXT });
        assert_eq!(scene.has_strips(), drawn, "n = {n}");
    }
}
