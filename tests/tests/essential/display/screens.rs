//! Tests large and small screens.

use hyperfly_tests::page::Page;

/// Whether the visible area contains an element of the page entirely.
async fn is_whole(page: &Page, selector: &str, width: f64, height: f64) -> bool {
    let [left, top, right, bottom] = page.bounds(selector).await;
    left >= 0.0 && top >= 0.0 && right <= width && bottom <= height
}

/// JavaScript: swipes the views by less than the width of one, and waits until they rest. Browsers snap to the next view.
const SWIPE_LEFT: &str = "new Promise(resolve => {
    const figures = document.querySelector('.figures');
    figures.scrollBy(0.8 * innerWidth, 0);
    let [last, still] = [figures.scrollLeft, 0];
    const look = () => {
        still = figures.scrollLeft === last ? still + 1 : 0;
        last = figures.scrollLeft;
        if (still === 10) resolve(last); else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})";

#[tokio::test]
async fn phone_shows_one_view_and_the_transport_whole() {
    let page = Page::open("play=false&topology=mesh&p=16&n=1024&t=150").await;
    for (width, height, next) in
        [(390, 844, ".curves"), (320, 640, ".figures > .numbers"), (844, 390, ".figures > .numbers")]
    {
        page.resize(width, height).await;
        page.reopen("play=false&topology=mesh&p=16&n=1024&t=150").await;
        page.wait_until_settled().await;
        let (right, bottom) = (f64::from(width), f64::from(height));
        for part in ["header", ".machine", ".scrubber", ".scrubber .track", ".scrubber .buttons"] {
            assert!(is_whole(&page, part, right, bottom).await, "{part} at {width} × {height}");
        }
        let [left, _, right_end, _] = page.bounds(".scrubber .track").await;
        assert!(width > height || right_end - left > 0.85 * right, "the scrubber spans the screen");
        let [_, header, ..] = page.bounds(".machine").await;
        let [_, _, _, machine] = page.bounds(".machine").await;
        assert!(machine - header > 0.4 * bottom, "the machine is {} pixels high", machine - header);

        // A swipe to the left brings the next view, and the machine goes.
        page.eval(SWIPE_LEFT).await;
        page.wait_until_settled().await;
        let bounds = page.bounds(next).await;
        assert!(is_whole(&page, next, right, bottom).await, "{next} at {width} × {height}: {bounds:?}");
        assert!(!is_whole(&page, ".machine", right, bottom).await, "two views at {width} × {height}");
        assert_eq!(page.eval("document.documentElement.scrollWidth <= innerWidth").await, true);
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn phone_keeps_the_picture_above_the_controls() {
    let page = Page::open("play=false&topology=mesh&p=16&n=1024&t=150").await;
    page.resize(390, 844).await;
    page.wait_until_settled().await;
    let [_, _, _, header] = page.bounds("header").await;
    assert!(header <= 56.0, "the header is {header} pixels high");
    page.eval("document.querySelector('.for-rail').click()").await;
    page.wait_until_settled().await;
    let [_, sheet, _, _] = page.bounds(".rail").await;
    let [_, top, _, bottom] = page.bounds(".machine .layers").await;
    assert!(sheet >= 422.0 && top >= header && bottom <= sheet, "{top} to {bottom} above {sheet}");
    page.choose("topology", "torus").await;
    assert_eq!(page.wait_until_settled().await["run"]["topology"], "torus");
    page.assert_quiet().await;
}
