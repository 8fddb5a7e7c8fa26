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

/// A colour of a picture, with its bounds.
type Coloured = ([u8; 3], [f64; 4]);

/// Returns the inks of a picture in the light theme that have more pixels than `least`, and their bounds. The colour of paper is none.
fn inks(pixels: &Pixels, least: usize) -> Vec<Coloured> {
    let palette = Palette::new(ColourScheme::Light);
    let mut colours: Vec<[u8; 3]> = Ink::ALL.iter().map(|ink| palette.get(*ink)).collect();
    colours.retain(|colour| colour.iter().any(|channel| *channel < 250));
    colours.sort_unstable();
    colours.dedup();
    let mut found = vec![(0, [f64::MAX, f64::MAX, 0.0, 0.0]); colours.len()];
    for (at, pixel) in pixels.rgba.chunks_exact(4).enumerate() {
        if pixel[..3].iter().all(|channel| *channel > 250) {
            continue;
        }
        let is_close = |colour: &[u8; 3]| (0..3).all(|i| pixel[i].abs_diff(colour[i]) <= 1);
        let Some(ink) = colours.iter().position(is_close) else { continue };
        let (x, y) = ((at % pixels.width) as f64, (at / pixels.width) as f64);
        let (count, [left, top, right, bottom]) = found[ink];
        found[ink] = (count + 1, [left.min(x), top.min(y), right.max(x + 1.0), bottom.max(y + 1.0)]);
    }
    let seen = colours.into_iter().zip(found).filter(|(_, (count, _))| *count > least);
    seen.map(|(colour, (_, bounds))| (colour, bounds)).collect()
}

/// Returns the inks on the screen and the same on paper, or what is missing there.
fn pair_inks(screen: &Pixels, sheets: &[Pixels]) -> Result<[Vec<Coloured>; 2], String> {
    // The edges of letters, which every medium draws in its own way, have pixels of every grey.
    let on_screen = inks(screen, 800);
    let [sheet] = sheets else { return Err(format!("{} sheets", sheets.len())) };
    let printed = inks(sheet, 60);
    let find = |colour: [u8; 3]| {
        let ink = printed.iter().find(|(other, _)| *other == colour);
        ink.copied().ok_or_else(|| format!("no {colour:?} on paper"))
    };
    let on_paper = on_screen.iter().map(|(colour, _)| find(*colour)).collect::<Result<_, _>>()?;
    if on_screen.is_empty() { Err("nothing on the screen".into()) } else { Ok([on_screen, on_paper]) }
}

/// Returns the inks of some elements of the page, on the screen and on paper.
async fn print_alone(browser: &Browser, selector: &str) -> Result<[Vec<Coloured>; 2], String> {
    browser.eval(&isolate(selector)).await;
    let screen = browser.screen().await;
    pair_inks(&screen, &browser.print().await)
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
    print_alone(&page, LEGEND).await.expect("the legend");
}
