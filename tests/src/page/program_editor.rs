//! The editor of the reader's programs.

use crate::page::Page;
use serde_json::json;

/// The text in the editor.
pub const TEXT: &str = "document.querySelector('.write textarea').value";

/// Opens the page and waits for the editor and the verdict on its program.
pub async fn open(fragment: &str) -> Page {
    let page = Page::open_without_waiting(fragment).await;
    wait_for_editor(&page).await;
    page
}

/// Waits for the editor where there is no program to judge yet.
pub async fn wait_for_editor_without_verdict(page: &Page) {
    page.wait_for(
        "the editor",
        "document.querySelector('.write .code')?.shadowRoot.querySelector('.cm-content') != null",
    )
    .await;
}

/// Waits for the editor and the verdict on its program.
pub async fn wait_for_editor(page: &Page) {
    let has_editor = "document.querySelector('.write .code')?.shadowRoot.querySelector('.cm-content') && \
                document.querySelector('.write .verdict') !== null";
    page.wait_for("the editor", has_editor).await;
}

/// Replaces the program in the editor.
pub async fn write(page: &Page, program: &str) {
    page.eval("document.querySelector('.write .code').shadowRoot.querySelector('.cm-content').focus()").await;
    page.press("Control+a").await;
    // Insert as a block: the editor indents typed lines automatically.
    let insert = format!("document.execCommand('insertText', false, {})", json!(program));
    page.eval(&format!("(() => {{ const root = document.querySelector('.write .code').shadowRoot; root.querySelector('.cm-content').focus(); return {insert} }})()")).await;
    page.wait_for("the text", &format!("{TEXT}.trimEnd() === {}.trimEnd()", json!(program))).await;
}

/// Waits for a text next to the program.
pub async fn says(page: &Page, words: &str) {
    let shows_words = format!("document.querySelector('.write').textContent.includes({})", json!(words));
    page.wait_for(words, &shows_words).await;
}
