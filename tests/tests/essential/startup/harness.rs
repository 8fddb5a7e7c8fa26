//! The test harness sees errors, pixels and preferences.

use hyperfly_tests::browser::{Browser, TIMEOUT};
use hyperfly_tests::hosts::host::Host;

#[tokio::test]
async fn browser_collects_console_errors() {
    // An `error` event that an element dispatches itself is not a script error.
    let custom_event = "document.documentElement.dispatchEvent(new CustomEvent('error'))";
    let host = Host::page(&format!(
        "<script>setTimeout(() => {{ {custom_event}; throw new Error('lost') }})</script>"
    ));
    let browser = Browser::at(&host.url("")).await;
    let start = std::time::Instant::now();
    let mut lines = browser.console().await;
    while lines.is_empty() && start.elapsed() < TIMEOUT {
        lines = browser.console().await;
    }
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert_eq!(lines[0].level, "SEVERE");
    assert!(lines[0].message.contains("lost"), "{lines:?}");
}

#[tokio::test]
async fn browser_reads_canvas_pixels() {
    let host = Host::page("<canvas width=20 height=10></canvas>");
    let browser = Browser::at(&host.url("")).await;
    let empty_picture = browser.canvas("canvas").await;
    assert_eq!((empty_picture.width, empty_picture.height, empty_picture.count_colours()), (20, 10, 1));

    browser
        .eval("{ const c = document.querySelector('canvas').getContext('2d'); c.fillStyle = '#d55e00'; c.fillRect(2, 3, 5, 4) }")
        .await;
    let pixels = browser.canvas("canvas").await;
    assert_eq!(pixels.count([0xd5, 0x5e, 0x00], 0), 20);
    assert_eq!(pixels.count_differing(&empty_picture), 20);
    assert_eq!(pixels.count_colours(), 2);
}

#[tokio::test]
async fn browser_sets_size_and_preferences() {
    let browser =
        Browser::with_preferences(&[("prefers-color-scheme", "dark"), ("prefers-reduced-motion", "reduce")])
            .await;
    let host = Host::page("hello");
    browser.open(&host.url("")).await;
    browser.resize(360, 640).await;
    assert_eq!(
        browser.eval("[innerWidth, innerHeight, devicePixelRatio]").await,
        serde_json::json!([360, 640, 1])
    );
    let dark = "matchMedia('(prefers-color-scheme: dark) and (prefers-reduced-motion: reduce)').matches";
    assert_eq!(browser.eval(dark).await, true);
    browser.wait_for("an answer of a promise", "Promise.resolve(1)").await;
    browser.assert_quiet().await;
}
