//! Tests small screens, large text and forced colours.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::page::Page;
use serde_json::json;

async fn swipe(page: &Page, from: f64, to: f64) {
    let [_, top, _, _] = page.bounds(".lesson").await;
    let places: Vec<(f64, f64)> =
        (0..=4).map(|step| (from + (to - from) * f64::from(step) / 4.0, top + 30.0)).collect();
    page.swipe(&places).await;
}

#[tokio::test]
async fn swipe_turns_the_cards_of_a_tour() {
    let page = Page::open("tour=mesh&step=1").await;
    page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    page.resize(390, 844).await;
    page.wait_until_settled().await;
    let [_, picture, _, _] = page.bounds(".machine .layers").await;
    let [_, card, _, _] = page.bounds(".lesson").await;
    assert!(picture < card, "the picture above the card");
    swipe(&page, 320.0, 90.0).await;
    page.wait_for("the second card", "location.hash.includes('step=2')").await;
    page.wait_until_settled().await;
    swipe(&page, 90.0, 320.0).await;
    page.wait_for("the first card", "!location.hash.includes('step=2')").await;
    page.assert_quiet().await;
}

/// Windows and font sizes of the browser.
const LARGE_TEXT: [(u32, u32, u32); 4] = [(320, 640, 16), (320, 568, 16), (1280, 800, 24), (1280, 800, 32)];

/// JavaScript: waits until the run is painted; returns overflow, pictures outside the window and parts that lie on each other.
const LAYOUT_FAULTS: &str = "new Promise(done => {
    const look = () => {
        const state = window.hyperfly ? JSON.parse(hyperfly.state()) : {};
        if (!state.run || state.busy) return setTimeout(look, 50);
        const faults = [], root = document.documentElement, main = document.querySelector('main');
        if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth - innerWidth} too wide`);
        if (main && !main.matches('.figures') && main.scrollWidth > main.clientWidth) faults.push(`main is ${main.scrollWidth - main.clientWidth} too wide`);
        const parts = [...document.querySelectorAll('h2, h3, .layers, .drawing, .lanes-are, .race-controls, .race .asks')]
            .filter(part => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.scrubber')).map(part => [part, part.getBoundingClientRect()]);
        const pictures = parts.filter(([part]) => part.matches('.layers'));
        if (!pictures.some(([, box]) => box.height > 70 && box.top < innerHeight - 100)) faults.push('no picture');
        const controls = document.querySelector('.race-controls');
        if (controls && controls.getBoundingClientRect().bottom > innerHeight) faults.push('the controls are below the window');
        for (const [k, [part, a]] of parts.entries()) for (const [other, b] of parts.slice(k + 1)) {
            if (part.contains(other) || other.contains(part)) continue;
            const width = Math.min(a.right, b.right) - Math.max(a.left, b.left), height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (width > 1 && height > 1) faults.push(`${part.className || part.textContent} lies on ${other.className || other.textContent}`);
        }
        done(faults);
    };
    look();
})";

#[tokio::test]
async fn narrow_screens_and_large_text_hide_and_cover_nothing() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let run = "play=false&topology=mesh&p=16&n=1024&t=150";
    let mut problems = Vec::new();
    for (width, height, font) in LARGE_TEXT {
        let browser = Browser::with_flags(&[format!("--blink-settings=defaultFontSize={font}")]).await;
        browser.resize(width, height).await;
        for address in [format!("#{run}"), "#race=machines".into(), format!("embed.html#{run}")] {
            browser.open("about:blank").await;
            browser.open(&site.url(&address)).await;
            let faults = browser.eval(LAYOUT_FAULTS).await;
            let faults = faults.as_array().expect("a list").iter();
            problems
                .extend(faults.map(|fault| format!("{address} at {width} × {height}, {font} px: {fault}")));
        }
        browser.assert_quiet().await;
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// JavaScript: fills the lower right corner with the system's colour of what is chosen.
const MARK: &str = "document.body.insertAdjacentHTML('beforeend',
    '<i style=\"position: fixed; inset: auto 0 0 auto; z-index: 99; width: 8px; height: 8px; background: Highlight; forced-color-adjust: none\"></i>')";

/// JavaScript: whether each of a group of enabled buttons is chosen, and its rectangle.
const CHOICES: &str = "(group => [...document.querySelectorAll(group)].filter(e => e.checkVisibility() && !e.querySelector(':disabled') && e.getBoundingClientRect().bottom < innerHeight).map(e => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const chosen = e.matches('[aria-pressed=true], [aria-selected=true], [aria-current]') || e.querySelector(':checked') !== null;
    return [chosen, [left, top, right, bottom].map(Math.round)];
}))";

#[tokio::test]
async fn forced_colours_distinguish_what_is_chosen() {
    let page = Page::open_without_waiting("").await;
    page.prefer(&[("forced-colors", "active")]).await;
    for (address, groups) in [
        ("race=machines", &["header nav button", ".processors button"][..]),
        ("play=false&topology=mesh&p=16&n=256", &["header nav button", ".bar label", ".tabs button"]),
    ] {
        page.reopen(address).await;
        page.eval(MARK).await;
        let screen = page.screen().await;
        let last = screen.rgba.len() - 4;
        let colour = [screen.rgba[last], screen.rgba[last + 1], screen.rgba[last + 2]];
        for group in groups {
            let choices = page.eval(&format!("{CHOICES}({group:?})")).await;
            let buttons: Vec<(bool, [usize; 4])> = serde_json::from_value(choices.clone()).expect("buttons");
            assert!(buttons.iter().any(|(is_chosen, _)| *is_chosen), "{group} has no choice");
            for (is_chosen, place @ [left, top, right, bottom]) in buttons {
                if is_chosen {
                    let around = [left.saturating_sub(4), top.saturating_sub(4), right + 4, bottom + 4];
                    let count = screen.count_within(around, colour);
                    assert!(count > 50, "{group} of {address}: {count} of {colour:?} in {choices}");
                } else {
                    assert_eq!(screen.count_within(place, colour), 0, "{group} of {address}: {choices}");
                }
            }
        }
    }
    page.assert_quiet().await;
}
