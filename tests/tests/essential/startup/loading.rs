//! Hosts and policies under which the page loads.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::page::RUN;

#[tokio::test]
async fn page_loads_under_any_path() {
    let site = Site::of(hyperfly_tests::dist()).under("notes/week-3").start();
    let browser = Browser::at(&site.url("")).await;
    browser.wait_for("the page to be there", "document.body.childElementCount > 0").await;
    browser.assert_quiet().await;
    let foreign_requests: Vec<String> =
        site.requested_paths().into_iter().filter(|path| !path.starts_with("/notes/week-3/")).collect();
    assert_eq!(foreign_requests, Vec::<String>::new(), "asked for outside of the path it was served under");
}

/// Returns the content security policy in docs/hosting.md.
fn documented_policy() -> String {
    let text = include_str!("../../../../docs/hosting.md");
    let line = text.lines().find_map(|line| line.strip_prefix("Content-Security-Policy: "));
    line.expect("docs/hosting.md gives a policy").to_owned()
}

/// A host may forbid inline scripts, `eval`, workers from other sources, and markup or script addresses from plain strings. The
/// documented policy is sufficient for all panels, texts, answers and prints.
#[tokio::test]
async fn documented_policy_allows_every_panel() {
    let policy = documented_policy();
    assert!(
        policy.contains("require-trusted-types-for 'script'") && !policy.contains("'unsafe-eval'"),
        "{policy}"
    );
    let site = Site::of(hyperfly_tests::dist()).header("Content-Security-Policy", &policy).start();
    let browser = Browser::start().await;
    for (page, condition) in [
        ("", RUN),
        ("embed.html#view=why", "document.querySelector('.why [data-term]')"),
        ("#p=16&view=why&play=false", "document.querySelector('.why [data-term]')"),
        ("#paper=gk-fig3", "document.querySelector('.paper svg')"),
        ("#p=4&view=scaling&play=false", "document.querySelector('[data-told] .plane')"),
        ("#p=4&beside=topology:mesh&play=false", "document.querySelector('.difference *')"),
        ("#p=4&lang=de&play=false", "document.documentElement.lang === 'de'"),
    ] {
        // Reload: a changed fragment alone would not reload the page.
        browser.open("about:blank").await;
        browser.open(&site.url(page)).await;
        browser.wait_for(page, condition).await;
        browser.assert_quiet().await;
    }
    // Sharing and printing.
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
