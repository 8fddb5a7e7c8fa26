//! What is said and drawn of the load of channels: of bins where a trace has no records, and of several that are equally loaded.

use crate::common::{replay, try_replay};
use hyperfly_core::trace::Bins;
use hyperfly_request::{Algorithm, Settings, Switching, Topology};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::figure::telling_moment;
use hyperfly_view::{Frame, Ink, MachineScene, Moment, Replay, Scene};
use hyperfly_view::{sentence, text::table};
use std::rc::Rc;

const FRAME: Frame = Frame { width: 640.0, height: 480.0, text: 12.0 };

/// A run without records, four bins long, in which some channels carry so much in the second bin.
fn binned(p: u32, load: &[(u32, f32)]) -> Rc<Replay> {
    let settings = Settings { p, n: 4096, topology: Topology::Mesh, ..Settings::default() };
    let mut run = replay(&settings).run().clone();
    let channels = run.graph.as_ref().expect("a network").channels();
    let trace = &mut run.trace;
    for column in
        [&mut trace.start, &mut trace.begun, &mut trace.injected, &mut trace.delivered, &mut trace.arrived]
    {
        column.clear();
    }
    for column in [&mut trace.unhindered_hop, &mut trace.unhindered_transfer] {
        column.clear();
    }
    trace.source.clear();
    trace.shares.clear();
    let count = 4;
    let mut bins = Bins {
        count,
        width: trace.t_parallel / f64::from(count),
        activity: vec![0.0; (p * count * 6) as usize],
        load: vec![0.0; (channels * count) as usize],
    };
    for &(channel, load) in load {
        bins.load[(channel * count + 1) as usize] = load;
    }
    trace.bins = Some(bins);
    Replay::new(Rc::new(run))
}

/// Some channels of a mesh, none of them a gap.
fn some_channels(replay: &Replay) -> Vec<u32> {
    let graph = replay.graph().expect("a network");
    (0..graph.channels()).filter(|&channel| graph.ends(channel).is_some()).collect()
}

#[test]
fn a_channel_of_a_binned_trace_carries_the_mean_of_its_bin() {
    let channels = some_channels(&binned(16, &[]));
    let [busy, shared, faint, one] = [channels[3], channels[5], channels[8], channels[12]];
    let replay = binned(16, &[(busy, 2.6), (shared, 1.4), (faint, 0.04), (one, 0.3)]);
    let mut moment = Moment::default();
    moment.set(&replay, replay.t_end() * 0.3);
    let load = |channel: u32| moment.load[channel as usize];
    assert_eq!(
        [busy, shared, faint, one].map(load),
        [3, 1, 0, 1],
        "rounded; what is hardly ever there is nothing"
    );
    assert_eq!(moment.loaded, [busy, shared, one]);
    // As a table: the most loaded first, equal ones by number.
    let rows = table::channels(&replay, replay.t_end() * 0.3).rows;
    let name = |channel: u32| table::channel_name(&replay, channel);
    assert_eq!(rows, [[name(busy), "3".into()], [name(shared), "1".into()], [name(one), "1".into()]]);
    // In another bin nothing is there, and what was there before is forgotten.
    moment.set(&replay, replay.t_end() * 0.6);
    assert!(moment.loaded.is_empty() && moment.load.iter().all(|&load| load == 0));
}

/// The number that a picture of cells writes on a channel, and where.
fn written(replay: &Rc<Replay>) -> Vec<(String, [f32; 2])> {
    let mut drawn = Recorder::default();
    MachineScene::new(replay, FRAME).draw_dynamic(replay.t_end() * 0.3, None, &mut drawn);
    let is_load = |ink: Ink| (Ink::Load1..=Ink::Load6).contains(&ink);
    let text = |mark: Shape| match mark {
        Shape::Text(ink, x, y, _, text) if is_load(ink) => Some((text, [x, y])),
        _ => None,
    };
    drawn.marks.into_iter().filter_map(text).collect()
}

#[test]
fn of_equally_loaded_channels_cells_number_the_one_nearest_the_middle() {
    let channels = some_channels(&binned(256, &[]));
    let scene = MachineScene::new(&binned(256, &[]), FRAME);
    let middle = |channel: u32| {
        let path = scene.path(channel);
        [(path[0] + path[path.len() - 2]) / 2.0, (path[1] + path[path.len() - 1]) / 2.0]
    };
    let off = |channel: &u32| {
        let [x, y] = middle(*channel);
        (x - FRAME.width / 2.0).abs() + (y - FRAME.height / 2.0).abs()
    };
    let nearest = *channels.iter().min_by(|a, b| off(a).total_cmp(&off(b))).expect("there are channels");
    let (first, last) = (channels[0], channels[channels.len() - 1]);
    for order in [[first, nearest, last], [last, first, nearest], [nearest, last, first]] {
        let replay = binned(256, &order.map(|channel| (channel, 4.0)));
        let [(text, [x, y])] = &written(&replay)[..] else { panic!("one number") };
        let [mx, my] = middle(nearest);
        assert!(text == "4" && (x - mx).hypot(y - my) < 6.0, "{text} at {x}, {y}, not {mx}, {my}");
    }
    // More is more, wherever it is.
    let replay = binned(256, &[(first, 5.0), (nearest, 4.0)]);
    assert_eq!(written(&replay)[0].0, "5");
}

/// For each channel, the most messages whose words flow over it at once; counted from the messages alone.
fn peaks(replay: &Replay) -> Vec<u32> {
    let graph = replay.graph().expect("a network");
    let th = replay.run().scenario.machine.network().expect("a network").th;
    let mut events: Vec<Vec<(f64, i32)>> = vec![Vec::new(); graph.channels() as usize];
    for record in 0..replay.run().plan.steps.len() as u32 {
        let Some(message) = replay.message(record) else { continue };
        let mut route = Vec::new();
        graph.route(message.from, message.to, &mut route);
        for &channel in &route {
            let begins = message.injected + th * f64::from(message.hops);
            events[channel as usize].extend([(begins, 1), (message.delivered, -1)]);
        }
    }
    let slack = replay.t_end() * 1e-9;
    let peak = |mut events: Vec<(f64, i32)>| {
        // What ends makes room before what begins at the same instant.
        events.sort_by(|a, b| {
            ((a.0 / slack).round(), a.1).partial_cmp(&((b.0 / slack).round(), b.1)).expect("finite")
        });
        let sum = events.iter().scan(0, |now, (_, change)| {
            *now += change;
            Some(*now)
        });
        sum.max().unwrap_or(0) as u32
    };
    events.into_iter().map(peak).collect()
}

#[test]
fn the_hottest_channel_is_the_first_of_the_most_loaded_and_the_sentence_names_one_of_them() {
    for (p, algorithm) in
        [(16, Algorithm::BinaryExchange), (64, Algorithm::BinaryExchange), (16, Algorithm::Transpose)]
    {
        let settings = Settings {
            p,
            n: 4096,
            algorithm,
            topology: Topology::Mesh,
            switching: Switching::CutThrough,
            ts: 1.0,
            tw: 8.0,
            ..Settings::default()
        };
        let replay = replay(&settings);
        let peaks = peaks(&replay);
        let most = *peaks.iter().max().expect("there are channels");
        let first = peaks.iter().position(|&peak| peak == most).expect("one is it") as u32;
        let equal = peaks.iter().filter(|&&peak| peak == most).count();
        let hot = replay.run().report.hottest.expect("a network");
        assert!(equal > 1, "p = {p}: no tie");
        assert_eq!((hot.channel, hot.load), (first, most), "p = {p}, {algorithm:?}");
        let busiest = replay.busiest().expect("a network");
        assert!(busiest.is_one_of_several && peaks[busiest.channel as usize] == most, "{busiest:?}");
        let said = sentence(&replay, None);
        assert!(said.contains(&table::channel_name(&replay, busiest.channel)), "{said}");
        assert!(said.contains("for example"), "{said}");
    }
}

#[test]
fn the_channel_that_is_named_carries_what_is_said_at_the_moment_that_is_shown() {
    let mut several = 0;
    for topology in [Topology::Mesh, Topology::Torus, Topology::Mesh3d] {
        for switching in [Switching::CutThrough, Switching::StoreAndForward, Switching::Wormhole] {
            for (p, n) in [(16, 1024), (64, 4096)] {
                for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
                    let settings = Settings { p, n, algorithm, topology, switching, ..Settings::default() };
                    let case = format!("{topology:?} {switching:?} {p} {algorithm:?}");
                    if !settings.problems().is_empty() {
                        continue;
                    }
                    // Worms may block each other on a torus.
                    let Some(replay) = try_replay(&settings) else { continue };
                    let Some(busiest) = replay.busiest() else {
                        assert_eq!(replay.run().report.hottest.map(|hot| hot.load), Some(1), "{case}");
                        continue;
                    };
                    let (channel, load) = (busiest.channel, busiest.load);
                    let mut moment = Moment::default();
                    moment.set(&replay, telling_moment(&replay));
                    assert_eq!(u32::from(moment.load[channel as usize]), load, "{case}");
                    let most = moment.loaded.iter().map(|&c| moment.load[c as usize]).max();
                    assert_eq!(most.map(u32::from), Some(load), "{case}: another channel carries more");
                    assert_eq!(replay.run().report.hottest.map(|hot| hot.load), Some(load), "{case}");
                    let name = table::channel_name(&replay, channel);
                    let said = sentence(&replay, None);
                    if said.contains("contention takes") {
                        assert!(
                            said.contains(&name) && said.contains(&format!("{load} messages")),
                            "{case}: {said}"
                        );
                        assert_eq!(said.contains("for example"), busiest.is_one_of_several, "{case}: {said}");
                        several += 1;
                    }
                }
            }
        }
    }
    assert!(several > 10, "{several}");
}

#[test]
fn in_bins_the_channel_is_that_of_the_report_and_without_meetings_there_is_none() {
    let channels = some_channels(&binned(16, &[]));
    let replay = binned(16, &[(channels[3], 2.6)]);
    let hot = replay.run().report.hottest.expect("messages meet");
    let busiest = replay.busiest().expect("messages meet");
    assert_eq!((busiest.channel, busiest.load), (hot.channel, hot.load), "of bins, what the report says");
    // Where no two messages meet there is none.
    let cube = self::replay(&Settings { topology: Topology::Hypercube, ..Settings::default() });
    assert_eq!(cube.busiest(), None);
}
