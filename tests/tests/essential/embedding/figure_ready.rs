//! Guarantees for host pages: the `ready` promise, the versioned loader and printing.

use hyperfly_tests::hosts::element_host::{element_host, element_host_with};
use serde_json::json;

/// The frame's `ready` message resolves the promise. The promise exists before the frame and loads nothing.
#[tokio::test]
async fn ready_resolves_with_the_first_picture() {
    let host_page = element_host("<hyperfly-figure p=8></hyperfly-figure><div style='height:9000px'></div><hyperfly-figure id=far></hyperfly-figure>",
    )
    .await;
    let observed = host_page
        .eval(
            "await customElements.whenDefined('hyperfly-figure'); const ready = await soon(figure.ready);
             const poster = figure.shadowRoot.querySelector('.words').checkVisibility();
             const far = document.getElementById('far'), waits = await soon(far.ready, 500);
             const loaded = allFrames().length;
             far.scrollIntoView();
             return [ready.type, ready.hyperfly, ready.request.includes('p=8'), ready.height > 100, poster,
                 figure.ready === figure.ready, await figure.ready === ready, waits, loaded, (await soon(far.ready)).type]",
        )
        .await;
    assert_eq!(observed, json!(["ready", 1, true, true, false, true, true, "nothing yet", 1, "ready"]));
    host_page.browser.assert_quiet().await;
}

/// The versioned name is the same script and creates the same figure.
#[tokio::test]
async fn versioned_loader_equals_the_loader() {
    let dist = hyperfly_tests::dist();
    let text = |name: &str| {
        std::fs::read_to_string(dist.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    };
    assert_eq!(text("hyperfly-1.js"), text("hyperfly.js"));
    // The number is the version of the messages.
    assert!(text("hyperfly-1.js").contains("postMessage({ hyperfly: 1, "));
    let host_page = element_host_with("hyperfly-1.js", "<hyperfly-figure p=8></hyperfly-figure>").await;
    let frame = host_page.eval("await customElements.whenDefined('hyperfly-figure'); await soon(figure.ready); return frameOf(figure).src").await;
    assert!(frame.as_str().is_some_and(|address| address.contains("/embed.html#p=8")), "{frame}");
    host_page.browser.wait_for_figure(0).await;
    host_page.browser.assert_quiet().await;
}
