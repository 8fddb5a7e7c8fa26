//! Entries as SVG documents: a chart, a scene or a table under its title, with its source at the foot.

mod rows;

use crate::entry::Entry;
use hyperfly_core::scenario::{Request, View};
use hyperfly_core::{run, run::Options};
use hyperfly_view::chart::Plane;
use hyperfly_view::figure::{self, text_size, wrap};
use hyperfly_view::svg::Svg;
use hyperfly_view::{Anchor, Frame, Ink, Palette, Story, Surface, Theme, Type};
use std::rc::Rc;

pub use rows::{Shade, grid, rows};

/// How a figure is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Colours; [`Theme::Projector`] also has larger text.
    pub theme: Theme,
    /// Width in pixels.
    pub width: f32,
    /// Height in pixels.
    pub height: f32,
    /// Whether it stands alone: with its title, its claim and its source, which a page may have around it anyway.
    pub alone: bool,
}

impl Default for Style {
    fn default() -> Self {
        Style { theme: Theme::Light, width: 720.0, height: 480.0, alone: true }
    }
}

/// The sheet of every entry: title and claim on top, source at the foot, and between them whatever `draw` puts into the
/// frame that it gets.
pub fn sheet(entry: &Entry, style: &Style, draw: impl FnOnce(Frame, &mut Svg)) -> String {
    let text = text_size(style.theme);
    let (width, height) = (style.width.max(240.0), style.height.max(180.0));
    let mut svg = Svg::new(Palette::new(style.theme));
    if !style.alone {
        draw(Frame { width, height, text }, &mut svg);
        return svg.finish(width, height, (entry.title)(), (entry.claim)(), true);
    }
    let margin = text * 1.5;
    let inner = width - 2.0 * margin;
    let mut top = margin;
    for line in wrap((entry.title)(), inner / 1.3, text) {
        svg.text(margin, top, Type::new(text * 1.25, Anchor::Start).bold(), Ink::Text, &line);
        top += text * 1.7;
    }
    let claim = wrap((entry.claim)(), inner, text);
    let source = entry.source();
    let source = wrap(&source, inner / 0.85, text);
    let foot = margin * 0.5 + text * 1.3 * source.len() as f32;
    // Where there is hardly room for the picture, the claim is in the description only.
    if height - top - foot - text * 1.4 * claim.len() as f32 > height * 0.55 {
        for line in &claim {
            svg.text(margin, top, Type::new(text, Anchor::Start), Ink::Muted, line);
            top += text * 1.4;
        }
    }
    top += text * 0.4;
    let frame = Frame { width: inner, height: height - top - foot - text * 0.6, text };
    svg.at(margin, top, |svg| draw(frame, svg));
    let mut y = height - foot + text * 0.6;
    for line in source {
        svg.text(margin, y, Type::new(text * 0.85, Anchor::Start), Ink::Muted, &line);
        y += text * 1.3;
    }
    svg.finish(width, height, (entry.title)(), (entry.claim)(), true)
}

/// A run seen in one view. `scenario` are keys of the schema as in an address; `t` is the cursor in virtual time, `None` for
/// a telling moment. A scenario that does not run gives a sheet that says why, in place of the picture.
pub fn scene(entry: &Entry, scenario: &str, view: View, t: Option<f64>, style: &Style) -> String {
    let (request, _) = Request::from_fragment(scenario);
    let ran = request
        .map_err(hyperfly_core::RunError::Invalid)
        .and_then(|request| run(&request.scenario, None, Options::default()));
    sheet(entry, style, |frame, svg| match ran {
        Ok(ran) => {
            let story = Story::new(Rc::new(ran));
            let margin = frame.text * 1.5;
            let request = figure::Request {
                t,
                width: frame.width + 2.0 * margin,
                height: frame.height + margin,
                theme: style.theme,
                ..figure::Request::new(view)
            };
            svg.at(-margin, -margin * 0.6, |svg| {
                figure::draw(&story, &request, svg);
            });
        }
        Err(problem) => {
            for (k, line) in wrap(&problem.to_string(), frame.width, frame.text).iter().enumerate() {
                let y = frame.text * 1.4 * (k as f32 + 1.0);
                svg.text(0.0, y, Type::new(frame.text, Anchor::Start), Ink::Contention, line);
            }
        }
    })
}

/// Curves in a plane.
pub fn chart(entry: &Entry, plane: &Plane, style: &Style) -> String {
    charts(entry, std::slice::from_ref(plane), style)
}

/// Several planes beside each other, of equal width.
pub fn charts(entry: &Entry, planes: &[Plane], style: &Style) -> String {
    let palette = Palette::new(style.theme);
    sheet(entry, style, |frame, svg| {
        let step = (frame.width + frame.text) / planes.len().max(1) as f32;
        for (k, plane) in planes.iter().enumerate() {
            let own = Frame { width: step - frame.text, ..frame };
            svg.at(k as f32 * step, 0.0, |svg| figure::plane(plane, own, palette, svg));
        }
    })
}
