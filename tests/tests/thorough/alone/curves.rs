//! Points of curves, which are simulated after the run.

use hyperfly_tests::page::Page;

/// Points that take too long are omitted, and the page says so.
#[tokio::test]
async fn costly_points_are_left_out_and_named() {
    let page = Page::open("algorithm=transpose&topology=mesh&p=16&n=2^20&play=false").await;
    page.wait_for_curves().await;
    let words = page.text("[data-view=efficiency]").await;
    assert!(words.contains("not simulated, too many messages: ") && words.contains("p ≥ "), "{words}");
    page.assert_quiet().await;
}
