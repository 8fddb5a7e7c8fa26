//! What is asked of a figure.

use crate::chart::Curves;
use crate::draw::palette::ColourScheme;
use crate::measured;
use crate::scaling::Study;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use hyperfly_request::View;
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
    /// Whether a question about the run is open: the picture then stands at the beginning, and nothing beside it says
    /// what became of the run, as that may be the answer.
    pub covered: bool,
    /// What is highlighted.
    pub selection: Option<Selection>,
    /// Width of the file in pixels.
    pub width: f32,
    /// Height of the file in pixels.
    pub height: f32,
    /// The run of the [`crate::trace::schedule::counterpart`] of the scenario, for [`View::Schedule`].
    pub counterpart: Option<Rc<Replay>>,
    /// Colours; [`ColourScheme::Projector`] also has larger text.
    pub theme: ColourScheme,
    /// Whether it stands on the ground of the theme; else on whatever the file is laid on.
    pub ground: bool,
    /// The data of the views that are charts ([`View::Efficiency`], [`View::Speedup`], [`View::Isoefficiency`]), each with the
    /// scale of its view.
    pub curves: Vec<Curves>,
    /// How the run scales, for [`View::Scaling`].
    pub scaling: Option<Rc<Study>>,
    /// What was measured, for [`View::Measured`].
    pub measured: Option<Rc<measured::Study>>,
}

impl Request {
    /// 720 × 480, light, at a telling moment.
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
