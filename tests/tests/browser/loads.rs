//! The page loads: at the root and under any path, with nothing to say on the console, from relative files only.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::site::{Fault, Site};
use serde_json::Value;

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
    // What a service worker loads is for later visits.
    let site = Site::of(hyperfly_tests::dist()).script("delete Navigator.prototype.serviceWorker").start();
    let browser = Browser::at(&site.url("")).await;
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

/// The policy that docs/hosting.md gives.
fn policy() -> String {
    let text = include_str!("../../../docs/hosting.md");
    let line = text.lines().find_map(|line| line.strip_prefix("Content-Security-Policy: "));
    line.expect("docs/hosting.md gives a policy").to_owned()
}

/// A host may forbid scripts in the page, `eval`, workers of anything but its own files, and markup and addresses of scripts from
/// plain strings: the documented policy is enough for all rooms, for words, answers and what is printed.
#[tokio::test]
async fn under_a_strict_content_security_policy() {
    let policy = policy();
    assert!(
        policy.contains("require-trusted-types-for 'script'") && !policy.contains("'unsafe-eval'"),
        "{policy}"
    );
    let site = Site::of(hyperfly_tests::dist()).header("Content-Security-Policy", &policy).start();
    let browser = Browser::start().await;
    for (page, there) in [
        ("", RUN),
        ("embed.html#view=why", "document.querySelector('.why [data-term]')"),
        ("#p=16&view=why&play=false", "document.querySelector('.why [data-term]')"),
        ("#paper=gk-fig3", "document.querySelector('.paper svg')"),
        ("#p=4&view=scaling&play=false", "document.querySelector('[data-told] svg')"),
        ("#p=4&beside=topology:mesh&play=false", "document.querySelector('.difference *')"),
        ("#p=4&lang=de&play=false", "document.documentElement.lang === 'de'"),
        ("playground.html", "[...document.querySelectorAll('iframe')].length"),
    ] {
        // Loaded anew: what stands behind # alone would not be.
        browser.open("about:blank").await;
        browser.open(&site.url(page)).await;
        browser.wait_for(page, there).await;
        browser.assert_quiet().await;
    }
    // What is shared and what is printed.
    browser.open(&site.url("#p=4&play=false")).await;
    browser.wait_for("a run by a worker", RUN).await;
    let press = |key: &str| {
        format!(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}))"
        )
    };
    browser.eval("window.print = () => {}").await;
    browser.eval(&press("S")).await;
    browser.wait_for("the dialog", "document.querySelector('.share #share-text')").await;
    browser.eval("document.querySelector('.share [name=way][value=qr]').click()").await;
    browser.wait_for("a code", "document.querySelector('.share .qr svg')").await;
    browser.eval("document.querySelector('dialog.share').close()").await;
    browser.wait_for("no dialog", "!document.querySelector('dialog.share')?.childElementCount").await;
    browser.eval(&press("H")).await;
    browser
        .wait_for(
            "a handout",
            "document.querySelector('#handout')?.contentDocument?.querySelector('svg, table')",
        )
        .await;
    browser.assert_quiet().await;
}

/// Markup of whoever means harm would not run, if any ever got so far.
#[tokio::test]
async fn markup_is_let_in_without_what_runs() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let browser = Browser::at(&site.url("")).await;
    let script = r#"(() => {
        const place = document.body.appendChild(document.createElement('div'));
        hyperflyMarkup(place, `<p onclick="x()" class=a>b<script>harm()</scr` + `ipt><iframe src="a"></iframe><a href=" javascript:x()">c</a></p><svg onload=x()><a href="javascript:x()"/><rect width="1"/></svg>`);
        return place.innerHTML;
    })()"#;
    let left = browser.eval(script).await;
    assert_eq!(left, r#"<p class="a">b<a>c</a></p><svg><a></a><rect width="1"></rect></svg>"#);
}

/// Hosts that do not know what a module is send it as something else, and the console has nothing to say about it.
#[tokio::test]
async fn from_a_host_that_does_not_know_the_type() {
    let browser = Browser::start().await;
    let sites = ["text/plain", "application/octet-stream"]
        .map(|kind| Site::of(hyperfly_tests::dist()).kind("wasm", kind).start());
    // None ends before the browser does, which may still load what later visits need.
    for site in &sites {
        browser.open(&site.url("")).await;
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

/// A host that takes a second and a half for every file: nothing is taken for dead meanwhile, and all comes.
#[tokio::test]
async fn from_a_slow_host() {
    let site = Site::of(hyperfly_tests::dist()).fault("", Fault::Late).start();
    let browser = Browser::at(&site.url("#p=4&n=64&play=false")).await;
    browser.wait_for("a run by a worker", RUN).await;
    for (hash, there) in [
        ("p=16&view=why&play=false", "document.querySelector('.why [data-term]')"),
        ("paper=gk-table2", "document.querySelector('main .verdict')"),
        ("lang=de&p=4&play=false", "document.documentElement.lang === 'de'"),
        (
            "algorithm=program&program=transpose&p=4&n=64&play=false",
            "document.querySelector('.write .verdict')",
        ),
    ] {
        browser.eval(&format!("location.hash = {hash:?}")).await;
        browser.wait_for(hash, there).await;
        assert_eq!(
            browser.eval("document.querySelector('.notice')?.textContent ?? null").await,
            Value::Null,
            "{hash}"
        );
    }
    // One that reads programs has taken the place of the first; none has died.
    assert_eq!(browser.eval("JSON.parse(hyperfly.state()).generation").await, 2);
    browser.assert_quiet().await;
}
