//! Printed pages, as sheets of a PDF.

use hyperfly_tests::browser::{Browser, Pixels};
use hyperfly_tests::page::Page;
use hyperfly_view::draw::palette::{ColourScheme, Ink, Palette};

/// CSS: the legend of a figure.
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

/// Returns the inks of a picture in the light theme that have more pixels than `least`. The colour of paper is none.
fn inks(pixels: &Pixels, least: usize) -> Vec<[u8; 3]> {
    let palette = Palette::new(ColourScheme::Light);
    let mut colours: Vec<[u8; 3]> = Ink::ALL.iter().map(|ink| palette.get(*ink)).collect();
    colours.retain(|colour| colour.iter().any(|channel| *channel < 250));
    colours.sort_unstable();
    colours.dedup();
    let mut counts = vec![0; colours.len()];
    let is_paper = |pixel: &&[u8]| pixel[..3].iter().all(|channel| *channel > 250);
    for pixel in pixels.rgba.chunks_exact(4).filter(|pixel| !is_paper(pixel)) {
        let is_close = |colour: &[u8; 3]| (0..3).all(|i| pixel[i].abs_diff(colour[i]) <= 1);
        if let Some(ink) = colours.iter().position(is_close) {
            counts[ink] += 1;
        }
    }
    colours.into_iter().zip(counts).filter(|(_, count)| *count > least).map(|(colour, _)| colour).collect()
}

/// Checks that the inks of some elements of the page are on paper, too.
async fn check_printed_inks(browser: &Browser, selector: &str) {
    browser.eval(&isolate(selector)).await;
    // The edges of letters, which every medium draws in its own way, have pixels of every grey.
    let on_screen = inks(&browser.screen().await, 800);
    let sheets = browser.print().await;
    let [sheet] = &sheets[..] else { panic!("{} sheets", sheets.len()) };
    let printed = inks(sheet, 60);
    assert!(!on_screen.is_empty(), "nothing on the screen");
    for colour in on_screen {
        assert!(printed.contains(&colour), "no {colour:?} on paper");
    }
}

/// Opens a figure of a view without controls, and waits for its picture.
async fn open(page: &Page, view: &str, request: &str) {
    let address =
        page.url(&format!("view={view}&theme=light&play=false&{request}")).replace("/#", "/embed.html#");
    page.browser.open("about:blank").await;
    page.browser.open(&address).await;
    page.wait_until_settled().await;
    let points = "(state => state.points === state.points_total)(JSON.parse(hyperfly.state()))";
    page.wait_for("the points of curves", points).await;
    page.eval(include_str!("../../../src/page/laid_out.js")).await;
}

/// Browsers leave out backgrounds unless told, but not the colours of a legend.
#[tokio::test]
async fn legend_prints_with_its_colours() {
    let page = Page::open_without_waiting("view=table").await;
    page.zoom(800, 1000, 2).await;
    open(&page, "machine", "topology=mesh&t=300").await;
    check_printed_inks(&page.browser, LEGEND).await;
}
