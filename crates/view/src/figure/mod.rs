//! A whole figure as an SVG file: title, picture, what the colours mean, one sentence.

mod picture;

pub use picture::plane;

use crate::breakdown;
use crate::chart::Curves;
use crate::legend;
use crate::numbers;
use crate::palette::{Ink, Palette, Theme};
use crate::record::Recorder;
use crate::scene::moment::Moment;
use crate::scene::{Frame, Selection};
use crate::schedule;
use crate::sentence::sentence;
use crate::story::Story;
use crate::surface::{Anchor, Surface, Type};
use crate::svg::Svg;
use crate::words;
use hyperfly_core::scenario::View;
use hyperfly_text::view as said;
use std::rc::Rc;

/// What a figure shows.
#[derive(Clone)]
pub struct Request {
    /// Which picture.
    pub view: View,
    /// The picture below it, of a stacked pair.
    pub under: Option<View>,
    /// The cursor in virtual time; `None` chooses a telling moment (the hottest channel at its most loaded).
    pub t: Option<f64>,
    /// What is highlighted.
    pub selection: Option<Selection>,
    /// Width of the file in pixels.
    pub width: f32,
    /// Height of the file in pixels.
    pub height: f32,
    /// The run of the [`schedule::counterpart`] of the scenario, for [`View::Schedule`].
    pub counterpart: Option<Rc<Story>>,
    /// Colours; [`Theme::Projector`] also has larger text.
    pub theme: Theme,
    /// Whether it stands on the ground of the theme; else on whatever the file is laid on.
    pub ground: bool,
    /// The data of the views that are charts ([`View::Efficiency`], [`View::Speedup`], [`View::Isoefficiency`]), each with the
    /// scale of its view.
    pub curves: Vec<Curves>,
}

impl Request {
    /// 720 × 480, light, at a telling moment.
    pub fn new(view: View) -> Self {
        Request {
            view,
            under: None,
            t: None,
            selection: None,
            width: 720.0,
            height: 480.0,
            counterpart: None,
            theme: Theme::Light,
            ground: true,
            curves: Vec::new(),
        }
    }

    /// A picture with another one below it: 720 × 760.
    pub fn pair(view: View, under: Option<View>) -> Self {
        let one = Request::new(view);
        let height = if under.is_some() { 760.0 } else { one.height };
        Request { under, height, ..one }
    }

    /// The views, from the top.
    pub fn views(&self) -> Vec<View> {
        [self.view].into_iter().chain(self.under).collect()
    }
}

/// The views that build up from the start, and those that show a moment.
const BUILD_UP: [View; 3] = [View::Distribution, View::Schedule, View::Supersteps];
const MOVE: [View; 3] = [View::Machine, View::Butterfly, View::Timeline];

/// How much of a pair's height a view takes.
fn share(view: View) -> f32 {
    match view {
        View::Breakdown => 0.4,
        View::Timeline | View::Supersteps => 0.75,
        _ => 1.0,
    }
}

/// What the marks of all the views mean, each once.
fn marks(story: &Story, views: &[View]) -> Vec<(legend::Mark, &'static str)> {
    let mut all: Vec<(legend::Mark, &'static str)> = Vec::new();
    for mark in views.iter().flat_map(|view| legend::marks(story, *view)) {
        if !all.contains(&mark) {
            all.push(mark);
        }
    }
    all
}

/// Height of ordinary text in a file, in pixels: what is shown to a room is larger.
pub fn text_size(theme: Theme) -> f32 {
    if theme == Theme::Projector { 18.0 } else { 12.0 }
}

/// Draws the figure as a file.
pub fn figure(story: &Rc<Story>, request: &Request) -> String {
    let mut svg = Svg::new(Palette::new(request.theme));
    let (width, height) = draw(story, request, &mut svg);
    let parts = breakdown::words(&story.run().report, story.run().scenario.machine);
    let description = said::description(&sentence(story, None), &parts);
    svg.finish(width, height, &title(story, &request.views()), &description, request.ground)
}

/// Draws the figure into the upper left corner of a file of the same theme; its width and height.
pub fn draw(story: &Rc<Story>, request: &Request, svg: &mut Svg) -> (f32, f32) {
    let palette = Palette::new(request.theme);
    let text = text_size(request.theme);
    let (width, height) = (request.width.max(160.0), request.height.max(120.0));
    let views = request.views();
    // What builds up from the start is told by the end.
    let builds_up = views.iter().all(|view| BUILD_UP.contains(view));
    let other = request.counterpart.as_ref().filter(|_| views.contains(&View::Schedule));
    let end = other.map_or(0.0, |other| other.t_end()).max(story.t_end());
    let telling = || if builds_up { end } else { telling_moment(story) };
    let t = request.t.unwrap_or_else(telling).clamp(0.0, end);
    let margin = text * 1.5;
    let inner = width - 2.0 * margin;

    let (name, of) = (&name(&views), &title_of(story));
    let timed = views.iter().any(|view| BUILD_UP.contains(view) || MOVE.contains(view));
    let mut top = margin + text * 0.4;
    let clock = said::clock(&numbers::quantity(t, 6), &numbers::quantity(end, 6));
    let room = inner - if timed { text * 0.6 * clock.chars().count() as f32 } else { 0.0 };
    if timed {
        svg.text(width - margin, top, Type::new(text, Anchor::End), Ink::Muted, &clock);
    }
    // The name of the view, and after it or under it what is shown.
    svg.text(margin, top, Type::new(text * 1.1, Anchor::Start).bold(), Ink::Text, name);
    let after = text * (0.75 * name.chars().count() as f32 + 1.0);
    if wrap(of, room - after, text).len() == 1 {
        svg.text(margin + after, top, Type::new(text, Anchor::Start), Ink::Muted, of);
    } else {
        for line in wrap(of, inner, text) {
            top += text * 1.5;
            svg.text(margin, top, Type::new(text, Anchor::Start), Ink::Muted, &line);
        }
    }
    top += text * 1.6;
    top += text * 0.5;

    let mut sentence = sentence(story, None);
    if let Some(other) = other {
        sentence = hyperfly_text::sentence::schedules_then(&schedule::difference(story, other), &sentence);
    }
    let mut lines = wrap(&sentence, inner, text);
    if height - top < text * (1.5 * lines.len() as f32 + 12.0) {
        // Where there is hardly room for the picture, the sentence is in the description only.
        lines.clear();
    }
    let marks = if inner > text * 20.0 { marks(story, &views) } else { Vec::new() };
    let legend_height = legend::draw(&marks, [0.0, 0.0], inner, text, &mut Recorder::default());
    let foot = text * 1.5 * lines.len() as f32 + margin + text * 0.6 + legend_height;
    let frame = Frame { width: inner, height: (height - top - foot).max(40.0), text };
    // One above the other, each with the share of the height that it needs.
    let gap = text * 1.6;
    let all: f32 = views.iter().map(|view| share(*view)).sum();
    let mut below = top;
    for &view in &views {
        let room = frame.height - gap * (views.len() - 1) as f32;
        let frame = Frame { height: (room * share(view) / all).max(20.0), ..frame };
        svg.at(margin, below, |svg| picture::draw(story, request, view, t, frame, palette, svg));
        below += frame.height + gap;
    }
    let mut y = top + frame.height + text * 1.4;
    if !marks.is_empty() {
        y += legend::draw(&marks, [margin, y], inner, text, svg) + text * 0.3;
    }
    for line in lines {
        svg.text(margin, y, Type::new(text, Anchor::Start), Ink::Text, &line);
        y += text * 1.5;
    }
    (width, height)
}

/// "Machine: binary-exchange of 1024 points on a 4 × 4 mesh, cut-through".
pub fn title(story: &Story, views: &[View]) -> String {
    said::title(&name(views), &title_of(story))
}

/// The views by name: "Machine and timeline".
fn name(views: &[View]) -> String {
    let mut name = match views {
        [] => String::new(),
        [first, rest @ ..] => rest.iter().fold(words::view(*first).to_owned(), |before, view| {
            said::view_pair(&before, words::view(*view))
        }),
    };
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

/// What a figure shows: "binary-exchange of 1024 points on a 4 × 4 mesh, cut-through".
pub fn title_of(story: &Story) -> String {
    let s = &story.run().scenario;
    let algorithm = words::algorithm(s.algorithm);
    match s.p {
        1 => said::title_of_one(algorithm, s.n),
        _ => said::title_of(algorithm, s.n, &words::machine(s), &words::messages(s)),
    }
}

/// The time at which the most loaded channel is at its most loaded, or most messages are under way where there are no
/// channels: the middle of the first such time; without messages, a quarter of the run.
pub fn telling_moment(story: &Story) -> f64 {
    let end = story.t_end();
    let mut moment = Moment::default();
    // How many, from when, and whether they still are as many.
    let mut best = (0u16, end * 0.25, false);
    let mut until = best.1;
    for k in 0..96 {
        let t = end * (f64::from(k) + 0.5) / 96.0;
        moment.set(story, t);
        let most = match story.has_channels() {
            true => moment.loaded.iter().map(|&c| moment.load[c as usize]).max().unwrap_or(0),
            false => moment.underway.len().min(u16::MAX.into()) as u16,
        };
        if most > best.0 {
            best = (most, t, true);
        }
        best.2 &= most == best.0;
        if best.2 {
            until = t;
        }
    }
    (best.1 + until) / 2.0
}

/// Breaks a text of this size into lines of about `width` pixels.
pub fn wrap(text: &str, width: f32, size: f32) -> Vec<String> {
    let most = ((width / (size * 0.545)) as usize).max(12);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
