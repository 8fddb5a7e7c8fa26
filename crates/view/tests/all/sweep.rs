//! Every run is drawn in any frame at any time with finite numbers and without panics.

use crate::common::{replay, try_replay};
use hyperfly_core::trace::Activity;
use hyperfly_model::Form;
use hyperfly_reference::proptest_config;
use hyperfly_reference::scenarios::scenarios;
use hyperfly_request::{Algorithm, Choice, MachineKind, Settings, Topology, View};
use hyperfly_view::draw::record::Recorder;
use hyperfly_view::text::why::{self, Explanation};
use hyperfly_view::{
    ButterflyScene, ColourScheme, DistributionScene, EventTimes, Frame, MachineScene, Scene, ScheduleScene,
    Selection, SuperstepsScene, TimelineScene, figure,
};
use hyperfly_view::{
    sentence,
    text::{describe, table},
};
use proptest::prelude::*;

proptest! {
    #![proptest_config(proptest_config(48, 192))]

    #[test]
    fn pictures_of_random_runs_are_finite(
        scenario in scenarios(8, 12), width in 200.0..2000.0f32, height in 160.0..1600.0f32, at in 0.0..=1.0, record in any::<u32>(),
    ) {
        // Worms can deadlock on a torus; then there is no run to draw.
        let Some(replay) = try_replay(&scenario) else { return Ok(()) };
        let frame = Frame { width, height, text: if record % 2 == 0 { 12.0 } else { 18.0 } };
        let t = at * replay.t_end();
        let n = scenario.n;
        let selections = [
            None,
            Some(Selection::Processor(record % scenario.p)),
            Some(Selection::Channel(record % replay.graph().map_or(1, |graph| graph.channels().max(1)))),
            Some(Selection::Message(record % replay.run().plan.steps.len() as u32)),
            Some(Selection::Step(record)),
            Some(Selection::Stage((record % 13) as u8)),
            Some(Selection::Element { stage: (record % 13) as u8, index: u64::from(record) % n }),
            Some(Selection::Activity(Activity::ALL[record as usize % 6])),
        ];
        let scenes: [Box<dyn Scene>; 6] = [
            Box::new(MachineScene::new(&replay, frame)),
            Box::new(ButterflyScene::new(&replay, frame)),
            Box::new(TimelineScene::new(&replay, frame)),
            Box::new(DistributionScene::new(&replay, frame)),
            Box::new(ScheduleScene::new(&replay, frame)),
            Box::new(SuperstepsScene::new(&replay, frame)),
        ];
        for mut scene in scenes {
            let mut drawn = Recorder::default();
            scene.draw_static(&mut drawn);
            for t in [0.0, t, replay.t_end()] {
                for selection in selections {
                    if let Some(selection) = selection {
                        describe::describe(&replay, selection, t);
                    }
                    scene.draw_dynamic(t, selection, &mut drawn);
                }
            }
            prop_assert!(drawn.is_finite() && !drawn.marks.is_empty());
            for k in 0..64u32 {
                let (x, y) = (width * (k % 8) as f32 / 7.0, height * (k / 8) as f32 / 7.0);
                let hit = scene.hit(x, y, t);
                scene.draw_dynamic(t, hit, &mut drawn);
            }
            prop_assert!(drawn.is_finite());
        }
        let moments = EventTimes::new(&replay);
        prop_assert!(moments.times().is_sorted());
        let text = sentence(&replay, None);
        prop_assert!(text.ends_with('.') && !text.contains("NaN") && !text.contains("inf"), "{text}");
        prop_assert_eq!(table::processors(&replay).rows.len(), scenario.p as usize);
        // The terms of T_p, and those of its formula if there is one, add up.
        let why = Explanation::new(replay.run());
        let close = |sum: f64, whole: f64| (sum - whole).abs() <= 1e-9 * whole.max(1e-9);
        prop_assert!(close(why.terms.iter().map(|term| term.run).sum(), replay.t_end()), "{why:?}");
        if let Some((closed, form, _)) = why.closed {
            let values = why.terms.iter().filter_map(|term| {
                term.formula.as_ref().map(|formula| formula.value()).or(term.closed)
            });
            prop_assert!(close(values.sum(), closed), "{why:?}");
            prop_assert!(form != Form::Exact || close(closed, replay.t_end()), "{why:?}");
            prop_assert!(form != Form::LowerBound || closed <= replay.t_end() * (1.0 + 1e-9), "{why:?}");
        }
        for formula in why.terms.iter().filter_map(|term| term.formula.as_ref()) {
            for numbers in [false, true] {
                let set = why::formula::math(formula, numbers);
                prop_assert!(!set.contains("NaN") && !set.contains("inf"));
                prop_assert_eq!(set.matches("<mrow>").count(), set.matches("</mrow>").count());
            }
        }
        table::machine(&replay, t);
        table::channels(&replay, t);
        table::distribution(&replay);
        table::supersteps(&replay);
        for q in [0, scenario.p - 1] {
            table::schedule(&replay, q);
        }
    }
}

#[test]
fn every_view_is_standalone_svg() {
    for &machine in MachineKind::ALL {
        let algorithm =
            if machine == MachineKind::LogP { Algorithm::OutputDriven } else { Algorithm::GroupCyclic };
        let replay =
            replay(&Settings { algorithm, machine, topology: Topology::Mesh, ..Settings::default() });
        for &view in View::ALL {
            for theme in ColourScheme::ALL {
                let request = figure::Request { theme, ..figure::Request::new(view) };
                let svg = figure::figure(&replay, &request);
                assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"), "{view:?}");
                assert!(svg.contains("role=\"img\"") && svg.contains("<title") && svg.contains("<desc"));
                assert!(!svg.contains("NaN") && !svg.contains("<script") && !svg.contains("href"));
            }
        }
    }
}

#[test]
fn small_figures_match_golden_files() {
    let scenario = Settings { p: 4, n: 16, topology: Topology::Mesh, ..Settings::default() };
    let replay = replay(&scenario);
    for view in [View::Machine, View::Butterfly, View::Timeline] {
        let request =
            figure::Request { t: Some(40.0), width: 360.0, height: 280.0, ..figure::Request::new(view) };
        let svg = figure::figure(&replay, &request);
        let path = format!("{}/tests/golden/{}.svg", env!("CARGO_MANIFEST_DIR"), view.id());
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &svg).expect("golden file written");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(svg == golden, "{path} differs; if it should, run with UPDATE_GOLDEN=1 and look at it");
    }
}
