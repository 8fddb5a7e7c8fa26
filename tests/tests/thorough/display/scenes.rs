//! Views of the distribution and the schedule.

use hyperfly_tests::page::Page;

/// Pictures below the window are drawn once the page is idle, so that scrolling or printing shows the current run.
#[tokio::test]
async fn invisible_picture_is_drawn_when_the_page_is_idle() {
    let page = Page::open("topology=mesh&p=32&n=256&play=false").await;
    page.resize(1280, 500).await;
    page.slide("tw", 150).await;
    page.wait_until_settled().await;
    let fragment = page.fragment().await;
    let is_below = "document.querySelector('[data-view=timeline]').getBoundingClientRect().top > innerHeight";
    assert_eq!(page.eval(is_below).await, true, "the timeline is seen");
    let pictures_before = page.pictures().await;

    let reopened_page = Page::open(&fragment).await;
    reopened_page.resize(1280, 500).await;
    reopened_page.eval("document.querySelector('[data-view=timeline]').scrollIntoView()").await;
    reopened_page.wait_until_settled().await;
    assert_eq!(pictures_before["timeline"], reopened_page.pictures().await["timeline"]);
    assert_ne!(pictures_before["timeline"], "empty");
}
