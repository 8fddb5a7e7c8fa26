//! The worker: it may die, be overtaken or be stopped, and nothing of the reader's is lost.

use hyperfly_request::Request;
use hyperfly_tests::browser::Browser;
use hyperfly_tests::orders::ORDERS;
use hyperfly_tests::page::{Page, natively};
use hyperfly_tests::site::Site;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A run of several seconds: 261,632 messages that share channels.
const LONG: &str = "algorithm=transpose&topology=mesh&p=512&n=2^20&play=false";

/// Notes in `window.runs` the t_w of each run with a trace that is asked of a worker.
const COUNT: &str = "{
    window.runs = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (orders.isRun(message) && orders.wants(message[0]).trace) window.runs.push(orders.tw(message[0]));
        return post.call(this, message, ...rest);
    };
}";

async fn same_as_natively(page: &Page) {
    let state = page.settled().await;
    let native = format!("{:016x}", natively(&page.request().await).report.trace_hash);
    assert_eq!(state["run"]["trace_hash"], native, "{}", page.fragment().await);
}

/// A worker that the page ends before it listens is none that was waited for in vain, after which the next ones would have longer.
#[tokio::test]
async fn one_that_is_ended_before_it_listens_is_not_waited_for() {
    let page = Page::open("p=4&play=false&view=machine").await;
    let failed = page
        .eval(
            "(async () => {
                const failed = [], begun = performance.now();
                // Workers that never listen.
                const Plain = Worker;
                window.Worker = function () { return new Plain(URL.createObjectURL(new Blob(['']))); };
                const start = name => {
                    const worker = hyperflyWorker('explorer');
                    worker.addEventListener('error', () => failed.push(name));
                    return worker;
                };
                start('ended').terminate();
                start('mute');
                while (!failed.length && performance.now() - begun < 20000) await new Promise(done => setTimeout(done, 20));
                await new Promise(done => setTimeout(done, 200));
                return failed;
            })()",
        )
        .await;
    assert_eq!(failed, json!(["mute"]));
    page.assert_quiet().await;
}

#[tokio::test]
async fn an_idle_worker_that_dies_is_replaced() {
    let page = Page::open("topology=mesh&p=32&t=100").await;
    let before = page.state().await;
    let fragment = page.fragment().await;
    let pictures = page.pictures().await;
    assert_eq!(before["generation"], 1);

    page.eval("hyperfly.crashWorker()").await;
    page.wait_for("another worker", "JSON.parse(hyperfly.state()).generation === 2").await;
    page.wait_for(
        "a word about it",
        "document.querySelector('.notices')?.textContent.includes('worker stopped')",
    )
    .await;
    // In a published build, too, it says what went wrong and where.
    let said = page.text(".notices").await;
    assert!(said.contains("crashed on purpose, web/src/worker.rs:"), "{said}");
    let after = page.settled().await;
    assert_eq!((&after["run"], &after["t"]), (&before["run"], &before["t"]));
    assert_eq!(page.fragment().await, fragment);
    assert_eq!(page.pictures().await["machine"], pictures["machine"], "the last good picture is gone");

    page.choose("switching", "wormhole").await;
    same_as_natively(&page).await;
    assert_eq!(page.state().await["run"]["switching"], "wormhole");
    page.screenshot("worker-crash").await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn a_busy_worker_that_dies_is_replaced_and_its_job_repeated() {
    let page = Page::open("play=false").await;
    let posted = "new Promise(done => {
        location.hash = 'topology=mesh&p=256&n=65536&algorithm=transpose&play=false';
        const look = () => {
            const state = JSON.parse(hyperfly.state());
            if (state.busy) { hyperfly.crashWorker(); done(state.run.p); } else requestAnimationFrame(look);
        };
        look();
    })";
    assert_eq!(page.eval(posted).await, 16, "the run was over before the worker could die");
    page.wait_for("another worker", "JSON.parse(hyperfly.state()).generation === 2").await;
    page.wait_for("the run", "JSON.parse(hyperfly.state()).run.p === 256").await;
    same_as_natively(&page).await;
    assert_eq!(page.state().await["generation"], 2);
    page.assert_quiet().await;
}

/// Fifty changes in quick succession: the last one is shown, soon, and most of the others are never run.
#[tokio::test]
async fn the_latest_wins() {
    let page = Page::open("algorithm=transpose&topology=mesh&p=64&n=65536&play=false").await;
    page.quiet().await;
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
    same_as_natively(&page).await;
    assert!(start.elapsed() < Duration::from_secs(20), "took {:?}", start.elapsed());
    assert_eq!(page.request().await.settings.tw.to_string(), last.as_str().unwrap_or_default());
    let runs = page.eval("runs").await;
    let runs = runs.as_array().expect("a list");
    assert!((2..=40).contains(&runs.len()), "{} runs for 50 changes", runs.len());
    let asked = runs.last().and_then(|tw| tw.as_f64()).expect("a time");
    assert_eq!(asked.to_string(), last.as_str().unwrap_or_default());
    page.assert_quiet().await;
}

/// A long run gives way to a newer one at once.
#[tokio::test]
async fn a_long_run_is_overtaken() {
    let page = Page::open("play=false").await;
    page.eval(&format!("location.hash = '{LONG}'")).await;
    page.wait_for("progress", "JSON.parse(hyperfly.state()).progress > 0").await;
    let start = Instant::now();
    page.eval("location.hash = 'p=4&play=false'").await;
    page.wait_for("the short run", "JSON.parse(hyperfly.state()).run.p === 4").await;
    assert!(start.elapsed() < Duration::from_secs(2), "took {:?}", start.elapsed());
    let state = page.settled().await;
    assert!(state["progress"].is_null());
    same_as_natively(&page).await;
    page.assert_quiet().await;
}

/// A long run says how far it is, the page stays alive meanwhile, and it can be stopped.
#[tokio::test]
async fn a_long_run_can_be_cancelled() {
    let page = Page::open("play=false").await;
    let before = page.state().await;
    page.eval(&format!("location.hash = '{LONG}'")).await;
    page.wait_for("a button", "document.querySelector('.notices .running button')").await;
    let first = page.state().await["progress"].as_f64();
    // No pause by the clock: on a fast machine the run would be over.
    let more = format!("JSON.parse(hyperfly.state()).progress > {}", first.unwrap_or_default());
    page.wait_for("progress", &more).await;
    // The page itself goes on with its frames meanwhile.
    let frames = page
        .eval("new Promise(done => { let n = 0; const t = performance.now(); const f = () => { n++; performance.now() - t > 200 ? done(n) : requestAnimationFrame(f) }; f() })")
        .await;
    assert!(frames.as_u64() > Some(4), "{frames} frames in a fifth of a second");

    page.eval("document.querySelector('.notices .running button').click()").await;
    page.wait_for(
        "it to stop",
        "(state => !state.busy && state.progress === null)(JSON.parse(hyperfly.state()))",
    )
    .await;
    let after = page.settled().await;
    assert_eq!(after["run"], before["run"], "the last good run is gone");
    assert_eq!(after["generation"], 1);
    // The controls name the run that was asked for; what is shown is said.
    let notices = page.notices().await;
    assert!(notices.contains("still show the run with") && notices.contains("n = 1024"), "{notices}");
    page.choose("topology", "hypercube").await;
    page.slide("p", 3).await;
    same_as_natively(&page).await;
    page.assert_quiet().await;
}

/// Counts in `window.alive` the workers that were started and have not ended.
const ALIVE: &str = "{
    const Plain = window.Worker;
    window.alive = 0;
    window.Worker = class extends Plain {
        constructor(...all) { super(...all); window.alive++; }
        terminate() { window.alive--; super.terminate(); }
    };
}";

#[tokio::test]
async fn in_a_figure_workers_that_nobody_asks_end_and_another_one_answers() {
    let browser = Browser::start().await;
    let site = Site::of(hyperfly_tests::dist()).start();
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": ALIVE })).await;
    browser.open(&site.url("embed.html#view=machine,efficiency&controls=tw&p=16&n=256&play=false")).await;
    let all = "window.hyperfly && (state => state.points_total > 0 && state.points === state.points_total)(JSON.parse(hyperfly.state()))";
    browser.wait_for("the points of its curve", all).await;
    browser.wait_for("no worker", "window.alive === 0").await;
    let before = browser.eval("JSON.parse(hyperfly.state())").await;
    assert_eq!((&before["busy"], &before["notice"]), (&json!(false), &Value::Null));

    browser
        .eval("{ const e = document.getElementById('slide-tw'); e.value = 250; e.dispatchEvent(new InputEvent('input', { bubbles: true })); }")
        .await;
    let other = format!("JSON.parse(hyperfly.state()).run.trace_hash !== {}", before["run"]["trace_hash"]);
    browser.wait_for("another run", &other).await;
    let after = browser.eval("JSON.parse(hyperfly.state())").await;
    let request = Request::from_fragment(after["request"].as_str().expect("a fragment")).0.expect("possible");
    assert_eq!(after["run"]["trace_hash"], format!("{:016x}", natively(&request).report.trace_hash));
    assert_eq!(after["notice"], Value::Null);
    browser.wait_for("no worker once more", "window.alive === 0").await;
    browser.assert_quiet().await;
}
