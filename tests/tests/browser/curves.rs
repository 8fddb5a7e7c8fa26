//! The simulated points of the curves: they all come, whenever the reader interrupts them, and stand aside for the run.

use hyperfly_tests::page::Page;
use std::time::Duration;

/// A change while the second pool starts, works or ends costs no point; not even one that leaves the curves as they are,
/// so that the points of before are still those that are wanted.
#[tokio::test]
async fn come_whenever_they_are_interrupted() {
    let page = Page::open("play=false").await;
    for k in 0..10u32 {
        page.open_again("play=false").await;
        tokio::time::sleep(Duration::from_millis(u64::from(60 + 20 * k))).await;
        page.choose("topology", "mesh").await;
        tokio::time::sleep(Duration::from_millis(u64::from(150 + 7 * k))).await;
        page.slide("p", 2 + k % 3).await;
        page.quiet().await;
        assert!(page.text("[data-view=efficiency]").await.contains("simulated"), "change {k}");
    }
    page.assert_quiet().await;
}

/// What is too costly is left out, and said.
#[tokio::test]
async fn say_what_they_leave_out() {
    let page = Page::open("algorithm=transpose&topology=mesh&p=256&n=2^20&play=false").await;
    page.quiet().await;
    let words = page.text("[data-view=efficiency]").await;
    assert!(words.contains("too costly to simulate here: ") && words.contains("from p = "), "{words}");
    page.assert_quiet().await;
}
