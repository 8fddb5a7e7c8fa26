//! A whole figure as an SVG file: title, picture, what the colours mean, one sentence.

use crate::breakdown;
use crate::chart::{self, Curves};
use crate::legend;
use crate::numbers;
use crate::palette::{Ink, Palette, Theme};
use crate::record::Recorder;
use crate::scene::moment::Moment;
use crate::scene::{Frame, Scene, Selection};
use crate::schedule;
use crate::sentence::sentence;
use crate::story::Story;
use crate::surface::{Anchor, Surface, Type};
use crate::svg::Svg;
use crate::{
    ButterflyScene, DistributionScene, MachineScene, ScheduleScene, SuperstepsScene, TimelineScene, table,
    words,
};
use hyperfly_core::scenario::{Choice, View};
use plotters::prelude::{DrawingBackend, IntoDrawingArea, SVGBackend};
use std::rc::Rc;

/// What a figure shows.
#[derive(Clone)]
pub struct Request {
    /// Which picture.
    pub view: View,
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
    /// The data of the views that are charts ([`View::Efficiency`], [`View::Speedup`], [`View::Isoefficiency`]).
    pub curves: Option<Curves>,
}

impl Request {
    /// 720 × 480, light, at a telling moment.
    pub fn new(view: View) -> Self {
        Request {
            view,
            t: None,
            selection: None,
            width: 720.0,
            height: 480.0,
            counterpart: None,
            theme: Theme::Light,
            curves: None,
        }
    }
}

/// Height of ordinary text in a file, in pixels: what is shown to a room is larger.
pub fn text_size(theme: Theme) -> f32 {
    if theme == Theme::Projector { 18.0 } else { 12.0 }
}

/// Draws the figure as a file.
pub fn figure(story: &Rc<Story>, request: &Request) -> String {
    let mut svg = Svg::new(Palette::new(request.theme));
    let (width, height) = draw(story, request, &mut svg);
    let description = format!(
        "{} Where the time went: {}.",
        sentence(story, None),
        breakdown::words(&story.run().report, story.run().scenario.machine)
    );
    svg.finish(width, height, &title(story, request.view), &description)
}

/// Draws the figure into the upper left corner of a file of the same theme; its width and height.
pub fn draw(story: &Rc<Story>, request: &Request, svg: &mut Svg) -> (f32, f32) {
    let palette = Palette::new(request.theme);
    let text = text_size(request.theme);
    let (width, height) = (request.width.max(160.0), request.height.max(120.0));
    // What builds up from the start is told by the end.
    let builds_up = matches!(request.view, View::Distribution | View::Schedule | View::Supersteps);
    let other = request.counterpart.as_ref().filter(|_| request.view == View::Schedule);
    let end = other.map_or(0.0, |other| other.t_end()).max(story.t_end());
    let telling = || if builds_up { end } else { telling_moment(story) };
    let t = request.t.unwrap_or_else(telling).clamp(0.0, end);
    let margin = text * 1.5;
    let inner = width - 2.0 * margin;

    let title = title(story, request.view);
    let animated = [
        View::Machine,
        View::Butterfly,
        View::Timeline,
        View::Distribution,
        View::Schedule,
        View::Supersteps,
    ];
    let timed = animated.contains(&request.view);
    let mut top = margin + text * 0.4;
    let clock = format!("t = {} of {}", numbers::quantity(t, 6), numbers::quantity(end, 6));
    let room = inner - if timed { text * 0.6 * clock.chars().count() as f32 } else { 0.0 };
    if timed {
        svg.text(width - margin, top, Type::new(text, Anchor::End), Ink::Muted, &clock);
    }
    // The name of the view, and after it or under it what is shown.
    let (name, of) = title.split_once(": ").unwrap_or((&title, ""));
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
        sentence = format!("{}. {sentence}", schedule::difference(story, other));
    }
    let mut lines = wrap(&sentence, inner, text);
    if height - top < text * (1.5 * lines.len() as f32 + 12.0) {
        // Where there is hardly room for the picture, the sentence is in the description only.
        lines.clear();
    }
    let marks = if inner > text * 20.0 { legend::marks(story, request.view) } else { Vec::new() };
    let legend_height = legend::draw(&marks, [0.0, 0.0], inner, text, &mut Recorder::default());
    let foot = text * 1.5 * lines.len() as f32 + margin + text * 0.6 + legend_height;
    let frame = Frame { width: inner, height: (height - top - foot).max(40.0), text };
    svg.at(margin, top, |svg| picture(story, request, t, frame, palette, svg));
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

/// Draws a chart into a file, its upper left corner where the file's is.
pub fn plane(plane: &chart::Plane, frame: Frame, palette: Palette, svg: &mut Svg) {
    // plotters draws whole pixels: smaller ones make smoother lines.
    const FINE: f32 = 8.0;
    let look = chart::Look {
        text: f64::from(frame.text),
        scale: FINE.into(),
        leading: 1.24,
        ..chart::Look::new(palette)
    };
    let fine = Frame { width: frame.width.floor() * FINE, height: frame.height.floor() * FINE, ..frame };
    let drawn = plotted(fine, |area| chart::plane::draw(area, plane, &look).map_err(|_| ()));
    let size = |frame: Frame, by: f32| {
        format!("width=\"{}\" height=\"{}\" ", (frame.width / by) as u32, (frame.height / by) as u32)
    };
    svg.raw(&drawn.replacen(&size(fine, 1.0), &size(fine, FINE), 1));
}

/// "Machine: binary-exchange of 1024 points on a 4 × 4 mesh, cut-through".
pub fn title(story: &Story, view: View) -> String {
    let s = &story.run().scenario;
    let mut name = view.id().to_owned();
    name[..1].make_ascii_uppercase();
    let n = numbers::whole(s.n);
    if s.p == 1 {
        return format!("{name}: {} of {n} points on one processor", s.algorithm.id());
    }
    let (machine, messages) = (words::machine(s), words::messages(s));
    format!("{name}: {} of {n} points on {machine}, {messages}", s.algorithm.id())
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

fn picture(story: &Rc<Story>, request: &Request, t: f64, frame: Frame, palette: Palette, svg: &mut Svg) {
    let mut both = |mut scene: Box<dyn Scene>| {
        scene.draw_static(svg);
        scene.draw_dynamic(t, request.selection, svg);
    };
    match request.view {
        View::Machine => both(Box::new(MachineScene::new(story, frame))),
        View::Butterfly => both(Box::new(ButterflyScene::new(story, frame))),
        View::Timeline => both(Box::new(TimelineScene::new(story, frame))),
        View::Breakdown => breakdown::draw(&story.run().report, story.run().scenario.machine, frame, svg),
        View::Distribution => both(Box::new(DistributionScene::new(story, frame))),
        View::Supersteps => both(Box::new(SuperstepsScene::new(story, frame))),
        View::Schedule => match &request.counterpart {
            None => both(Box::new(ScheduleScene::new(story, frame))),
            other => both(Box::new(ScheduleScene::beside(story, other.as_ref(), frame))),
        },
        View::Metrics => crate::metrics::draw(story.run(), frame, svg),
        View::Choose => {
            let s = &story.run().scenario;
            chart::choose::draw(&hyperfly_model::choose::map(s), (s.d(), s.r()), None, frame, svg);
        }
        View::Table => draw_table(story, frame, svg),
        View::Efficiency | View::Speedup | View::Isoefficiency => {
            let look =
                chart::Look { text: f64::from(frame.text), leading: 1.24, ..chart::Look::new(palette) };
            if let Some(curves) = &request.curves {
                svg.raw(&plotted(frame, |area| chart::curves::draw(area, curves, &look).map_err(|_| ())));
            }
        }
        View::Spectrum => {
            let look =
                chart::Look { text: f64::from(frame.text), leading: 1.24, ..chart::Look::new(palette) };
            let Some(output) = &story.run().output else { return };
            let half = Frame { height: frame.height / 2.0 - frame.text * 2.0, ..frame };
            let pictures = [
                ("input", chart::Signal::Samples(&output.input)),
                ("transform, magnitude", chart::Signal::Spectrum(&output.spectrum)),
            ];
            for (k, (name, signal)) in pictures.into_iter().enumerate() {
                let y = k as f32 * (half.height + frame.text * 2.5);
                svg.text(0.0, y + frame.text * 0.6, Type::new(frame.text, Anchor::Start), Ink::Muted, name);
                svg.at(0.0, y + frame.text * 1.6, |svg| {
                    svg.raw(&plotted(half, |area| chart::signal::draw(area, signal, &look).map_err(|_| ())));
                });
            }
        }
    }
}

type Area<'a> = plotters::drawing::DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

/// What plotters draws, as an SVG element within the file.
fn plotted(frame: Frame, draw: impl FnOnce(&Area) -> Result<(), ()>) -> String {
    let mut out = String::new();
    {
        let mut backend = SVGBackend::with_string(&mut out, (frame.width as u32, frame.height as u32));
        if backend.ensure_prepared().is_ok() {
            let area = backend.into_drawing_area();
            // Writing to a string cannot fail; what plotters may object to is an area without room.
            let _ = draw(&area);
            let _ = area.present();
        }
    }
    // Without the declaration of the file.
    out.find("<svg").map(|at| out[at..].to_owned()).unwrap_or_default()
}

fn draw_table(story: &Rc<Story>, frame: Frame, svg: &mut Svg) {
    let line = frame.text * 1.7;
    for (k, row) in table::numbers(story).iter().enumerate() {
        let y = line * (k as f32 + 0.5);
        if y > frame.height {
            break;
        }
        svg.text(0.0, y, Type::new(frame.text, Anchor::Start), Ink::Muted, &row.name);
        svg.text(frame.text * 22.0, y, Type::new(frame.text, Anchor::End), Ink::Text, &row.value);
    }
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
