//! `--trace FILE`: changes of a slider, traced by Chromium, and the time of each span.
//!
//! Chromium traces from its start and writes the file when it exits. Windows and workers named `hyperfly-spans` add their own spans
//! (web/src/worker/spans.rs). Only the measured changes are kept.

use crate::pages::change_script;
use crate::row::print_row;
use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Chromium's trace categories: scripts, style, layout, paint, canvases, garbage collection, and the page's own spans.
const TRACE_CATEGORIES: &str =
    "blink,blink.user_timing,devtools.timeline,disabled-by-default-devtools.timeline,v8,cc";
/// Number of warm-up changes and of measured changes.
const CHANGES: [u32; 2] = [20, 20];
/// The page's span from a request to its picture (web/src/worker/measure.rs).
const CHANGE: &str = "change";
/// The browser's own spans.
const BROWSER: [&str; 9] = [
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "Commit",
    "CanvasRenderingContext2D::FinalizeFrame",
    "FireAnimationFrame",
    "MinorGC",
    "MajorGC",
];
/// JavaScript: names the page and its workers, which enables their spans.
const NAME_WORKERS: &str = "self.name = 'hyperfly-spans';
    const Plain = self.Worker;
    self.Worker = class extends Plain {
        constructor(url, options) { super(url, { ...options, name: 'hyperfly-spans' }); }
    };";

/// Traces changes of a scenario into a file, and prints a row for each span.
pub async fn measure_slider(name: &'static str, fragment: &'static str, file: PathBuf) {
    // An old file must not be mistaken for the new one.
    let _ = std::fs::remove_file(&file);
    let flags = [
        format!("--trace-startup={TRACE_CATEGORIES}"),
        format!("--trace-startup-file={}", file.display()),
        "--trace-startup-format=json".to_owned(),
        // Zero records until Chromium ends.
        "--trace-startup-duration=0".to_owned(),
    ];
    let browser = Browser::with_flags(&flags).await;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NAME_WORKERS })).await;
    let site = Site::of(hyperfly_tests::dist()).start();
    browser.resize(1920, 1080).await;
    browser.open(&site.url(&format!("#{fragment}&play=false"))).await;
    let is_ready = "window.hyperfly && (state => state.run && !state.busy)(JSON.parse(hyperfly.state()))";
    browser.wait_for("the run", is_ready).await;
    // Until the points of the curves are computed, which are not measured.
    tokio::time::sleep(Duration::from_secs(3)).await;
    for changes in CHANGES {
        browser.eval(&change_script(changes)).await;
    }
    drop(browser);
    let events = read_trace(&file).await;
    let changes_and_spans = events_of_changes(&events);
    for (span, times) in spans_by_name(&changes_and_spans) {
        // Spans with the same name within a change are added.
        let mean = times.iter().sum::<f64>() / f64::from(CHANGES[1]);
        print_row(&format!("span of a change, {name}, {span}"), mean, "ms");
    }
    let text = json!({ "traceEvents": changes_and_spans }).to_string();
    std::fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// Reads the trace once the browser has written all of it.
async fn read_trace(file: &Path) -> Vec<Value> {
    let start = Instant::now();
    loop {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        if let Ok(Value::Object(mut trace)) = serde_json::from_str(&text)
            && let Some(Value::Array(events)) = trace.remove("traceEvents")
        {
            return events;
        }
        assert!(start.elapsed() < Duration::from_secs(30), "Chromium wrote no trace to {}", file.display());
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

fn text_of<'e>(event: &'e Value, key: &str) -> &'e str {
    event[key].as_str().unwrap_or_default()
}

fn time_of(event: &Value) -> f64 {
    event["ts"].as_f64().unwrap_or_default()
}

/// Returns the events of the page's process from the first measured change to the end of the last, with the names of threads.
fn events_of_changes(events: &[Value]) -> Vec<Value> {
    let events_by_id = |phase: &str| {
        let pairs =
            events.iter().filter(|event| text_of(event, "name") == CHANGE && text_of(event, "ph") == phase);
        let mut pairs: Vec<(f64, u64)> =
            pairs.map(|event| (time_of(event), event["pid"].as_u64().unwrap_or_default())).collect();
        pairs.sort_by(|a, b| a.0.total_cmp(&b.0));
        pairs
    };
    let (begins, finishes) = (events_by_id("b"), events_by_id("e"));
    let first =
        begins.len().checked_sub(CHANGES[1] as usize).expect("the page has put its spans into the trace");
    let (from, page) = begins[first];
    let (to, _) = *finishes.last().expect("changes end");
    let is_inside = |event: &&Value| {
        event["pid"] == page && (text_of(event, "ph") == "M" || (from..=to).contains(&time_of(event)))
    };
    let mut changes_and_spans: Vec<Value> = events.iter().filter(is_inside).cloned().collect();
    changes_and_spans.sort_by(|a, b| time_of(a).total_cmp(&time_of(b)));
    changes_and_spans
}

/// Returns the milliseconds of each occurrence, by span, of the page's spans and of the browser's.
fn spans_by_name(events: &[Value]) -> BTreeMap<String, Vec<f64>> {
    let workers: Vec<u64> = events
        .iter()
        .filter(|event| text_of(event, "name") == "thread_name")
        .filter(|event| event["args"]["name"].as_str().is_some_and(|name| name.contains("Worker")))
        .filter_map(|event| event["tid"].as_u64())
        .collect();
    let mut durations: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    let mut open_spans: BTreeMap<String, f64> = BTreeMap::new();
    for event in events {
        let worker = event["tid"].as_u64().is_some_and(|thread| workers.contains(&thread));
        let place = if worker { "worker" } else { "page" };
        let name = format!("{place}: {}", text_of(event, "name"));
        let is_user_timing = text_of(event, "cat").contains("user_timing");
        match text_of(event, "ph") {
            "b" if is_user_timing => {
                open_spans.insert(format!("{} {name}", event["id2"]), time_of(event));
            }
            "e" if is_user_timing => {
                if let Some(start) = open_spans.remove(&format!("{} {name}", event["id2"])) {
                    durations.entry(name).or_default().push((time_of(event) - start) / 1000.0);
                }
            }
            "X" if BROWSER.contains(&text_of(event, "name")) => {
                durations.entry(name).or_default().push(event["dur"].as_f64().unwrap_or_default() / 1000.0);
            }
            _ => {}
        }
    }
    durations
}
