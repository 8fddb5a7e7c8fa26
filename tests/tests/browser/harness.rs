//! The harness itself: it sees errors, pixels and wishes, so that a test that passes has looked.

use hyperfly_tests::browser::Browser;

fn page(body: &str) -> String {
    format!("data:text/html,<meta charset=utf-8><body>{}", body.replace('#', "%23"))
}

#[tokio::test]
async fn sees_what_goes_wrong_in_a_page() {
    let browser = Browser::at(&page("<script>setTimeout(() => { throw new Error('lost') })</script>")).await;
    let start = std::time::Instant::now();
    let mut lines = browser.console().await;
    while lines.is_empty() && start.elapsed().as_secs() < 10 {
        lines = browser.console().await;
    }
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert_eq!(lines[0].level, "SEVERE");
    assert!(lines[0].message.contains("lost"), "{lines:?}");
}

#[tokio::test]
async fn sees_what_is_on_a_canvas() {
    let browser = Browser::at(&page("<canvas width=20 height=10></canvas>")).await;
    let empty = browser.canvas("canvas").await;
    assert_eq!((empty.width, empty.height, empty.colours()), (20, 10, 1));

    browser
        .eval("{ const c = document.querySelector('canvas').getContext('2d'); c.fillStyle = '#d55e00'; c.fillRect(2, 3, 5, 4) }")
        .await;
    let drawn = browser.canvas("canvas").await;
    assert_eq!(drawn.count([0xd5, 0x5e, 0x00], 0), 20);
    assert_eq!(drawn.differing(&empty), 20);
    assert_eq!(drawn.colours(), 2);
}

#[tokio::test]
async fn can_be_of_any_size_and_wish() {
    let browser = Browser::at(&page("hello")).await;
    browser.resize(360, 640).await;
    assert_eq!(browser.eval("innerWidth").await, 360);
    browser.prefer(&[("prefers-color-scheme", "dark"), ("prefers-reduced-motion", "reduce")]).await;
    let dark = "matchMedia('(prefers-color-scheme: dark) and (prefers-reduced-motion: reduce)').matches";
    assert_eq!(browser.eval(dark).await, true);
    browser.wait_for("an answer of a promise", "Promise.resolve(1)").await;
    browser.assert_quiet().await;
}
