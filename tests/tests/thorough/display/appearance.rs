//! Themes, screens and a layout that stays in place.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::texts::OVERHANG;
use serde_json::Value;

#[tokio::test]
async fn projector_theme_has_large_letters() {
    let page = Page::open("play=false").await;
    page.resize(1920, 1080).await;
    let size = "parseFloat(getComputedStyle(document.querySelector('.sentence')).fontSize)";
    page.wait_until_settled().await;
    let default_size = page.eval(size).await.as_f64().expect("a size");
    page.screenshot("wide").await;
    page.reopen("theme=projector&topology=mesh&t=300").await;
    page.wait_for_curves().await;
    let large = page.eval(size).await.as_f64().expect("a size");
    assert!(large >= 1.2 * default_size, "{large} instead of {default_size}");
    assert_eq!(page.eval(OVERHANG).await, serde_json::json!([0]));
    let observed =
        page.eval("document.querySelector('[data-view=machine]').getBoundingClientRect().bottom").await;
    assert!(observed.as_f64() <= Some(1080.0), "the machine ends at {observed}");
    page.screenshot("projector").await;
    page.assert_quiet().await;
}

/// JavaScript: positions of all elements, except those in the card of the selection, which lies above the others.
const PLACES: &str =
    "(() => [...document.querySelectorAll('body *')].filter(e => !e.closest('svg, .card')).map(e => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [e.tagName, e.className, x, y, width, height].join(' ');
}))()";

#[tokio::test]
async fn layout_does_not_move_while_playing() {
    for (width, height) in [(1280, 800), (360, 740)] {
        let page = Page::open("topology=mesh&play=false&speed=1").await;
        page.resize(width, height).await;
        page.wait_for_curves().await;
        page.eval(
            "{
                window.shifts = [];
                // Texts in the card and the time readout change their layout; a line may be gone by now.
                const outside = ({ node }) => node && !(node.closest ? node : node.parentElement)?.closest('.card, .time');
                const name = ({ node }) => `${node.nodeName}.${node.className} ${node.textContent.trim().slice(0, 40)}`;
                new PerformanceObserver(list => shifts.push(...list.getEntries().flatMap(e => e.sources.filter(outside).map(name))))
                    .observe({ type: 'layout-shift', buffered: false });
            }",
        )
        .await;
        // A processor is selected, so that its card changes as well.
        page.press("]").await;
        page.wait_for("the card", "!!document.querySelector('.card')").await;
        page.press(" ").await;
        let first = page.eval(PLACES).await;
        for _ in 0..8 {
            let t = page.time().await;
            page.wait_for(
                "time to go on",
                &format!(
                    "JSON.parse(hyperfly.state()).t > {t} + JSON.parse(hyperfly.state()).t_parallel / 20"
                ),
            )
            .await;
            let places_now = page.eval(PLACES).await;
            let (first, places) = (list(&first), list(&places_now));
            assert_eq!(first.len(), places.len(), "elements come or go while playing");
            for (a, b) in first.iter().zip(&places) {
                // Its text may change, but nothing may move.
                assert_eq!(a, b, "at {width} × {height}");
            }
        }
        assert_eq!(page.eval("shifts").await, serde_json::json!([]), "at {width} × {height}");
        page.assert_quiet().await;
    }
}

fn list(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().filter_map(Value::as_str).collect()
}

/// Small details: the document's title, the start of the list of keys, the table on a phone.
#[tokio::test]
async fn titles_are_singular_and_long_contents_start_unscrolled() {
    let page = Page::open("algorithm=transpose&p=1&play=false").await;
    page.wait_until_settled().await;
    assert_eq!(page.eval("document.title").await, "transpose on one processor · hyperfly");
    assert_eq!(page.text("[data-view=machine] h2 small").await, "one processor");

    page.resize(390, 600).await;
    page.press("?").await;
    page.wait_for("the keys", "!!document.querySelector('dialog.help[open] kbd')").await;
    assert_eq!(page.eval("document.querySelector('dialog.help').scrollTop").await, 0);
    let keys = page.text("dialog.help").await;
    assert!(!keys.contains("_c"), "{keys}");
    page.press("Escape").await;

    // From all views to the table alone: it is unfolded.
    page.eval("location.hash = '#view=table&play=false'").await;
    page.wait_for("the table", "document.querySelector('[data-view=table] details[open] td')").await;
    page.assert_quiet().await;
}
