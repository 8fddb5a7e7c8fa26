//! The share dialog, for its own tests and the tests of saved files.

use crate::page::Page;

/// Whether the worker has answered the last choice in the dialog.
pub const IS_TEXT_CURRENT: &str = "document.querySelector('.share .text').ariaBusy === 'false'";

/// Opens the dialog and waits for its text.
pub async fn open_dialog(page: &Page) {
    page.press("S").await;
    page.wait_for("the dialog", "!!document.querySelector('dialog.share #share-text')").await;
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
    page.wait_for(way, IS_TEXT_CURRENT).await;
    page.text("#share-text").await
}
