//! The figure that measures the reader's own device.

use crate::page::Page;
use hyperfly_exec::calibrate::{self, Samples};
use hyperfly_exec::{ExecutorInfo, ExecutorKind, MeasuredMachine};
use serde_json::Value;
use std::time::Duration;

/// JavaScript: whether no measurement is running, as the figure shows.
pub const IS_IDLE: &str = "document.querySelector('[data-told=measured]')?.dataset.busy === 'false'
    && !!document.querySelector('[data-told=measured] [data-go=begin]')";

/// Starts a measurement.
pub async fn begin(page: &Page) {
    page.wait_for("the figure", IS_IDLE).await;
    page.eval("document.querySelector('[data-go=begin]').click()").await;
    page.wait_for("the beginning", "document.querySelector('[data-told=measured]')?.dataset.busy === 'true'")
        .await;
}

/// Runs a measurement to its end.
///
/// # Panics
/// If the measurement fails.
pub async fn measure(page: &Page) {
    begin(page).await;
    page.wait_long("the end", IS_IDLE, Duration::from_secs(120)).await;
    let problem = page.eval("document.querySelector('[data-told=measured] .problem')?.textContent").await;
    assert_eq!(problem, Value::Null, "of {}", page.fragment().await);
}

/// Returns the text of a file offered for download; `None` if there is none of this name.
pub async fn offered_file(page: &Page, name: &str) -> Option<String> {
    let link = format!("document.querySelector('[data-told=measured] a[download=\"{name}\"]')");
    let text = format!("(a => a && decodeURIComponent(a.href.split(',').slice(1).join(',')))({link})");
    page.eval(&text).await.as_str().map(str::to_owned)
}

/// Returns the data attributes of the table's rows.
///
/// # Panics
/// When there is no table.
pub async fn rows(page: &Page) -> Vec<Value> {
    let rows = page
        .eval("[...document.querySelectorAll('[data-told=measured] tr[data-p]')].map(row => ({ ...row.dataset }))")
        .await;
    rows.as_array().expect("rows").clone()
}

/// Opens a measurement file with the figure's button.
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

/// Returns the file of a machine with 4 ns per node, 1 µs per message and 2 ns per word.
pub fn machine_file() -> String {
    let sizes = || (0..20).map(|k| 1u32 << k);
    let node: Vec<(u32, f64)> = sizes().map(|size| (size, 4e-9)).collect();
    let messages: Vec<(u32, f64)> = sizes().map(|words| (words, 1e-6 + 2e-9 * f64::from(words))).collect();
    let samples = Samples { local: node.clone(), combine: node, exchange: messages, ..Samples::default() };
    let executor = ExecutorInfo { kind: ExecutorKind::Threads, cores: 2, resolution: 1e-8 };
    calibrate::file::write(&MeasuredMachine { executor, p: 2, samples })
}
