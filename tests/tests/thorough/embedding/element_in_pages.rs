//! `<hyperfly-figure>` under manipulations by pages and frameworks.

use hyperfly_tests::browser::{Browser, Kind};
use hyperfly_tests::hosts::element_host::{ElementHost, element_host, page};
use hyperfly_tests::hosts::site::Site;
use serde_json::json;
use std::rc::Rc;

/// An element far below the viewport, with a refused key, becomes ready like any other.
#[tokio::test]
async fn unseen_element_with_a_refused_key_becomes_ready() {
    let host_page = element_host(
        "<div style='height:4000px'></div><hyperfly-figure loading=eager p=12></hyperfly-figure>
         <script>addEventListener('error', ({ target }) => target.wrong = true, true); addEventListener('ready', ({ target }) => target.told = true, true)</script>",
    )
    .await;
    host_page
        .eval("await when('a picture', () => figure.told && figure.wrong && figure.offsetHeight > 100); await there(figure)")
        .await;
    host_page.browser.assert_quiet().await;
}

/// A cloned element, or one created from a figure's HTML, has exactly one frame of its own.
#[tokio::test]
async fn copied_element_has_its_own_frame() {
    let host_page =
        element_host("<hyperfly-figure p=8></hyperfly-figure><section></section><article></article>").await;
    let observed = host_page
        .eval(
            "await there(figure);
             document.querySelector('section').append(figure.cloneNode(true));
             document.querySelector('article').innerHTML = figure.outerHTML;
             const all = [...document.querySelectorAll('hyperfly-figure')];
             const runs = [];
             for (const each of all) runs.push((await there(each)).run.p);
             return [runs, all.map(each => framesOf(each).length), frames.length]",
        )
        .await;
    assert_eq!(observed, json!([[8, 8, 8], [1, 1, 1], 0]));
    host_page.browser.assert_quiet().await;
}

/// Replacing its children, which are its poster, leaves the figure as it is.
#[tokio::test]
async fn element_survives_replaced_children() {
    let host_page = element_host("<hyperfly-figure p=8><b>A poster</b></hyperfly-figure>").await;
    let observed = host_page
        .eval(
            "await there(figure);
             const asked = figure.getState().then(() => 'answered', error => error.message);
             figure.innerHTML = '<i>Another</i>';
             figure.play();
             figure.pause();
             const waits = figure.querySelector('i').checkVisibility();
             const again = (await within(figure.getState())).run.p;
             figure.replaceChildren();
             figure.setAttribute('p', 16);
             const { run } = await next('state', ({ run }) => run?.p === 16);
             return [await asked, waits, again, run.p, allFrames().length]",
        )
        .await;
    // WebKit empties the frame, so the figure begins again.
    let expected = match host_page.browser.kind() {
        Kind::WebKit => json!(["the figure was removed", true, 8, 16, 1]),
        _ => json!(["answered", false, 8, 16, 1]),
    };
    assert_eq!(observed, expected);
    host_page.browser.assert_quiet().await;
}

/// An attribute removed before the frame is ready stays removed.
#[tokio::test]
async fn removed_attribute_does_not_return() {
    let host_page = element_host("<hyperfly-figure p=8></hyperfly-figure>").await;
    let observed = host_page
        .eval(
            "await when('the frame', () => frameOf(figure));
             figure.setAttribute('p', 64);
             figure.setAttribute('topology', 'mesh');
             await wait(0);
             figure.removeAttribute('topology');
             await next('state', ({ run }) => run?.p === 64);
             // Pending calls are sent before this request.
             await painted();
             const { run, request } = await figure.getState();
             return [run.p, run.topology, request.includes('topology')]",
        )
        .await;
    assert_eq!(observed, json!([64, "hypercube", false]));
    host_page.browser.assert_quiet().await;
}

/// An empty attribute is ignored unless its key is boolean, and the page's `lang` is not part of the request.
#[tokio::test]
async fn only_keys_of_the_schema_are_forwarded() {
    let site = Rc::new(Site::of(hyperfly_tests::dist()).start());
    for (attributes, fragment) in [
        ("lang=de-AT controls='' p=8 view", "#p=8"),
        ("lang='' p=8 play loop=''", "#p=8&play=true&loop=true"),
        ("lang=en p=8 play=false", "#p=8&play=false&lang=en"),
    ] {
        let host = page(&site, &format!("<hyperfly-figure {attributes}></hyperfly-figure>"));
        let host_page = ElementHost { browser: Browser::at(&host.url("")).await, site: site.clone(), host };
        let source = "await when('the frame', () => frameOf(figure));
            return frameOf(figure).src";
        assert_eq!(
            host_page.eval(source).await,
            json!(site.url(&format!("embed.html{fragment}"))),
            "{attributes}"
        );
        let state = host_page
            .eval("await there(figure); figure.lang = 'it'; await painted(); figure.lang = ''; return there(figure)")
            .await;
        assert_eq!(state["run"]["p"], 8, "{state}");
        host_page.browser.assert_quiet().await;
    }
}

/// A page's style rule for all iframes, as in reveal.js, does not make the figure narrower.
#[tokio::test]
async fn element_fills_the_width_of_its_container() {
    let host_page = element_host(
        "<style>body iframe { max-width: 50%; max-height: 100px }</style><hyperfly-figure p=8></hyperfly-figure>",
    )
    .await;
    let observed = host_page
        .eval(
            "await there(figure);
             await when('its height', () => figure.offsetHeight > 200);
             return frameOf(figure).offsetWidth === figure.offsetWidth",
        )
        .await;
    assert_eq!(observed, true);
    host_page.browser.assert_quiet().await;
}
