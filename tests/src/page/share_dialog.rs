//! The share dialog, for its own tests and the tests of saved files.

use crate::page::Page;
use hyperfly_request::Request;

/// Whether the worker has answered the last choice in the dialog.
const IS_TEXT_CURRENT: &str = "document.querySelector('.share .text').ariaBusy === 'false'";

/// Waits until the dialog has drawn the last choice and shows its text.
pub async fn wait_for_text(page: &Page, what: &str) {
    page.eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))").await;
    page.wait_for(what, IS_TEXT_CURRENT).await;
}

/// Opens the dialog and waits for its text.
pub async fn open_dialog(page: &Page) {
    page.press("S").await;
    page.wait_for("the dialog", "!!document.querySelector('dialog.share #share-text')").await;
    page.wait_for("its text", IS_TEXT_CURRENT).await;
}

/// Chooses a way to share and returns its text.
pub async fn way(page: &Page, way: &str) -> String {
    let script = format!(
        "{{
            const radio = document.querySelector('.share [name=way][value={way}]');
            if (!radio.checked) radio.click();
        }}"
    );
    page.eval(&script).await;
    wait_for_text(page, way).await;
    page.text("#share-text").await
}

/// Parses the request in a shared address, which must be canonical.
///
/// # Panics
/// When the address is long, not canonical, or has unknown keys.
pub fn parse_address(url: &str) -> Request {
    let (_, fragment) = url.split_once('#').expect("a fragment");
    assert!(fragment.starts_with("v=1") && url.len() < 2000, "{url}");
    let (request, warnings) = Request::from_fragment(fragment);
    let request = request.expect("a request");
    assert!(warnings.is_empty(), "{url}");
    assert_eq!(
        fragment.trim_start_matches("v=1").trim_start_matches('&'),
        request.to_fragment(),
        "canonical"
    );
    request
}
