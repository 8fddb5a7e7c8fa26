//! The two canvases of a picture: what is laid out for them and when, and how they are painted.
//!
//! What is seen is laid out and painted at once, in the same turn as the news of a run; what is not seen waits until it is seen,
//! until the page is printed, or until the page has been quiet for a while.

use crate::app::dom::{Scale, clock, pixel_ratio};
use crate::figures::canvas::Canvas;
use crate::figures::layers::kind::{Inputs, Kind};
use crate::player::clock::Player;
use crate::state::pair::{Pair, PtrEq};
use crate::worker::spans::span;
use gloo::timers::callback::Timeout;
use hyperfly_view::draw::fingerprint::Fingerprint;
use hyperfly_view::draw::palette::{ColourScheme, Palette};
use hyperfly_view::scene::{Frame, Scene, Selection};
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::MouseEvent;

/// A scene turns from one arrangement to the other in so many milliseconds.
const TURN: f64 = 700.0;
/// What is not seen is laid out after so many milliseconds without another change.
pub const QUIET: u32 = 150;

/// The picture's size in pixels of the page, and how it is set.
pub type Room = ((f32, f32), Scale);

/// The canvases and what is on them.
pub struct Layers {
    lower: Canvas,
    upper: Canvas,
    /// What is drawn.
    pub scene: Option<Box<dyn Scene>>,
    selection: Option<Selection>,
    visible: bool,
    /// The comparison whose side it is, and whether that is the right one.
    pair: Option<PtrEq<Pair>>,
    right: bool,
    /// Whether it has an axis of time, which goes on after a run that is over.
    axis: bool,
    /// What it is to show.
    wished: Option<(Inputs, Room, Kind)>,
    /// Whether that is not laid out yet.
    behind: bool,
    /// Ends the quiet after which it is laid out unseen.
    later: Option<Timeout>,
    /// The colours and the size that the canvases have, and their own pixels per pixel of the picture.
    set: Option<(ColourScheme, f32, f32, f64)>,
    /// What stands on the lower canvas.
    stands: Option<Fingerprint>,
    /// Pixels of the page per pixel of the picture.
    pub zoom: f32,
    /// How far it has turned, which way it is to, and when it began to.
    turn: f64,
    turned: bool,
    turning: Option<f64>,
    /// The time that the upper canvas shows; `None` if it must be drawn again.
    drawn: Option<f64>,
}

/// The layers of a picture, once it is mounted.
pub type Shared = Rc<RefCell<Option<Layers>>>;

impl Layers {
    /// Nothing is on them.
    pub fn new(lower: Canvas, upper: Canvas) -> Layers {
        Layers {
            lower,
            upper,
            scene: None,
            selection: None,
            visible: false,
            pair: None,
            right: false,
            axis: false,
            wished: None,
            behind: false,
            later: None,
            set: None,
            stands: None,
            zoom: 1.0,
            turn: 0.0,
            turned: false,
            turning: None,
            drawn: None,
        }
    }

    /// Where the pointer is, in pixels of the picture.
    pub fn at(&self, event: &MouseEvent) -> [f32; 2] {
        [event.offset_x(), event.offset_y()].map(|at| at as f32 / self.zoom)
    }

    /// Whether it is seen.
    pub fn set_visible(&mut self, visible: bool) {
        self.visible = visible;
    }

    /// Which of two arrangements it is to be in.
    pub fn set_turned(&mut self, turned: bool) {
        self.turned = turned;
    }

    /// What is selected.
    pub fn select(&mut self, selection: Option<Selection>) {
        self.selection = selection;
        self.drawn = None;
    }

    /// Takes what it is to show, and shows it at once if it is seen.
    pub fn show(&mut self, own: &Shared, wished: (Inputs, Room, Kind), player: &Rc<Player>) {
        if self.wished.as_ref() == Some(&wished) {
            return;
        }
        let (inputs, _, kind) = &wished;
        self.pair = inputs.pair.clone().filter(|_| *kind != Kind::Track);
        (self.right, self.axis) = (inputs.right, matches!(kind, Kind::Timeline | Kind::Lanes));
        let (printing, waits) = (inputs.printing, kind.waits());
        (self.wished, self.behind, self.later) = (Some(wished), true, None);
        // The first picture is there when the page says that it is.
        let first = self.scene.is_none() && !waits;
        if self.visible || printing || first {
            self.catch_up();
            self.paint(player.t(), player);
        } else if !waits {
            let (own, player) = (Rc::downgrade(own), Rc::downgrade(player));
            self.later = Some(Timeout::new(QUIET, move || {
                let (Some(own), Some(player)) = (own.upgrade(), player.upgrade()) else { return };
                if let Some(layers) = &mut *own.borrow_mut() {
                    layers.catch_up();
                    layers.paint(player.t(), &player);
                }
            }));
        }
    }

    /// Lays out what is wished for.
    fn catch_up(&mut self) {
        if std::mem::take(&mut self.behind) {
            self.later = None;
            self.lay_out();
        }
    }

    fn lay_out(&mut self) {
        let Some((inputs, ((width, height), scale), kind)) = &self.wished else { return };
        let (Some(replay), true) = (&inputs.replay, *width >= 1.0 && *height >= 1.0) else { return };
        let (zoom, text) = (scale.zoom, scale.text);
        let frame = Frame { text, ..Frame::new(width / zoom, height / zoom) };
        self.zoom = zoom;
        let lays_out = span(kind.span());
        let mut scene = kind.make(inputs, &replay.0, frame);
        drop(lays_out);
        scene.turn(self.turn as f32);
        let ratio = pixel_ratio() * f64::from(zoom);
        let set = Some((inputs.scheme, frame.width, frame.height, ratio));
        if std::mem::replace(&mut self.set, set) != set {
            for canvas in [&mut self.lower, &mut self.upper] {
                canvas.set_palette(&Palette::new(inputs.scheme));
                canvas.resize(frame.width, frame.height, ratio);
            }
            self.stands = None;
        }
        self.lower.set_strips(scene.has_strips());
        let draws = span("draw what stands");
        let mut stands = Fingerprint::default();
        scene.draw_static(&mut stands);
        // Another t_s moves what moves: the butterfly and the graph stay as they are, and with them the pixels.
        if self.stands.replace(stands) != Some(stands) {
            self.lower.clear();
            scene.draw_static(&mut self.lower);
        }
        drop(draws);
        // The upper canvas is empty now, or shows what was before.
        self.drawn = None;
        self.scene = Some(scene);
    }

    /// Paints it at a moment of the clock.
    pub fn paint(&mut self, t: f64, player: &Player) {
        if self.visible {
            self.catch_up();
        }
        // What nobody sees does not move; once time stands still it is right all the same, also in print.
        if self.behind || self.drawn.is_some() && !self.visible && player.playing() {
            return;
        }
        let t = match &self.pair {
            Some(pair) if !self.axis && self.right => pair.alignment.right(t),
            Some(pair) if !self.axis => pair.alignment.left(t),
            Some(pair) => pair.alignment.on_axis(t, self.right),
            None => t,
        };
        let goal = if self.turned { 1.0 } else { 0.0 };
        if self.turn != goal {
            let now = clock();
            let part = self.turning.replace(now).map_or(0.0, |before| (now - before) / TURN);
            let left = goal - self.turn;
            self.turn =
                if player.reduced() || part >= left.abs() { goal } else { self.turn + part * left.signum() };
            self.drawn = None;
            if let Some(scene) = &mut self.scene {
                scene.turn(self.turn as f32);
            }
            if self.turn == goal {
                self.turning = None;
            } else {
                player.request();
            }
        }
        if self.drawn == Some(t) {
            return;
        }
        if let Some(scene) = &mut self.scene {
            self.drawn = Some(t);
            let _draws = span("draw what moves");
            self.upper.clear();
            scene.draw_dynamic(t, self.selection, &mut self.upper);
        }
    }
}
