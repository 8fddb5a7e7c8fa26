//! Tests large and small screens.

use hyperfly_tests::page::Page;
use serde_json::json;

/// JavaScript: records the smallest text and the widest lines drawn on canvases from now on, in page pixels.
const LISTEN: &str = "window.drawn || (() => {
    window.drawn = { letters: [], widest: 0 };
    const own = CanvasRenderingContext2D.prototype;
    const scale = context => context.canvas.getBoundingClientRect().width / context.canvas.width;
    const { fillText, stroke } = own;
    own.fillText = function (text, ...rest) {
        const size = parseFloat(this.font.match(/([\\d.]+)px/)[1]) * this.getTransform().a * scale(this);
        if (this.canvas.isConnected && text.trim()) drawn.letters.push([Math.round(size * 10) / 10, text]);
        return fillText.call(this, text, ...rest);
    };
    own.stroke = function (...rest) {
        drawn.widest = Math.max(drawn.widest, this.lineWidth * this.getTransform().a * scale(this));
        return stroke.call(this, ...rest);
    };
})()";

/// JavaScript: the smallest text of the page and its pictures, with its size; subscripts and superscripts are ignored.
const FIND_SMALLEST_TEXT: &str = "(() => {
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const element = walk.currentNode.parentElement;
        const shown = element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
        const text = walk.currentNode.data.trim();
        const { width, height } = element.getBoundingClientRect();
        if (!text || !shown || width < 2 || height < 2 || element.closest('sub, sup, math, script, .unseen, option, .numbered')) continue;
        texts.push([parseFloat(getComputedStyle(element).fontSize), text]);
    }
    return [...texts, ...drawn.letters].sort((a, b) => a[0] - b[0])[0];
})()";

/// JavaScript: overflow of the page beyond its window, and of its main part beyond its container.
const OVERFLOW: &str = "(() => {
    const main = document.querySelector('main'), root = document.documentElement;
    return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight, main.scrollHeight - main.clientHeight];
})()";

async fn smallest_text_at(page: &Page, width: u32, height: u32) -> (f64, String) {
    page.resize(width - 8, height).await;
    page.wait_until_settled().await;
    page.eval("drawn.letters.length = 0").await;
    page.resize(width, height).await;
    page.wait_until_settled().await;
    let smallest_text = page.eval(FIND_SMALLEST_TEXT).await;
    (smallest_text[0].as_f64().expect("a size"), smallest_text[1].as_str().unwrap_or_default().to_owned())
}

/// Views that a lecturer presents.
const PRESENTED_VIEWS: [&str; 8] = [
    "topology=mesh&p=16&n=1024&t=150",
    "topology=mesh&p=16&n=1024&t=150&beside=topology:hypercube",
    "topology=mesh&p=64&n=4096&t=200&view=machine",
    "p=4&n=16&t=30&view=butterfly",
    "topology=mesh&p=16&n=1024&t=150&view=machine,timeline",
    "p=16&n=1024&view=isoefficiency",
    "p=16&n=1024&view=choose",
    "p=16&n=1024&t=3000&view=spectrum",
];

#[tokio::test]
async fn presentation_has_large_letters_and_fits_one_screen() {
    let page = Page::open("present=true&play=false&view=machine").await;
    for (width, height, min_size, addresses) in [
        (1280, 720, 16.0, &PRESENTED_VIEWS[..]),
        (1920, 1080, 24.0, &PRESENTED_VIEWS),
        (3840, 2160, 48.0, &PRESENTED_VIEWS[..2]),
    ] {
        for address in addresses {
            page.reopen(&format!("present=true&play=false&{address}")).await;
            page.eval(LISTEN).await;
            let (size, text) = smallest_text_at(&page, width, height).await;
            assert!(
                size >= min_size - 0.1,
                "{address} at {width} × {height}: {text:?} is {size} pixels high"
            );
            assert_eq!(page.eval(OVERFLOW).await, json!([0, 0, 0]), "{address} at {width} × {height}");
        }
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn presented_curves_have_thick_lines() {
    let page = Page::open("present=true&play=false&p=16&n=256&view=efficiency").await;
    page.eval(LISTEN).await;
    smallest_text_at(&page, 1920, 1080).await;
    let widest = page.eval("drawn.widest").await.as_f64().expect("a width");
    assert!(widest >= 4.0, "{widest} pixels");
    page.assert_quiet().await;
}

#[tokio::test]
async fn presented_comparison_names_both_runs() {
    let page =
        Page::open("present=true&play=false&topology=mesh&p=16&n=1024&t=150&beside=topology:hypercube").await;
    page.resize(1920, 1080).await;
    page.wait_for("the other run", "document.querySelectorAll('.headline b').length === 2").await;
    let headline_numbers =
        page.eval("[...document.querySelectorAll('.headline b')].map(b => b.textContent)").await;
    assert!(
        headline_numbers[0].as_str().is_some_and(|name| name.contains("4\u{a0}×\u{a0}4 mesh")),
        "{headline_numbers}"
    );
    assert!(
        headline_numbers[1].as_str().is_some_and(|name| name.contains("hypercube of 16")),
        "{headline_numbers}"
    );
    let (comparison_text, error) = (page.text(".against").await, page.text(".sentence").await);
    assert!(
        comparison_text.contains("1.15") && error.contains("contention") && error.contains("99"),
        "{comparison_text} {error}"
    );
    page.assert_quiet().await;
}

#[tokio::test]
async fn larger_screen_enlarges_the_presentation() {
    let page = Page::open("play=false&topology=mesh&p=16&n=256").await;
    page.eval(LISTEN).await;
    let (smallest_size, text) = smallest_text_at(&page, 1920, 1080).await;
    let (large, _) = smallest_text_at(&page, 3840, 2160).await;
    assert!((large - 2.0 * smallest_size).abs() < 0.3, "{text:?}: {smallest_size}, then {large} pixels");
    page.assert_quiet().await;
}

#[tokio::test]
async fn two_presented_views_fit_one_screen() {
    let page = Page::open("play=false&topology=mesh&p=16&n=1024&t=150&view=machine,timeline").await;
    for (width, height) in [(1280, 720), (1920, 1080), (390, 844)] {
        page.resize(width, height).await;
        page.wait_until_settled().await;
        let bottom_script =
            "document.querySelector('[data-view=timeline] .layers').getBoundingClientRect().bottom
            - document.querySelector('.scrubber').getBoundingClientRect().top";
        let bottom = page.eval(bottom_script).await.as_f64().expect("a length");
        assert!(bottom <= 0.0, "{width} × {height}: {bottom} pixels below");
    }
    let view_name = page.eval("document.querySelector('.views').selectedOptions[0].textContent").await;
    assert_eq!(view_name, "machine + timeline");
    page.assert_quiet().await;
}
