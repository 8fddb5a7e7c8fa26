//! Keyboard navigation reaches every mark of a scene from every other mark.

#![expect(clippy::disallowed_types, reason = "the order of their entries reaches no assertion")]

use crate::common::replay;
use hyperfly_reference::{Sampler, is_thorough};
use hyperfly_request::{Algorithm, Choice, MachineKind, Settings, Topology, View};
use hyperfly_view::draw::record::Recorder;
use hyperfly_view::text::describe::describe;
use hyperfly_view::views::{self, SceneInputs};
use hyperfly_view::{
    ButterflyScene, DistributionScene, Frame, KeyDirection, MachineScene, Replay, Scene, ScheduleScene,
    Selection, SuperstepsScene, TimelineScene,
};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

type SceneConstructor = fn(&Rc<Replay>, Frame) -> Box<dyn Scene>;

const SCENES: [(&str, SceneConstructor); 7] = [
    ("machine", |replay, frame| Box::new(MachineScene::new(replay, frame))),
    ("butterfly", |replay, frame| Box::new(ButterflyScene::new(replay, frame))),
    ("timeline", |replay, frame| Box::new(TimelineScene::new(replay, frame))),
    ("distribution", |replay, frame| Box::new(DistributionScene::turning(replay, frame))),
    ("schedule", |replay, frame| Box::new(ScheduleScene::new(replay, frame))),
    ("supersteps", |replay, frame| Box::new(SuperstepsScene::new(replay, frame))),
    ("heat map", |replay, frame| {
        let inputs =
            SceneInputs { replay, other: None, comparison: None, turns: false, sample_rate: None, frame };
        views::of(View::HeatMap).scene(&inputs).expect("a scene")
    }),
];

/// Returns every mark that keys reach, with the marks that each leads to.
fn reachable_marks(scene: &mut dyn Scene, t: f64) -> HashMap<Selection, Vec<Selection>> {
    let mut found = HashMap::new();
    let mut open: Vec<Selection> =
        KeyDirection::ALL.iter().filter_map(|way| scene.step(None, *way, t)).collect();
    while let Some(mark) = open.pop() {
        if found.contains_key(&mark) {
            continue;
        }
        // Like the page, draw the selection before the next key.
        scene.draw_dynamic(t, Some(mark), &mut Recorder::default());
        let next: Vec<Selection> =
            KeyDirection::ALL.iter().filter_map(|way| scene.step(Some(mark), *way, t)).collect();
        open.extend(&next);
        found.insert(mark, next);
    }
    found
}

/// Checks that every mark leads back to the first, and thereby to every other. Returns a mark that does not.
fn all_lead_back(found: &HashMap<Selection, Vec<Selection>>, first: Selection) -> Result<(), Selection> {
    let mut before: HashMap<Selection, Vec<Selection>> = HashMap::new();
    for (from, all) in found {
        for to in all {
            before.entry(*to).or_default().push(*from);
        }
    }
    let (mut seen, mut open) = (HashSet::from([first]), vec![first]);
    while let Some(mark) = open.pop() {
        for from in before.get(&mark).into_iter().flatten() {
            if seen.insert(*from) {
                open.push(*from);
            }
        }
    }
    found.keys().find(|mark| !seen.contains(mark)).map_or(Ok(()), |mark| Err(*mark))
}

/// Checks the navigation of every scene at these fractions of T_p.
fn check_keys(scenario: &Settings, samples: usize, times: &[f64]) {
    let replay = replay(scenario);
    let frame = Frame::new(720.0, 460.0);
    for (name, make) in SCENES {
        for t in times.iter().map(|part| replay.t_end() * part) {
            let mut scene = make(&replay, frame);
            scene.draw_dynamic(t, None, &mut Recorder::default());
            let Some(first) = scene.step(None, KeyDirection::Right, t) else {
                let some =
                    (0..400).find_map(|k| scene.hit((k % 20) as f32 * 36.0, (k / 20) as f32 * 23.0, t));
                assert_eq!(some, None, "{name} has marks that keys do not reach: {scenario:?}");
                continue;
            };
            let found = reachable_marks(&mut *scene, t);
            if let Err(lost) = all_lead_back(&found, first) {
                panic!("{name}: no way from {lost:?} to {first:?}: {scenario:?}");
            }
            for mark in found.keys() {
                assert!(!describe(&replay, *mark, t).is_empty(), "{name}: {mark:?} has an empty card");
            }
            // Keys reach what a pointer finds, tested at sample points if there are very many.
            let mut scene = make(&replay, frame);
            scene.draw_dynamic(t, None, &mut Recorder::default());
            let side = (samples as f32).sqrt() as u32;
            for k in 0..side * side {
                let (x, y) = ((k % side) as f32 / side as f32, (k / side) as f32 / side as f32);
                let Some(hit) = scene.hit(x * 720.0, y * 460.0, t) else { continue };
                assert!(
                    found.contains_key(&hit),
                    "{name}: {hit:?} cannot be reached at t = {t}: {scenario:?}"
                );
            }
        }
    }
}

#[test]
fn arrow_keys_reach_every_mark_of_small_machines() {
    for &topology in Topology::ALL {
        for (p, n) in [(1, 4), (2, 8), (8, 64), (16, 256)] {
            check_keys(&Settings { topology, p, n, ..Settings::default() }, 2500, &[0.0, 0.3]);
        }
    }
}

#[test]
fn arrow_keys_reach_every_mark_of_every_formulation() {
    let mut sampler = Sampler::new(3);
    for &machine in MachineKind::ALL {
        for &algorithm in Algorithm::BUILT_IN {
            for (p, n) in [(1, 32), (4, 32), (8, 256)] {
                let p = if algorithm == Algorithm::Serial { 1 } else { p };
                let scenario = Settings { machine, algorithm, p, n, ..Settings::default() };
                if scenario.problems().is_empty() && sampler.choose() {
                    check_keys(&scenario, 2500, &[0.0, 0.3]);
                }
            }
        }
    }
}

#[test]
fn arrow_keys_reach_every_mark_of_large_machines() {
    let machines = [(Topology::Hypercube, 32), (Topology::Mesh, 64), (Topology::Hypercube, 1024)];
    for (topology, p) in machines.into_iter().take(if is_thorough() { 3 } else { 1 }) {
        check_keys(&Settings { topology, p, n: 2048, ..Settings::default() }, 400, &[0.3]);
    }
}

#[test]
fn arrow_keys_reach_every_cell_of_all_to_all_exchange() {
    let sizes = [(32, 1024), (64, 4096), (128, 16384)];
    for (p, n) in sizes.into_iter().take(if is_thorough() { 3 } else { 1 }) {
        let algorithm = Algorithm::Transpose;
        check_keys(
            &Settings { algorithm, p, n, topology: Topology::Mesh, ..Settings::default() },
            2500,
            &[0.3],
        );
    }
}

#[test]
fn arrow_keys_move_in_their_direction() {
    let replay = replay(&Settings { p: 16, n: 64, topology: Topology::Mesh, ..Settings::default() });
    let frame = Frame::new(720.0, 460.0);
    let machine = MachineScene::new(&replay, frame);
    for q in 0..16u32 {
        let [x, y] = machine.place(q);
        for way in [KeyDirection::Left, KeyDirection::Right, KeyDirection::Up, KeyDirection::Down] {
            let Some(Selection::Processor(to)) = machine.step(Some(Selection::Processor(q)), way, 0.0) else {
                continue;
            };
            let [tx, ty] = machine.place(to);
            let is_expected = match way {
                KeyDirection::Left => tx < x || q % 4 == 0,
                KeyDirection::Right => tx > x || q % 4 == 3,
                KeyDirection::Up => ty < y && tx == x,
                _ => ty > y && tx == x,
            };
            assert!(is_expected, "{q} {way:?} {to}");
        }
    }
    let butterfly = ButterflyScene::new(&replay, frame);
    let at = Selection::Element { stage: 2, index: 5 };
    assert!(matches!(
        butterfly.step(Some(at), KeyDirection::Right, 0.0),
        Some(Selection::Element { stage: 3, .. })
    ));
    assert!(matches!(
        butterfly.step(Some(at), KeyDirection::Up, 0.0),
        Some(Selection::Element { stage: 2, .. })
    ));
    let timeline = TimelineScene::new(&replay, frame);
    let record = match timeline.step(Some(Selection::Processor(3)), KeyDirection::Right, 0.0) {
        Some(Selection::Message(record) | Selection::Step(record)) => record,
        other => panic!("{other:?}"),
    };
    assert_eq!(replay.owner(record), 3);
    let down = timeline.step(Some(Selection::Message(record)), KeyDirection::Down, 0.0);
    let Some(Selection::Message(down) | Selection::Step(down)) = down else { panic!("{down:?}") };
    assert_eq!(replay.owner(down), 4);
}

/// Along a row of the timeline, a step back undoes a step forward, and no step is skipped.
#[test]
fn timeline_keys_visit_every_step_of_row() {
    for topology in [Topology::Mesh, Topology::Hypercube] {
        let replay = replay(&Settings { p: 8, n: 64, topology, ..Settings::default() });
        let timeline = TimelineScene::new(&replay, Frame::new(720.0, 460.0));
        for q in 0..8 {
            let mut records = Vec::new();
            replay.segments(q, |segment| {
                if segment.record != u32::MAX && records.last() != Some(&segment.record) {
                    records.push(segment.record);
                }
            });
            let mut at = Selection::Processor(q);
            for record in records {
                let next = timeline.step(Some(at), KeyDirection::Right, 0.0).expect("a step");
                assert!(
                    matches!(next, Selection::Message(k) | Selection::Step(k) if k == record),
                    "{next:?}"
                );
                assert_eq!(timeline.step(Some(next), KeyDirection::Left, 0.0), Some(at));
                at = next;
            }
            assert_eq!(timeline.step(Some(at), KeyDirection::Right, 0.0), None);
        }
    }
}
