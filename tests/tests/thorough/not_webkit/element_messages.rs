//! Methods, properties and events of `<hyperfly-figure>`.

use hyperfly_tests::browser::Kind;
use hyperfly_tests::hosts::element_host::element_host;
use serde_json::json;

/// A figure moved with `moveBefore` keeps its run, except in Firefox, which reloads frames in shadow trees. WebKit lacks `moveBefore`
/// (docs/browsers.md); there a moved figure restarts, as
/// `essential::element_messages::moved_element_restarts_its_figure` asserts.
#[tokio::test]
async fn element_moved_by_move_before_has_a_run() {
    let host_page = element_host("<hyperfly-figure p=16></hyperfly-figure><section></section>").await;
    let observed = host_page
        .eval(
            "await there(figure);
             figure.set({ p: 64 });
             await next('state', ({ run }) => run?.p === 64);
             document.querySelector('section').moveBefore(figure, null);
             return [(await figure.getState()).run.p, figure.parentNode.localName, figure.getAttribute('p')]",
        )
        .await;
    let keeps_frame = host_page.browser.kind() != Kind::Firefox;
    assert_eq!(observed, json!([if keeps_frame { 64 } else { 16 }, "section", "16"]));
    let frames = host_page.count_requests("/embed.html");
    assert_eq!(frames == 1, keeps_frame, "{:?}", host_page.site.requested_paths());
    host_page.browser.assert_quiet().await;
}
