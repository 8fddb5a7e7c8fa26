//! Themes, screens and a layout that stays in place.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::texts::OVERHANG;

#[tokio::test]
async fn phone_needs_no_sideways_scrolling() {
    let page = Page::open("play=false").await;
    page.resize(360, 740).await;
    for fragment in [
        "topology=mesh&p=1024&n=65536&play=false",
        "colour=red&p=12",
        "n=64&p=4&play=false",
        "tc=0&view=table",
    ] {
        page.reopen(fragment).await;
        if fragment.contains("view=") {
            page.wait_until_settled().await;
            page.wait_for_descriptions().await;
            page.wait_until_settled().await
        } else {
            page.wait_until_settled().await
        };
        let out = page.eval(OVERHANG).await;
        assert_eq!(out, serde_json::json!([0]), "{fragment}: beyond the edge");
        // The figure comes first: something is drawn on the first screen.
        if !fragment.contains("table") {
            let top = page
                .eval("document.querySelector('[data-view=machine] canvas').getBoundingClientRect().top")
                .await;
            assert!(top.as_f64() < Some(500.0), "{fragment}: the machine begins at {top}");
        }
    }
    page.reopen("play=false").await;
    page.screenshot("phone").await;
    page.eval("document.querySelector('.for-rail').click()").await;
    page.wait_until_settled().await;
    assert_eq!(page.eval(OVERHANG).await, serde_json::json!([0]), "with the controls open");
    page.screenshot("phone-controls").await;
    // The controls are usable there.
    page.choose("topology", "mesh").await;
    assert_eq!(page.wait_until_settled().await["run"]["topology"], "mesh");
    page.assert_quiet().await;
}
