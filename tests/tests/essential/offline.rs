//! The service worker: offline visits and new versions.

use hyperfly_tests::offline::visited;
use hyperfly_tests::page::RUN;
use hyperfly_tests::site::Site;

#[tokio::test]
async fn page_works_offline_after_one_visit() {
    let site = Site::of(hyperfly_tests::dist()).under("notes/week-3").start();
    let browser = visited(&site).await;
    let (page, embed) = (site.url("#p=32&play=false"), site.url("embed.html#p=64&play=false"));
    let documentation = site.url("docs/");
    drop(site);
    browser.open("about:blank").await;
    browser.open(&page).await;
    browser.wait_for("a run by a worker", &format!("({RUN})?.p === 32")).await;
    // What has never been loaded before, too.
    browser.eval("location.hash = 'paper=gk-table2'").await;
    browser.wait_for("an entry", "document.querySelector('main .verdict')").await;
    browser.open(&embed).await;
    browser.wait_for("a run by a worker", &format!("({RUN})?.p === 64")).await;
    browser.open(&documentation).await;
    browser
        .wait_for("the documentation", "document.querySelector('h1') && document.styleSheets.length > 0")
        .await;
}
