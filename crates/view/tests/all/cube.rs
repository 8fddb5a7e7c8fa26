//! The boxes of transforms in two and three dimensions show who holds what, as docs/semantics/formulations.md defines it.

use crate::common::{FRAME, draw_layers, replay, replay_of};
use hyperfly_core::schedule::Shape as Extents;
use hyperfly_request::{Algorithm, MachineKind, Settings};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::{CubeScene, Frame, Ink, Replay, Scene, Selection};
use std::rc::Rc;

/// The corners of the visible faces: upper face, front and side of each box.
fn faces(recorder: &Recorder) -> Vec<[[f32; 2]; 4]> {
    let face = |mark: &Shape| match mark {
        Shape::Polyline(Ink::Muted, _, points) => {
            let points = points.as_chunks::<2>().0;
            Some([points[0], points[1], points[2], points[3]])
        }
        _ => None,
    };
    recorder.marks.iter().filter_map(face).collect()
}

fn area(corners: &[[f32; 2]]) -> f32 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f32>().abs() / 2.0
}

fn filled_area(recorder: &Recorder) -> f32 {
    let triangles = (0..8).flat_map(|k| recorder.triangles_of(Ink::holder(k, 8)));
    triangles.map(|corners| area(corners.as_chunks::<2>().0)).sum()
}

fn scene_of(replay: &Rc<Replay>) -> CubeScene {
    CubeScene::new(replay, FRAME)
}

#[test]
fn faces_fill_as_elements_arrive_in_every_orientation() {
    let replay = replay_of(Algorithm::Slab, MachineKind::Network, 8, 512);
    let mut scene = scene_of(&replay);
    for turn in [0.0, 0.2, 0.45, 0.7, 0.9] {
        scene.turn(turn);
        let at_start = draw_layers(&mut scene, 0.0, None);
        let faces = faces(&at_start);
        assert_eq!(faces.len(), 6, "three faces of two boxes");
        let whole: f32 = faces.iter().map(|face| area(face)).sum();
        let is_near = |part: f32, expected: f32| (part / expected - 1.0).abs() < 1e-3;
        assert!(
            is_near(filled_area(&at_start), whole / 2.0),
            "only the first box at the start, turned by {turn}"
        );
        let at_end = draw_layers(&mut scene, replay.t_end(), None);
        assert!(is_near(filled_area(&at_end), whole), "both boxes at the end, turned by {turn}");
    }
}

#[test]
fn processors_share_the_axes_as_defined() {
    let pencil = replay_of(Algorithm::Pencil, MachineKind::Network, 16, 4096);
    let cyclic = replay(&Settings {
        algorithm: Algorithm::Cyclic,
        p: 8,
        n: 512,
        shape: Some(Extents { logs: [3, 3, 3] }),
        ..Settings::default()
    });
    for (replay, expected) in [
        (
            pencil,
            &[
                "4 × 4 × 1 processors, one part each",
                "4 × 1 × 4 processors, one part each",
                "1 × 4 × 4 processors, one part each",
            ][..],
        ),
        (cyclic, &["2 × 2 × 2 processors, in turns"]),
    ] {
        // Wide enough for the words next to the numbers.
        let frame = Frame::new(1400.0, 480.0);
        let recorder = draw_layers(&mut CubeScene::new(&replay, frame), 0.0, None);
        for text in expected {
            assert!(recorder.texts().contains(text), "{text} of {:?}", recorder.texts());
        }
    }
}

/// The top 3 bits of axis 0 name the processor before, those of axis 1 after.
#[test]
fn pointer_finds_the_owner_of_a_slab() {
    let replay = replay_of(Algorithm::Slab, MachineKind::Network, 8, 4096);
    let mut scene = scene_of(&replay);
    let faces = faces(&draw_layers(&mut scene, 0.0, None));
    // On an upper face the first coordinate runs along axis 1, the second along axis 2; on a side (axis 2) along axes 0 and 1.
    let owner = |face: [[f32; 2]; 4], [a, b]: [f32; 2]| {
        let along = |axis: usize| {
            face[0][axis] + a * (face[1][axis] - face[0][axis]) + b * (face[3][axis] - face[0][axis])
        };
        scene.hit(along(0), along(1), 0.0)
    };
    for q in 0..8u32 {
        let middle = (q as f32 + 0.5) / 8.0;
        assert_eq!(owner(faces[0], [middle, 0.3]), Some(Selection::Processor(0)), "the upper face is slab 0");
        assert_eq!(owner(faces[2], [middle, 0.3]), Some(Selection::Processor(q)), "before");
        assert_eq!(owner(faces[3], [middle, 0.3]), Some(Selection::Processor(q)), "after, on the upper face");
        assert_eq!(owner(faces[5], [0.6, middle]), Some(Selection::Processor(q)), "after, on the side");
    }
    assert_eq!(scene.hit(1.0, 1.0, 0.0), None);
}

#[test]
fn transform_of_one_dimension_has_no_box() {
    let replay = replay_of(Algorithm::Transpose, MachineKind::Network, 4, 64);
    let recorder = draw_layers(&mut scene_of(&replay), 0.0, None);
    assert_eq!(faces(&recorder).len(), 0);
    assert!(recorder.texts()[0].starts_with("This transform has one dimension"));
}
