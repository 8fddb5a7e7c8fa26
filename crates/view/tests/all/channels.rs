//! Texts and pictures of channel loads, for binned traces and for equally loaded channels.

use crate::common::{replay, try_replay};
use hyperfly_core::trace::Bins;
use hyperfly_request::{Algorithm, Settings, Switching, Topology};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::figure::default_moment;
use hyperfly_view::{Frame, Ink, MachineScene, MachineState, Replay, Scene};
use hyperfly_view::{sentence, text::table};
use std::rc::Rc;

const FRAME: Frame = Frame { width: 640.0, height: 480.0, text: 12.0 };

/// Returns a run with a binned trace of four bins, in whose second bin some channels carry these loads.
fn binned_replay(p: u32, load: &[(u32, f32)]) -> Rc<Replay> {
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
    trace.rates.clear();
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

/// Returns the channels of a mesh, without unused numbers.
fn some_channels(replay: &Replay) -> Vec<u32> {
    let graph = replay.graph().expect("a network");
    (0..graph.channels()).filter(|&channel| graph.ends(channel).is_some()).collect()
}

#[test]
fn binned_channel_load_is_rounded_mean_of_bin() {
    let channels = some_channels(&binned_replay(16, &[]));
    let [busy, shared, faint, one] = [channels[3], channels[5], channels[8], channels[12]];
    let replay = binned_replay(16, &[(busy, 2.6), (shared, 1.4), (faint, 0.04), (one, 0.3)]);
    let mut moment = MachineState::default();
    moment.set(&replay, replay.t_end() * 0.3);
    let load = |channel: u32| moment.load[channel as usize];
    assert_eq!([busy, shared, faint, one].map(load), [3, 1, 0, 1], "means are rounded, small ones to 0");
    assert_eq!(moment.loaded, [busy, shared, one]);
    // The table lists the most loaded channel first, equal ones by number.
    let rows = table::channels(&replay, replay.t_end() * 0.3).rows;
    let name = |channel: u32| table::channel_name(&replay, channel);
    assert_eq!(rows, [[name(busy), "3".into()], [name(shared), "1".into()], [name(one), "1".into()]]);
    // Another bin is empty, and the previous state is cleared.
    moment.set(&replay, replay.t_end() * 0.6);
    assert!(moment.loaded.is_empty() && moment.load.iter().all(|&load| load == 0));
}

/// Returns the numbers that a picture of cells writes on channels, and their positions.
fn written_loads(replay: &Rc<Replay>) -> Vec<(String, [f32; 2])> {
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
fn cells_number_the_central_channel_on_equal_load() {
    let channels = some_channels(&binned_replay(256, &[]));
    let scene = MachineScene::new(&binned_replay(256, &[]), FRAME);
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
        let replay = binned_replay(256, &order.map(|channel| (channel, 4.0)));
        let [(text, [x, y])] = &written_loads(&replay)[..] else { panic!("one number") };
        let [mx, my] = middle(nearest);
        assert!(text == "4" && (x - mx).hypot(y - my) < 6.0, "{text} at {x}, {y}, not {mx}, {my}");
    }
    // A higher load wins wherever the channel is.
    let replay = binned_replay(256, &[(first, 5.0), (nearest, 4.0)]);
    assert_eq!(written_loads(&replay)[0].0, "5");
}

/// Counts, from the messages alone, the maximum number of messages whose words flow over each channel at the same time.
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
        // An end frees the channel before a beginning at the same instant.
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
fn report_and_sentence_name_a_most_loaded_channel_on_ties() {
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
        let first = peaks.iter().position(|&peak| peak == most).expect("a most loaded channel") as u32;
        let equal = peaks.iter().filter(|&&peak| peak == most).count();
        let hot = replay.run().report.hottest.expect("a network");
        assert!(equal > 1, "p = {p}: no tie");
        assert_eq!((hot.channel, hot.load), (first, most), "p = {p}, {algorithm:?}");
        let busiest = replay.busiest_channel().expect("a network");
        assert!(busiest.is_one_of_several && peaks[busiest.channel as usize] == most, "{busiest:?}");
        let text = sentence(&replay, None);
        assert!(text.contains(&table::channel_name(&replay, busiest.channel)), "{text}");
        assert!(text.contains("for example"), "{text}");
    }
}

#[test]
fn named_channel_has_stated_load_at_displayed_moment() {
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
                    // Worms can deadlock on a torus.
                    let Some(replay) = try_replay(&settings) else { continue };
                    let Some(busiest) = replay.busiest_channel() else {
                        assert_eq!(replay.run().report.hottest.map(|hot| hot.load), Some(1), "{case}");
                        continue;
                    };
                    let (channel, load) = (busiest.channel, busiest.load);
                    let mut moment = MachineState::default();
                    moment.set(&replay, default_moment(&replay));
                    assert_eq!(u32::from(moment.load[channel as usize]), load, "{case}");
                    let most = moment.loaded.iter().map(|&c| moment.load[c as usize]).max();
                    assert_eq!(most.map(u32::from), Some(load), "{case}: another channel carries more");
                    assert_eq!(replay.run().report.hottest.map(|hot| hot.load), Some(load), "{case}");
                    let name = table::channel_name(&replay, channel);
                    let text = sentence(&replay, None);
                    if text.contains("contention takes") {
                        assert!(
                            text.contains(&name) && text.contains(&format!("{load} messages")),
                            "{case}: {text}"
                        );
                        assert_eq!(text.contains("for example"), busiest.is_one_of_several, "{case}: {text}");
                        several += 1;
                    }
                }
            }
        }
    }
    assert!(several > 10, "{several}");
}

#[test]
fn busiest_channel_of_bins_matches_report_and_is_none_without_contention() {
    let channels = some_channels(&binned_replay(16, &[]));
    let replay = binned_replay(16, &[(channels[3], 2.6)]);
    let hot = replay.run().report.hottest.expect("messages meet");
    let busiest = replay.busiest_channel().expect("messages meet");
    assert_eq!((busiest.channel, busiest.load), (hot.channel, hot.load), "the channel of the report");
    // Without two messages on a channel there is no busiest channel.
    let cube = self::replay(&Settings { topology: Topology::Hypercube, ..Settings::default() });
    assert_eq!(cube.busiest_channel(), None);
}
