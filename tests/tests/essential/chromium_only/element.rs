//! `<hyperfly-figure>` in a page of another origin.

use hyperfly_tests::hosts::element_host::element_host;
use serde_json::json;

/// The page prints the author's poster if there is one, else the figure; afterwards the figure continues.
#[tokio::test]
async fn element_prints_its_poster() {
    let host_page =
        element_host("<hyperfly-figure><b>A poster</b></hyperfly-figure><hyperfly-figure></hyperfly-figure>")
            .await;
    let visibility = "[document.querySelector('b'), ...[...document.querySelectorAll('hyperfly-figure')].map(e => e.shadowRoot.querySelector('iframe'))].map(e => e.checkVisibility())";
    host_page
        .eval("for (const each of document.querySelectorAll('hyperfly-figure')) await there(each)")
        .await;
    assert_eq!(host_page.browser.eval(visibility).await, json!([false, true, true]));
    host_page.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    assert_eq!(host_page.browser.eval(visibility).await, json!([true, false, true]));
    let words = "[...document.querySelectorAll('hyperfly-figure')].map(e => e.shadowRoot.querySelector('.words svg').checkVisibility())";
    assert_eq!(
        host_page.browser.eval(words).await,
        json!([false, false]),
        "the element's own picture is printed beside it"
    );
    host_page.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
    assert_eq!(host_page.browser.eval(visibility).await, json!([false, true, true]));
    host_page.browser.wait_for_figure(0).await;
}
