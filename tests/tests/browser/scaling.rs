//! How a run scales: the page shows the charts, the sentence and the terms of the study of its run.

use hyperfly_core::limits::Options;
use hyperfly_export::scaling::study;
use hyperfly_request::{Settings, run};
use hyperfly_tests::page::Page;
use hyperfly_view::scaling::{TERMS, sentence};

/// The sentence as the page should have it, without the marks of indices.
fn natively(settings: &Settings) -> String {
    let options = Options { data: false, trace: false, ..Options::default() };
    let found = study(&settings.scenario(), |of| Some(run(of, None, options).ok()?.report));
    sentence(&found).replace('_', "")
}

#[tokio::test]
async fn the_study_is_that_of_the_run() {
    let page = Page::open("view=scaling&p=4&n=256&topology=mesh&play=false").await;
    page.written().await;
    let before = natively(&page.request().await.settings);
    assert_eq!(page.text("[data-told=scaling] .see").await, before);
    assert_eq!(page.eval("document.querySelectorAll('[data-told=scaling] .charts > svg').length").await, 3);
    let terms = page.eval("document.querySelectorAll('[data-told=scaling] [data-term]').length").await;
    assert_eq!(terms, TERMS.len());
    // Another run has another study.
    page.go("view=scaling&p=4&n=1024&algorithm=group-cyclic&machine=bsp&play=false").await;
    page.wait_for("another study", "document.querySelector('[data-told=scaling]').ariaBusy === 'false'")
        .await;
    page.wait_for("its sentence", "document.querySelector('.see').textContent.includes('1024')").await;
    let after = natively(&page.request().await.settings);
    assert!(after != before);
    assert_eq!(page.text("[data-told=scaling] .see").await, after);
    page.assert_quiet().await;
}

/// On a phone the charts stand below each other, on a wide page side by side.
#[tokio::test]
async fn charts_stand_as_there_is_room() {
    let page = Page::open("view=scaling&p=4&n=256&play=false").await;
    page.written().await;
    let tops = "[...document.querySelectorAll('.charts > svg')].map(svg => Math.round(svg.getBoundingClientRect().top))";
    for (width, rows) in [(360, 3), (1600, 1)] {
        page.resize(width, 900).await;
        page.settled().await;
        assert_eq!(page.eval(&format!("new Set({tops}).size")).await, rows, "{width} pixels");
        let over = page.eval("document.documentElement.scrollWidth - innerWidth").await.as_f64();
        assert!(over <= Some(0.0), "{over:?} too wide at {width}");
    }
    page.assert_quiet().await;
}
