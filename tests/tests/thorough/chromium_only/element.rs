//! `<hyperfly-figure>` in isolated pages.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::element_host::ElementHost;
use hyperfly_tests::hosts::host::Host;
use hyperfly_tests::hosts::site::Site;
use serde_json::json;
use std::rc::Rc;

/// An isolated page shows figures of a site that sends no embedder policy, in frames without credentials, which share one module. Other
/// browsers have no such frames (docs/hosting.md).
#[tokio::test]
async fn isolated_page_shows_figures() {
    let site =
        Site::of(hyperfly_tests::dist()).header("Cross-Origin-Resource-Policy", "cross-origin").start();
    let figure = "<hyperfly-figure loading=eager p=8></hyperfly-figure>";
    let page = format!(
        "<!doctype html><title>Isolated</title><script async src={}></script>{figure}{figure}",
        site.url("hyperfly.js")
    );
    let policies =
        [("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Embedder-Policy", "require-corp")];
    let host = Host::serving(&[("index.html", &page)], &policies);
    let host_page = ElementHost { browser: Browser::at(&host.url("")).await, site: Rc::new(site), host };
    let observed = host_page
        .eval(
            "const all = [...document.querySelectorAll('hyperfly-figure')];
             for (const each of all) await there(each);
             return [crossOriginIsolated, all.map(each => each.state.run.p), allFrames().map(frame => frame.credentialless)]",
        )
        .await;
    assert_eq!(observed, json!([true, [8, 8], [true, true]]));
    host_page.browser.assert_quiet().await;
}
