//! Failures of module, scripts and workers: the page explains them and recovers.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::embed_host::EmbedHost;
use hyperfly_tests::hosts::site::{Builder, Site};
use hyperfly_tests::page::RUN;
use serde_json::{Value, json};

fn site() -> Builder {
    Site::of(hyperfly_tests::dist())
}

/// Hundreds of export requests are served in sequence by a single worker.
#[tokio::test]
async fn three_hundred_exports_use_one_worker() {
    let host = EmbedHost::with("view=machine&topology=mesh&p=16", 700, 500, "").await;
    host.inside(
        "(() => {
            const Plain = Worker;
            const alive = new Set();
            window.Worker = class extends Plain {
                constructor(...all) { super(...all); alive.add(this); window.most = Math.max(window.most ?? 0, alive.size); window.made = (window.made ?? 0) + 1; }
                terminate() { alive.delete(this); super.terminate(); }
            };
        })()",
    )
    .await;
    host.eval(
        "{ for (let id = 0; id < 300; id++)
            frames_[0].contentWindow.postMessage({ hyperfly: 1, type: 'export', format: id % 2 ? 'csv' : 'svg', id }, '*') }",
    )
    .await;
    host.wait_for("some files", "heard.filter(m => m.type === 'export').length >= 12").await;
    let workers_state = host.inside("[window.most, window.made >= 12]").await;
    assert_eq!(workers_state, json!([1, true]));
    let order = host.eval("heard.filter(m => m.type === 'export').map(m => m.id).slice(0, 12)").await;
    assert_eq!(order, json!([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
}

/// A request that only the worker can refuse is answered with the reason, and the current run stays and is named.
#[tokio::test]
async fn request_refused_by_the_worker_is_undone() {
    let host = EmbedHost::with("view=machine&topology=mesh&p=16&n=4096&t=300", 700, 500, "").await;
    let before = host.state().await;
    host.forget().await;
    host.say("set", json!({ "request": { "n": "2^40" }, "id": "large" })).await;
    let error = host.wait_for_message("error", "m.id === 'large'").await;
    assert_eq!(error["problems"][0]["field"], "n", "{error}");
    host.wait_for_message("state", "m.id === undefined").await;
    let stable_part = |state: &Value| (state["request"].clone(), state["run"].clone(), state["t"].clone());
    for _ in 0..3 {
        let state = host.state().await;
        assert_eq!(stable_part(&state), stable_part(&before));
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    // The next valid request runs, and a refused one returns to it.
    host.say("set", json!({ "request": { "p": 64 }, "id": "next" })).await;
    host.wait_for_message("state", "m.id === 'next' && m.run.p === 64").await;
    host.say("set", json!({ "request": { "n": "2^40" } })).await;
    host.wait_for_message("error", "m.id === undefined").await;
    host.wait_for("the request before", "heard.findLast(m => m.type === 'state').request.includes('p=64')")
        .await;
    let request = host.state().await["request"].as_str().unwrap_or_default().to_owned();
    assert!(request.contains("n=4096") && request.contains("p=64"), "{request}");
    host.assert_quiet().await;
}

/// The name of an inherited object property is not a language and causes no request.
#[tokio::test]
async fn prototype_property_is_not_a_language() {
    let test_site = site().start();
    for lang in ["constructor", "toString", "__proto__"] {
        let before = test_site.requested_paths().len();
        let browser = Browser::at(&test_site.url(&format!("embed.html#lang={lang}&p=4"))).await;
        browser.wait_for("a run", RUN).await;
        let requested_paths = test_site.requested_paths();
        let new_requests: Vec<&String> = requested_paths[before..]
            .iter()
            .filter(|path| path.contains("lang/") || path.contains("function"))
            .collect();
        assert_eq!(new_requests, Vec::<&String>::new());
        browser.assert_quiet().await;
    }
}
