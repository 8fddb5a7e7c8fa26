//! The parameters of a figure.

use crate::chart::Curves;
use crate::draw::palette::ColourScheme;
use crate::measured;
use crate::scaling::Study;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use hyperfly_request::View;
use std::rc::Rc;

/// The parameters of a figure.
#[derive(Clone)]
pub struct Request {
    pub view: View,
    /// Second view of a stacked pair, below the first.
    pub under: Option<View>,
    /// Cursor in virtual time; `None` chooses the time at which the hottest channel is most loaded ([`super::default_moment`]).
    pub t: Option<f64>,
    /// Whether a question about the run is open. The picture then shows the beginning, and no text reveals the outcome, which may
    /// be the answer.
    pub covered: bool,
    /// Highlighted part of the run.
    pub selection: Option<Selection>,
    /// Width in pixels.
    pub width: f32,
    /// Height in pixels.
    pub height: f32,
    /// Run of the [`crate::trace::schedule::counterpart`] scenario, for [`View::Schedule`].
    pub counterpart: Option<Rc<Replay>>,
    /// Colour theme; [`ColourScheme::Projector`] also enlarges text.
    pub theme: ColourScheme,
    /// Whether the file has the theme's background; otherwise it is transparent.
    pub ground: bool,
    /// Data of the chart views ([`View::Efficiency`], [`View::Speedup`], [`View::Isoefficiency`]), each with its scale.
    pub curves: Vec<Curves>,
    /// Scaling study for [`View::Scaling`].
    pub scaling: Option<Rc<Study>>,
    /// Measurements for [`View::Measured`].
    pub measured: Option<Rc<measured::Study>>,
}

impl Request {
    /// Creates a request for a light figure of 720 × 480 at the default moment.
    pub fn new(view: View) -> Self {
        Request {
            view,
            under: None,
            t: None,
            covered: false,
            selection: None,
            width: 720.0,
            height: 480.0,
            counterpart: None,
            theme: ColourScheme::Light,
            ground: true,
            curves: Vec::new(),
            scaling: None,
            measured: None,
        }
    }

    /// Creates a request for a stacked pair of 720 × 760, or for a single view if `under` is `None`.
    pub fn pair(view: View, under: Option<View>) -> Self {
        let one = Request::new(view);
        let height = if under.is_some() { 760.0 } else { one.height };
        Request { under, height, ..one }
    }

    /// Returns the views from top to bottom.
    pub fn views(&self) -> Vec<View> {
        [self.view].into_iter().chain(self.under).collect()
    }
}
