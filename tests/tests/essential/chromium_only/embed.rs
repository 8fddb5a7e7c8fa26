//! Embedded figures: the views and controls that their author chose.

use hyperfly_tests::page::Page;
use serde_json::json;

/// The print shows the figure without controls.
#[tokio::test]
async fn figure_prints_without_controls() {
    let page = Page::open("controls=full&view=machine&topology=mesh").await;
    page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    for selector in [".scrubber", ".rail", ".explore"] {
        assert!(!page.is_laid_out(selector).await, "{selector}");
    }
    assert!(
        page.is_laid_out("[data-view=machine] .layers > svg").await && page.is_laid_out(".sentence").await
    );
    page.assert_quiet().await;
}
