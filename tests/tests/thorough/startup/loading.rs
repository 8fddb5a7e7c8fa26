//! Hosts and policies under which the page loads.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::{Fault, Site};
use hyperfly_tests::page::RUN;
use serde_json::Value;

/// Hosts that do not know WebAssembly send another content type; the console stays quiet.
#[tokio::test]
async fn wasm_of_an_unknown_type_is_loaded() {
    let browser = Browser::start().await;
    let sites = ["text/plain", "application/octet-stream"]
        .map(|kind| Site::of(hyperfly_tests::dist()).kind("wasm", kind).start());
    // The server outlives the browser, which may still load files for later visits.
    for site in &sites {
        browser.open(&site.url("")).await;
        browser.wait_for("a run by a worker", RUN).await;
        assert!(
            !site.requested_paths().iter().any(|path| path.ends_with("_bg.js")),
            "{:?}",
            site.requested_paths()
        );
        browser.assert_quiet().await;
    }
}

/// A page from a disk cannot fetch files, nor can its workers.
#[tokio::test]
async fn page_opened_from_disk_runs() {
    let page = format!("file://{}", hyperfly_tests::dist().join("index.html").display());
    let browser = Browser::at(&format!("{page}#p=32")).await;
    browser.wait_for("a run by a worker", &format!("({RUN})?.p === 32")).await;
    // Also the second module.
    browser.eval("location.hash = 'paper=gk-table2'").await;
    browser.wait_for("an entry", "document.querySelector('main .verdict')").await;
}

/// With a delay of 1.5 s per file, nothing is considered dead, and everything loads.
#[tokio::test]
async fn slow_host_is_not_reported_as_dead() {
    let site = Site::of(hyperfly_tests::dist()).fault("", Fault::Late).start();
    let browser = Browser::at(&site.url("#p=4&n=64&play=false")).await;
    browser.wait_for("a run by a worker", RUN).await;
    for (hash, condition) in [
        ("p=16&view=why&play=false", "document.querySelector('.why [data-term]')"),
        ("paper=gk-table2", "document.querySelector('main .verdict')"),
        ("lang=de&p=4&play=false", "document.documentElement.lang === 'de'"),
        (
            "algorithm=program&program=transpose&p=4&n=64&play=false",
            "document.querySelector('.write .verdict')",
        ),
    ] {
        browser.eval(&format!("location.hash = {hash:?}")).await;
        browser.wait_for(hash, condition).await;
        assert_eq!(
            browser.eval("document.querySelector('.notice')?.textContent ?? null").await,
            Value::Null,
            "{hash}"
        );
    }
    // The worker that reads programs has replaced the first one; none has crashed.
    assert_eq!(browser.eval("JSON.parse(hyperfly.state()).generation").await, 2);
    browser.assert_quiet().await;
}
