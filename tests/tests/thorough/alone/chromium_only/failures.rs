//! Failures of module, scripts and workers: the page explains them and recovers.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::embed_host::EmbedHost;
use hyperfly_tests::hosts::site::{Builder, Fault, Site};
use serde_json::json;

/// Maximum milliseconds until a message is shown, and until the page has recovered.
const WORDS: f64 = 3000.0;

const BACK: f64 = 5000.0;

/// JavaScript: time of a worker's run, once there is one.
const RUN: &str = "window.hyperfly && JSON.parse(hyperfly.state()).run && performance.now()";

/// JavaScript: time of a message of the supervisor, instead of the page or at its edge.
const TIME_OF_HALT_MESSAGE: &str = "document.querySelector('.halted p')?.textContent && performance.now()";

const SLOW_MESSAGE_TIME: &str = "document.querySelector('html > .slow')?.textContent && performance.now()";

/// Returns the script that records all workers of the page and acts on each new one.
fn with_each_worker(act: &str) -> String {
    format!(
        "{{
            const Plain = window.Worker;
            window.workers = [];
            window.Worker = class extends Plain {{
                constructor(...all) {{
                    super(...all);
                    const worker = this, count = workers.push(this);
                    {act}
                }}
            }};
        }}"
    )
}

fn site() -> Builder {
    Site::of(hyperfly_tests::dist())
}

/// Opens a page without waiting for it. `script` runs before its other scripts.
async fn opening(url: &str, script: &str) -> Browser {
    let browser = Browser::start().await;
    if !script.is_empty() {
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }
    browser.eval(&format!("setTimeout(() => location.href = {url:?})")).await;
    browser.wait_for("the document", "location.protocol === 'http:'").await;
    browser
}

/// Returns the time of an event since `died`.
fn time_since_death(time: &str) -> String {
    format!("(time => time && time - died)({time})")
}

/// Waits for an expression that gives its time in milliseconds since the page was opened, and asserts that it is at most `max_time`.
async fn assert_within(browser: &Browser, description: &str, time: &str, max_time: f64) {
    let time = browser.wait_for(description, time).await;
    let time = time.as_f64().unwrap_or_else(|| panic!("no time of {description}: {time}"));
    eprintln!("{description}: {time:.0} ms");
    assert!((0.0..max_time).contains(&time), "{description} after {time} ms");
}

async fn read_words(browser: &Browser) -> String {
    let text = browser.eval("document.querySelector('.halted').innerText").await;
    text.as_str().unwrap_or_default().to_owned()
}

/// Asserts that the page gives this reason for not starting; waits for nothing else.
async fn assert_explained(url: &str, script: &str, expected: &str) {
    let browser = opening(url, script).await;
    assert_within(&browser, "words", TIME_OF_HALT_MESSAGE, WORDS).await;
    let language = url.split_once("lang=").map_or("en", |(_, lang)| lang);
    assert_eq!(browser.eval("document.querySelector('.halted').lang").await, language);
    let message = read_words(&browser).await;
    assert!(message.contains(expected) && message.contains(url), "{message}");
    assert!(message.contains(&format!("hyperfly {}", env!("CARGO_PKG_VERSION"))), "{message}");
}

#[tokio::test]
async fn missing_webassembly_is_explained() {
    let test_site = site().start();
    assert_explained(&test_site.url("#p=4"), "delete self.WebAssembly", "needs WebAssembly").await;
    assert_explained(&test_site.url("#p=4&lang=de"), "delete self.WebAssembly", "braucht WebAssembly").await;
    // A content security policy that forbids it.
    let policy = "script-src 'self'; worker-src 'self'";
    let strict_site = site().header("Content-Security-Policy", policy).start();
    for page in ["", "embed.html"] {
        assert_explained(&strict_site.url(&format!("{page}#lang=ar")), "", "يحتاج").await;
    }
}

/// A content security policy that blocks all scripts, or a browser without scripts.
#[tokio::test]
async fn blocked_scripts_are_explained() {
    let without_scripts = site().header("Content-Security-Policy", "script-src 'none'").start();
    let browser = opening(&without_scripts.url(""), "").await;
    let explanation_time = "(p => p && getComputedStyle(p).visibility === 'visible' && performance.now())(document.querySelector('.no-script'))";
    assert_within(&browser, "words", explanation_time, WORDS).await;
}

#[tokio::test]
async fn missing_module_is_explained() {
    for file_part in ["explorer-", "_bg."] {
        let site_without_file = site().fault(file_part, Fault::Missing).start();
        assert_explained(&site_without_file.url("#p=4"), "", "hyperfly cannot start").await;
    }
    let truncated_site = site().fault("explorer-", Fault::Half).start();
    assert_explained(&truncated_site.url("#p=4"), "", "hyperfly cannot start").await;
}

/// The module loads through the fallback.
#[tokio::test]
async fn module_is_loaded_by_its_fallback() {
    for fault in [Fault::Missing, Fault::Half, Fault::Withheld] {
        let broken_page_site = site().fault("_bg.wasm", fault).start();
        let browser = opening(&broken_page_site.url("embed.html#p=4"), "").await;
        if fault == Fault::Withheld {
            assert_within(&browser, "words", SLOW_MESSAGE_TIME, WORDS).await;
        }
        assert_within(&browser, "a run", RUN, BACK).await;
        browser.wait_for("the words to go", "!document.querySelector('.slow')").await;
    }
}

/// A download that never ends is reported with a retry button. (In a frame, since the driver waits for documents.)
#[tokio::test]
async fn stalled_download_offers_a_retry() {
    for file_part in ["explorer-", "_bg."] {
        let silent_site = site().fault(file_part, Fault::Withheld).start();
        let browser = Browser::at(&silent_site.url("nothing")).await;
        let frame = format!(
            "document.body.append(Object.assign(document.createElement('iframe'), {{ src: {:?} }}))",
            silent_site.url("embed.html#lang=de")
        );
        browser.eval(&frame).await;
        let line = "frames[0].document.querySelector('html > .slow')";
        assert_within(&browser, "words", &format!("{line} && frames[0].performance.now()"), WORDS).await;
        assert_eq!(browser.eval(&format!("{line}.lang")).await, "de");
        let message = browser.eval(&format!("{line}.textContent")).await;
        assert!(message.as_str().is_some_and(|message| message.contains("Wird noch geladen")), "{message}");
        browser.eval(&format!("{line}.querySelector('button').click()")).await;
        browser.wait_for("another try", &format!("frames[0].performance.now() < 2000 && !{line}")).await;
    }
}

/// JavaScript: time of a notice about workers.
fn wait_for_notice(words: &str) -> String {
    format!("document.querySelector('.notices')?.textContent.includes({words:?}) && performance.now()")
}

/// Blocked workers are reported with a button; the pictures wait.
#[tokio::test]
async fn blocked_workers_are_reported() {
    let policy = "worker-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
    let strict_site = site().header("Content-Security-Policy", policy).start();
    let browser = opening(&strict_site.url("#p=4"), "").await;
    assert_within(&browser, "words", &wait_for_notice("worker stopped"), WORDS).await;
    browser
        .wait_for(
            "a button",
            "[...document.querySelectorAll('.notices button')].find(b => b.textContent === 'Run again')",
        )
        .await;
    let host = EmbedHost::of(strict_site).await;
    host.add(&host.embed("view=machine&p=4"), 600, 400, "").await;
    host.wait_for_message("error", "m.message.includes('No worker runs')").await;
}

/// A worker that never reports that it is ready.
#[tokio::test]
async fn silent_worker_is_replaced_at_start() {
    let test_site = site().start();
    let browser = opening(
        &test_site.url("#p=4"),
        &with_each_worker("if (count === 1) { worker.terminate(); window.died = performance.now(); }"),
    )
    .await;
    assert_within(&browser, "words", &time_since_death(&wait_for_notice("has not answered")), WORDS).await;
    assert_within(&browser, "a run", &time_since_death(RUN), BACK).await;
}

/// A worker that disappears silently, during its work or before.
#[tokio::test]
async fn silent_worker_is_replaced_during_a_run() {
    let test_site = site().start();
    let browser = opening(&test_site.url("#p=4&play=false"), &with_each_worker("")).await;
    browser.wait_for("a run", RUN).await;
    browser
        .eval("workers[0].terminate(); window.died = performance.now(); location.hash = 'p=32&play=false'")
        .await;
    assert_within(&browser, "words", &time_since_death(&wait_for_notice("has not answered")), WORDS).await;
    let has_new_run = "JSON.parse(hyperfly.state()).run.p === 32 && performance.now()";
    assert_within(&browser, "the run", &time_since_death(has_new_run), BACK).await;
}

/// Workers that crash at start are not recreated endlessly, and a button retries.
#[tokio::test]
async fn repeatedly_dying_workers_stop_with_a_retry_button() {
    let test_site = site().start();
    let crash_script = "if (window.heals) return;
        worker.addEventListener('message', () => worker.dispatchEvent(new ErrorEvent('error', { message: 'dies' })), { once: true });";
    let browser = opening(&test_site.url("#p=4"), &with_each_worker(crash_script)).await;
    assert_within(&browser, "words", &wait_for_notice("worker stopped (dies)"), WORDS).await;
    let button = "[...document.querySelectorAll('.notices button')].find(b => b.textContent === 'Run again')";
    browser.wait_for("a button", button).await;
    let worker_count = browser.eval("workers.length").await;
    assert_eq!(worker_count, 4);
    browser.eval(&format!("window.heals = true; window.died = performance.now(); {button}.click()")).await;
    assert_within(&browser, "the run", &time_since_death(RUN), BACK).await;
    browser.wait_for("the button to go", &format!("!{button}")).await;
}

/// If the worker that answers queries disappears silently, the tables of the previous run are hidden, and its replacement writes those of
/// the current run.
#[tokio::test]
async fn silent_answering_worker_is_replaced() {
    let test_site = site().start();
    let names = with_each_worker("worker.answers = all[1]?.name === 'queries';");
    let browser = opening(&test_site.url("#p=4&view=table&play=false"), &names).await;
    let rows = "document.querySelectorAll('[data-told] td').length && performance.now()";
    browser.wait_for("the tables", rows).await;
    let before = browser.eval("document.querySelector('[data-told]').innerText").await;
    browser
        .eval("workers.findLast(worker => worker.answers).terminate(); window.died = performance.now(); location.hash = 'p=8&view=table&play=false'")
        .await;
    browser.wait_for("the run", "JSON.parse(hyperfly.state()).run.p === 8").await;
    let is_hidden = "(place => getComputedStyle(place.firstElementChild).visibility === 'hidden'
        && getComputedStyle(place.querySelector('.busy')).visibility === 'visible' && performance.now() - died)(document.querySelector('[data-told]'))";
    assert_within(&browser, "words in place of the old tables", is_hidden, WORDS).await;
    let description = "(place => place.ariaBusy === 'false' && getComputedStyle(place.firstElementChild).visibility === 'visible'
        && performance.now() - died)(document.querySelector('[data-told]'))";
    assert_within(&browser, "the new tables", description, BACK).await;
    let after = browser.eval("document.querySelector('[data-told]').innerText").await;
    assert_ne!(after, before);
    assert_eq!(browser.eval("workers.filter(worker => worker.answers).length").await, 2);
}
