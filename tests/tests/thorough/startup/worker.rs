//! Workers that crash, are superseded or cancelled.

use hyperfly_request::Request;
use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::page::native_run;
use serde_json::{Value, json};

/// JavaScript: counts in `window.alive` the workers that were started and have not ended.
const COUNT_WORKERS: &str = "{
    const Plain = window.Worker;
    window.alive = 0;
    window.Worker = class extends Plain {
        constructor(...all) { super(...all); window.alive++; }
        terminate() { window.alive--; super.terminate(); }
    };
}";

#[tokio::test]
async fn idle_workers_of_a_figure_end_and_return() {
    let browser = Browser::start().await;
    let site = Site::of(hyperfly_tests::dist()).script(COUNT_WORKERS).start();
    browser.open(&site.url("embed.html#view=machine,efficiency&controls=tw&p=16&n=256&play=false")).await;
    let has_all_points = "window.hyperfly && (state => state.points_total > 0 && state.points === state.points_total)(JSON.parse(hyperfly.state()))";
    browser.wait_for("the points of its curve", has_all_points).await;
    browser.wait_for("no worker", "window.alive === 0").await;
    let before = browser.eval("JSON.parse(hyperfly.state())").await;
    assert_eq!((&before["busy"], &before["notice"]), (&json!(false), &Value::Null));

    browser
        .eval("{ const e = document.getElementById('slide-tw'); e.value = 250; e.dispatchEvent(new InputEvent('input', { bubbles: true })); }")
        .await;
    let is_other_run =
        format!("JSON.parse(hyperfly.state()).run.trace_hash !== {}", before["run"]["trace_hash"]);
    browser.wait_for("another run", &is_other_run).await;
    let after = browser.eval("JSON.parse(hyperfly.state())").await;
    let request = Request::from_fragment(after["request"].as_str().expect("a fragment")).0.expect("possible");
    assert_eq!(after["run"]["trace_hash"], format!("{:016x}", native_run(&request).report.trace_hash));
    assert_eq!(after["notice"], Value::Null);
    browser.wait_for("no worker once more", "window.alive === 0").await;
    browser.assert_quiet().await;
}
