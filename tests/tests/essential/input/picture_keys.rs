//! Tests the keys within the pictures.

use hyperfly_tests::page::Page;

async fn focus(page: &Page, selector: &str) {
    page.eval(&format!("document.querySelector('{selector}').focus()")).await;
}

#[tokio::test]
async fn arrows_move_between_marks() {
    let page = Page::open("topology=mesh&p=16&n=64&play=false&t=100").await;
    let before = page.state().await["t"].clone();
    let unselected_picture = page.picture("machine", true).await;
    focus(&page, ".machine .layers").await;
    for (key, processor) in [
        ("ArrowRight", "processor 0 = 0000"),
        ("ArrowRight", "processor 1 = 0001"),
        ("ArrowDown", "processor 5 = 0101"),
        ("ArrowLeft", "processor 4 = 0100"),
        ("ArrowUp", "processor 0 = 0000"),
    ] {
        page.press(key).await;
        let message = page.announcement().await;
        assert!(message.starts_with(processor), "{key}: {message}");
    }
    assert_eq!(page.state().await["t"], before, "an arrow in a picture moved the cursor");
    let marked_picture = page.picture("machine", true).await;
    assert!(unselected_picture.count_differing(&marked_picture) > 20, "what is selected is not drawn");
    // To a related mark.
    page.press("PageDown").await;
    let announcement = page.announcement().await;
    assert!(
        announcement.starts_with("message 0→") || announcement.starts_with("channel 0→"),
        "{announcement}"
    );

    // In every picture, a mark is reachable and described.
    for (picture, key, expected_start) in [
        (".butterfly .layers", "ArrowRight", "element R["),
        (".timeline .layers", "ArrowRight", "processor"),
        (".distribution .layers", "ArrowRight", "element R["),
        (".curves .drawing", "ArrowRight", "p = 1, n = 64. hypercube: E = "),
    ] {
        page.press("Escape").await;
        focus(&page, picture).await;
        // Pictures are drawn when they come on the screen.
        page.wait_until_settled().await;
        page.press(key).await;
        let message = page.announcement().await;
        assert!(message.starts_with(expected_start), "{picture}: {message}");
    }

    // Enter keeps the selection when the focus leaves the picture; Escape clears it.
    focus(&page, ".machine .layers").await;
    page.press("ArrowRight").await;
    page.press("Enter").await;
    page.eval("document.activeElement.blur()").await;
    page.wait_for(
        "what was pinned",
        "document.querySelector('.machine .card')?.textContent.startsWith('processor')",
    )
    .await;
    page.press("Escape").await;
    page.wait_for("nothing", "!document.querySelector('.card')").await;
    // Outside of pictures, arrows move the cursor.
    page.press("ArrowRight").await;
    assert!(page.state().await["t"].as_f64() > before.as_f64());
    page.assert_quiet().await;
}

/// Tab reaches every picture; its name and instructions are accessible.
#[tokio::test]
async fn tab_reaches_every_picture() {
    let page = Page::open("topology=mesh&p=16&n=64&play=false").await;
    let pictures = page
        .eval(
            "[...document.querySelectorAll('[data-view] .layers, .curves .drawing')].every(picture =>
                picture.tabIndex == 0 && picture.getAttribute('role') == 'application' && picture.ariaLabel
                && document.getElementById(picture.getAttribute('aria-describedby')).textContent.includes('Arrow keys'))",
        )
        .await;
    assert_eq!(pictures, true);
    let mut views_seen = Vec::new();
    for _ in 0..120 {
        page.press("Tab").await;
        let view = page.eval("document.activeElement.closest('[data-view]')?.dataset.view ?? ''").await;
        let is_focused = page.eval("document.activeElement.matches('.layers, .drawing')").await == true;
        if let Some(view) = view.as_str().filter(|view| is_focused && !view.is_empty()) {
            views_seen.push(view.to_owned());
        }
    }
    for view in ["machine", "butterfly", "timeline", "distribution", "efficiency"] {
        assert!(views_seen.iter().any(|seen_view| seen_view == view), "{view} is not among {views_seen:?}");
    }
    page.assert_quiet().await;
}

/// A click into a picture selects a mark but leaves the arrows to the cursor.
#[tokio::test]
async fn arrows_after_click_move_the_cursor() {
    let page = Page::open("topology=mesh&p=16&n=64&play=false").await;
    let position = page
        .eval("document.querySelector('.timeline').scrollIntoView({ block: 'center' }),
            (box => [box.left + box.width / 2, box.top + box.height / 2])(document.querySelector('.timeline .layers').getBoundingClientRect())")
        .await;
    page.click_at(&position).await;
    page.wait_for("a selection", "!!document.querySelector('.timeline .card')").await;
    let before = page.state().await["t"].as_f64();
    page.press("ArrowRight").await;
    assert!(page.state().await["t"].as_f64() > before);
    page.assert_quiet().await;
}
