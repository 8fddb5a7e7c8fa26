//! A whole figure as an SVG file: title, picture, what the colours mean, one sentence.

use crate::chart::Curves;
use crate::palette::Theme;
use crate::scene::Selection;
use crate::story::Story;
use hyperfly_core::scenario::View;
use std::rc::Rc;

/// What a figure shows.
#[derive(Clone, Debug, PartialEq)]
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
    /// Colours; [`Theme::Projector`] also has larger text.
    pub theme: Theme,
    /// The data of the views that are charts ([`View::Efficiency`], [`View::Speedup`], [`View::Isoefficiency`]).
    pub curves: Option<Curves>,
}

impl Request {
    /// 720 × 480, light, at a telling moment.
    pub fn new(view: View) -> Self {
        Request { view, t: None, selection: None, width: 720.0, height: 480.0, theme: Theme::Light, curves: None }
    }
}

/// Draws the figure.
pub fn figure(_story: &Rc<Story>, _request: &Request) -> String {
    String::new()
}
