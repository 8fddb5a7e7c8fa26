//! Comparison of two runs: the differences by activity add up, and the alignment is monotonic.

use crate::common::{replay, try_replay};
use hyperfly_core::trace::Activity;
use hyperfly_reference::proptest_config;
use hyperfly_request::{Changes, Lockstep as Mode, Request, Settings};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::text::compare::{TimeComparison, time_unit_ratio};
use hyperfly_view::{Alignment, ComparisonScene, Frame, Ink, Replay, Scene, TimelineScene};
use proptest::prelude::*;
use std::rc::Rc;

/// Parses an address with a comparison into baseline, comparison run and overrides.
fn sides(fragment: &str) -> (Settings, Settings, Changes) {
    let request = Request::from_fragment(fragment).0.unwrap_or_else(|why| panic!("{fragment}: {why:?}"));
    let right = request.comparison().unwrap_or_else(|why| panic!("{fragment}: {why:?}"));
    (request.settings, right.settings, request.look.comparison_overrides)
}

fn replay_pair(fragment: &str) -> (Rc<Replay>, Rc<Replay>, Changes) {
    let (left, right, changes) = sides(fragment);
    (replay(&left), replay(&right), changes)
}

fn versus((left, right, changes): &(Rc<Replay>, Rc<Replay>, Changes)) -> Option<TimeComparison> {
    TimeComparison::of(left.run(), right.run(), changes)
}

/// Addresses of comparisons.
fn comparisons() -> impl Strategy<Value = String> {
    let left = prop::sample::select(vec![
        "algorithm=binary-exchange",
        "algorithm=binary-exchange&overlap=true",
        "algorithm=transpose",
        "algorithm=transpose&order=ordered",
        "algorithm=group-cyclic&io=cyclic",
        "algorithm=cyclic-to-blocked&machine=logp",
        "algorithm=binary-exchange&machine=bsp",
        "topology=torus&radix=4",
        "algorithm=serial&p=1",
    ]);
    let changes = prop::sample::select(vec![
        "topology:mesh",
        "topology:mesh3d,tw:9",
        "algorithm:transpose",
        "algorithm:output-driven",
        "algorithm:group-cyclic,blocking:4",
        "switching:store-and-forward",
        "switching:wormhole",
        "overlap:true,ts:3",
        "p:8",
        "algorithm:serial",
        "machine:logp,L:3",
        "order:ordered",
        "twiddles:computed",
    ]);
    let times = (0.0..60.0f64, 0.0..3.0f64, 0.0..9.0f64);
    (left, changes, 0..=4u32, 8..=11u32, times).prop_map(|(left, changes, d, r, (ts, th, tw))| {
        let p = if left.contains("serial") { String::new() } else { format!("&p={}", 1 << d) };
        format!("{left}{p}&n={}&ts={ts}&th={th}&tw={tw}&beside={changes}", 1u32 << r)
    })
}

proptest! {
    #![proptest_config(proptest_config(48, 192))]

    #[test]
    fn differences_add_up_and_alignment_is_monotonic(fragment in comparisons()) {
        // Some combinations do not exist.
        let Ok(request) = Request::from_fragment(&fragment).0 else { return Ok(()) };
        let right = request.comparison().expect("it was read").settings;
        let (Some(left), Some(right)) = (try_replay(&request.settings), try_replay(&right)) else { return Ok(()) };
        let pair = (left, right, request.look.comparison_overrides);
        let (left, right, _) = &pair;
        match versus(&pair) {
            None => prop_assert!(time_unit_ratio(left.run().clock, right.run().clock).is_none()),
            Some(versus) => {
                let [a, b] = versus.times;
                prop_assert_eq!((a, b), (left.t_end(), right.t_end()));
                let sum = |of: &dyn Fn(usize) -> f64| (0..versus.parts.len()).map(of).sum::<f64>();
                let most = a.max(b);
                prop_assert!((sum(&|k| versus.parts[k].left) - a).abs() <= 1e-9 * most);
                prop_assert!((sum(&|k| versus.parts[k].right) - b).abs() <= 1e-9 * most);
                prop_assert!((sum(&|k| versus.parts[k].excess()) - (b - a)).abs() <= 1e-9 * most);
                if let (Some((ratio, longer)), Some(cause)) = (versus.ratio(), versus.main_difference()) {
                    let wanted = if longer { b / a } else { a / b };
                    prop_assert!((ratio - wanted).abs() <= 1e-12 * ratio);
                    // No other activity contributes more to the difference.
                    let signed = |more: f64| if longer { more } else { -more };
                    prop_assert!(signed(cause.excess()) > 0.0);
                    prop_assert!(versus.parts.iter().all(|part| signed(part.excess()) <= signed(cause.excess())));
                }
                let rows: String = versus.rows().into_iter().flat_map(|row| row.times).collect();
                let text = [versus.headline(), versus.sentence(), rows].concat();
                prop_assert!(!text.contains("NaN") && !text.contains("inf") && !text.contains('–'), "{text}");
            }
        }
        for mode in [Mode::Time, Mode::Stage] {
            let alignment = Alignment::new(left, right, mode);
            let end = alignment.end();
            prop_assert_eq!((alignment.left(0.0), alignment.right(0.0)), (0.0, 0.0));
            prop_assert_eq!((alignment.left(end), alignment.right(end)), (left.t_end(), right.t_end()));
            prop_assert_eq!(alignment.stages(end), [request.settings.r() as usize; 2]);
            let (mut before, mut stages) = (-1.0, [0, 0]);
            for k in 0..=400 {
                let t = end * f64::from(k) / 400.0;
                let there = alignment.right(t);
                prop_assert!(there >= before, "at {t} it goes back from {before} to {there}");
                if there > 0.0 && there < right.t_end() {
                    prop_assert!((alignment.clock(there) - t).abs() <= 1e-9 * end, "{there} is not at {t}");
                }
                let now = alignment.stages(t);
                prop_assert!(now[0] >= stages[0] && now[1] >= stages[1]);
                (before, stages) = (there, now);
            }
        }
    }
}

#[test]
fn mesh_main_difference_is_contention() {
    let pair = replay_pair("n=4096&p=16&beside=topology:mesh");
    let versus = versus(&pair).expect("one unit");
    // Worked values of docs/semantics/machines.md.
    assert!((versus.times[0] - 4484.72).abs() < 0.005 && (versus.times[1] - 5141.08).abs() < 0.005);
    assert_eq!(versus.headline(), "T_p 4484.72 | 5141.08: the mesh takes 1.15 times as long.");
    let cause = versus.main_difference().expect("it differs");
    assert_eq!((cause.activity, cause.left), (Activity::Contention, 0.0));
    let sentence = versus.sentence();
    assert!(sentence.starts_with("Most of it is contention: 0 | "), "{sentence}");
    assert!(sentence.ends_with("of the difference of 656.36."), "{sentence}");
    // Each activity that takes time has a row with both times and the difference.
    let rows = versus.rows();
    assert_eq!((rows.len(), versus.sum()[2].as_str()), (5, "+656.36"));
    let contention = rows.iter().find(|row| row.name == "contention").expect("a row");
    assert!(contention.times[0] == "0" && contention.bar == 0.5, "{contention:?}");
    // With the sides swapped, the left side is longer.
    let (left, right, _) = sides("n=4096&p=16&beside=topology:mesh");
    let (a, b) = (replay(&right), replay(&left));
    let back =
        TimeComparison::of(a.run(), b.run(), &vec![("topology", "hypercube".to_owned())]).expect("one unit");
    assert_eq!(back.headline(), "T_p 5141.08 | 4484.72: the mesh takes 1.15 times as long.");
}

#[test]
fn equal_runs_have_no_cause_and_unknown_units_are_not_compared() {
    let same = versus(&replay_pair("p=8&beside=L:3")).expect("one unit");
    assert_eq!((same.ratio(), same.main_difference()), (None, None));
    assert!(same.headline().contains("the same time"));
    assert!(versus(&replay_pair("p=8&beside=machine:bsp")).is_none());
    // If both sides know seconds, the times are in seconds.
    let pair = replay_pair("p=8&preset=ncube2&beside=preset:t3e");
    let versus = versus(&pair).expect("in seconds");
    for (replay, time) in [(&pair.0, versus.times[0]), (&pair.1, versus.times[1])] {
        let seconds = replay.run().seconds(replay.t_end()).expect("a preset says what a second is");
        assert!((seconds - time).abs() <= 1e-12 * time);
    }
    assert!(versus.headline().contains("ms"), "{}", versus.headline());
}

/// Phases that both sides have begin at corresponding times.
#[test]
fn stage_alignment_keeps_both_sides_in_the_same_phase() {
    for fragment in [
        "n=4096&p=16&beside=topology:mesh",
        "n=4096&p=16&algorithm=transpose&beside=switching:store-and-forward",
        "n=256&p=8&algorithm=cyclic-to-blocked&machine=logp&beside=g:9",
    ] {
        let (left, right, _) = replay_pair(fragment);
        let alignment = Alignment::new(&left, &right, Mode::Stage);
        let close = |a: f64, b: f64| (a - b).abs() <= 1e-9 * b.max(1.0);
        assert!(left.phases().len() > 1);
        for (here, there) in left.phases().iter().zip(right.phases()) {
            assert_eq!(here.kind, there.kind);
            assert!(close(alignment.right(here.start), there.start), "{fragment}: {here:?} {there:?}");
            assert!(close(alignment.clock(there.start), here.start), "{fragment}: {here:?} {there:?}");
        }
        for k in 0..100 {
            let t = left.t_end() * f64::from(k) / 100.0;
            let [a, b] = alignment.stages(t);
            assert!(a.abs_diff(b) <= 1, "{fragment} at {t}: {a} and {b}");
        }
    }
    // Aligned by time, the mesh falls behind.
    let (left, right, _) = replay_pair("n=4096&p=64&beside=topology:mesh");
    let alignment = Alignment::new(&left, &right, Mode::Time);
    let [here, there] = alignment.stages(left.t_end() * 0.6);
    assert!(here > there, "{here} {there}");
    let words = alignment.words(left.t_end() * 0.6, ["hypercube", "mesh"]);
    assert!(words.starts_with("By stages, the mesh is ") && words.ends_with(" behind."), "{words}");
    assert_eq!(alignment.words(right.t_end(), ["hypercube", "mesh"]), "Both sides are done.");
    assert_eq!(alignment.words(left.t_end(), ["hypercube", "mesh"]), "Done first: the hypercube.");
}

#[test]
fn busier_processors_are_marked_on_their_side() {
    let (left, right, _) = replay_pair("n=4096&p=16&beside=topology:mesh");
    let alignment = Rc::new(Alignment::new(&left, &right, Mode::Time));
    let frame = Frame::new(500.0, 400.0);
    let mut here = ComparisonScene::new(&left, &right, &alignment, false, frame);
    let mut there = ComparisonScene::new(&right, &left, &alignment, true, frame);
    let mut marked = 0;
    for k in 1..200 {
        let t = alignment.end() * f64::from(k) / 200.0;
        assert!(here.busier_channels(alignment.left(t)).is_empty(), "a hypercube has no contention");
        let busy = there.busier_channels(alignment.right(t)).to_vec();
        let mut recorder = Recorder::default();
        there.draw_dynamic(alignment.right(t), None, &mut recorder);
        let squares =
            recorder.marks.iter().filter(|mark| matches!(mark, Shape::Frame(Ink::Focus, ..))).count();
        assert_eq!(squares, busy.len());
        marked += busy.len();
    }
    assert!(marked > 100, "{marked}");
    // Compared with itself, no machine is busier.
    let alignment = Rc::new(Alignment::new(&right, &right, Mode::Time));
    let mut same = ComparisonScene::new(&right, &right, &alignment, true, frame);
    assert!((1..50).all(|k| same.busier_channels(right.t_end() * f64::from(k) / 50.0).is_empty()));
}

#[test]
fn compared_timelines_share_one_time_scale() {
    let (left, right, _) = replay_pair("n=4096&p=16&beside=topology:mesh");
    let alignment = Alignment::new(&left, &right, Mode::Time);
    let frame = Frame::new(900.0, 200.0);
    let scene = |replay: &Rc<Replay>, side: bool| {
        let (end, done) = alignment.axis(side);
        TimelineScene::with_axis_end(replay, end, done, frame)
    };
    let (here, there) = (scene(&left, false), scene(&right, true));
    for t in [0.0, 1000.0, 4484.0, 5141.0] {
        assert!((here.x(t) - there.x(t)).abs() < 0.01);
    }
    let drawn = |scene: &TimelineScene| {
        let mut recorder = Recorder::default();
        scene.draw_static(&mut recorder);
        recorder
    };
    let (short, long) = (drawn(&here), drawn(&there));
    let right_end = |recorder: &Recorder| {
        let rects = recorder.rects_of(Ink::Compute);
        rects.iter().map(|[x, _, w, _]| x + w).fold(0.0, f32::max)
    };
    assert!((right_end(&short) - here.x(left.t_end())).abs() < 0.5);
    assert!((right_end(&long) - there.x(right.t_end())).abs() < 0.5);
    assert!(short.texts().contains(&"done at 4484.72, 1.15 × faster"), "{:?}", short.texts());
    assert!(!long.texts().iter().any(|text| text.contains("done")));
}

#[test]
fn timeline_time_is_limited_to_the_end_of_the_run() {
    let (left, _, _) = replay_pair("n=4096&p=16&beside=topology:mesh");
    let frame = Frame::new(900.0, 200.0);
    let scene = TimelineScene::with_axis_end(&left, 2.0 * left.t_end(), String::new(), frame);
    let x = scene.x(1.9 * left.t_end());
    assert_eq!(scene.time(x), left.t_end());
}
