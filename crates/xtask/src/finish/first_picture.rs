//! The picture of the race in index.html, shown until the app has drawn it: web/first-picture.html with texts and with
//! pictures of both machines, which `view` draws from the same runs as the app.
//!
//! Colours are the custom properties that the app sets later, so the picture follows the reader's colour scheme.
//! web/alive.js checks whether the address requests the race; otherwise the style sheet hides the picture.

use super::pages;
use crate::{Result, files, workspace};
use hyperfly_core::limits::Options;
use hyperfly_request::{Look, Race, Request, View};
use hyperfly_text::{NAMES, doors, lesson, page as text, race as race_text};
use hyperfly_view::draw::palette::Palette;
use hyperfly_view::draw::svg::{Svg, escape};
use hyperfly_view::notation::numbers::whole;
use hyperfly_view::text::breakdown;
use hyperfly_view::text::legend::Swatch;
use hyperfly_view::views;
use hyperfly_view::{
    ColourScheme, Frame, Ink, LanesScene, LensScene, MachineScene, Replay, Scene, SpectrumScene,
};
use std::fmt::Write;
use std::rc::Rc;

/// Sizes of the pictures in the app, in a window of 1280 × 800, and of the lanes on a phone of 390 × 844.
const HYPERCUBE: [f32; 2] = [426.0, 392.0];
const MESH: [f32; 2] = [596.0, 392.0];
const SIGNAL: [f32; 2] = [153.0, 392.0];
const SPECTRUM: [f32; 2] = [426.0, 72.0];
const LANES: [f32; 2] = [1232.0, 88.0];
const NARROW_LANES: [f32; 2] = [358.0, 56.0];
/// Processor counts that the app offers (web/src/pages/race/controls.rs).
const PROCESSORS: [u32; 5] = [4, 16, 64, 256, 1024];

/// Start and end marks of the picture in the page.
pub const MARKS: [&str; 2] = ["<!-- first picture -->", "<!-- end of first picture -->"];

/// Returns the page with the picture in its body and the colours in its head.
pub fn insert(html: &str) -> Result<String> {
    let [begin, end] = MARKS;
    let picture = files::read_text(&workspace::root().join("web/first-picture.html"))?;
    let html = pages::replace_once(html, begin, &format!("{begin}{}{end}", fill_template(&picture)?))?;
    pages::replace_once(&html, "</head>", &format!("<style>{}</style>\n</head>", render_colours()))
}

/// Returns the page without the picture.
pub fn remove(html: &str) -> Result<String> {
    let missing_error = || format!("index.html should contain {} (web/index.html)", MARKS.join(" and "));
    let [from, to] = MARKS.map(|mark| html.find(mark));
    let (from, to) = from.zip(to).ok_or_else(missing_error)?;
    Ok([&html[..from], &html[to + MARKS[1].len()..]].concat())
}

/// Returns the request of the race.
fn race_request() -> Request {
    Race::Machines.request(&Look::default())
}

/// Returns the fragment that the app writes into its address when it shows the race, which starts paused.
pub fn race_fragment() -> String {
    race_request().to_fragment() + "&play=false"
}

fn fill_template(template: &str) -> Result<String> {
    let request = race_request();
    let comparison = request.comparison().map_err(|_| "the race has no second machine")?;
    let [hypercube, mesh] = [run_race(&request)?, run_race(&comparison)?];
    let names = [race_text::hypercube(), race_text::mesh()];
    let spectrum =
        |replay| draw_picture("class=\"drawn\"", SPECTRUM, |frame| SpectrumScene::spectrum(replay, frame));
    let bets = [names[0], names[1], race_text::tie()]
        .map(|name| format!("<button type=\"button\" aria-pressed=\"false\">{}</button>", escape(name)));
    let lanes = |class, size| {
        let attributes = format!("class=\"drawn {class}\" preserveAspectRatio=\"xMinYMid\"");
        draw_picture(&attributes, size, |frame| {
            LanesScene::new([Some(&hypercube), Some(&mesh)], names, frame)
        })
    };
    let p = request.settings.p;
    let processors = PROCESSORS
        .map(|count| format!("<button type=\"button\" aria-pressed=\"{}\">{count}</button>", count == p));
    let options =
        |words: Vec<&str>| words.iter().map(|word| format!("<option>{}</option>", escape(word))).collect();
    let themes = [text::theme_auto(), text::theme_light(), text::theme_dark(), text::theme_projector()];
    let languages = [text::language_auto()].into_iter().chain(NAMES.iter().map(|(_, name)| *name));
    let values: [(&str, String); 33] = [
        ("menu", escape(text::menu())),
        ("race", escape(race_text::race())),
        ("explorer", escape(text::explorer())),
        ("papers", escape(text::papers())),
        ("tours", escape(lesson::tours())),
        ("write", escape(doors::write())),
        ("device", escape(doors::device())),
        ("present", escape(doors::present())),
        ("colours", options(themes.to_vec())),
        ("languages", options(languages.collect())),
        ("question", escape(&race_text::question(p))),
        ("invitation", escape(race_text::invitation())),
        ("sound", escape(race_text::sound())),
        ("bet", escape(race_text::bet())),
        ("bets", bets.concat()),
        ("signal", escape(race_text::signal())),
        ("signal-pieces", escape(&race_text::signal_pieces(&whole(request.settings.n)))),
        (
            "signal-picture",
            draw_picture("class=\"drawn\"", SIGNAL, |frame| SpectrumScene::signal(&hypercube, frame)),
        ),
        ("hypercube-spectrum", spectrum(&hypercube)),
        ("mesh-spectrum", spectrum(&mesh)),
        ("hypercube", escape(names[0])),
        ("a-wire-for-each", escape(race_text::a_wire_for_each())),
        (
            "hypercube-picture",
            draw_picture("class=\"drawn\"", HYPERCUBE, |frame| MachineScene::with_dots(&hypercube, frame)),
        ),
        ("mesh", escape(names[1])),
        ("shared-ways", escape(race_text::shared_ways())),
        ("mesh-picture", draw_picture("class=\"drawn\"", MESH, |frame| LensScene::new(&mesh, frame))),
        ("lanes-picture", lanes("wide", LANES) + &lanes("narrow", NARROW_LANES)),
        ("lanes", escape(race_text::lanes())),
        ("marks", render_legend(&mesh)),
        ("pause", escape(race_text::pause())),
        ("play", escape(race_text::play())),
        ("processors", processors.concat()),
        ("next", escape(race_text::next_more())),
    ];
    let mut html = template.to_owned();
    for (name, value) in values {
        html = pages::replace_once(&html, &format!("{{{name}}}"), &value)?;
    }
    Ok(html)
}

fn run_race(request: &Request) -> Result<Rc<Replay>> {
    let run = hyperfly_request::run(&request.settings, None, Options::default());
    Ok(Replay::new(Rc::new(run.map_err(|error| format!("the race cannot be simulated: {error:?}"))?)))
}

/// Draws a scene at t = 0.
fn draw_picture<S: Scene>(
    attributes: &str,
    [width, height]: [f32; 2],
    make: impl FnOnce(Frame) -> S,
) -> String {
    let mut svg = Svg::new(index_palette());
    let mut scene = make(Frame::new(width, height));
    scene.draw_static(&mut svg);
    scene.draw_dynamic(0.0, None, &mut svg);
    let drawing = replace_colours(&join_segments(svg.inner()));
    format!("<svg {attributes} viewBox=\"0 0 {width} {height}\" direction=\"ltr\">{drawing}</svg>")
}

/// Joins path segments where one begins at the end of the previous one. The wires of a hypercube consist of many.
fn join_segments(drawing: &str) -> String {
    let mut joined = String::with_capacity(drawing.len());
    let mut last = None;
    for (k, segment) in drawing.split('M').enumerate() {
        // The first part comes before any path.
        let endpoints =
            segment.split_once('L').filter(|(_, end)| k > 0 && !end.contains(|c: char| c.is_alphabetic()));
        match endpoints {
            Some((from, to)) if last == Some(from) => _ = write!(joined, "L{to}"),
            _ if k > 0 => _ = write!(joined, "M{segment}"),
            _ => joined.push_str(segment),
        }
        last = endpoints.map(|(_, end)| end);
    }
    joined
}

/// Returns a palette in which each colour is the index of its ink.
fn index_palette() -> Palette {
    Palette { colours: std::array::from_fn(|ink| [0, 0, ink as u8]) }
}

/// Replaces the colours of [`index_palette`] by custom properties.
fn replace_colours(drawing: &str) -> String {
    let mut drawing = drawing.to_owned();
    for (ink, number) in Ink::ALL.iter().zip(index_palette().hexes()) {
        drawing = drawing.replace(&format!("\"{number}\""), &format!("\"var(--hf-{})\"", ink.name()));
    }
    drawing
}

/// Returns the legend of the lanes as the app shows it (web/src/figures/legend.rs).
fn render_legend(replay: &Replay) -> String {
    let mut html = String::new();
    for (swatch, word) in views::of(View::Timeline).legend(replay) {
        let style = match swatch {
            Swatch::Area(activity) if breakdown::is_hatched(activity) => format!(
                "class=\"hatched\" style=\"--soft: var(--hf-{}); --ink: var(--hf-{})\"",
                Ink::soft(activity).name(),
                Ink::of(activity).name()
            ),
            Swatch::Area(activity) => format!("style=\"--ink: var(--hf-{})\"", Ink::of(activity).name()),
            Swatch::HeldUp => "class=\"held\" style=\"background: linear-gradient(var(--hf-contention) 50%, \
                             var(--hf-transfer) 50%)\""
                .to_owned(),
            // The lanes contain no lines.
            _ => continue,
        };
        let _ = write!(html, "<span><i {style}></i>{}</span>", escape(word));
    }
    html
}

/// Returns the custom properties of the inks, in light and dark.
fn render_colours() -> String {
    let [light, dark] = [ColourScheme::Light, ColourScheme::Dark].map(Palette::new);
    let property =
        |ink: &Ink| format!("--hf-{}:light-dark({},{});", ink.name(), light.hex(*ink), dark.hex(*ink));
    format!(":root{{{}}}", Ink::ALL.iter().map(property).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picture_contains_headline_and_machines_without_fixed_colours() {
        let page = format!("<html><head></head><body>{}</body>", MARKS[0]);
        let html = insert(&page).expect("a page");
        let body = html.split_once("<body>").expect("a body").1;
        assert!(body.contains(&race_text::question(64u32)), "{body}");
        for forbidden in ["\"#", "{", "}"] {
            assert!(!body.contains(forbidden), "{forbidden} in {body}");
        }
        assert!(body.contains(">63</text>"), "{body}");
        assert_eq!(remove(&html).expect("a page").matches("first-picture").count(), 0);
    }

    #[test]
    fn join_segments_merges_consecutive_segments() {
        let drawing = "<path d=\"M0 0L1 1M1 1L2 3M2 3L4 4M5 5L6 6\"/><text>M</text>";
        assert_eq!(join_segments(drawing), "<path d=\"M0 0L1 1L2 3L4 4M5 5L6 6\"/><text>M</text>");
    }

    #[test]
    fn race_fragment_is_the_address_of_the_race() {
        assert_eq!(race_fragment(), "p=64&n=4096&beside=topology:mesh&race=machines&play=false");
    }
}
