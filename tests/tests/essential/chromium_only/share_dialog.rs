//! Tests the share dialog.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::share_dialog::{open_dialog, way};
use serde_json::json;

#[tokio::test]
async fn copy_button_copies_the_text() {
    let page = Page::open("topology=mesh&p=16&n=256&play=false").await;
    open_dialog(&page).await;
    let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    page.devtools("Browser.grantPermissions", permissions).await;
    let command = way(&page, "command").await;
    page.eval("document.querySelector('[data-copy]').click()").await;
    page.wait_for("the word", "document.querySelector('.share .said').textContent === 'Copied.'").await;
    let text = page.wait_for("the text", "navigator.clipboard.readText()").await;
    assert_eq!(text, json!(command));
    // Without a clipboard, the text is selected.
    page.eval("{ Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false }").await;
    let link = way(&page, "link").await;
    page.eval("document.querySelector('[data-copy]').click()").await;
    page.wait_for("the word", "document.querySelector('.share .said').textContent.startsWith('Selected')")
        .await;
    assert_eq!(page.eval("getSelection().toString().trim()").await, json!(link));
    page.assert_quiet().await;
}
