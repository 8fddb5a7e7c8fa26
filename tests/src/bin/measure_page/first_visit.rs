//! Measures the time of a first visit until the first paint of the race and the first picture of a run.

use crate::row::{compute_median, number, print_row};
use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use serde_json::json;

/// Connection between server and browser.
#[derive(Clone, Copy, Debug)]
pub enum Link {
    /// Loopback at full speed.
    Unthrottled,
    /// 10 Mbit/s with a latency of 40 ms, and a page that runs at a quarter of the speed.
    ///
    /// Chromium throttles the page's own requests and its main thread. Workers and the compilation of the module run at full speed;
    /// workers load only the page's script, which the browser has by then.
    Throttled,
}

/// JavaScript: milliseconds since navigation until the first paint, and until both runs of the race were first drawn (`null` until then,
/// see [`WATCH`]).
const TIMES: &str =
    "self.drawnAt && [performance.getEntriesByName('first-contentful-paint')[0]?.startTime, self.drawnAt]";

/// JavaScript: sets `drawnAt` when both runs of the race have been drawn. `state()` reports both in the task that draws the canvases; the
/// next frame shows them.
const WATCH: &str = "(() => {
    const look = () => {
        const state = self.hyperfly ? JSON.parse(hyperfly.state()) : {};
        if (!state.run || !state.beside) return setTimeout(look, 10);
        requestAnimationFrame(() => setTimeout(() => (self.drawnAt = performance.now())));
    };
    look();
})()";

/// Measures first visits of the page without a fragment, each in a browser with an empty cache, on a host that sends gzip.
pub async fn measure(link: Link, rounds: u32) {
    let site = Site::of(hyperfly_tests::dist()).unchanged().gzip().start();
    let [mut paint_times, mut pictures] = [Vec::new(), Vec::new()];
    for _ in 0..rounds {
        let browser = Browser::start().await;
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await;
        if let Link::Throttled = link {
            let bytes_per_second = 10_000_000 / 8;
            let conditions = json!({
                "offline": false, "latency": 40,
                "downloadThroughput": bytes_per_second, "uploadThroughput": bytes_per_second,
            });
            browser.devtools("Network.enable", json!({})).await;
            browser.devtools("Network.emulateNetworkConditions", conditions).await;
            browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
        }
        browser.open(&site.url("")).await;
        let times = browser.wait_for("both runs of the race", TIMES).await;
        paint_times.push(number(&times[0]));
        pictures.push(number(&times[1]));
    }
    let link = match link {
        Link::Unthrottled => "unthrottled",
        Link::Throttled => "10 Mbit/s, 40 ms, CPU 4x",
    };
    for (name, mut times) in [("first paint", paint_times), ("first running picture", pictures)] {
        print_row(&format!("{name}, {link}, median of {rounds}"), compute_median(&mut times), "ms");
        print_row(&format!("{name}, {link}, slowest of {rounds}"), times[times.len() - 1], "ms");
    }
}
