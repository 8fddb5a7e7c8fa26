//! Distributions, schedules, sentences, legends and titles agree with the papers and the runs.

use crate::common::{FRAME, draw_layers, replay, replay_of};
use hyperfly_core::trace::Activity;
use hyperfly_request::{Algorithm, MachineKind, Settings, Switching, Topology, View};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::trace::schedule::{self, Schedule};
use hyperfly_view::views;
use hyperfly_view::{Anchor, DistributionScene, Frame, Ink, Replay, Scene, ScheduleScene, Selection, figure};
use hyperfly_view::{
    sentence,
    text::{describe, legend, table},
};

fn count_holder_cells(recorder: &Recorder) -> usize {
    (0..8).map(|k| recorder.rects_of(Ink::holder(k, 8)).len()).sum()
}

#[test]
fn distributions_match_ib_figure_1() {
    // N = 32, p = 8: blocks, two groups of four, cyclic.
    let replay = replay_of(Algorithm::GroupCyclic, MachineKind::Bsp, 8, 32);
    let all = replay.distributions().expect("small");
    assert!(all.reversed);
    let patterns: Vec<String> =
        all.all.iter().map(|distribution| distribution.pattern.description()).collect();
    let turns = ["4 processors take turns", "8 processors take turns", "blocks of 4"];
    assert_eq!(patterns[1..], ["blocks of 4", turns[0], turns[1], turns[2]]);
    let titles: Vec<String> = all.all.iter().enumerate().map(|(k, d)| d.title(k == 0, k == 4)).collect();
    assert_eq!(titles, ["input", "stages 0–1", "stages 2–3", "stage 4", "result"]);
    // At the end every distribution shows each element twice, in the order of the index and of the processors.
    let mut scene = DistributionScene::new(&replay, FRAME);
    assert_eq!(count_holder_cells(&draw_layers(&mut scene, replay.t_end(), None)), 2 * 5 * 32);
    // At first there is only the input; during the first superstep, moving elements are cells on their way.
    assert!(count_holder_cells(&draw_layers(&mut scene, 0.0, None)) >= 2 * 32);
    let moving = all.all[1].held.iter().filter(|held| held.sent != u32::MAX).count();
    let staying = 32 - moving;
    let t = replay.run().trace.supersteps[0].end * 0.5;
    assert_eq!(count_holder_cells(&draw_layers(&mut scene, t, None)), 2 * (32 + staying) + moving);
    // In the storage view of the cyclic distribution, processor 1 holds 1, 9, 17, 25, in the order of its butterflies.
    let rows = table::distribution(&replay).expect("small").rows;
    let row = rows.iter().find(|row| row[0] == "stage 4" && row[4] == "1").expect("a row for each processor");
    let mut elements: Vec<u32> = row[5].split(", ").map(|text| text.parse().expect("a number")).collect();
    elements.sort_unstable();
    assert_eq!(elements, [1, 9, 17, 25]);
    // A selected element is framed in all distributions.
    let hit = scene.hit(FRAME.width * 0.5, 12.0, 0.0);
    assert!(matches!(hit, Some(Selection::Element { .. })), "{hit:?}");
    let marks = draw_layers(&mut scene, replay.t_end(), hit).marks;
    let framed = marks.iter().filter(|mark| matches!(mark, Shape::Frame(Ink::Focus, ..))).count();
    assert_eq!(framed, 10);
}

#[test]
fn schedule_matches_s_figure_2() {
    let replay = replay_of(Algorithm::OutputDriven, MachineKind::LogP, 4, 32);
    let all = replay.distributions().expect("small");
    let schedule = Schedule::new(&replay, &all, 2).expect("a redistribution");
    assert!(schedule.is_demand_driven);
    let rows: Vec<u32> = schedule.outputs.iter().map(|output| output.row).collect();
    assert_eq!(rows, [2, 3, 0, 1, 6, 7, 4, 5], "π of processor 2");
    let times: Vec<f64> = schedule.outputs.iter().map(|output| output.produced).collect();
    assert_eq!(times, [7.0, 8.0, 11.0, 12.0, 19.0, 20.0, 23.0, 24.0]);
    // s_a = max(t_a, s_{a−1} + g), and the arrival is L later (S 4.3).
    let logp = replay.run().scenario.machine.logp().expect("a LogP machine");
    let (latency, gap) = (logp.latency, logp.gap);
    let mut next = 0.0f64;
    let mut left = Vec::new();
    for output in schedule.outputs.iter().filter(|output| output.message.is_some()) {
        let message = output.message.expect("it leaves");
        assert_eq!(message.left, output.produced.max(next));
        assert_eq!(message.delivered, message.left + latency);
        next = message.left + gap;
        left.push(message.left);
    }
    assert_eq!(left, [7.0, 11.0, 15.0, 19.0, 23.0, 27.0]);
    // Each node is shaded for the output that it was first needed for: 7 for the first, 1 for the second, and so on.
    let nodes = schedule.first.computed.iter().flatten();
    let mut work = [0; 8];
    nodes.for_each(|(_, end)| work[schedule.output_for(*end)] += 1);
    assert_eq!(work, [7, 1, 3, 1, 7, 1, 3, 1]);
    // Nodes are computed one at a time, also if one step computes several blocks.
    let second = schedule.second.computed.iter().flatten();
    let mut nodes: Vec<(f64, f64)> =
        schedule.first.computed.iter().flatten().chain(second).copied().collect();
    nodes.sort_by(|a, b| a.0.total_cmp(&b.0));
    assert!(nodes.is_sorted_by(|a, b| a.1 <= b.0) && nodes.iter().all(|(start, end)| end - start == 1.0));
    assert_eq!(nodes.len(), 8 * 5);
    let mut scene = ScheduleScene::new(&replay, FRAME);
    let recorder = draw_layers(&mut scene, replay.t_end(), Some(Selection::Processor(2)));
    for text in
        ["7", "8", "11", "12", "19", "20", "23", "24", "P2, phase I: stages 0–2", "P2, phase II: stages 3–4"]
    {
        assert!(recorder.texts().contains(&text), "{text} of {:?}", recorder.texts());
    }
    let arrows =
        recorder.marks.iter().filter(|mark| matches!(mark, Shape::Triangle(Ink::Transfer, _))).count();
    assert_eq!(arrows, 6 + 6, "six leave, six come");
    // Future outputs are not shown.
    let recorder = draw_layers(&mut scene, 10.0, Some(Selection::Processor(2)));
    assert!(recorder.texts().contains(&"8") && !recorder.texts().contains(&"11"));
    let rows = table::schedule(&replay, 2).expect("a schedule").rows;
    assert_eq!(rows[0], ["2", "R[10]", "7", "1", "7", "17"]);
}

#[test]
fn schedule_describes_other_formulations() {
    let replay = replay_of(Algorithm::CyclicToBlocked, MachineKind::LogP, 4, 64);
    let mut scene = ScheduleScene::new(&replay, FRAME);
    let recorder = draw_layers(&mut scene, replay.t_end(), None);
    assert!(recorder.texts().iter().any(|text| text.starts_with("stage by stage")));
    let all = replay.distributions().expect("small");
    let schedule = Schedule::new(&replay, &all, 3).expect("a redistribution");
    assert!(schedule.outputs.iter().filter_map(|output| output.message).all(|message| message.left >= 64.0));
    let replay = replay_of(Algorithm::BinaryExchange, MachineKind::Network, 4, 64);
    let recorder = draw_layers(&mut ScheduleScene::new(&replay, FRAME), 0.0, None);
    assert!(recorder.texts()[0].starts_with("this run does not redistribute its elements"));
    let large = replay_of(Algorithm::OutputDriven, MachineKind::LogP, 4, 1024);
    let recorder = draw_layers(&mut ScheduleScene::new(&large, FRAME), large.t_end(), None);
    for text in [
        ["256", "outputs produced"],
        ["192", "outputs that have left"],
        ["192", "inputs that have arrived"],
        ["256", "results"],
    ] {
        assert!(recorder.texts().windows(2).any(|pair| pair == text), "{text:?} of {:?}", recorder.texts());
    }
}

#[test]
fn naive_and_output_driven_schedules_share_time_scale() {
    let driven = replay_of(Algorithm::OutputDriven, MachineKind::LogP, 4, 32);
    let naive = replay_of(Algorithm::CyclicToBlocked, MachineKind::LogP, 4, 32);
    let scenario = |replay: &Replay| replay.run().scenario.clone();
    assert_eq!(schedule::counterpart(&scenario(&driven)), Some(scenario(&naive)));
    assert_eq!(schedule::counterpart(&scenario(&naive)), Some(scenario(&driven)));
    assert_eq!(
        schedule::counterpart(&scenario(&replay_of(Algorithm::Transpose, MachineKind::LogP, 4, 32))),
        None
    );
    let (fast, slow) = (driven.t_end(), naive.t_end());
    assert!(fast < slow);
    let less =
        format!("Tₚ: naive {slow}, output-driven {fast}, {:.0}\u{a0}% less", (1.0 - fast / slow) * 100.0);
    assert_eq!(schedule::difference(&driven, &naive), less);
    assert_eq!(schedule::difference(&naive, &driven), less);

    // Wide pictures are side by side, narrow ones stacked; the naive schedule always comes first.
    for (width, asked, other) in
        [(1000.0, &driven, &naive), (1000.0, &naive, &driven), (400.0, &driven, &naive)]
    {
        let frame = Frame { width, height: 600.0, text: 12.0 };
        let mut scene = ScheduleScene::with_counterpart(asked, Some(other), frame);
        let mut cursors = Vec::new();
        for t in [0.0, slow / 2.0, slow] {
            let recorder = draw_layers(&mut scene, t, None);
            for text in ["naive: cyclic-to-blocked", "output-driven", "Tₚ = 45", "Tₚ = 70"] {
                assert!(recorder.texts().contains(&text), "{text} of {:?}", recorder.texts());
            }
            let tips = recorder.marks.iter().filter_map(|mark| match mark {
                Shape::Triangle(Ink::Cursor, corners) => Some([corners[4], corners[1]]),
                _ => None,
            });
            let mut tips: Vec<[f32; 2]> = tips.collect();
            tips.sort_by(|a, b| a[1].total_cmp(&b[1]).then(a[0].total_cmp(&b[0])));
            let [[x0, y0], [x1, y1]] = tips[..] else { panic!("{tips:?}") };
            if width > 900.0 {
                assert!(x1 > x0 + 400.0 && y0 == y1)
            } else {
                assert!(y1 > y0 + 200.0)
            }
            cursors.push([x0, x1]);
        }
        // Both cursors are at the same distance and move at the same pace.
        let steps = |k: usize| [cursors[1][k] - cursors[0][k], cursors[2][k] - cursors[1][k]];
        for k in [0, 1] {
            assert!((steps(k)[0] - steps(0)[0]).abs() < 0.01 && (steps(k)[1] - steps(k)[0]).abs() < 0.01);
        }
        // Both show the same processor.
        let recorder = draw_layers(&mut scene, slow, Some(Selection::Processor(1)));
        let titles = recorder.texts().iter().filter(|text| text.starts_with("P1, phase I:")).count();
        assert_eq!(titles, 2);
    }
    // The space of a missing run is reserved.
    let recorder = draw_layers(&mut ScheduleScene::with_counterpart(&driven, None, FRAME), slow, None);
    assert!(recorder.texts().contains(&"naive: cyclic-to-blocked"));
    assert!(recorder.texts().contains(&"This run is being simulated."));
}

#[test]
fn distribution_turns_from_logical_to_storage_view() {
    // The owners of cells by x in each strip. Ink and height identify cells.
    let holders_in_order = |recorder: &Recorder, p: u32| -> Vec<Vec<u32>> {
        let cells =
            (0..p).flat_map(|q| recorder.rects_of(Ink::holder(q, p)).into_iter().map(move |rect| (q, rect)));
        let mut cells: Vec<(u32, [f32; 4])> = cells.collect();
        cells.sort_by(|(_, a), (_, b)| a[1].total_cmp(&b[1]).then(a[0].total_cmp(&b[0])));
        cells.chunk_by(|a, b| a.1[1] == b.1[1]).map(|row| row.iter().map(|cell| cell.0).collect()).collect()
    };
    let replay = replay_of(Algorithm::GroupCyclic, MachineKind::Bsp, 8, 32);
    let mut scene = DistributionScene::turning(&replay, FRAME);
    let index = holders_in_order(&draw_layers(&mut scene, replay.t_end(), None), 8);
    let cyclic: Vec<u32> = (0..32).map(|k| k % 8).collect();
    let blocks: Vec<u32> = (0..32).map(|k| k / 4).collect();
    assert_eq!((index.len(), &index[1], &index[3]), (5, &blocks, &cyclic));
    scene.turn(0.5);
    let between = draw_layers(&mut scene, replay.t_end(), None);
    scene.turn(1.0);
    let memories = draw_layers(&mut scene, replay.t_end(), None);
    assert_eq!(holders_in_order(&memories, 8), vec![blocks; 5]);
    // Half a turn is halfway: each cell lies between its two positions.
    let mean = |recorder: &Recorder| -> f32 {
        let cells = recorder.rects_of(Ink::holder(7, 8));
        cells.iter().map(|rect| rect[0]).sum::<f32>() / cells.len() as f32
    };
    scene.turn(0.0);
    let start = mean(&draw_layers(&mut scene, replay.t_end(), None));
    assert!((mean(&between) - (start + mean(&memories)) / 2.0).abs() < 0.01);

    // In the storage view of large transforms, memories are full.
    let replay = replay_of(Algorithm::Transpose, MachineKind::Network, 16, 1024);
    let mut scene = DistributionScene::turning(&replay, FRAME);
    let whole = draw_layers(&mut scene, replay.t_end(), None);
    scene.turn(1.0);
    let turned = draw_layers(&mut scene, replay.t_end(), None);
    let area = |recorder: &Recorder| -> f32 {
        let rects = (0..8).flat_map(|k| recorder.rects_of(Ink::holder(k, 8)));
        rects.map(|[_, _, w, h]| w * h).sum()
    };
    let sides = whole.rects_of(Ink::BandA);
    assert!(
        (area(&turned) / sides.iter().map(|[_, _, w, h]| w * h).sum::<f32>() - 1.0).abs() < 1e-3,
        "memories are full"
    );
    assert!(area(&whole) < area(&turned));
}

fn sentence_of(s: &Settings) -> String {
    sentence(&replay(s), None)
}

#[test]
fn sentence_matches_logp_and_bsp_runs() {
    let base = Settings {
        algorithm: Algorithm::OutputDriven,
        machine: MachineKind::LogP,
        p: 4,
        n: 1024,
        ..Settings::default()
    };
    assert_eq!(sentence_of(&base), "Computing takes all of the time: 768 messages are hidden behind it.");
    let narrow = Settings { gap: 60.0, ..base.clone() };
    let text = sentence_of(&narrow);
    assert!(
        text.starts_with("This is slower than one processor: S = 0.87. Waiting for the gap takes "),
        "{text}"
    );
    assert!(
        text.contains("each processor sends 192 words, no two of them less than g\u{a0}=\u{a0}60 apart."),
        "{text}"
    );
    // The percentages in the sentence match the legend's parts, waiting and further words.
    let naive = Settings { gap: 60.0, algorithm: Algorithm::Transpose, ..base.clone() };
    let run = replay(&naive);
    let report = &run.run().report;
    let [waits, further] =
        [Activity::Contention, Activity::Transfer].map(|activity| report.breakdown.of(activity));
    assert!(waits > 0.0 && further > 0.0);
    let percent = hyperfly_view::notation::numbers::percent;
    let expected = format!(
        "Waiting for the gap takes {} of the time, the further words of messages {}: ",
        percent(waits),
        percent(further)
    );
    assert!(sentence_of(&naive).contains(&expected), "{}", sentence_of(&naive));
    let far = Settings { latency: 1e5, gap: 0.0, algorithm: Algorithm::CyclicToBlocked, ..base.clone() };
    assert!(sentence_of(&far).contains(" Latency takes "), "{}", sentence_of(&far));
    let bsp = Settings { machine: MachineKind::Bsp, algorithm: Algorithm::GroupCyclic, ..base };
    let run = replay(&bsp);
    let h: f64 = run.run().trace.supersteps.iter().map(|superstep| superstep.h as f64).sum();
    let supersteps = run.run().trace.supersteps.iter().filter(|superstep| superstep.h > 0).count();
    let share = (h * bsp.gap + supersteps as f64 * bsp.sync) / run.t_end();
    let text = sentence_of(&bsp);
    let expected =
        format!("The {supersteps} communication supersteps (each with h = {}) take", h as usize / supersteps);
    assert!(text.starts_with(&expected), "{text}");
    assert!(text.contains(&hyperfly_view::notation::numbers::percent(share)), "{text}");
}

#[test]
fn legends_of_machine_and_timeline_name_drawn_marks() {
    use legend::{ProcessorShape, Swatch};
    let has = |settings: &Settings, view: View, wanted: Swatch| {
        views::of(view).legend(&replay(settings)).into_iter().any(|(mark, _)| mark == wanted)
    };
    let mesh = Settings { topology: Topology::Mesh, ..Settings::default() };
    let cube = Settings::default();
    for form in [Activity::Compute, Activity::Startup, Activity::Transfer, Activity::Idle] {
        assert!(has(&mesh, View::Machine, Swatch::Processor(form, ProcessorShape::Disc)), "{form:?}");
    }
    // Double rings, numbers and split bars appear only if messages are delayed.
    let double = Swatch::Processor(Activity::Contention, ProcessorShape::Disc);
    for (settings, there) in [(&mesh, true), (&cube, false)] {
        assert_eq!(has(settings, View::Machine, double), there);
        assert_eq!(has(settings, View::Machine, Swatch::Numbered(Ink::load(2))), there);
        assert_eq!(has(settings, View::Timeline, Swatch::HeldUp), there);
        assert!(has(settings, View::Timeline, Swatch::Line(Ink::Critical)));
    }
    // Many processors are squares, also in the legend.
    let many = Settings { p: 256, n: 4096, ..mesh.clone() };
    assert!(has(&many, View::Machine, Swatch::Processor(Activity::Contention, ProcessorShape::Square)));
    assert!(!has(&many, View::Machine, double));
    // Every entry is drawn, and no two lines touch.
    for settings in [&mesh, &many, &cube] {
        for view in [View::Machine, View::Timeline] {
            let marks = views::of(view).legend(&replay(settings));
            let mut recorder = Recorder::default();
            let height = legend::draw(&marks, [0.0, 0.0], 480.0, 12.0, &mut recorder);
            let text = recorder.texts();
            assert!(marks.iter().all(|(_, word)| text.contains(word)), "{text:?}");
            assert!(height > 12.0 && recorder.marks.len() > 2 * marks.len() - 1, "{height}");
        }
    }
}

/// In a narrow figure a word of the legend can be longer than a line.
#[test]
fn legend_fits_its_width() {
    let mesh = Settings { topology: Topology::Mesh, switching: Switching::CutThrough, ..Settings::default() };
    let marks = views::of(View::Machine).legend(&replay(&mesh));
    for (width, whole) in [(120.0, false), (240.0, true), (1000.0, true)] {
        let mut recorder = Recorder::default();
        let height = legend::draw(&marks, [0.0, 0.0], width, 12.0, &mut recorder);
        for mark in &recorder.marks {
            let Shape::Text(_, x, y, set, text) = mark else { continue };
            let end = x + 0.545 * set.size * text.chars().count() as f32;
            assert!(set.anchor == Anchor::Middle || end <= width, "{text} ends at {end} of {width}");
            assert!(y + 12.0 <= height, "{text} lies below the legend");
        }
        assert_eq!(marks.iter().all(|(_, word)| recorder.texts().contains(word)), whole, "{width}");
    }
}

#[test]
fn titles_legends_and_cards_name_the_machine() {
    let bsp = replay_of(Algorithm::GroupCyclic, MachineKind::Bsp, 16, 1024);
    assert_eq!(
        figure::title(&bsp, &[View::Machine]),
        "Machine: group-cyclic of 1024 points on a BSP machine of 16, g = 4, l = 1000"
    );
    let words: Vec<&str> = views::of(View::Timeline).legend(&bsp).into_iter().map(|(_, word)| word).collect();
    assert_eq!(words, ["compute", "synchronisation", "communication", "idle", "critical path"]);
    let rows = table::numbers(&bsp);
    assert!(rows.iter().all(|row| row.name != "hops") && rows.iter().any(|row| row.name == "h, total"));
    let logp = replay_of(Algorithm::OutputDriven, MachineKind::LogP, 4, 64);
    let record = (0..).find(|&k| logp.message(k).is_some()).expect("a message");
    let names: Vec<String> =
        describe::describe(&logp, Selection::Message(record), 0.0).into_iter().map(|row| row.name).collect();
    assert!(!names.contains(&"channels".to_owned()) && names.contains(&"leaves".to_owned()), "{names:?}");
    let mesh = replay(&Settings { topology: Topology::Mesh3d, p: 64, n: 4096, ..Settings::default() });
    assert!(
        figure::title(&mesh, &[View::Machine])
            .contains("on a 4\u{a0}×\u{a0}4\u{a0}×\u{a0}4 mesh, cut-through")
    );
}
