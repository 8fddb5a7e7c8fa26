//! Tests the share dialog.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::share_dialog::{open_dialog, parse_address, way};

#[tokio::test]
async fn qr_code_fills_the_screen() {
    let page = Page::open("topology=mesh&p=16&n=256&play=false").await;
    open_dialog(&page).await;
    way(&page, "qr").await;
    page.eval("document.querySelector('[data-full]').focus()").await;
    page.press("Enter").await;
    page.wait_for("the whole screen", "document.fullscreenElement?.id === 'share-qr'").await;
    let relative_size = "(r => Math.min(r.width, r.height) / Math.min(innerWidth, innerHeight))(document.querySelector('.qr svg').getBoundingClientRect())";
    page.wait_for("the code to be large", &format!("{relative_size} > 0.9")).await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn hostile_address_leaves_no_markup() {
    let injection = "%22%3E%3Cimg%20src=x%20onerror=%22window.hit=1%22%3E";
    let page = Page::open("play=false").await;
    for fragment in [
        format!("p=16&topology={injection}&play=false"),
        format!("p=16&view={injection}&n={injection}&play=false"),
        format!("{injection}={injection}&p=16&theme={injection}&controls={injection}&play=false"),
        format!("p=16&window={injection}&efficiency={injection}&seed={injection}&play=false"),
    ] {
        page.reopen(&fragment).await;
        open_dialog(&page).await;
        for name in ["link", "iframe", "element", "markdown", "latex", "command", "qr", "save"] {
            way(&page, name).await;
            let markup = "document.querySelectorAll('.share img, .share script, .share [onerror], .share object').length";
            assert_eq!(page.eval(markup).await, 0, "{name}: {fragment}");
            let text = page.text(".share .text").await;
            assert!(!text.contains("onerror"), "{name}: {text}");
        }
        assert_eq!(page.eval("window.hit ?? 0").await, 0);
        // Also in a query string.
        let url = page.url("").replace('#', &format!("?{}#p=16&play=false", injection.replace("%20", "+")));
        page.browser.open(&url).await;
        page.wait_until_settled().await;
        open_dialog(&page).await;
        assert!(parse_address(&page.text("#share-text").await).settings.p == 16);
        assert_eq!(page.eval("window.hit ?? document.querySelectorAll('.share img').length").await, 0);
    }
}

#[tokio::test]
async fn own_samples_are_not_shared() {
    let page = Page::open("n=16&p=4&play=false").await;
    page.paste(&"1\n".repeat(16)).await;
    page.wait_for("the address", "location.hash.includes('signal=own')").await;
    page.wait_until_settled().await;
    open_dialog(&page).await;
    assert!(page.text(".share .text > .hint").await.contains("are not part of a link"));
    page.assert_quiet().await;
}
