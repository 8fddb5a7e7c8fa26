//! Light and dark, a phone and a projector, and that nothing jumps.

use hyperfly_tests::page::Page;
use hyperfly_view::palette::{ColourScheme, Ink, Palette};
use serde_json::Value;

/// The ground of the theme, which is also what the page is painted with.
async fn ground(page: &Page) -> String {
    let colour =
        page.eval("getComputedStyle(document.documentElement).getPropertyValue('--hf-ground').trim()").await;
    let painted = page
        .eval(
            "[document.querySelector('.page'), document.body, document.documentElement]
                .map(e => getComputedStyle(e).backgroundColor).find(colour => colour !== 'rgba(0, 0, 0, 0)')",
        )
        .await;
    let colour = colour.as_str().unwrap_or_default().to_string();
    let [r, g, b] = [1, 3, 5].map(|at| u8::from_str_radix(&colour[at..at + 2], 16).expect("#rrggbb"));
    assert_eq!(painted, format!("rgb({r}, {g}, {b})"), "the page is not painted with its own ground");
    colour
}

fn hex(theme: ColourScheme) -> String {
    Palette::new(theme).hex(Ink::Ground)
}

#[tokio::test]
async fn light_and_dark_by_the_system_and_by_choice() {
    let page = Page::open("play=false").await;
    // What is seen follows at once, the rest when the page is quiet.
    page.eval("document.querySelector('[data-view=timeline]').scrollIntoView()").await;
    let computes = |theme: ColourScheme| Palette::new(theme).get(Ink::Compute);
    for (wish, theme, other) in [
        ("light", ColourScheme::Light, ColourScheme::Dark),
        ("dark", ColourScheme::Dark, ColourScheme::Light),
    ] {
        page.prefer(&[("prefers-color-scheme", wish)]).await;
        page.settled().await;
        assert_eq!(ground(&page).await, hex(theme), "the page does not follow the system to {wish}");
        let timeline = page.picture("timeline", false).await;
        assert!(timeline.count(computes(theme), 0) > 100, "the picture does not follow to {wish}");
        assert_eq!(timeline.count(computes(other), 0), 0);
        page.screenshot(&format!("appearance-{wish}")).await;
    }
    for (id, theme) in
        [("light", ColourScheme::Light), ("dark", ColourScheme::Dark), ("projector", ColourScheme::Projector)]
    {
        page.select("select[aria-label=Colours]", id).await;
        page.settled().await;
        assert_eq!(ground(&page).await, hex(theme));
        assert!(page.fragment().await.contains(&format!("theme={id}")));
    }
    page.assert_quiet().await;
}

/// Elements that reach beyond the page's right edge, and how wide the page is.
const OVERHANG: &str = "(() => {
    const wide = document.documentElement.clientWidth;
    const clips = e => e && (getComputedStyle(e).overflowX !== 'visible' || clips(e.parentElement));
    const out = [...document.querySelectorAll('body *')].filter(e => {
        const { right, width, height } = e.getBoundingClientRect();
        const style = getComputedStyle(e);
        return width > 0 && height > 0 && right > wide + 1 && style.visibility === 'visible' && !clips(e.parentElement);
    });
    return [document.documentElement.scrollWidth - wide, ...out.map(e => e.tagName + '.' + e.className)];
})()";

#[tokio::test]
async fn a_phone_needs_no_scrolling_to_the_side() {
    let page = Page::open("play=false").await;
    page.resize(360, 740).await;
    for fragment in [
        "topology=mesh&p=1024&n=65536&play=false",
        "colour=red&p=12",
        "n=64&p=4&play=false",
        "tc=0&view=table",
    ] {
        page.open_again(fragment).await;
        if fragment.contains("view=") {
            page.settled().await;
            page.written().await;
            page.settled().await
        } else {
            page.quiet().await;
            page.settled().await
        };
        let out = page.eval(OVERHANG).await;
        assert_eq!(out, serde_json::json!([0]), "{fragment}: beyond the edge");
        // The figure comes first: on the first screen something is drawn.
        if !fragment.contains("table") {
            let top = page
                .eval("document.querySelector('[data-view=machine] canvas').getBoundingClientRect().top")
                .await;
            assert!(top.as_f64() < Some(500.0), "{fragment}: the machine begins at {top}");
        }
    }
    page.open_again("play=false").await;
    page.screenshot("phone").await;
    page.eval("document.querySelector('.for-rail').click()").await;
    page.settled().await;
    assert_eq!(page.eval(OVERHANG).await, serde_json::json!([0]), "with the controls open");
    page.screenshot("phone-controls").await;
    // And there they can be used.
    page.choose("topology", "mesh").await;
    assert_eq!(page.settled().await["run"]["topology"], "mesh");
    page.assert_quiet().await;
}

#[tokio::test]
async fn a_projector_sees_large_letters() {
    let page = Page::open("play=false").await;
    page.resize(1920, 1080).await;
    let size = "parseFloat(getComputedStyle(document.querySelector('.sentence')).fontSize)";
    page.settled().await;
    let plain = page.eval(size).await.as_f64().expect("a size");
    page.screenshot("wide").await;
    page.open_again("theme=projector&topology=mesh&t=300").await;
    page.quiet().await;
    let large = page.eval(size).await.as_f64().expect("a size");
    assert!(large >= 1.2 * plain, "{large} instead of {plain}");
    assert_eq!(page.eval(OVERHANG).await, serde_json::json!([0]));
    let seen =
        page.eval("document.querySelector('[data-view=machine]').getBoundingClientRect().bottom").await;
    assert!(seen.as_f64() <= Some(1080.0), "the machine ends at {seen}");
    page.screenshot("projector").await;
    page.assert_quiet().await;
}

/// Where every element is, but for those of the card at what is selected, which lies above all others and has what there is to tell.
const PLACES: &str =
    "(() => [...document.querySelectorAll('body *')].filter(e => !e.closest('svg, .card')).map(e => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [e.tagName, e.className, x, y, width, height].join(' ');
}))()";

#[tokio::test]
async fn nothing_moves_while_it_plays() {
    for (width, height) in [(1280, 800), (360, 740)] {
        let page = Page::open("topology=mesh&play=false&speed=4").await;
        page.resize(width, height).await;
        page.quiet().await;
        page.eval(
            "{
                window.shifts = [];
                // What is written in the card and in the readout of the time is laid out anew there; a line may be gone by now.
                const outside = ({ node }) => node && !(node.closest ? node : node.parentElement)?.closest('.card, .time');
                const name = ({ node }) => `${node.nodeName}.${node.className} ${node.textContent.trim().slice(0, 40)}`;
                new PerformanceObserver(list => shifts.push(...list.getEntries().flatMap(e => e.sources.filter(outside).map(name))))
                    .observe({ type: 'layout-shift', buffered: false });
            }",
        )
        .await;
        // A processor is selected, so that the card about it changes as well.
        page.press("]").await;
        page.wait_for("the card", "!!document.querySelector('.card')").await;
        page.press(" ").await;
        let first = page.eval(PLACES).await;
        for _ in 0..8 {
            tokio::time::sleep(std::time::Duration::from_millis(250)).await;
            let now = page.eval(PLACES).await;
            let (first, now) = (list(&first), list(&now));
            assert_eq!(first.len(), now.len(), "elements come or go while playing");
            for (a, b) in first.iter().zip(&now) {
                // What is said in it may change; nothing may move for it.
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

/// What is small and easily lost: the name of the document, the beginning of the keys, the table on a phone.
#[tokio::test]
async fn titles_keys_and_tables_begin_where_they_should() {
    let page = Page::open("algorithm=transpose&p=1&play=false").await;
    page.settled().await;
    assert_eq!(page.eval("document.title").await, "transpose on one processor · hyperfly");
    assert_eq!(page.text("[data-view=machine] h2 small").await, "one processor");

    page.resize(390, 600).await;
    page.press("?").await;
    page.wait_for("the keys", "!!document.querySelector('dialog.help[open] kbd')").await;
    assert_eq!(page.eval("document.querySelector('dialog.help').scrollTop").await, 0);
    let keys = page.text("dialog.help").await;
    assert!(!keys.contains("_c"), "{keys}");
    page.press("Escape").await;

    // From all views to the table alone: it is open.
    page.eval("location.hash = '#view=table&play=false'").await;
    page.wait_for("the table", "document.querySelector('[data-view=table] details[open] td')").await;
    page.assert_quiet().await;
}
