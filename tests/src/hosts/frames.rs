//! Frames in an empty document of another origin.

use crate::browser::{Browser, TIMEOUT};
use crate::hosts::site::Site;
use crate::page::RUN;
use serde_json::Value;
use std::time::{Duration, Instant};

/// Opens an empty document of another origin than the site. (Chromium lets about:blank load nothing from here.)
pub async fn host() -> (Site, Browser) {
    let host = Site::of(crate::root().join("tests/src")).start();
    let browser = Browser::at(&host.url("nothing")).await;
    (host, browser)
}

/// Adds a frame to the document, with these attributes (a JavaScript object).
pub async fn add(browser: &Browser, attributes: &str) {
    let script = format!(
        "{{
            const frame = document.createElement('iframe');
            for (const [name, value] of Object.entries({attributes})) frame.setAttribute(name, value);
            document.body.append(frame);
        }}"
    );
    browser.eval(&script).await;
}

/// Waits until the page in frame `k` has a run, and returns the value of an expression there.
///
/// # Panics
/// When there is no run in time.
pub async fn runs(browser: &Browser, k: u16, expression: &str) -> Value {
    let script = format!("return {RUN} && [{expression}]");
    let start = Instant::now();
    loop {
        // The frame may still be loading.
        let value = browser.in_frame(k, &script).await.unwrap_or_default();
        if value.is_array() {
            return value[0].clone();
        }
        assert!(start.elapsed() < TIMEOUT, "no run in frame {k}: {:#?}", browser.console().await);
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}
