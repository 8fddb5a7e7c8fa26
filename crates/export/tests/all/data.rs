//! The data behind every view: CSV can be read back, JSON has the same rows, and both agree with the run.

use hyperfly_core::Scenario;
use hyperfly_core::limits::Options;
use hyperfly_export::data::{self, Subject};
use hyperfly_export::{channels, points, processors, scaling, scenario};
use hyperfly_request::{Choice, Look, Request, Settings, View, run};
use hyperfly_view::Replay;
use hyperfly_view::chart::Curves;
use hyperfly_view::scaling::Study;
use hyperfly_view::trace::schedule;
use hyperfly_view::views;
use serde_json::Value;
use std::rc::Rc;

/// A run with everything that some view exports.
struct Fixture {
    replay: Rc<Replay>,
    counterpart: Option<Rc<Replay>>,
    curves: Vec<Curves>,
    scaling: Option<Study>,
}

impl Fixture {
    fn new(fragment: &str) -> Fixture {
        let settings = Request::from_fragment(fragment).0.expect("a request").settings;
        let replay = |scenario: &Settings| {
            Replay::new(Rc::new(run(scenario, None, Options::default()).expect("a run")))
        };
        let replay_of_run = replay(&settings);
        let counterpart =
            schedule::counterpart(&settings.scenario()).map(|scenario| replay(&Settings::of(&scenario)));
        let execute = |execute_scenario: &Scenario| {
            Some(hyperfly_core::run(execute_scenario, None, Options::default()).ok()?.report)
        };
        let curves =
            |view: &View| points::curves(replay_of_run.run(), &Look::default(), *view, execute, |_| {});
        let curves = View::ALL.iter().filter_map(curves).collect();
        let scaling = Some(scaling::study(&replay_of_run.run().scenario, execute));
        Fixture { replay: replay_of_run, counterpart, curves, scaling }
    }

    fn subject(&self) -> Subject<'_> {
        Subject {
            replay: &self.replay,
            counterpart: self.counterpart.as_ref(),
            curves: &self.curves,
            scaling: self.scaling.as_ref(),
            measured: None,
        }
    }

    fn csv(&self, views: &[View]) -> String {
        let mut out = Vec::new();
        data::csv(&self.subject(), views, &mut out).expect("memory takes it");
        String::from_utf8(out).expect("text")
    }

    fn json(&self, views: &[View]) -> Value {
        let mut out = Vec::new();
        data::json(&self.subject(), views, &mut out).expect("memory takes it");
        serde_json::from_slice(&out).expect("JSON")
    }

    /// The rows of a view as text, read back from the CSV.
    fn rows(&self, view: View) -> Vec<Vec<String>> {
        let csv = self.csv(&[view]);
        let mut reader = csv::Reader::from_reader(csv.as_bytes());
        assert_eq!(reader.headers().expect("a header"), views::of(view).columns(), "{}", view.id());
        let row = |row: Result<csv::StringRecord, _>| {
            row.expect("rows of one length").iter().map(str::to_owned).collect()
        };
        reader.records().map(row).collect()
    }
}

const RUNS: &[&str] = &[
    "topology=mesh&p=4&n=64",
    "p=4&n=64&topology=torus&switching=wormhole&algorithm=transpose",
    "algorithm=output-driven&machine=logp&p=4&n=64",
    "algorithm=group-cyclic&machine=bsp&p=4&n=64",
    "algorithm=serial&p=1&n=16",
    "algorithm=slab&shape=8x8x2&p=4",
    "algorithm=pencil&machine=logp&grid=2x4&n=512&alltoall=standard",
    "algorithm=cyclic&machine=bsp&shape=16x16&p=4",
];

fn number(text: &str) -> f64 {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no number"))
}

#[test]
fn csv_and_json_have_the_same_cells() {
    for fragment in RUNS {
        let fixture = Fixture::new(fragment);
        for &view in View::ALL {
            let (rows, json) = (fixture.rows(view), fixture.json(&[view]));
            assert_eq!(json["view"], view.id());
            assert_eq!(json["scenario"], scenario(&Settings::of(&fixture.replay.run().scenario)));
            assert_eq!(json["columns"], Value::from(views::of(view).columns().to_vec()));
            let json_rows = json["rows"].as_array().expect("rows");
            assert_eq!(json_rows.len(), rows.len(), "{fragment} {}", view.id());
            for (row, json_row) in rows.iter().zip(json_rows) {
                for (cell, value) in row.iter().zip(json_row.as_array().expect("a row")) {
                    match value {
                        Value::Null => assert_eq!(cell, ""),
                        Value::String(text) => assert_eq!(cell, text),
                        // Numbers are equal to the last digit.
                        value => assert_eq!(value.as_f64(), Some(number(cell)), "{fragment} {}", view.id()),
                    }
                }
            }
        }
    }
}

#[test]
fn view_data_agrees_with_the_run() {
    let fixture = Fixture::new(RUNS[0]);
    let report = &fixture.replay.run().report;
    // Machine and timeline have the same rows as the trace export.
    let mut trace = Vec::new();
    channels::csv(fixture.replay.run(), &mut trace).expect("memory takes it");
    assert_eq!(fixture.csv(&[View::Machine]).as_bytes(), trace);
    trace.clear();
    processors::csv(fixture.replay.run(), &mut trace).expect("memory takes it");
    assert_eq!(fixture.csv(&[View::Timeline]).as_bytes(), trace);
    // The phases contain every message and end with the run.
    let phases = fixture.rows(View::Butterfly);
    assert_eq!(phases.iter().map(|row| number(&row[5])).sum::<f64>(), report.messages as f64);
    assert_eq!(phases.iter().map(|row| number(&row[6])).sum::<f64>(), report.words as f64);
    assert_eq!(phases.iter().map(|row| number(&row[4])).fold(0.0, f64::max), report.t_parallel);
    // The parts add up to p · T_p.
    let parts = fixture.rows(View::Breakdown);
    let total: f64 = parts.iter().map(|row| number(&row[2])).sum();
    assert!((total / (4.0 * report.t_parallel) - 1.0).abs() < 1e-12);
    // The displayed run is among the simulated points.
    let simulated = |view| {
        let rows = fixture.rows(view).into_iter();
        rows.filter(|row| row[0] == "mesh" && row[1] == "4").map(|row| number(&row[3])).collect::<Vec<_>>()
    };
    assert_eq!(simulated(View::Efficiency), [report.efficiency]);
    assert_eq!(simulated(View::Speedup), [report.speedup]);
    let sizes = fixture.rows(View::Isoefficiency);
    let size = sizes.iter().find(|row| row[0] == "mesh" && row[1] == "4").expect("a size");
    assert_eq!(number(&size[4]), 6.0, "n = 64 keeps the efficiency of the run");
    // Every element occurs once in each distribution.
    let elements = fixture.rows(View::Distribution);
    assert!(elements.len().is_multiple_of(64) && !elements.is_empty());
    // The transform is exact.
    let output = fixture.replay.run().output.as_ref().expect("data");
    let spectrum = fixture.rows(View::Spectrum);
    assert_eq!(spectrum.len(), 64);
    assert!(
        spectrum.iter().zip(&output.spectrum).all(|(row, y)| number(&row[3]).to_bits() == y.re.to_bits())
    );
    let table = fixture.rows(View::Table);
    let efficiency = table.iter().find(|row| row[2] == "efficiency").expect("the number");
    assert_eq!(number(&efficiency[3]), report.efficiency);
    assert!(table.iter().any(|row| row[0] == "processors") && table.iter().any(|row| row[0] == "phases"));
    assert_eq!(fixture.rows(View::Metrics)[0][0], "speedup");
    assert!(fixture.rows(View::Choose).iter().all(|row| number(&row[4]) > 0.0));
}

#[test]
fn machine_without_channels_exports_messages_and_supersteps() {
    let fixture = Fixture::new(RUNS[2]);
    let messages = fixture.rows(View::Machine);
    assert_eq!(messages.len() as u64, fixture.replay.run().report.messages);
    assert!(messages.iter().all(|row| row[0] == row[2] && number(&row[5]) < number(&row[6])));
    let schedules = fixture.rows(View::Schedule);
    for algorithm in ["output-driven", "cyclic-to-blocked"] {
        assert_eq!(schedules.iter().filter(|row| row[0] == algorithm).count(), 16, "{algorithm}");
    }
    let fixture = Fixture::new(RUNS[3]);
    let supersteps = fixture.rows(View::Supersteps);
    assert!(!supersteps.is_empty());
    assert_eq!(number(&supersteps.last().expect("one")[4]), fixture.replay.run().report.t_parallel);
}

#[test]
fn two_views_export_the_data_of_both() {
    let fixture = Fixture::new(RUNS[0]);
    let pair = [View::Machine, View::Breakdown];
    let csv = fixture.csv(&pair);
    assert_eq!(csv, format!("{}\n{}", fixture.csv(&pair[..1]), fixture.csv(&pair[1..])));
    let json = fixture.json(&pair);
    assert_eq!(json["rows"], fixture.json(&pair[..1])["rows"]);
    assert_eq!(json["under"]["view"], "breakdown");
    assert_eq!(json["under"]["rows"], fixture.json(&pair[1..])["rows"]);
}
