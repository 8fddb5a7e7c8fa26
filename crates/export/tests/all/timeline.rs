//! Exported timelines agree with the report, also for posted and awaited messages, and Perfetto's arrows follow the messages.

use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_core::trace::Activity;
use hyperfly_export::perfetto;
use hyperfly_request::{Request, Settings, run};
use hyperfly_view::trace::processor_segments::ProcessorSegments;
use serde_json::Value;

fn run_of(fragment: &str) -> Run {
    let scenario = Request::from_fragment(fragment).0.expect("a request").settings;
    run(&scenario, None, Options::default()).expect("a run")
}

/// Runs with posted and awaited messages on networks and LogP machines, with exchanges, and with supersteps.
const RUNS: &[&str] = &[
    "overlap=true&p=16&n=1024&ts=10&th=3&tw=2",
    "overlap=true&p=16&n=1024&topology=mesh&ts=10&th=3&tw=2",
    "overlap=true&p=16&n=1024&topology=mesh&switching=store-and-forward&ts=10&th=3&tw=2",
    "overlap=true&p=16&n=1024&topology=mesh&switching=wormhole&ts=10&th=3&tw=2",
    "algorithm=cyclic-to-blocked&p=16&n=1024&ts=10&th=3&tw=2",
    "algorithm=cyclic-to-blocked&p=16&n=1024&topology=mesh&ts=10&th=3&tw=2",
    "algorithm=cyclic-to-blocked&p=16&n=1024&topology=mesh&switching=store-and-forward&ts=10&th=3&tw=2",
    "algorithm=cyclic-to-blocked&p=16&n=1024&topology=torus&ts=10&th=3&tw=2",
    "algorithm=output-driven&p=16&n=1024&topology=mesh&ts=10&th=3&tw=2",
    "algorithm=cyclic-to-blocked&machine=logp&p=16&n=1024&L=30&g=4",
    "algorithm=cyclic-to-blocked&machine=logp&p=16&n=1024&L=30&g=4&o=2",
    "algorithm=output-driven&machine=logp&p=16&n=1024&L=30&g=4&o=1",
    "p=16&n=1024&topology=mesh",
    "p=16&n=1024&machine=logp&L=30&g=4&o=1",
    "p=16&n=1024&machine=bsp&algorithm=group-cyclic",
];

#[test]
fn segments_add_up_to_the_breakdown() {
    for fragment in RUNS {
        let run = run_of(fragment);
        let total = f64::from(Settings::of(&run.scenario).p) * run.report.t_parallel;
        let mut times = [0.0; 6];
        for q in 0..run.scenario.p {
            let mut end = 0.0;
            ProcessorSegments::new(&run).segments(q, |segment| {
                assert_eq!(segment.start, end, "{fragment}: processor {q} has a gap or an overlap");
                end = segment.end;
                times[segment.activity as usize] += segment.end - segment.start;
            });
            assert_eq!(end, run.report.t_parallel, "{fragment}: processor {q} does not end with the run");
        }
        for activity in Activity::ALL {
            let (exported_share, reported_share) =
                (times[activity as usize] / total, run.report.breakdown.of(activity));
            let name = activity.name();
            assert!(
                (exported_share - reported_share).abs() < 1e-9,
                "{fragment}: {name} is {exported_share}, not {reported_share}"
            );
        }
    }
}

#[test]
fn arrows_span_injection_to_delivery() {
    for fragment in RUNS {
        let run = run_of(fragment);
        let mut file = Vec::new();
        perfetto::write(&run, &mut file).expect("memory takes it");
        let file: Value = serde_json::from_slice(&file).expect("JSON");
        let events = file["traceEvents"].as_array().expect("events");
        let mut arrows = 0;
        for event in events {
            let (Some(record), Some(time)) = (event["id"].as_u64(), event["ts"].as_f64()) else { continue };
            let record = record as usize;
            let (injection_time, delivery_time) = (run.trace.injected[record], run.trace.delivered[record]);
            let from = run.plan.first.partition_point(|&first| first as usize <= record) as u64;
            match event["ph"].as_str() {
                Some("s") => {
                    assert_eq!(time, injection_time, "{fragment}: message {record}");
                    assert_eq!(event["tid"].as_u64(), Some(from), "{fragment}: message {record}");
                    arrows += 1;
                }
                // An arrow ends slightly early, on the slice in which the message is received.
                Some("f") => {
                    let lead = delivery_time - time;
                    let tolerance = 2e-6 * (delivery_time - injection_time);
                    assert!(lead >= 0.0 && lead <= tolerance, "{fragment}: message {record}");
                    let to = run.plan.sends(&run.plan.steps[record]).map(|(to, _)| u64::from(to) + 1);
                    assert_eq!(event["tid"].as_u64(), to, "{fragment}: message {record}");
                }
                other => panic!("{fragment}: {other:?} has an id"),
            }
        }
        assert_eq!(arrows, run.report.messages, "{fragment}");
    }
}

#[test]
fn machine_without_channels_has_no_channel_tracks() {
    for (fragment, channels) in [("p=4&n=64", true), ("p=4&n=64&machine=logp", false)] {
        let mut file = Vec::new();
        perfetto::write(&run_of(fragment), &mut file).expect("memory takes it");
        assert_eq!(String::from_utf8(file).expect("text").contains("channel"), channels, "{fragment}");
    }
}
