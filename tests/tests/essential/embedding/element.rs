//! `<hyperfly-figure>` in a page of another origin.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::element_host::{ElementHost, element_host};
use hyperfly_tests::hosts::host::Host;
use hyperfly_tests::hosts::site::Site;
use serde_json::json;
use std::rc::Rc;

/// Attributes are keys of the request, including those that HTML converts to lower case.
#[tokio::test]
async fn attributes_set_the_request() {
    let host_page = element_host(
        "<hyperfly-figure p=64 n=4096 topology=mesh view=machine></hyperfly-figure>
         <hyperfly-figure id=logp machine=logp algorithm=output-driven L=7 view=timeline></hyperfly-figure>",
    )
    .await;
    let state = host_page.eval("return there(figure)").await;
    assert_eq!(state["hyperfly"], 1);
    let request = state["request"].as_str().unwrap_or_default();
    for attribute in ["p=64", "n=4096", "topology=mesh", "view=machine"] {
        assert!(request.contains(attribute), "{request}");
    }
    assert_eq!(state["run"]["p"], 64, "{state}");
    let logp = host_page.eval("return there(document.getElementById('logp'))").await;
    assert!(logp["request"].as_str().is_some_and(|request| request.contains("L=7")), "{logp}");
    host_page.browser.wait_for_figure(0).await;
    host_page.browser.wait_for_figure(1).await;
    host_page.browser.assert_quiet().await;
}

/// The poster stays until the frame is ready; then the frame has its natural height.
#[tokio::test]
async fn poster_is_shown_until_ready() {
    let host_page =
        element_host("<hyperfly-figure loading=lazy><a href=SITE/><b>A poster</b></a></hyperfly-figure>")
            .await;
    let observed = host_page
        .eval(
            "const poster = document.querySelector('b');
             const before = poster.checkVisibility();
             await there(figure);
             const frame = frameOf(figure);
             await when('its height', () => figure.offsetHeight > 100);
             return [before, poster.checkVisibility(), frame.checkVisibility({ opacityProperty: true }),
                 frame.offsetHeight === figure.offsetHeight, frame.offsetWidth === figure.offsetWidth, !!frame.title]",
        )
        .await;
    assert_eq!(observed, json!([true, false, true, true, true, true]));
    host_page.browser.assert_quiet().await;
}

/// Nothing loads before the figure is near the viewport.
#[tokio::test]
async fn element_loads_near_the_viewport() {
    let host_page = element_host(
        "<hyperfly-figure loading=eager style='position:absolute;top:9000px'></hyperfly-figure>
         <div style='height:20000px'></div><details><summary>More</summary><hyperfly-figure id=folded></hyperfly-figure></details>
         <hyperfly-figure id=far></hyperfly-figure>",
    )
    .await;
    host_page.eval("await when('the element', () => figure.ready); await figure.ready").await;
    assert_eq!(
        host_page.count_requests("/embed.html"),
        1,
        "only the eager one is loaded: {:?}",
        host_page.site.requested_paths()
    );
    assert_eq!(host_page.eval("return allFrames().length").await, 1);
    host_page.eval("const far = document.getElementById('far'); scrollTo(0, 1e9); await far.ready").await;
    assert_eq!(host_page.eval("return allFrames().length").await, 2, "what is folded away is not loaded");
    host_page
        .eval("const folded = document.getElementById('folded'); document.querySelector('details').open = true; await folded.ready")
        .await;
    host_page.browser.assert_quiet().await;
}

/// A changed attribute sends `set` and a removed one resets its key; the frame is not reloaded.
#[tokio::test]
async fn changed_attribute_changes_the_run() {
    let host_page = element_host("<hyperfly-figure p=16 topology=mesh></hyperfly-figure>").await;
    let observed = host_page
        .eval(
            "await there(figure);
             const frame = frameOf(figure);
             figure.setAttribute('p', 64);
             figure.setAttribute('n', 4096);
             const changed = await next('state', ({ run, request }) => run?.p === 64 && request.includes('n=4096'));
             figure.removeAttribute('topology');
             const removed = await next('state', ({ request }) => !request.includes('topology'));
             figure.setAttribute('p', 3);
             const error = await next('error');
             return [changed.request.includes('topology=mesh'), removed.run?.p, error.problems[0].field, error.problems[0].nearest,
                 (await figure.getState()).request.includes('p=64'), frame === frameOf(figure)]",
        )
        .await;
    assert_eq!(observed, json!([true, 64, "p", observed[3], true, true]));
    assert!(matches!(observed[3].as_str(), Some("2" | "4")), "{observed}");
    assert_eq!(
        host_page.count_requests("/embed.html"),
        1,
        "it was loaded again: {:?}",
        host_page.site.requested_paths()
    );
    host_page.browser.assert_quiet().await;
}

/// An initially refused attribute is explained in the frame instead of the poster, and can be corrected.
#[tokio::test]
async fn refused_attributes_are_explained() {
    let host_page = element_host("<hyperfly-figure p=48><b>A poster</b></hyperfly-figure>").await;
    let observed = host_page
        .eval(
            "const { problems: [problem] } = await first('error');
             await first('ready');
             const hidden = !document.querySelector('b').checkVisibility();
             figure.setAttribute('p', problem.nearest);
             await next('state', ({ run }) => String(run?.p) === problem.nearest);
             return [problem.field, hidden]",
        )
        .await;
    assert_eq!(observed, json!(["p", true]));
    host_page.browser.assert_quiet().await;
}

/// All encodings of the page around a figure have the same content.
#[test]
fn loader_is_ascii() {
    let bytes = std::fs::read(hyperfly_tests::dist().join("hyperfly.js")).expect("the loader");
    assert!(bytes.is_ascii(), "a page may be of any encoding");
}

/// A strict content security policy may allow only the site's script and frames.
#[tokio::test]
async fn element_works_under_a_strict_policy() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let origin = site.url("");
    // `self` is for the test's collector only.
    let policy =
        format!("default-src 'none'; img-src 'self'; script-src 'self' {origin}; frame-src {origin}");
    let body = format!(
        "<script async src={}></script><hyperfly-figure p=4></hyperfly-figure>",
        site.url("hyperfly.js")
    );
    let page = format!("<!doctype html><title>ElementHost</title>{body}");
    let host = Host::serving(&[("index.html", &page)], &[("Content-Security-Policy", &policy)]);
    let host_page = ElementHost { browser: Browser::at(&host.url("")).await, site: Rc::new(site), host };
    let height = host_page
        .eval("await there(figure); await when('its height', () => figure.offsetHeight > 100); return frameOf(figure).offsetWidth > 600")
        .await;
    assert_eq!(height, true);
    host_page.browser.wait_for_figure(0).await;
    host_page.browser.assert_quiet().await;
    drop(host_page.host);
}
