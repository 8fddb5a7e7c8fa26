//! Tests the Papers page.

use hyperfly_papers::entry;
use hyperfly_request::Request;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::papers::verdict;

#[tokio::test]
async fn entry_links_to_its_run_and_back() {
    let page = Page::open("topology=mesh&n=4096&play=false").await;
    page.press("l").await;
    page.wait_for("the list", "!!document.querySelector('main .entries')").await;
    // The current run is kept, and the entries related to it come first.
    let request = page.request().await;
    assert_eq!((request.look.paper.as_str(), request.settings.n), ("all", 4096));
    assert!(page.eval("document.querySelector('main .entries').innerHTML.includes('gk-fig4')").await == true);
    page.eval("document.querySelector('main .entries a').click()").await;
    page.wait_for("an entry", "!!document.querySelector('main .explore')").await;
    assert_eq!(page.request().await.settings.n, 4096);
    let id = page.request().await.look.paper;
    page.eval("document.querySelector('main .explore').click()").await;
    let state = page.wait_until_settled().await;
    let explored_request =
        Request::from_fragment(entry(&id).expect("an entry").explore).0.expect("a request");
    assert_eq!(page.request().await.settings, explored_request.settings, "{state}");
    page.eval("history.back()").await;
    verdict(&page, &id).await;
    page.press("Escape").await;
    page.press("Escape").await;
    page.wait_for("the explorer", "!!document.querySelector('.figures')").await;
    assert_eq!(page.request().await.settings.n, 4096);
    page.assert_quiet().await;
}

#[tokio::test]
async fn unknown_entry_is_reported() {
    let page = Page::open("paper=gk-fig9&play=false").await;
    page.wait_for("the list", "!!document.querySelector('main .entries')").await;
    assert!(page.text("main article .problem").await.contains("gk-fig9"));
    page.assert_quiet().await;
}
