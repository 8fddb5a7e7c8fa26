//! Composes a figure file: title, pictures, legend, sentence.

use super::default_moment::default_moment;
use super::picture;
use super::request::Request;
use crate::draw::frame::Frame;
use crate::draw::palette::{ColourScheme, Ink, Palette};
use crate::draw::record::Recorder;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::draw::svg::Svg;
use crate::draw::wrap::wrap;
use crate::notation::numbers;
use crate::notation::words;
use crate::scaling::{self, Study};
use crate::scene::machine::MachineScene;
use crate::scene::scene::Scene;
use crate::text::breakdown;
use crate::text::legend;
use crate::text::sentence::sentence;
use crate::text::title::{title, title_of, view_names};
use crate::trace::replay::Replay;
use crate::trace::schedule;
use crate::views::{self, Needs, Timing};
use hyperfly_request::View;
use hyperfly_text::predict::covered;
use hyperfly_text::view as texts;
use std::rc::Rc;

/// Returns the legend entries of all views, each word once: marks with the same word have the same colour. A machine without
/// space for cells has no entry for them.
fn legend_entries(replay: &Rc<Replay>, views: &[View], frame: Frame) -> Vec<(legend::Swatch, &'static str)> {
    let mut all: Vec<(legend::Swatch, &'static str)> = Vec::new();
    let strips = MachineScene::new(replay, frame).has_strips();
    let is_drawn = |view: View, swatch: legend::Swatch| {
        strips || view != View::Machine || !matches!(swatch, legend::Swatch::Cells(_))
    };
    for (view, mark) in
        views.iter().flat_map(|view| views::of(*view).legend(replay).into_iter().map(|mark| (*view, mark)))
    {
        if is_drawn(view, mark.0) && all.iter().all(|(_, word)| *word != mark.1) {
            all.push(mark);
        }
    }
    all
}

/// Returns the scaling study if it is the only view, so that the text is about scaling.
fn sole_study(request: &Request) -> Option<&Study> {
    request.scaling.as_deref().filter(|_| request.views() == [View::Scaling])
}

/// Returns the height of ordinary text in a file, in pixels; larger for projectors.
pub fn text_size(theme: ColourScheme) -> f32 {
    if theme == ColourScheme::Projector { 18.0 } else { 12.0 }
}

/// Returns the figure as an SVG file.
pub fn figure(replay: &Rc<Replay>, request: &Request) -> String {
    let mut svg = Svg::new(Palette::new(request.theme));
    let (width, height) = draw(replay, request, &mut svg);
    let parts = breakdown::words(&replay.run().report, replay.machine());
    let description = match request.covered {
        true => covered().to_owned(),
        false => match sole_study(request) {
            Some(study) => scaling::sentence(study),
            None => texts::description(&sentence(replay, None), &parts),
        },
    };
    svg.finish(width, height, &title(replay, &request.views()), &description, request.ground)
}

/// Draws the figure into the upper left corner of a file of the same theme and returns its width and height.
pub fn draw(replay: &Rc<Replay>, request: &Request, svg: &mut Svg) -> (f32, f32) {
    let palette = Palette::new(request.theme);
    let text = text_size(request.theme);
    let (width, height) = (request.width.max(160.0), request.height.max(120.0));
    let views = request.views();
    // A picture that builds up over time is shown complete.
    let builds_up = views.iter().all(|view| views::of(*view).timing() == Timing::BuildsUp);
    let counterpart = request.counterpart.as_ref().filter(|_| views::any_needs(&views, Needs::Counterpart));
    let end = counterpart.map_or(0.0, |counterpart| counterpart.t_end()).max(replay.t_end());
    let default_time = || if builds_up { end } else { default_moment(replay) };
    let t = if request.covered { 0.0 } else { request.t.unwrap_or_else(default_time).clamp(0.0, end) };
    let margin = text * 1.5;
    let inner = width - 2.0 * margin;

    let (name, subject) = (&view_names(&views), &title_of(replay));
    // The clock shows T_p next to the current time.
    let timed = !request.covered && views.iter().any(|view| views::has_time(*view));
    let mut top = margin + text * 0.4;
    let clock = texts::clock(&numbers::quantity(t, 6), &numbers::quantity(end, 6));
    let clock = hyperfly_text::titles::clock_in_unit(&clock, &words::unit(replay.run()));
    let title_width = inner - if timed { text * 0.6 * clock.chars().count() as f32 } else { 0.0 };
    if timed {
        svg.text(width - margin, top, TextStyle::new(text, Anchor::End), Ink::Muted, &clock);
    }
    // The name of the view, followed by the subject on the same line if it fits, otherwise below.
    svg.text(margin, top, TextStyle::new(text * 1.1, Anchor::Start).bold(), Ink::Text, name);
    let after = text * (0.75 * name.chars().count() as f32 + 1.0);
    if wrap(subject, title_width - after, text).len() == 1 {
        svg.text(margin + after, top, TextStyle::new(text, Anchor::Start), Ink::Muted, subject);
    } else {
        for line in wrap(subject, inner, text) {
            top += text * 1.5;
            svg.text(margin, top, TextStyle::new(text, Anchor::Start), Ink::Muted, &line);
        }
    }
    top += text * 1.6;
    top += text * 0.5;

    let mut sentence = match sole_study(request) {
        Some(study) => scaling::headline(study),
        None => sentence(replay, None),
    };
    if let Some(counterpart) = counterpart {
        sentence =
            hyperfly_text::sentence::schedules_then(&schedule::difference(replay, counterpart), &sentence);
    }
    let mut lines = wrap(&sentence, inner, text);
    if height - top < text * (1.5 * lines.len() as f32 + 12.0) {
        // If the picture would have hardly any space, only the description contains the sentence.
        lines.clear();
    }
    if request.covered {
        lines.clear();
    }
    // Events that do not happen in a run have no legend entry.
    let below = text * 1.5 * lines.len() as f32 + margin + text * 0.6;
    let frame_above = |foot: f32| Frame { width: inner, height: (height - top - foot).max(40.0), text };
    let marks = match inner > text * 20.0 && !request.covered {
        true => legend_entries(replay, &views, frame_above(below)),
        false => Vec::new(),
    };
    let frame = frame_above(below + legend::draw(&marks, [0.0, 0.0], inner, text, &mut Recorder::default()));
    // Views are stacked, each with its share of the height.
    let gap = text * 1.6;
    let total: f32 = views.iter().map(|view| views::of(*view).relative_height()).sum();
    let mut view_top = top;
    for &view in &views {
        let space = frame.height - gap * (views.len() - 1) as f32;
        let frame = Frame { height: (space * views::of(view).relative_height() / total).max(20.0), ..frame };
        svg.at(margin, view_top, |svg| picture::draw(replay, request, view, t, frame, palette, svg));
        view_top += frame.height + gap;
    }
    let mut y = top + frame.height + text * 1.4;
    if !marks.is_empty() {
        y += legend::draw(&marks, [margin, y], inner, text, svg) + text * 0.3;
    }
    for line in lines {
        svg.text(margin, y, TextStyle::new(text, Anchor::Start), Ink::Text, &line);
        y += text * 1.5;
    }
    (width, height)
}
