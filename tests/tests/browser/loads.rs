//! The page loads: at the root and under any path, with nothing to say on the console, from relative files only.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::site::Site;

/// What a worker has run, once it has.
const RUN: &str = "window.hyperfly && JSON.parse(hyperfly.state()).run";

#[tokio::test]
async fn with_an_empty_console() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let browser = Browser::at(&site.url("")).await;
    browser.wait_for("the page to be there", "document.body.childElementCount > 0").await;
    browser.screenshot("loads").await;
    browser.assert_quiet().await;
}

#[tokio::test]
async fn under_any_path() {
    let site = Site::of(hyperfly_tests::dist()).under("notes/week-3").start();
    let browser = Browser::at(&site.url("")).await;
    browser.wait_for("the page to be there", "document.body.childElementCount > 0").await;
    browser.assert_quiet().await;
    let outside: Vec<String> =
        site.asked().into_iter().filter(|path| !path.starts_with("/notes/week-3/")).collect();
    assert_eq!(outside, Vec::<String>::new(), "asked for outside of the path it was served under");
}

/// Script and module are named after their content and are loaded once, for the page and for its workers.
#[tokio::test]
async fn from_one_script_and_one_module() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let browser = Browser::start().await;
    // What a service worker loads is for later visits.
    let source = serde_json::json!({ "source": "delete Navigator.prototype.serviceWorker" });
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", source).await;
    browser.open(&site.url("")).await;
    browser.wait_for("a run by a worker", RUN).await;
    let script = browser.eval("document.getElementById('hyperfly-script').getAttribute('src')").await;
    let hash = script.as_str().and_then(|name| name.strip_prefix("./explorer-")?.strip_suffix(".js"));
    let hash = hash.unwrap_or_else(|| panic!("{script}"));
    assert_eq!(hash.len(), 16, "{script}");
    let asked = site.asked();
    let times = |end: &str| asked.iter().filter(|path| path.ends_with(end)).count();
    assert_eq!((times("_bg.wasm"), times(&format!("explorer-{hash}_bg.wasm"))), (1, 1), "{asked:?}");
    browser.assert_quiet().await;
}

/// A host may forbid scripts in the page, `eval`, and workers of anything but its own files.
#[tokio::test]
async fn under_a_strict_content_security_policy() {
    let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
                  connect-src 'self'; img-src 'self'; font-src data:; manifest-src 'self'; style-src 'self' 'unsafe-inline'";
    let site = Site::of(hyperfly_tests::dist()).header("Content-Security-Policy", policy).start();
    for page in ["", "embed.html"] {
        let browser = Browser::at(&site.url(page)).await;
        browser.wait_for("a run by a worker", RUN).await;
        browser.assert_quiet().await;
    }
}

/// Hosts that do not know what a module is send it as something else, and the console has nothing to say about it.
#[tokio::test]
async fn from_a_host_that_does_not_know_the_type() {
    for kind in ["text/plain", "application/octet-stream"] {
        let site = Site::of(hyperfly_tests::dist()).kind("wasm", kind).start();
        let browser = Browser::at(&site.url("")).await;
        browser.wait_for("a run by a worker", RUN).await;
        assert!(!site.asked().iter().any(|path| path.ends_with("_bg.js")), "{:?}", site.asked());
        browser.assert_quiet().await;
    }
}

/// A page from a disk may fetch nothing, and its workers neither.
#[tokio::test]
async fn from_a_disk() {
    let page = format!("file://{}", hyperfly_tests::dist().join("index.html").display());
    let browser = Browser::at(&format!("{page}#p=32")).await;
    browser.wait_for("a run by a worker", &format!("({RUN})?.p === 32")).await;
    // The second module as well.
    browser.eval("location.hash = 'paper=gk-table2'").await;
    browser.wait_for("an entry", "document.querySelector('main .verdict')").await;
}
