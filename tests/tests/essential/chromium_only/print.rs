//! Printed pages, as sheets of a PDF.

use hyperfly_tests::browser::{Browser, Pixels};
use hyperfly_tests::hosts::element_host::element_host;
use hyperfly_tests::page::Page;
use hyperfly_view::draw::palette::{ColourScheme, Ink, Palette};

/// An address for each view with a picture. Other views are texts and tables.
const PICTURES: [(&str, &str); 14] = [
    ("machine", "topology=mesh&t=300"),
    ("butterfly", "p=4&n=32&t=60"),
    ("timeline", "topology=mesh&t=300"),
    ("speedup", ""),
    ("efficiency", ""),
    ("isoefficiency", ""),
    ("landscape", ""),
    ("breakdown", "topology=mesh"),
    ("distribution", "algorithm=transpose&p=4&n=64"),
    ("schedule", "p=4&n=16"),
    ("supersteps", "machine=bsp&algorithm=group-cyclic&p=8&n=64"),
    ("heat-map", "topology=mesh&t=300"),
    ("choose", ""),
    ("spectrum", "signal=chirp&t=100%25"),
];

/// CSS: the elements of the pictures of a figure, and those of its legend.
const PICTURE: &str = ":is(.layers, .drawing)";
const LEGEND: &str = ".marks";

/// JavaScript: hides everything except some elements, without moving them.
fn isolate(selector: &str) -> String {
    format!(
        "{{
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('* {{ visibility: hidden !important }} {selector}, {selector} * {{ visibility: visible !important }}');
            document.adoptedStyleSheets = [sheet];
        }}"
    )
}

/// A colour of a picture, with its bounds.
type Coloured = ([u8; 3], [f64; 4]);

/// Returns the inks of a picture in the light theme and their bounds. The colour of paper is none.
fn inks(pixels: &Pixels) -> Vec<Coloured> {
    let palette = Palette::new(ColourScheme::Light);
    let mut colours: Vec<[u8; 3]> = Ink::ALL.iter().map(|ink| palette.get(*ink)).collect();
    colours.retain(|colour| colour.iter().any(|channel| *channel < 250));
    colours.sort_unstable();
    colours.dedup();
    // Fewer pixels than these are those of letters, which every medium draws in its own way.
    colours.retain(|colour| pixels.count(*colour, 1) > 60);
    colours.into_iter().filter_map(|colour| Some((colour, pixels.bounds(colour)?))).collect()
}

/// Returns the bounds of all inks.
fn bounds(inks: &[Coloured]) -> [f64; 4] {
    let all = inks.iter().map(|(_, bounds)| *bounds);
    all.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]).expect("ink")
}

/// Asserts that the paper shows the picture of the screen, moved and with one scale in both directions: all its inks, each in its place.
fn assert_same_picture(name: &str, screen: &Pixels, sheets: &[Pixels]) {
    let on_screen = inks(screen);
    assert!(!on_screen.is_empty(), "{name}: nothing on the screen");
    let [sheet] = sheets else { panic!("{name}: {} sheets", sheets.len()) };
    let on_paper: Vec<Coloured> = on_screen
        .iter()
        .map(|(colour, _)| {
            (*colour, sheet.bounds(*colour).unwrap_or_else(|| panic!("{name}: no {colour:?} on paper")))
        })
        .collect();
    let (from, to) = (bounds(&on_screen), bounds(&on_paper));
    let scale = |axis: usize| (to[axis + 2] - to[axis]) / (from[axis + 2] - from[axis]);
    assert!(
        (scale(0) / scale(1) - 1.0).abs() < 0.02,
        "{name}: {} in width, {} in height",
        scale(0),
        scale(1)
    );
    // Less than a letter.
    let tolerance = 0.008 * (to[2] - to[0]);
    for ((colour, screen), (_, paper)) in on_screen.iter().zip(&on_paper) {
        for side in 0..4 {
            let axis = side % 2;
            let expected = to[axis] + (screen[side] - from[axis]) * scale(axis);
            let error = (paper[side] - expected).abs();
            assert!(
                error < tolerance,
                "{name}: side {side} of {colour:?} is {error} pixels of {tolerance} away"
            );
        }
    }
}

/// Asserts that the elements of the page, or of a figure in it, are printed as they are on the screen.
async fn assert_prints_as_on_screen(name: &str, browser: &Browser, frame: Option<u16>, selector: &str) {
    match frame {
        Some(frame) => _ = browser.in_frame(frame, &isolate(selector)).await.expect("the figure"),
        None => _ = browser.eval(&isolate(selector)).await,
    }
    let screen = browser.screen().await;
    assert_same_picture(name, &screen, &browser.print().await);
}

#[tokio::test]
async fn every_picture_prints_with_its_inks_and_proportions() {
    let page = Page::open_without_waiting("view=table").await;
    page.zoom(800, 1400, 2).await;
    for (view, request) in PICTURES {
        page.reopen(&format!("view={view}&theme=light&play=false&{request}")).await;
        page.eval(include_str!("../../../src/page/laid_out.js")).await;
        assert_prints_as_on_screen(view, &page, None, PICTURE).await;
    }
    page.assert_quiet().await;
}
