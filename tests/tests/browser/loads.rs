//! The page loads: at the root and under any path, with nothing to say on the console, from relative files only.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::site::Site;

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

#[tokio::test]
async fn with_a_worker_whose_name_carries_its_content() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let browser = Browser::at(&site.url("")).await;
    let name = browser.eval("document.querySelector('meta[name=hyperfly-worker]').content").await;
    let name = name.as_str().expect("the page names its worker");
    let hash =
        name.strip_prefix("worker-").and_then(|rest| rest.strip_suffix(".js")).expect("worker-HASH.js");
    assert_eq!(hash.len(), 16, "{name}");
    assert!(hyperfly_tests::dist().join(format!("worker-{hash}_bg.wasm")).is_file());
    assert!(!hyperfly_tests::dist().join("worker.js").exists(), "an unhashed worker is left over");
}
