//! `export`: segments cover every processor's time, Perfetto files are valid, plans are printed; closed pipes are no
//! error.

use super::{assert_close, command, hyperfly, number};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::io::{BufRead, BufReader};

const CASES: &[(&str, f64)] = &[
    ("--p 16 --n 4096 --topology mesh", 5141.08),
    ("--p 16 --n 4096 --topology mesh --switching store-and-forward", 5141.08),
    ("--p 16 --n 4096 --topology mesh --switching wormhole", 5141.08),
    ("--p 16 --n 4096 --algorithm transpose", 3770.20),
];

fn split_cells(csv: &str) -> impl Iterator<Item = Vec<&str>> {
    csv.lines().skip(1).map(|line| line.split(',').collect())
}

fn parse(text: &str) -> f64 {
    text.parse().expect("a number")
}

#[test]
fn export_segments_cover_the_time_of_each_processor() {
    for (flags, t_parallel) in CASES {
        let csv = hyperfly(&format!("export --format csv {flags}")).data();
        assert!(csv.starts_with("processor,activity,start,end,step,partner,words\n"));
        let mut end_by_processor: BTreeMap<String, f64> = BTreeMap::new();
        for row in split_cells(&csv) {
            let end = end_by_processor.entry(row[0].to_owned()).or_insert(0.0);
            assert_eq!(*end, parse(row[2]), "a gap before {row:?}");
            *end = parse(row[3]);
        }
        assert_eq!(end_by_processor.len(), 16);
        end_by_processor.values().for_each(|&end| assert_close(end, *t_parallel, flags));
    }
}

#[test]
fn export_channels_carry_every_word() {
    for (flags, _) in CASES {
        let csv = hyperfly(&format!("export --format csv --channels {flags}")).data();
        let run = hyperfly(&format!("run --json {flags}")).json();
        // Under store-and-forward t_h is part of the channel's service; under wormhole a channel is held longer.
        let mut crossings: HashMap<(String, String, String, String), f64> = HashMap::new();
        let mut load: BTreeMap<(String, String), Vec<(f64, f64)>> = BTreeMap::new();
        for row in split_cells(&csv) {
            let (start, end, rate) = (parse(row[5]), parse(row[6]), parse(row[7]));
            assert!(end > start && rate > 0.0 && rate <= 1.0, "{row:?}");
            let words = (end - start) * rate / 1.28;
            let name = |k: usize| row[k].to_owned();
            *crossings.entry((name(0), name(1), name(2), name(3))).or_default() += words / parse(row[4]);
            let changes = load.entry((name(0), name(1))).or_default();
            changes.extend([(start, rate), (end, -rate)]);
        }
        if *flags != CASES[3].0 {
            assert_eq!(crossings.len() as u64, run["hops"].as_u64().expect("hops"), "{flags}");
        }
        assert!(crossings.values().all(|words| *words > 1.0 - 1e-9), "{flags}");
        if !flags.contains("--switching") {
            assert!(crossings.values().all(|words| *words < 1.0 + 1e-9), "{flags}");
        }
        for (channel, mut changes) in load {
            changes.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
            let mut used_time = 0.0;
            for (_, change) in changes {
                used_time += change;
                assert!(
                    used_time < 1.0 + 1e-9,
                    "{flags}: channel {channel:?} carries {used_time} of its capacity"
                );
            }
        }
    }
}

#[test]
fn export_json_lines_match_csv_rows() {
    let lines = hyperfly("export --json --format csv --p 4 --n 16").data();
    let first: Value = serde_json::from_str(lines.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["activity"], "startup");
    assert_eq!(
        lines.lines().count(),
        hyperfly("export --format csv --p 4 --n 16").data().lines().count() - 1
    );
    let lines = hyperfly("export --json --format csv --channels --p 4 --n 16").data();
    assert!(
        lines.lines().all(|line| serde_json::from_str::<Value>(line).is_ok_and(|row| row["share"] == 1.0))
    );
}

#[test]
fn export_perfetto_events_are_sorted_and_complete() {
    for (flags, t_parallel) in CASES {
        let json = hyperfly(&format!("export --format perfetto {flags}")).json();
        let events = json["traceEvents"].as_array().expect("events");
        let timed: Vec<_> = events.iter().filter(|event| event["ph"] != "M").collect();
        let times: Vec<_> = timed.iter().map(|event| number(&event["ts"])).collect();
        assert!(times.is_sorted(), "{flags}");

        let mut names: HashMap<u64, &str> = HashMap::new();
        for event in events.iter().filter(|event| event["name"] == "thread_name") {
            let track = event["tid"].as_u64().expect("a track");
            assert!(
                track > 0 && names.insert(track, event["args"]["name"].as_str().expect("a name")).is_none()
            );
        }
        let mut sums: HashMap<u64, f64> = HashMap::new();
        let mut end_by_track: HashMap<u64, f64> = HashMap::new();
        for event in timed.iter().filter(|event| event["ph"] == "X") {
            let (track, start) = (event["tid"].as_u64().expect("a track"), number(&event["ts"]));
            let duration = number(&event["dur"]);
            let end = end_by_track.entry(track).or_insert(0.0);
            assert!(duration > 0.0 && start >= *end - 1e-9, "{flags}: slices of a track overlap: {event}");
            *end = start + duration;
            *sums.entry(track).or_insert(0.0) += duration;
        }
        let processors: Vec<_> = names.iter().filter(|(_, name)| name.starts_with("processor ")).collect();
        assert_eq!(processors.len(), 16);
        processors.iter().for_each(|(track, name)| assert_close(sums[track], *t_parallel, name));
        assert!(sums.keys().all(|track| names.contains_key(track)), "{flags}");
        assert!(names.values().any(|name| name.starts_with("channel ")));

        let arrows = |kind: &str| -> Vec<_> {
            let mut ids: Vec<_> =
                timed.iter().filter(|event| event["ph"] == kind).map(|event| event["id"].as_u64()).collect();
            ids.sort_unstable();
            ids
        };
        let messages =
            hyperfly(&format!("run --json {flags}")).json()["messages"].as_u64().expect("messages");
        assert_eq!(arrows("s").len() as u64, messages);
        assert_eq!(arrows("s"), arrows("f"), "{flags}");
    }
}

#[test]
fn export_view_writes_the_data_of_the_view() {
    let flags = "--p 4 --n 64 --topology mesh";
    let machine = hyperfly(&format!("export --format csv --view machine {flags}")).data();
    assert_eq!(machine, hyperfly(&format!("export --format csv --channels {flags}")).data());
    let json = hyperfly(&format!("export --format json --view machine,timeline {flags}")).json();
    assert_eq!(json["rows"].as_array().map(Vec::len), Some(machine.lines().count() - 1));
    assert_eq!((json["view"].as_str(), json["under"]["view"].as_str()), (Some("machine"), Some("timeline")));
    assert_eq!(json["scenario"]["topology"], "mesh");
    let sizes = hyperfly("export --format csv --view isoefficiency --efficiency 0.5 --n 64").data();
    assert!(
        split_cells(&sizes).any(|row| row[0] == "hypercube" && !row[2].is_empty() && !row[4].is_empty()),
        "{sizes}"
    );
    for (flags, field) in
        [("--format json", "format"), ("--format csv --channels --view machine", "channels")]
    {
        let output = hyperfly(&format!("export {flags}"));
        assert!(output.code == 2 && output.stderr.contains(field), "{flags}: {}", output.stderr);
    }
}

#[test]
fn export_values_writes_the_values_between_stages() {
    let csv = hyperfly("export --format values --p 4 --n 16 --signal impulse").data();
    assert!(csv.starts_with("stage,processor,index,re,im\n0,0,0,1,0\n"), "{csv}");
    // After the last stage an impulse is 1 everywhere, on the processor that computed it.
    let last: Vec<_> = split_cells(&csv).filter(|row| row[0] == "4").collect();
    assert_eq!(last.len(), 16);
    assert!(
        last.iter().enumerate().all(|(k, row)| row[1..3] == [(k / 4).to_string(), k.to_string()]),
        "{csv}"
    );
    assert!(last.iter().all(|row| parse(row[3]) == 1.0 && parse(row[4]) == 0.0), "{csv}");
    let lines = hyperfly("export --format values --json --p 4 --n 16").data();
    assert_eq!(lines.lines().count(), csv.lines().count() - 1);
    for flags in ["--n 8192", "--n 64 --no-data"] {
        let output = hyperfly(&format!("export --format values {flags}"));
        assert!(
            output.code == 2 && output.stderr.contains("with data and n up to 4096"),
            "{flags}: {}",
            output.stderr
        );
    }
}

#[test]
fn export_long_run_is_binned_with_a_warning() {
    let line = "export --format csv --no-data --p 65536 --n 65536 --switching wormhole";
    let output = hyperfly(line);
    assert!(output.stderr.contains("recorded in"), "{}", output.stderr);
    let mut sums = vec![0.0; 65536];
    split_cells(&output.stdout)
        .for_each(|row| sums[row[0].parse::<usize>().expect("a number")] += parse(row[3]) - parse(row[2]));
    let t_parallel = sums[0];
    assert!(sums.iter().all(|sum| (sum / t_parallel - 1.0).abs() < 1e-9));
}

#[test]
fn export_plan_prints_text_and_json() {
    let text = hyperfly("export --format plan --p 2 --n 4").data();
    assert!(text.starts_with("plan p=2 n=4") && text.contains("exchange: send [0..2] to 1"), "{text}");
    let json = hyperfly("export --json --format plan --p 2 --n 4").json();
    assert_eq!(json["processors"].as_array().map(Vec::len), Some(2));
    assert_eq!(json["processors"][0].as_array().map(Vec::len), Some(3));
}

#[test]
fn closed_stdout_is_no_error() {
    for line in [
        "export --format csv --p 256 --n 65536",
        "export --format perfetto --p 256 --n 4096",
        "sweep p=1..64 ts=1..64",
        "run --n 65536 --output -",
    ] {
        let mut child = command(line).spawn().expect("the command starts");
        let mut first = String::new();
        let mut reader = BufReader::with_capacity(16, child.stdout.take().expect("a pipe"));
        reader.read_line(&mut first).expect("a line");
        drop(reader);
        let output = child.wait_with_output().expect("the command ends");
        let err = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{line}: {err}");
        assert!(!err.contains("panicked"), "{line}: {err}");
    }
}

#[test]
fn closed_stdout_and_stderr_do_not_panic() {
    for line in ["run", "--help", "sweep p=1..32 --n 4", "run --p 5", "nonsense"] {
        let mut child = command(line).spawn().expect("the command starts");
        drop((child.stdout.take(), child.stderr.take()));
        let code = child.wait().expect("the command ends").code();
        assert!(matches!(code, Some(0 | 2)), "{line}: {code:?}");
    }
}
