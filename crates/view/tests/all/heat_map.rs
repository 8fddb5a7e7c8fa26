//! The heat map shows the words that the trace says have crossed each channel.

use crate::common::{FRAME, draw_layers, replay};
use hyperfly_request::{Algorithm, MachineKind, Settings, Switching, Topology, View};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::trace::occupations::{Occupation, occupations};
use hyperfly_view::views::{self, Cell, SceneInputs, Subject};
use hyperfly_view::{Ink, Replay, Scene, Selection};
use std::collections::BTreeMap;
use std::rc::Rc;

fn scene(replay: &Rc<Replay>) -> Box<dyn Scene> {
    let inputs =
        SceneInputs { replay, other: None, comparison: None, turns: false, sample_rate: None, frame: FRAME };
    views::of(View::HeatMap).scene(&inputs).expect("a scene")
}

/// The rows of the table: sender, receiver, messages, words.
fn rows(replay: &Rc<Replay>) -> Vec<[u64; 4]> {
    let subject = Subject { replay, counterpart: None, curves: &[], scaling: None, measured: None };
    let mut rows = Vec::new();
    let written = views::of(View::HeatMap).rows(&subject, &mut |cells| {
        let number = |cell: &Cell| if let Cell::Whole(value) = cell { *value } else { u64::MAX };
        rows.push([number(&cells[0]), number(&cells[1]), number(&cells[2]), number(&cells[3])]);
        Ok(())
    });
    written.expect("memory takes it");
    rows
}

/// Draws the moving layer and returns its cells with their shades, from 1.
fn shades(scene: &mut dyn Scene, t: f64) -> Vec<(u32, [f32; 4])> {
    let mut recorder = Recorder::default();
    scene.draw_dynamic(t, None, &mut recorder);
    let cell = |mark: &Shape| match *mark {
        Shape::Rect(ink, at) => Some((ink as u32 + 1 - Ink::Load1 as u32, at)),
        _ => None,
    };
    recorder.marks.iter().filter_map(cell).collect()
}

/// Networks whose messages hold their channels, so that each has one occupation per message and channel.
fn networks() -> impl Iterator<Item = Settings> {
    let kinds = [Topology::Hypercube, Topology::Mesh, Topology::Complete];
    let switching = [Switching::StoreAndForward, Switching::Wormhole];
    kinds.into_iter().flat_map(move |topology| {
        switching.map(|switching| Settings {
            topology,
            switching,
            algorithm: Algorithm::Transpose,
            p: 16,
            n: 1024,
            ..Settings::default()
        })
    })
}

fn crossed(all: &[Occupation], t: f64) -> BTreeMap<(u32, u32), u64> {
    let mut words = BTreeMap::new();
    for at in all.iter().filter(|at| at.end <= t) {
        *words.entry((at.from, at.to)).or_default() += at.words.expect("words of a message");
    }
    words
}

#[test]
fn table_sums_the_words_of_the_occupations() {
    for settings in networks() {
        let replay = replay(&settings);
        let expected = crossed(&occupations(replay.run()), f64::INFINITY);
        let table: BTreeMap<(u32, u32), u64> =
            rows(&replay).iter().map(|row| ((row[0] as u32, row[1] as u32), row[3])).collect();
        assert_eq!(table, expected, "{settings:?}");
        let hops: u64 = rows(&replay).iter().map(|row| row[2]).sum();
        assert_eq!(Some(hops), replay.run().report.hops, "each message counts once per channel");
    }
}

#[test]
fn cells_are_shaded_when_the_last_word_has_left_the_channel() {
    for settings in networks() {
        let replay = replay(&settings);
        let all = occupations(replay.run());
        let most = crossed(&all, f64::INFINITY).into_values().max().expect("traffic");
        let mut scene = scene(&replay);
        // Also backwards.
        for part in [0.0, 0.4, 0.7, 1.0, 0.55, 0.0] {
            let t = replay.t_end() * part;
            let mut expected: Vec<u64> =
                crossed(&all, t).values().map(|words| (words * 6).div_ceil(most)).collect();
            let mut found: Vec<u64> =
                shades(&mut *scene, t).iter().map(|(shade, _)| (*shade).into()).collect();
            expected.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, expected, "{settings:?} at {t}");
        }
    }
}

#[test]
fn machine_without_channels_shows_pairs_of_processors() {
    let settings = Settings { machine: MachineKind::LogP, p: 8, n: 64, ..Settings::default() };
    let replay = replay(&settings);
    let report = &replay.run().report;
    let table = rows(&replay);
    assert_eq!(table.iter().map(|row| row[2]).sum::<u64>(), report.messages);
    assert_eq!(table.iter().map(|row| row[3]).sum::<u64>(), report.words);
    let mut scene = scene(&replay);
    assert_eq!(shades(&mut *scene, 0.0).len(), 0);
    assert_eq!(shades(&mut *scene, replay.t_end()).len(), table.len());
}

#[test]
fn more_than_64_nodes_are_summed_in_blocks() {
    let replay = replay(&Settings { topology: Topology::Mesh, p: 256, n: 4096, ..Settings::default() });
    let mut scene = scene(&replay);
    let cells = shades(&mut *scene, replay.t_end());
    // A block of 4 × 4 holds neighbours in a row; neighbours in a column of 16 are 4 blocks away.
    let blocks: std::collections::BTreeSet<(u64, u64)> =
        rows(&replay).iter().map(|row| (row[0] / 4, row[1] / 4)).collect();
    assert_eq!(cells.len(), blocks.len());
    let picture = draw_layers(&mut *scene, replay.t_end(), None);
    assert!(picture.texts().iter().any(|text| text.contains("4 × 4")), "{:?}", picture.texts());
}

#[test]
fn selected_channel_is_framed_where_it_is_hit() {
    let replay = replay(&Settings { topology: Topology::Mesh, p: 16, n: 256, ..Settings::default() });
    let mut scene = scene(&replay);
    let cells = shades(&mut *scene, replay.t_end());
    let (_, [x, y, w, h]) = cells[cells.len() / 2];
    let hit = scene.hit(x + w / 2.0, y + h / 2.0, 0.0).expect("a channel");
    assert!(matches!(hit, Selection::Channel(_)));
    let picture = draw_layers(&mut *scene, replay.t_end(), Some(hit));
    let framed = picture.marks.iter().any(|mark| match mark {
        Shape::Frame(Ink::Focus, _, [left, top, width, height]) => {
            *left <= x && *top <= y && left + width >= x + w && top + height >= y + h
        }
        _ => false,
    });
    assert!(framed);
}
