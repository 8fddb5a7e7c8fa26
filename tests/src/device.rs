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

/// The data of each row of the table.
///
/// # Panics
/// When there is no table.
pub async fn rows(page: &Page) -> Vec<Value> {
    let rows = page
        .eval("[...document.querySelectorAll('[data-told=measured] tr[data-p]')].map(row => ({ ...row.dataset }))")
        .await;
    rows.as_array().expect("rows").clone()
}

/// Opens a measurement file by the button of the figure.
pub async fn open(page: &Page, text: &str) {
    let script = format!(
        "{{
            const data = new DataTransfer();
            data.items.add(new File([{text:?}], 'run', {{ type: 'text/plain' }}));
            const input = document.querySelector('[data-told=measured] input');
            input.files = data.files;
            input.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }}"
    );
    page.eval(&script).await;
}
