//! The Papers page.

use crate::page::Page;

/// Waits until an entry is computed and returns its verdict.
pub async fn verdict(page: &Page, id: &str) -> String {
    let has_verdict = format!(
        "document.querySelector('.papers [aria-current]')?.dataset.entry === '{id}' && !!document.querySelector('main .verdict')"
    );
    page.wait_for(&format!("{id} to be computed"), &has_verdict).await;
    page.text("main .verdict").await
}
