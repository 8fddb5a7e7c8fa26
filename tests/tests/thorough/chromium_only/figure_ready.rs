//! Guarantees for host pages: the `ready` promise, the versioned loader and printing.

use hyperfly_tests::hosts::element_host::element_host;
use serde_json::json;

/// In print, a text link is replaced by the figure; a picture is not.
#[tokio::test]
async fn linked_figure_prints_its_picture() {
    let host_page = element_host(
        "<hyperfly-figure p=4><a href=x>A link</a></hyperfly-figure>
         <hyperfly-figure p=4><a href=x><img alt='A picture' src='data:,'></a></hyperfly-figure>
         <div style='height:9000px'></div><hyperfly-figure><a href=x>Not loaded</a></hyperfly-figure>",
    )
    .await;
    host_page.eval("await customElements.whenDefined('hyperfly-figure'); for (const near of [...document.querySelectorAll('hyperfly-figure')].slice(0, 2)) await soon(near.ready)").await;
    let observed = "[...document.querySelectorAll('hyperfly-figure')].map(figure =>
        [figure.querySelector('a'), figure.shadowRoot.querySelector('iframe')].map(part => part?.checkVisibility() ?? null))";
    assert_eq!(host_page.browser.eval(observed).await, json!([[false, true], [false, true], [true, null]]));
    host_page.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    assert_eq!(host_page.browser.eval(observed).await, json!([[false, true], [true, false], [true, null]]));
    // A figure that is not ready prints its placeholder picture, not just the line of its link.
    let pictures = "[...document.querySelectorAll('hyperfly-figure')].map(figure =>
        figure.shadowRoot.querySelector('.words svg').checkVisibility() && figure.offsetHeight > 200)";
    assert_eq!(host_page.browser.eval(pictures).await, json!([false, false, true]));
    host_page.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
    assert_eq!(host_page.browser.eval(pictures).await, json!([false, false, false]));
}
