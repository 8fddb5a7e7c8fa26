//! Tests the scaling study.

use hyperfly_core::limits::Options;
use hyperfly_export::scaling::study;
use hyperfly_request::Settings;
use hyperfly_tests::page::Page;
use hyperfly_view::scaling::{TERMS, sentence};

/// Returns the expected sentence, without subscript markup.
fn expected_sentence(settings: &Settings) -> String {
    let options = Options { data: false, trace: false, ..Options::default() };
    let expected = study(&settings.scenario(), |scenario| {
        Some(hyperfly_core::run(scenario, None, options).ok()?.report)
    });
    sentence(&expected).replace('_', "")
}

#[tokio::test]
async fn scaling_study_changes_with_the_run() {
    let page = Page::open("view=scaling&p=4&n=256&topology=mesh&play=false").await;
    page.wait_for_descriptions().await;
    let before = expected_sentence(&page.request().await.settings);
    assert_eq!(page.text("[data-told=scaling] .see").await, before);
    assert_eq!(
        page.eval("document.querySelectorAll('[data-told=scaling] .charts > .plane').length").await,
        3
    );
    let terms = page.eval("document.querySelectorAll('[data-told=scaling] [data-term]').length").await;
    assert_eq!(terms, TERMS.len());
    // Another run has another study.
    page.go("view=scaling&p=4&n=1024&algorithm=group-cyclic&machine=bsp&play=false").await;
    page.wait_for("another study", "document.querySelector('[data-told=scaling]').ariaBusy === 'false'")
        .await;
    page.wait_for("its sentence", "document.querySelector('.see').textContent.includes('1024')").await;
    let after = expected_sentence(&page.request().await.settings);
    assert!(after != before);
    assert_eq!(page.text("[data-told=scaling] .see").await, after);
    page.assert_quiet().await;
}
