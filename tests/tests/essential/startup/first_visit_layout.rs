//! Layout that a first visit depends on: selected buttons are readable, controls stay under the pointer, tooltips are not cut off.

use hyperfly_request::{Choice, MachineKind, Topology};
use hyperfly_tests::page::Page;
use hyperfly_tests::page::panels::languages;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::sleep;

/// Minimum contrast of text in WCAG 2.2 (1.4.3).
const LEAST_CONTRAST: f64 = 4.5;

/// JavaScript function: contrast of an element's text with its background, as WCAG 2.2 defines it.
const CONTRAST: &str = "(element => {
    const channels = colour => colour.match(/[\\d.]+/g).map(Number);
    const linear = value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const luminance = colour => {
        const [r, g, b] = channels(colour).map(value => linear(value / 255));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let painted = element;
    while (channels(getComputedStyle(painted).backgroundColor)[3] === 0) painted = painted.parentElement;
    const both = [getComputedStyle(element).color, getComputedStyle(painted).backgroundColor].map(luminance);
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
})";

/// Selector of all visible controls that are pressed, selected, checked or current.
const SELECTED_CONTROLS: &str = "[...document.querySelectorAll(
    '[aria-pressed=true], [aria-selected=true], [aria-current], input:checked + span'
)].filter(element => element.checkVisibility({ visibilityProperty: true }))";

/// Scrolls an element, given as a JavaScript expression, to the lower edge of its scroll container, clear of sticky elements; returns its
/// centre.
async fn centre_of(page: &Page, element: &str) -> Value {
    let script = format!(
        "(element => {{
            element.scrollIntoView({{ block: 'end', inline: 'center' }});
            const {{ x, y, width, height }} = element.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        }})({element})"
    );
    page.eval(&script).await
}

async fn centre_of_first(page: &Page, selector: &str) -> Value {
    centre_of(page, &format!("document.querySelector({selector:?})")).await
}

/// Returns the contrast of an element under the pointer.
async fn contrast_under_pointer(page: &Page, element: &str) -> f64 {
    let is_hovered = page.eval(&format!("({element}).matches(':hover')")).await;
    assert_eq!(is_hovered, true, "the pointer is not on {element}");
    page.eval(&format!("{CONTRAST}({element})")).await.as_f64().expect("a contrast")
}

#[tokio::test]
async fn race_button_is_readable_after_click_under_pointer() {
    let page = Page::open("race=machines").await;
    for theme in ["light", "dark", "projector"] {
        for race in ["machines", "isoefficiency"] {
            page.reopen(&format!("race={race}&theme={theme}&play=false")).await;
            let button = ".race-controls .processors button:nth-of-type(2)";
            page.click_at(&centre_of_first(&page, button).await).await;
            let is_pressed =
                format!("document.querySelector({button:?}).getAttribute('aria-pressed') === 'true'");
            page.wait_for("the button to be selected", &is_pressed).await;
            let contrast =
                contrast_under_pointer(&page, &format!("document.querySelector({button:?})")).await;
            assert!(contrast >= LEAST_CONTRAST, "{race} in {theme}: {contrast}");
        }
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn selected_controls_are_readable_under_pointer() {
    let page = Page::open("play=false").await;
    page.resize(1440, 900).await;
    // Each with the parts that load late and contain controls.
    for (address, expected_state) in [
        ("race=machines", ".race"),
        ("race=isoefficiency", ".by-hand"),
        ("p=16", ".why .sum"),
        ("p=16&view=distribution", ".distribution"),
        ("p=16&beside=topology:mesh", ".versus"),
        ("p=16&efficiency=0.5&view=isoefficiency", ".curves"),
        ("algorithm=group-cyclic&twiddles=computed", ".why .sum"),
        ("tour=mesh&step=2", ".lesson .places"),
        ("paper=gk-fig1", "main.papers article"),
        ("ask=7&p=16&view=machine", ".predict form"),
    ] {
        for theme in ["light", "dark"] {
            page.reopen(&format!("{address}&theme={theme}&play=false")).await;
            page.wait_for(expected_state, &format!("document.querySelector({expected_state:?}) !== null"))
                .await;
            page.unfold().await;
            let script = format!("(window.selected = {SELECTED_CONTROLS}).length");
            let count = page.eval(&script).await.as_u64().unwrap_or_default();
            assert!(count > 0, "nothing is selected in {address}");
            for index in 0..count {
                let element = format!("selected[{index}]");
                // A part that loads late replaces controls.
                if page.eval(&format!("!{element}.isConnected")).await == true {
                    continue;
                }
                // On a new page, WebKit ignores a move to the pointer's current position.
                page.point(1.0, 1.0).await;
                page.point_to(&centre_of(&page, &element).await).await;
                let contrast = contrast_under_pointer(&page, &element).await;
                let name = page.eval(&format!("{element}.textContent")).await;
                assert!(contrast >= LEAST_CONTRAST, "{name} of {address} in {theme}: {contrast}");
            }
        }
    }
    page.assert_quiet().await;
}

/// Positions of the buttons for p, in whole pixels.
const RACE_PLACES: &str =
    "[...document.querySelectorAll('.race-controls .processors button')].map(button => {
    const { x, y } = button.getBoundingClientRect();
    return [Math.round(x), Math.round(y)];
})";

#[tokio::test]
async fn race_buttons_stay_in_place_on_phone_in_every_language() {
    let page = Page::open("lang=en").await;
    page.resize(390, 844).await;
    for lang in languages() {
        page.reopen(&format!("lang={}", lang.id())).await;
        page.speaks(lang).await;
        // Plays the whole race in a few seconds.
        let race = page.fragment().await;
        page.go(&format!("{race}&speed=4")).await;
        let before = page.eval(RACE_PLACES).await;
        let recorder = format!(
            "{{
                window.places = new Set();
                const look = () => {{ places.add(JSON.stringify({RACE_PLACES})); requestAnimationFrame(look); }};
                look();
            }}"
        );
        page.eval(&recorder).await;
        page.click_at(&centre_of_first(&page, ".play-race").await).await;
        page.wait_for("the race to begin", "JSON.parse(hyperfly.state()).playing").await;
        page.wait_for("the race to end", "!JSON.parse(hyperfly.state()).playing").await;
        let places = page.eval("[...places].map(JSON.parse)").await;
        assert_eq!(places, json!([before]), "{}", lang.id());
    }
    page.assert_quiet().await;
}

/// Top edges of the controls and figures, in pixels from the top of the scroll container.
const CONTROL_TOPS: &str = "(selectors => Object.fromEntries(selectors.map(selector => {
    const control = document.querySelector(selector);
    if (!control) return [selector, 'missing'];
    const { scrollTop } = control.closest('.rail, main');
    return [selector, Math.round(control.getBoundingClientRect().top + scrollTop)];
})))";

const RAIL: [&str; 8] = [
    "[data-field=topology]",
    "[data-field=machine]",
    "[data-field=p]",
    "[data-field=n]",
    "[data-field=algorithm]",
    "#choose-beside",
    ".fold summary",
    ".fold ~ .fold summary",
];

const FIGURES: [&str; 11] = [
    ".numbers",
    ".machine .in-words",
    ".butterfly .in-words",
    ".curves .tabs",
    ".curves .in-words",
    ".breakdown .in-words",
    ".sentence",
    "#signal",
    ".why h2",
    ".why summary",
    ".timeline .in-words",
];

/// On a phone the terms of T_p are stacked and move the content below them.
const FIGURES_OF_PHONE: [&str; 4] = [".machine .in-words", ".numbers", ".sentence", ".why h2"];

/// Clicks a radio button of a control; the pointer stays on it.
async fn click_choice(page: &Page, field: &str, id: &str) {
    let choice = format!("input[name={field}][value='{id}'] + span");
    let place = centre_of_first(page, &choice).await;
    page.click_at(&place).await;
    page.wait_until_settled().await;
    // The explanation is below the window; it renders after the page has been idle for 150 ms.
    sleep(Duration::from_millis(200)).await;
    assert_eq!(page.request().await.value(field).as_deref(), Some(id));
    let is_there =
        format!("document.elementFromPoint(...{place}).closest('label')?.querySelector({choice:?}) !== null");
    assert_eq!(page.eval(&is_there).await, true, "{field} {id} is not under the pointer");
}

#[tokio::test]
async fn controls_stay_in_place_for_every_machine_topology_and_p() {
    let page = Page::open("play=false").await;
    for (width, height, figures) in [(1440, 900, &FIGURES[..]), (390, 844, &FIGURES_OF_PHONE)] {
        page.resize(width, height).await;
        page.reopen("p=16&n=4096&play=false").await;
        page.wait_for("the terms of T_p", "document.querySelector('.why .sum') !== null").await;
        if page.eval("getComputedStyle(document.querySelector('.rail')).display").await == "none" {
            page.eval("document.querySelector('.for-rail').click()").await;
            page.wait_for("the controls", "document.querySelector('.rail').checkVisibility()").await;
        }
        let tops = format!("{CONTROL_TOPS}({})", json!([&RAIL, figures].concat()));
        let before = page.eval(&tops).await;
        for log_p in [2, 4, 6, 10] {
            page.slide("p", log_p).await;
            page.wait_until_settled().await;
            assert_eq!(page.eval(&tops).await, before, "p = 2^{log_p} at {width} × {height}");
            for topology in Topology::ALL {
                click_choice(&page, "topology", topology.id()).await;
                assert_eq!(
                    page.eval(&tops).await,
                    before,
                    "{topology:?}, p = 2^{log_p}, at {width} × {height}"
                );
            }
            for machine in [MachineKind::LogP, MachineKind::Bsp, MachineKind::Network] {
                click_choice(&page, "machine", machine.id()).await;
                assert_eq!(
                    page.eval(&tops).await,
                    before,
                    "{machine:?}, p = 2^{log_p}, at {width} × {height}"
                );
            }
        }
    }
    page.assert_quiet().await;
}

/// Selector of all visible symbols with a tooltip.
const SYMBOLS: &str = "[...document.querySelectorAll('.symbol')].filter(symbol => symbol.checkVisibility({ visibilityProperty: true }))";

/// JavaScript function: how the window or a clipping container cuts a symbol's tooltip, in the frame after the pointer came.
const TIP_FAULT: &str = "(async symbol => {
    const tip = symbol.querySelector('.tip');
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (!tip.checkVisibility()) return 'is not shown';
    const own = tip.getBoundingClientRect();
    const clips = [new DOMRect(0, 0, innerWidth, innerHeight)];
    for (let outer = symbol.parentElement; outer; outer = outer.parentElement)
        if (getComputedStyle(outer).overflow !== 'visible') clips.push(outer.getBoundingClientRect());
    const cut = clips.some(clip => own.left < clip.left || own.right > clip.right || own.top < clip.top || own.bottom > clip.bottom);
    return cut && `is cut off: ${JSON.stringify([own, ...clips])}`;
})";

/// Hovers over every symbol of the page and returns the tooltips that are cut off.
async fn cut_tooltips(page: &Page) -> Vec<String> {
    let count = page.eval(&format!("{SYMBOLS}.length")).await.as_u64().unwrap_or_default();
    assert!(count >= 8, "{count} symbols");
    let mut faults = Vec::new();
    for index in 0..count {
        let symbol = format!("{SYMBOLS}[{index}]");
        // The last tooltip would widen what scrolls, and Firefox does not hover what scrolls to a resting pointer.
        page.point(0.0, 0.0).await;
        let centre = centre_of(page, &symbol).await;
        page.point_to(&centre).await;
        if let Some(fault) = page.eval(&format!("{TIP_FAULT}({symbol})")).await.as_str() {
            let name = page.eval(&format!("{symbol}.firstChild.textContent")).await;
            faults.push(format!("{name} {fault}"));
        }
    }
    faults
}

#[tokio::test]
async fn tooltips_are_inside_window_and_clip() {
    let page = Page::open("play=false").await;
    for (width, height) in [(1440, 900), (390, 844), (1920, 1080)] {
        page.resize(width, height).await;
        for keys in ["", "&lang=ar", "&theme=projector"] {
            page.reopen(&format!("p=64&n=4096&topology=mesh3d&play=false{keys}")).await;
            page.wait_for_curves().await;
            page.unfold().await;
            page.wait_until_settled().await;
            let faults = cut_tooltips(&page).await;
            assert!(faults.is_empty(), "{width} × {height}{keys}: {faults:#?}");
        }
    }
    page.assert_quiet().await;
}
