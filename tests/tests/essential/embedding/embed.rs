//! Embedded figures: views and controls chosen by the author.

use hyperfly_tests::hosts::embed_host::EmbedHost;
use hyperfly_tests::page::Page;
use serde_json::json;

#[tokio::test]
async fn figure_shows_the_chosen_views_and_controls() {
    let page = Page::open("controls=none&view=timeline&topology=mesh").await;
    assert_eq!(page.views().await, json!(["timeline"]));
    for selector in ["header", ".rail", ".scrubber", ".numbers"] {
        assert!(!page.is_laid_out(selector).await, "{selector}");
    }
    assert!(page.picture("timeline", false).await.count_colours() > 4);

    page.reopen("controls=min&view=timeline,machine&topology=mesh").await;
    assert_eq!(page.views().await, json!(["timeline", "machine"]), "the first stands above");
    assert!(page.is_laid_out(".scrubber").await && !page.is_laid_out(".rail").await);

    page.reopen("controls=tw,p,signal&view=machine,efficiency&topology=mesh").await;
    assert_eq!(page.views().await, json!(["machine", "efficiency"]));
    assert_eq!(page.controls().await, ["tw", "p", "signal"], "in the author's order");
    page.slide("p", 5).await;
    let state = page.wait_until_settled().await;
    assert_eq!(state["run"]["p"], 32);
    // A control that is not shown has no key either.
    page.press("n").await;
    page.press("v").await;
    assert_eq!(page.wait_until_settled().await["run"]["n"], 1024);
    assert_eq!(page.views().await, json!(["machine", "efficiency"]));
    page.press("P").await;
    assert_eq!(page.wait_until_settled().await["run"]["p"], 16);

    page.reopen("controls=full&view=breakdown").await;
    assert!(!page.is_laid_out(".scrubber").await, "there is no moment to choose");
    assert!(page.controls().await.contains(&"algorithm".to_owned()) && page.is_laid_out(".numbers").await);

    // Keys without effect here are not listed.
    page.reopen("controls=dims,p&view=machine").await;
    assert_eq!(page.controls().await, ["p"]);
    page.assert_quiet().await;
}

#[tokio::test]
async fn explorer_keys_link_to_the_explorer() {
    let page = Page::open("controls=min&view=machine&tour=mesh&ask=5").await;
    let message = page.notices().await;
    assert!(message.contains("tour, ask") && message.contains("explorer"), "{message}");
    let way = page.eval("document.querySelector('.notices a').href.split('#')[1]").await;
    assert!(
        way.as_str().is_some_and(|address| address.contains("tour=mesh") && address.contains("ask=5")),
        "{way}"
    );
    page.reopen("controls=min&view=machine").await;
    assert_eq!(page.notices().await, "");
    page.assert_quiet().await;
}

#[tokio::test]
async fn figure_without_time_starts_at_contention() {
    let page = Page::open("controls=none&view=machine&topology=mesh&p=16&n=4096").await;
    page.wait_for("a moment of contention", "JSON.parse(hyperfly.state()).t > 0").await;
    let state = page.wait_until_settled().await;
    assert_eq!(state["playing"], false);
    for t in [1000.0, 0.0] {
        page.reopen(&format!("controls=none&view=machine&topology=mesh&p=16&n=4096&t={t}")).await;
        assert_eq!(page.wait_until_settled().await["t"], t);
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn figure_links_to_its_run_in_the_explorer() {
    let page = Page::open("controls=p&view=machine&topology=mesh&p=32&ts=7").await;
    // Page and figure are the same file here, so the link stays in it.
    page.eval("document.querySelector('a.explore').click()").await;
    page.wait_for("the explorer", "!!document.querySelector('header h1')").await;
    let request = page.request().await;
    assert_eq!((request.settings.p, request.settings.ts), (32, 7.0));
    assert_eq!(page.wait_until_settled().await["run"]["topology"], "mesh");
    page.assert_quiet().await;

    let host = EmbedHost::with("topology=mesh&p=32&ts=7&controls=none&view=machine", 700, 500, "").await;
    let link = host.inside("document.querySelector('a.explore').href").await;
    let link = link.as_str().unwrap_or_default();
    // The link includes the current moment.
    assert!(
        link.starts_with(&host.site.url("index.html#v=1&topology=mesh&p=32&ts=7&view=machine&t=")),
        "{link}"
    );
    host.assert_quiet().await;
}
