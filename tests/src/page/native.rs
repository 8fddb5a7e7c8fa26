//! Compares what the page shows with a native run of the same request.

use crate::page::{Page, native_run};
use hyperfly_view::notation::numbers::{quantity, whole};
use serde_json::Value;

/// Asserts that every number on the page equals the native run of the request in the address.
///
/// # Panics
/// When a number differs.
pub async fn assert_numbers(page: &Page, state: &Value, name: &str) {
    let request = page.request().await;
    let report = native_run(&request).report;
    let run = &state["run"];
    assert_eq!(run["trace_hash"], format!("{:016x}", report.trace_hash), "{name}: another run than natively");
    assert_eq!(run["t_parallel"].as_f64(), Some(report.t_parallel), "{name}");
    assert_eq!(run["messages"].as_u64(), Some(report.messages), "{name}");
    assert_eq!(page.number("t_serial").await, quantity(report.t_serial, 7), "{name}");
    assert_eq!(page.number("t_parallel").await, quantity(report.t_parallel, 7), "{name}");
    assert_eq!(page.number("speedup").await, quantity(report.speedup, 4), "{name}");
    assert_eq!(page.number("efficiency").await, format!("{:.3}", report.efficiency), "{name}");
    assert_eq!(page.number("overhead").await, quantity(report.overhead, 7), "{name}");
    assert_eq!(page.number("messages").await, whole(report.messages), "{name}");
    let error = run["relative_l2_error"].as_f64().expect("a run with data has an error");
    let bound = 2.0 * f64::from(request.settings.r()) * f64::EPSILON;
    assert!(error <= bound, "{name}: error {error} > {bound}");
}

/// Asserts that the trace of the run on the page equals the trace of the native run of the request in the address.
///
/// # Panics
/// When it is not.
pub async fn assert_trace(page: &Page) {
    let state = page.wait_until_settled().await;
    let native = format!("{:016x}", native_run(&page.request().await).report.trace_hash);
    assert_eq!(state["run"]["trace_hash"], native, "{}", page.fragment().await);
}
