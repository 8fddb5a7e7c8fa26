//! The figure in which the reader's own device is measured, pressed and read.

use crate::page::Page;
use serde_json::Value;
use std::time::Duration;

/// Whether nothing is measured, and that can be seen.
pub const STILL: &str = "document.querySelector('[data-told=measured]')?.dataset.busy === 'false'
    && !!document.querySelector('[data-told=measured] [data-go=begin]')";

/// Begins to measure.
pub async fn begin(page: &Page) {
    page.wait_for("the figure", STILL).await;
    page.eval("document.querySelector('[data-go=begin]').click()").await;
    page.wait_for("the beginning", "document.querySelector('[data-told=measured]')?.dataset.busy === 'true'")
        .await;
}

/// Measures to the end.
///
/// # Panics
/// If it says that it could not.
pub async fn measure(page: &Page) {
    begin(page).await;
    page.wait_long("the end", STILL, Duration::from_secs(120)).await;
    let problem = page.eval("document.querySelector('[data-told=measured] .problem')?.textContent").await;
    assert_eq!(problem, Value::Null, "of {}", page.fragment().await);
}

/// The text of a file that it offers; `None` if it offers none of this name.
pub async fn kept(page: &Page, name: &str) -> Option<String> {
    let link = format!("document.querySelector('[data-told=measured] a[download=\"{name}\"]')");
    let text = format!("(a => a && decodeURIComponent(a.href.split(',').slice(1).join(',')))({link})");
    page.eval(&text).await.as_str().map(str::to_owned)
}
