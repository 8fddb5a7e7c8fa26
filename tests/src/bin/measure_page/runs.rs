//! Time of a run in the page's worker. The page's command for a run is recorded and sent again, without data and trace where only the
//! simulator is measured.

use crate::row::{compute_median, number, print_row};
use hyperfly_core::limits::Options;
use hyperfly_request::{Request, run};
use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::orders::ORDERS;
use serde_json::json;

/// Simulations: algorithm, p, n, repetitions. The first is the shortest.
pub const SIMULATIONS: [(&str, u32, u64, u32); 3] =
    [("transpose", 256, 1 << 16, 7), ("binary-exchange", 1024, 1 << 20, 21), ("transpose", 1024, 1 << 20, 3)];
pub const SWITCHINGS: [&str; 3] = ["store-and-forward", "cut-through", "wormhole"];

/// Replaces the page's workers by ones that remember their last run; `again({ data, trace })` runs it again and returns milliseconds.
const REMEMBERING: &str = "(() => {
    let asked = null;
    const Plain = window.Worker;
    window.Worker = class extends Plain {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', event => this.heard?.(event));
        }
        postMessage(message, ...rest) {
            // The buffer is transferred, so a copy is kept.
            if (orders.isRun(message)) asked = { worker: this, order: message[0].slice() };
            super.postMessage(message, ...rest);
        }
    };
    let id = 1000000;
    window.again = wishes => new Promise((done, fail) => {
        if (!asked) throw new Error('the page asked for no run');
        const { worker, order } = asked;
        const again = orders.again(order, ++id, wishes);
        const begun = performance.now();
        worker.heard = event => {
            if (orders.isPong(event.data)) return;
            event.stopImmediatePropagation();
            if (orders.isProgress(event.data)) return;
            worker.heard = null;
            if (orders.isDone(event.data)) done(performance.now() - begun);
            else fail(new Error(event.data[0].join()));
        };
        worker.postMessage([again], [again.buffer]);
    });
})()";

/// Returns the milliseconds of a number of runs of an address; `message_parts` override options of the run.
async fn measure_times(fragment: &str, message_parts: serde_json::Value, rounds: u32) -> Vec<f64> {
    let browser = Browser::start().await;
    let site = Site::of(hyperfly_tests::dist()).start();
    let source = json!({ "source": format!("{ORDERS}{REMEMBERING}") });
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", source).await;
    // No curves, for which other workers run.
    browser.open(&site.url(&format!("#{fragment}&view=machine&play=false"))).await;
    let is_ready = "window.hyperfly && (state => state.run && !state.busy)(JSON.parse(hyperfly.state()))";
    browser.wait_for("the run", is_ready).await;
    let mut times = Vec::new();
    let warm_up = if rounds > 1 { 2 } else { 0 };
    for round in 0..warm_up + rounds {
        let elapsed = number(&browser.eval(&format!("again({message_parts})")).await);
        if round >= warm_up {
            times.push(elapsed);
        }
    }
    times
}

/// Measures a run with data and trace, from the message to the answer.
pub async fn measure_whole_run(name: &'static str, fragment: &'static str, rounds: u32) {
    let mut durations = measure_times(fragment, json!({}), rounds).await;
    print_row(&format!("a whole run in the worker, {name}, p50"), compute_median(&mut durations), "ms");
    print_row(&format!("a whole run in the worker, {name}, slowest"), durations[durations.len() - 1], "ms");
}

/// Measures simulated messages per second without data and trace, from the message to the answer.
pub async fn measure_rate(algorithm: &'static str, p: u32, n: u64, switching: &'static str, rounds: u32) {
    let fragment = format!("algorithm={algorithm}&topology=mesh&switching={switching}&p={p}&n={n}");
    let mut durations = measure_times(&fragment, json!({ "data": false, "trace": false }), rounds).await;
    let (request, _) = Request::from_fragment(&fragment);
    let scenario = request.expect("a valid request").settings;
    let options = Options { data: false, trace: false, ..Options::default() };
    let messages = run(&scenario, None, options).expect("a valid scenario").report.messages as f64;
    let name = format!("messages/s in Chromium: {algorithm} mesh p={p} n={n} {switching}");
    print_row(&name, messages / compute_median(&mut durations) * 1000.0, "1/s");
}
