//! Tests large and small screens.

use hyperfly_tests::page::Page;

#[tokio::test]
async fn phone_keeps_the_picture_visible_while_scrolling() {
    let page = Page::open("play=false&topology=mesh&p=16&n=1024&t=150").await;
    page.resize(390, 844).await;
    page.wait_until_settled().await;
    let [_, _, _, header] = page.bounds("header").await;
    assert!(header <= 56.0, "the header is {header} pixels high");
    let [_, top, _, bottom] = page.bounds(".scrubber").await;
    assert!(bottom - top <= 84.0, "the scrubber is {} pixels high", bottom - top);

    // The picture stays in sight while the page scrolls.
    page.eval("document.querySelector('main').scrollTo(0, 600)").await;
    let [_, top, _, bottom] = page.bounds(".machine .layers").await;
    assert!(top >= header && bottom <= 500.0, "the machine is at {top} to {bottom}");
    page.eval("document.querySelector('main').scrollTo(0, 0)").await;

    // The picture also stays above the controls.
    page.eval("document.querySelector('.for-rail').click()").await;
    page.wait_until_settled().await;
    let [_, sheet, _, _] = page.bounds(".rail").await;
    let [_, top, _, bottom] = page.bounds(".machine .layers").await;
    assert!(sheet >= 422.0 && top >= header && bottom <= sheet, "{top} to {bottom} above {sheet}");
    page.choose("topology", "torus").await;
    assert_eq!(page.wait_until_settled().await["run"]["topology"], "torus");
    page.assert_quiet().await;
}
