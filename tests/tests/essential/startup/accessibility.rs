//! axe-core finds no violation on the page.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::panels::RUNS;

/// Covers a phone, which has other sizes and shows the controls in a sheet.
#[tokio::test]
async fn views_and_controls_pass_axe_on_a_phone() {
    let page = Page::open("play=false").await;
    page.resize(390, 844).await;
    page.load_axe().await;
    let mut violations = Vec::new();
    for fragment in RUNS {
        page.go(&format!("{fragment}&play=false")).await;
        page.unfold().await;
        violations.extend(page.violations().await.into_iter().map(|line| format!("{fragment}: {line}")));
    }
    page.eval("document.querySelector('.for-rail').click()").await;
    page.unfold().await;
    page.wait_until_settled().await;
    violations.extend(page.violations().await.into_iter().map(|line| format!("the controls: {line}")));
    assert!(violations.is_empty(), "{} violations:\n{}", violations.len(), violations.join("\n"));
}
