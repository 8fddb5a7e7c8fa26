//! Printed pages, as sheets of a PDF. Edges and grey letters, which every medium draws in its own way, are not compared.

use hyperfly_tests::browser::{Browser, Pixels};
use hyperfly_tests::hosts::frames::{add, host, runs};
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::page::Page;
use hyperfly_view::draw::palette::{ColourScheme, Ink, Palette};
use serde_json::json;
use std::time::Duration;
use tokio::time::sleep;

/// An address for each view with a picture in colours. A schedule has greys alone; other views are texts and tables.
const PICTURES: [(&str, &str); 14] = [
    ("machine", "topology=mesh&t=300"),
    ("butterfly", "p=4&n=32&t=60"),
    ("timeline", "topology=mesh&t=300"),
    ("speedup", ""),
    ("efficiency", ""),
    ("isoefficiency", ""),
    ("landscape", ""),
    ("breakdown", "topology=mesh"),
    ("cube", "algorithm=pencil&n=4096"),
    ("distribution", "algorithm=transpose&p=4&n=64"),
    ("supersteps", "machine=bsp&algorithm=group-cyclic&p=8&n=64"),
    ("heat-map", "topology=mesh&t=300"),
    ("choose", ""),
    ("spectrum", "signal=chirp&t=99999"),
];

/// CSS: the elements of the pictures of a figure, and those of its legend.
const PICTURE: &str = ".figure :is(.layers, .drawing)";
const LEGEND: &str = ".marks";

/// Smallest difference between the channels of a colour that is no grey.
const LEAST_CHROMA: u8 = 60;

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

/// A colour of a picture, with the left, top, right and bottom of its pixels.
type Coloured = ([u8; 3], [f64; 4]);

/// Returns the colours of the light theme, without greys, that have more pixels than `least`.
fn find_colours(pixels: &Pixels, least: usize) -> Vec<Coloured> {
    let chroma = |colour: &[u8]| {
        let [red, green, blue] = [colour[0], colour[1], colour[2]];
        red.max(green).max(blue) - red.min(green).min(blue)
    };
    let palette = Palette::new(ColourScheme::Light);
    let mut colours: Vec<[u8; 3]> = Ink::ALL.iter().map(|ink| palette.get(*ink)).collect();
    colours.retain(|colour| chroma(colour) >= LEAST_CHROMA);
    colours.sort_unstable();
    colours.dedup();
    let mut found = vec![(0, [f64::MAX, f64::MAX, 0.0, 0.0]); colours.len()];
    for (at, pixel) in pixels.rgba.chunks_exact(4).enumerate() {
        // Each channel may differ by one.
        if chroma(pixel) + 2 < LEAST_CHROMA {
            continue;
        }
        let is_close = |colour: &[u8; 3]| (0..3).all(|i| pixel[i].abs_diff(colour[i]) <= 1);
        let Some(colour) = colours.iter().position(is_close) else { continue };
        let (x, y) = ((at % pixels.width) as f64, (at / pixels.width) as f64);
        let (count, [left, top, right, bottom]) = found[colour];
        found[colour] = (count + 1, [left.min(x), top.min(y), right.max(x + 1.0), bottom.max(y + 1.0)]);
    }
    let seen = colours.into_iter().zip(found).filter(|(_, (count, _))| *count > least);
    seen.map(|(colour, (_, bounds))| (colour, bounds)).collect()
}

/// Returns the colours of some elements of the page, on the screen and on paper, or what is missing there.
async fn print_alone(browser: &Browser, selector: &str) -> Result<[Vec<Coloured>; 2], String> {
    browser.eval(&isolate(selector)).await;
    print(browser).await
}

/// Returns the colours of the page, on the screen and on paper, or what is missing there.
async fn print(browser: &Browser) -> Result<[Vec<Coloured>; 2], String> {
    let on_screen = find_colours(&browser.screen().await, 400);
    let sheets = browser.print().await;
    let [sheet] = &sheets[..] else { return Err(format!("{} sheets", sheets.len())) };
    let printed = find_colours(sheet, 30);
    let find = |colour: [u8; 3]| {
        let same = printed.iter().find(|(other, _)| *other == colour);
        same.copied().ok_or_else(|| format!("no {colour:?} on paper"))
    };
    let on_paper = on_screen.iter().map(|(colour, _)| find(*colour)).collect::<Result<_, _>>()?;
    if on_screen.is_empty() { Err("nothing on the screen".into()) } else { Ok([on_screen, on_paper]) }
}

/// Returns the bounds of all colours.
fn common_bounds(colours: &[Coloured]) -> [f64; 4] {
    let all = colours.iter().map(|(_, bounds)| *bounds);
    all.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]).expect("a colour")
}

/// Compares the places of colours: the paper shows the picture of the screen, moved and with one scale in both directions.
fn compare_places([on_screen, on_paper]: [Vec<Coloured>; 2]) -> Result<(), String> {
    let (from, to) = (common_bounds(&on_screen), common_bounds(&on_paper));
    let scale = |axis: usize| (to[axis + 2] - to[axis]) / (from[axis + 2] - from[axis]);
    if (scale(0) / scale(1) - 1.0).abs() > 0.02 {
        return Err(format!("scale {} in width, {} in height", scale(0), scale(1)));
    }
    // Less than a letter.
    let tolerance = 0.01 * (to[2] - to[0]);
    for ((colour, screen), (_, paper)) in on_screen.iter().zip(&on_paper) {
        for side in 0..4 {
            let axis = side % 2;
            let error = (paper[side] - to[axis] - (screen[side] - from[axis]) * scale(axis)).abs();
            if error > tolerance {
                return Err(format!(
                    "side {side} of {colour:?} is {error} pixels away, more than {tolerance}"
                ));
            }
        }
    }
    Ok(())
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

#[tokio::test]
async fn every_picture_prints_with_its_colours_and_proportions() {
    let page = Page::open_without_waiting("view=table").await;
    page.zoom(800, 1000, 2).await;
    let mut problems = Vec::new();
    for (view, request) in PICTURES {
        open(&page, view, request).await;
        if let Err(problem) = print_alone(&page, PICTURE).await.and_then(compare_places) {
            problems.push(format!("{view}: {problem}"));
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
    page.assert_quiet().await;
}

/// Browsers leave out backgrounds unless told, but not the colours of a legend.
#[tokio::test]
async fn legend_prints_with_its_colours() {
    let page = Page::open_without_waiting("view=table").await;
    page.zoom(800, 1000, 2).await;
    open(&page, "machine", "topology=mesh&t=300").await;
    print_alone(&page, LEGEND).await.expect("the legend");
}

/// Views that keep their proportions. Others fill the space of the controls, which paper hides.
const PROPORTIONED: [&str; 4] = ["machine", "butterfly", "cube", "spectrum"];

/// The browser prints a page that shows the figure in a frame.
#[tokio::test]
async fn picture_in_frame_prints_with_its_colours_and_proportions() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let (host_site, browser) = host().await;
    browser.zoom(800, 1000, 2).await;
    let mut problems = Vec::new();
    for (view, request) in PICTURES {
        let address = site.url(&format!("embed.html#view={view}&theme=light&play=false&{request}"));
        browser.open(&host_site.url("nothing")).await;
        add(&browser, &json!({ "src": address, "width": 700, "height": 800 }).to_string()).await;
        let has_points = "(state => state.points === state.points_total)(JSON.parse(hyperfly.state()))";
        while runs(&browser, 0, has_points).await != true {
            sleep(Duration::from_millis(25)).await;
        }
        let painted = "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";
        browser.in_frame(0, &format!("{}; {painted}", isolate(PICTURE))).await.expect("a frame");
        let compare = |colours| if PROPORTIONED.contains(&view) { compare_places(colours) } else { Ok(()) };
        if let Err(problem) = print(&browser).await.and_then(compare) {
            problems.push(format!("{view}: {problem}"));
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}
