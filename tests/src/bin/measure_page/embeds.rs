//! Measures embedded figures: time until they are painted, and memory of the renderer processes.

use crate::row::{compute_median, print_row};
use hyperfly_tests::browser::Browser;
use hyperfly_tests::dist;
use hyperfly_tests::hosts::host::Host;
use hyperfly_tests::hosts::site::Site;
use std::time::Duration;

const VIEWS: [&str; 10] = [
    "machine",
    "butterfly",
    "timeline",
    "efficiency",
    "machine,timeline",
    "breakdown",
    "distribution",
    "spectrum",
    "machine,butterfly",
    "speedup",
];

/// JavaScript on the host page: counts painted figures and notes the time of the last one, in milliseconds since navigation.
const READY: &str = "<script>
    let ready = 0;
    document.addEventListener('ready', () => { window.last = performance.now(); window.ready = ++ready; }, true);
</script>";

/// Measures one figure and ten, each in a browser with an empty cache; with `quick`, one figure once.
pub async fn measure(quick: bool) {
    let mut first = Vec::new();
    for _ in 0..if quick { 1 } else { 5 } {
        first.push(measure_figures(1).await.0);
    }
    print_row(
        &format!("embed: first figure, empty cache, median of {}", first.len()),
        compute_median(&mut first),
        "ms",
    );
    if quick {
        return;
    }
    print_row("embed: first figure, empty cache, slowest of 5", first[4], "ms");
    let (_, _, no_figures) = measure_figures(0).await;
    let (ms_of_ten, bytes, resting_memory) = measure_figures(10).await;
    print_row("embed: ten figures on one page, empty cache", ms_of_ten, "ms");
    print_row("embed: ten figures, memory of the renderers when all are there", bytes / 1e6, "MB");
    print_row("embed: ten figures, memory of the renderers at rest", resting_memory / 1e6, "MB");
    print_row("embed: no figure, memory of the renderers at rest", no_figures / 1e6, "MB");
    print_row("embed: memory that ten figures add", (resting_memory - no_figures) / 1e6, "MB");
}

/// Time after the last figure until the page is at rest: idle workers have ended.
const SETTLE_TIME: Duration = Duration::from_secs(4);

/// Returns the milliseconds until this many figures are ready, and the renderers' memory in bytes then and at rest. Chromium keeps spare
/// renderers, so the memory of figures is the difference to a page without any.
async fn measure_figures(count: usize) -> (f64, f64, f64) {
    let site = Site::of(dist()).start();
    let figures: Vec<String> = VIEWS[..count]
        .iter()
        .map(|view| format!("<hyperfly-figure loading=eager topology=mesh view={view}></hyperfly-figure>"))
        .collect();
    // Side by side, so that all are visible.
    let style =
        "<style>main { display: grid; grid-template-columns: repeat(auto-fit, minmax(360px, 1fr)) }</style>";
    let script = format!("<script async src=\"{}\"></script>", site.url("hyperfly.js"));
    let host = Host::page(&format!("{READY}{script}{style}<main>{}</main>", figures.concat()));
    let browser = Browser::start().await;
    browser.resize(1920, 1080).await;
    browser.open(&host.url("")).await;
    let are_there = format!("ready === {count} && document.readyState === 'complete' && (window.last ?? 1)");
    let last = browser.wait_for("all figures", &are_there).await;
    let bytes = measure_renderer_memory(&browser);
    if count != 1 {
        tokio::time::sleep(SETTLE_TIME).await;
    }
    (last.as_f64().unwrap_or_else(|| panic!("no time: {last}")), bytes, measure_renderer_memory(&browser))
}

/// Returns the proportional set size of the browser's renderer processes, in bytes.
fn measure_renderer_memory(browser: &Browser) -> f64 {
    let read_memory =
        |pid: u64, file: &str| std::fs::read_to_string(format!("/proc/{pid}/{file}")).unwrap_or_default();
    let pids = std::fs::read_dir("/proc").expect("/proc").flatten();
    let pids: Vec<u64> = pids.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect();
    let parent = |pid: u64| {
        let stat = read_memory(pid, "stat");
        // After the name, which may contain spaces: the state, then the parent.
        stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse::<u64>().ok()
    };
    let is_descendant = |pid: u64| {
        let mut ancestor = Some(pid);
        while let Some(pid) = ancestor.filter(|pid| *pid > 1) {
            if pid == browser.process() {
                return true;
            }
            ancestor = parent(pid);
        }
        false
    };
    let renderers = pids
        .into_iter()
        .filter(|pid| read_memory(*pid, "cmdline").contains("--type=renderer") && is_descendant(*pid));
    let kilobytes = renderers.map(|pid| {
        let rollup = read_memory(pid, "smaps_rollup");
        let line = rollup.lines().find_map(|line| line.strip_prefix("Pss:")).unwrap_or_default();
        line.split_whitespace().next().and_then(|number| number.parse::<f64>().ok()).unwrap_or_default()
    });
    let bytes = kilobytes.sum::<f64>() * 1024.0;
    assert!(bytes > 0.0, "no process of the browser draws pages");
    bytes
}
