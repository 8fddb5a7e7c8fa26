//! Hosts and policies under which the page loads.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::page::RUN;

/// Script and module have content-hashed names and are loaded once, for the page and its workers.
#[tokio::test]
async fn page_loads_one_script_and_one_module() {
    // A service worker loads files for later visits.
    let site = Site::of(hyperfly_tests::dist()).script("delete Navigator.prototype.serviceWorker").start();
    let browser = Browser::at(&site.url("")).await;
    browser.wait_for("a run by a worker", RUN).await;
    let script = browser.eval("document.getElementById('hyperfly-script').getAttribute('src')").await;
    let hash = script.as_str().and_then(|name| name.strip_prefix("./explorer-")?.strip_suffix(".js"));
    let hash = hash.unwrap_or_else(|| panic!("{script}"));
    assert_eq!(hash.len(), 16, "{script}");
    let requested_paths = site.requested_paths();
    let times = |end: &str| requested_paths.iter().filter(|path| path.ends_with(end)).count();
    assert_eq!(
        (times("_bg.wasm"), times(&format!("explorer-{hash}_bg.wasm"))),
        (1, 1),
        "{requested_paths:?}"
    );
    browser.assert_quiet().await;
}
