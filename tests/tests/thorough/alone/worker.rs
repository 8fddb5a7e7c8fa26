//! Workers that crash, are superseded or cancelled.

use hyperfly_tests::orders::ORDERS;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::native::assert_trace;
use std::time::{Duration, Instant};

/// A run of several seconds: 261,632 messages that share channels.
const LONG: &str = "algorithm=transpose&topology=mesh&p=512&n=2^20&play=false";

/// JavaScript: records in `window.runs` the t_w of each run with a trace requested from a worker.
const COUNT: &str = "{
    window.runs = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (orders.isRun(message) && orders.wants(message[0]).trace) window.runs.push(orders.tw(message[0]));
        return post.call(this, message, ...rest);
    };
}";

/// After fifty changes in quick succession the last one is shown soon, and most others never run.
#[tokio::test]
async fn fifty_changes_end_with_the_latest_run() {
    let page = Page::open("algorithm=transpose&topology=mesh&p=64&n=65536&play=false").await;
    page.wait_for_curves().await;
    page.eval(&format!("{{ {ORDERS} {COUNT} }}")).await;
    let start = Instant::now();
    let changes = "(async () => {
        const e = document.getElementById('slide-tw');
        for (let at = 151; at <= 200; at++) {
            e.value = at;
            e.dispatchEvent(new InputEvent('input', { bubbles: true }));
            await new Promise(done => setTimeout(done, 4));
        }
        e.dispatchEvent(new Event('change', { bubbles: true }));
        return document.getElementById('write-tw').value;
    })()";
    let last = page.eval(changes).await;
    assert_trace(&page).await;
    assert!(start.elapsed() < Duration::from_secs(20), "took {:?}", start.elapsed());
    assert_eq!(page.request().await.settings.tw.to_string(), last.as_str().unwrap_or_default());
    let runs = page.eval("runs").await;
    let runs = runs.as_array().expect("a list");
    assert!((2..=40).contains(&runs.len()), "{} runs for 50 changes", runs.len());
    let requested_tw = runs.last().and_then(|tw| tw.as_f64()).expect("a time");
    assert_eq!(requested_tw.to_string(), last.as_str().unwrap_or_default());
    page.assert_quiet().await;
}

/// During a long run the page keeps drawing frames, and a newer run replaces it within two seconds.
#[tokio::test]
async fn newer_run_overtakes_a_long_one() {
    let page = Page::open("play=false").await;
    page.eval(&format!("location.hash = '{LONG}'")).await;
    page.wait_for("progress", "JSON.parse(hyperfly.state()).progress > 0").await;
    // Meanwhile the page keeps drawing frames.
    let frames = page
        .eval("new Promise(done => { let n = 0; const t = performance.now(); const f = () => { n++; performance.now() - t > 200 ? done(n) : requestAnimationFrame(f) }; f() })")
        .await;
    assert!(frames.as_u64() > Some(4), "{frames} frames in a fifth of a second");
    let start = Instant::now();
    page.eval("location.hash = 'p=4&play=false'").await;
    page.wait_for("the short run", "JSON.parse(hyperfly.state()).run.p === 4").await;
    assert!(start.elapsed() < Duration::from_secs(2), "took {:?}", start.elapsed());
    let state = page.wait_until_settled().await;
    assert!(state["progress"].is_null());
    assert_trace(&page).await;
    page.assert_quiet().await;
}
