//! The static picture of the race in `index.html`, and its replacement by the app.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use serde_json::Value;

/// JavaScript: records at each frame before the module runs the visible parts of the race (`before`: rectangles), the background and
/// whether text is visible; and at the first frame without the static picture whether the app has drawn (`drawn`). The module is
/// compiled two frames after the page asks for it, so that a busy machine cannot run it before a frame shows the static picture.
const WATCH: &str = "
    for (const name of ['compile', 'compileStreaming']) {
        const original = WebAssembly[name];
        WebAssembly[name] = async source => {
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            return original.call(WebAssembly, source);
        };
    }
    const visible = element => element.checkVisibility({ visibilityProperty: true });
    const parts = 'header h1, header nav button, .asks, .line, .bet button, .signal-in h3, .racing h3, .layers, .lanes-are, .marks, .race-controls button';
    self.readParts = () => [...document.querySelectorAll(parts)].filter(element => element.checkVisibility()).map(element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
    });
    self.readGround = () => getComputedStyle(document.documentElement).backgroundColor;
    const hasPixels = canvas => {
        if (!canvas.width || !canvas.height) return false;
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        return data.some(value => value > 0);
    };
    const isStatic = () => [...document.querySelectorAll('.first-picture')].some(visible);
    const record = () => {
        // A frame may show half of a page that is still being parsed.
        if (self.hyperfly || document.readyState === 'loading' || !isStatic()) return;
        self.before = { parts: readParts(), ground: readGround(), words: visible(document.querySelector('.first-picture .asks')) };
    };
    const look = () => {
        record();
        if (!self.before || isStatic()) return requestAnimationFrame(look);
        // The app draws when it learns its size, later in this frame; a task after the frame sees what was painted.
        setTimeout(() => {
            const canvases = [...document.querySelectorAll('.racing canvas:first-child')].filter(visible);
            self.drawn = canvases.length >= 2 && canvases.every(hasPixels);
        });
    };
    requestAnimationFrame(look);";

/// Fragment of both runs of the race.
const RACE: &str = "window.hyperfly && JSON.parse(hyperfly.state()).beside && self.drawn !== undefined";
const RUN: &str = "window.hyperfly && JSON.parse(hyperfly.state()).run";

fn read_rectangles(value: &Value) -> Vec<Vec<f64>> {
    let rectangle = |value: &Value| {
        value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect::<Vec<f64>>()
    };
    value.as_array().into_iter().flatten().map(rectangle).collect()
}

#[tokio::test]
async fn app_replaces_static_race_without_moving_anything() {
    let site = Site::of(hyperfly_tests::dist()).script(WATCH).start();
    let browser = Browser::start().await;
    let race = "#p=64&n=4096&beside=topology:mesh&race=machines&play=false";
    for (width, height, address) in
        [(1280, 800, ""), (390, 844, ""), (1280, 800, race), (1280, 800, "#theme=dark")]
    {
        browser.resize(width, height).await;
        browser.open("about:blank").await;
        browser.open(&site.url(address)).await;
        browser.wait_for("both runs of the race", RACE).await;
        let case = format!("{address:?} at {width} x {height}");
        assert_eq!(
            browser.eval("self.drawn").await,
            true,
            "{case}: nothing is drawn without the static picture"
        );
        assert_eq!(browser.eval("document.querySelectorAll('.first-picture').length").await, 0, "{case}");
        let before = browser.eval("self.before").await;
        assert_eq!(before["ground"], browser.eval("readGround()").await, "{case}");
        assert_eq!(before["words"], true, "{case}");
        let [before, after] =
            [read_rectangles(&before["parts"]), read_rectangles(&browser.eval("readParts()").await)];
        assert!(before.len() > 12 && before.len() == after.len(), "{case}: {before:?} became {after:?}");
        for (before, after) in before.iter().zip(&after) {
            let max_shift = before.iter().zip(after).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            assert!(max_shift <= 2.0, "{case}: {before:?} became {after:?}");
        }
    }
    browser.assert_quiet().await;
}

#[tokio::test]
async fn static_race_is_hidden_unless_the_address_asks_for_it() {
    let site = Site::of(hyperfly_tests::dist()).script(WATCH).start();
    let browser = Browser::start().await;
    for address in
        ["#p=16&play=false", "#theme=projector", "embed.html#play=false", "hyperfly-standalone.html"]
    {
        browser.open("about:blank").await;
        browser.open(&site.url(address)).await;
        browser.wait_for("a run", RUN).await;
        assert_eq!(browser.eval("self.before === undefined").await, true, "{address}");
    }
    // The static text is in English.
    browser.open("about:blank").await;
    browser.open(&site.url("#lang=ar")).await;
    browser.wait_for("both runs of the race", RACE).await;
    assert_eq!(browser.eval("self.before.words").await, false);
    browser.assert_quiet().await;
}
