//! Tests the keys of the page.

use hyperfly_tests::page::Page;

/// Text being typed survives updates of the page: arriving curves and changing colours.
#[tokio::test]
async fn unfinished_input_is_kept() {
    let page = Page::open("play=false").await;
    let typed_text = "document.getElementById('write-n').value";
    page.begin_to_write("n", "40").await;
    page.prefer(&[("prefers-color-scheme", "dark")]).await;
    page.wait_for("the dark", "getComputedStyle(document.documentElement).colorScheme === 'dark'").await;
    page.wait_for_curves().await;
    assert_eq!(page.eval(typed_text).await, "40", "what the reader was writing is gone");
    page.enter_text("96").await;
    page.press("Enter").await;
    assert_eq!(page.wait_until_settled().await["run"]["n"], 4096);
    assert_eq!(page.eval(typed_text).await, "4096");
    page.assert_quiet().await;
}
