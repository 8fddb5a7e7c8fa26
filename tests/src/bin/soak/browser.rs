//! Visits in a real browser: the page in a frame, its simulated reader outside, and faults injected between them.

use hyperfly_request::Request;
use hyperfly_tests::browser::Browser;
use hyperfly_tests::dist;
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::page::native_run;
use hyperfly_tests::visit::orders::orders;
use hyperfly_tests::visit::{Tally, Visit, resident_memory};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Bytes by which the browser may exceed the first half at the end.
pub const SLACK: u64 = 200 << 20;
/// Maximum duration of a visit.
const TIMEOUT: Duration = Duration::from_secs(180);
/// Maximum number of failed visits.
const MAX_FAILED: usize = 5;

/// The page around the frame.
const VISIT_HTML: &str = "<!doctype html>\n<meta charset=utf-8><title>A visit</title>\n\
                      <iframe width=1200 height=700></iframe>\n<script src=reader.js></script>\n";

/// Plays visits with consecutive seeds, `count` of them or until the time is over. Returns the failures with their seeds.
pub async fn play_visits_in_browser(
    first: u64,
    count: u64,
    max_duration: Duration,
) -> (Tally, Vec<(u64, String)>) {
    let site = Site::of(dist())
        .script(include_str!("../../visit/page_faults.js"))
        .file("visit.html", VISIT_HTML)
        .file("reader.js", include_str!("../../visit/reader.js"))
        .start();
    let browser = Browser::start().await;
    browser.open(&site.url("visit.html")).await;
    let (start, mut tally, mut failed_visits) = (Instant::now(), Tally::default(), Vec::new());
    for seed in first..first.saturating_add(count) {
        if start.elapsed() >= max_duration || failed_visits.len() == MAX_FAILED {
            break;
        }
        let report = play_visit(&browser, &site, &Visit::from_seed(seed)).await;
        let number = |key: &str| report[key].as_u64().unwrap_or_default();
        tally.visits += 1;
        tally.inputs += number("inputs");
        tally.faults += number("faults");
        tally.workers += number("workers");
        tally.events = tally.inputs + tally.faults;
        tally
            .recoveries
            .extend(report["recoveries"].as_array().into_iter().flatten().filter_map(Value::as_f64));
        tally.memory.extend(measure_memory(browser.started_by()));
        let faults = find_faults(&report, &mut tally.compared);
        // If the page crashed, its panic message is in the console.
        let errors = browser.console().await.into_iter().filter(|line| line.level == "SEVERE");
        if !faults.is_empty() {
            let faults = faults.into_iter().chain(errors.map(|line| line.message));
            failed_visits.push((seed, faults.collect::<Vec<_>>().join("; ")));
        }
    }
    (tally, failed_visits)
}

/// Plays a visit and returns its report.
async fn play_visit(browser: &Browser, site: &Site, visit: &Visit) -> Value {
    let order = json!([site.url(""), visit.fragment, orders(visit)]);
    browser.eval(&format!("reader.begin(...{order})")).await;
    let start = Instant::now();
    while start.elapsed() < TIMEOUT {
        let report = browser.eval("reader.over()").await;
        if !report.is_null() {
            return report;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    json!({ "error": "the visit does not end" })
}

/// Returns the faults of the page, and of a second page at its address.
fn find_faults(report: &Value, compared: &mut u64) -> Vec<String> {
    if let Some(error) = report["error"].as_str() {
        return vec![error.to_owned()];
    }
    let [page_report, reopened_report] = ["one", "two"].map(|key| &report[key]);
    let mut faults = Vec::new();
    for (page, name) in [(page_report, "the page"), (reopened_report, "the page opened again")] {
        let mut holds = |holds: bool, fault: String| {
            if !holds {
                faults.push(format!("{name}: {fault}"));
            }
        };
        holds(page["quiet"] == true, format!("it does not become quiet: {page}"));
        let is_empty = |key: &str| page[key].as_array().is_some_and(Vec::is_empty);
        holds(is_empty("errors"), format!("not caught: {}", page["errors"]));
        let page_fragment = page["request"].as_str().unwrap_or_default();
        holds(
            is_empty("blank"),
            format!("nothing is drawn in {} of {page_fragment}, {}", page["blank"], page["size"]),
        );
        holds(
            page["address"] == page_fragment,
            format!("the address is {} and not {page_fragment}", page["address"]),
        );
        let uses_own_samples = page_fragment.contains("signal=own");
        let has_errors = !page["notice"].is_null() || !is_empty("problems");
        if let (false, Ok(request)) = (uses_own_samples, Request::from_fragment(page_fragment).0) {
            *compared += 1;
            let hash = format!("{:016x}", native_run(&request).report.trace_hash);
            holds(page["hash"] == hash || has_errors, format!("it shows another run than {page_fragment}"));
        }
    }
    let uses_own_samples = page_report["request"].as_str().is_some_and(|fragment| fragment.contains("own"));
    for key in ["request", "hash", "beside", "t"] {
        // During playback each page is at its own time.
        let is_playing = key == "t"
            && page_report["address"].as_str().is_some_and(|address| address.contains("play=true"));
        if !uses_own_samples
            && !is_playing
            && page_report[key] != reopened_report[key]
            && page_report["notice"].is_null()
        {
            faults.push(format!(
                "the address gives another {key}: {} and not {}",
                reopened_report[key], page_report[key]
            ));
        }
    }
    faults
}

/// Returns the memory of a process and its descendants, in bytes.
fn measure_memory(process: u32) -> Option<u64> {
    let process_memory = resident_memory(process)?;
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).ok()?.flatten();
    let children = threads.filter_map(|thread| std::fs::read_to_string(thread.path().join("children")).ok());
    let children: Vec<u32> = children
        .flat_map(|children| children.split_whitespace().map(str::parse).collect::<Vec<_>>())
        .flatten()
        .collect();
    Some(process_memory + children.into_iter().filter_map(measure_memory).sum::<u64>())
}
