//! The two canvases of a picture: when their scene is laid out, and how they are painted.
//!
//! A visible picture is laid out and painted in the same task in which its run arrives. A hidden one waits until it becomes visible,
//! is printed, or the page has been idle for [`QUIET`].

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

/// Duration of the transition between the two arrangements of a scene, in milliseconds.
const TURN: f64 = 700.0;
/// Idle time before a hidden picture is laid out, in milliseconds.
pub const QUIET: u32 = 150;

/// Size of the picture in CSS pixels, and its scale.
pub type Room = ((f32, f32), Scale);

/// The canvases and their contents.
pub struct Layers {
    lower: Canvas,
    upper: Canvas,
    pub scene: Option<Box<dyn Scene>>,
    selection: Option<Selection>,
    visible: bool,
    /// The comparison that the picture is a side of.
    pair: Option<PtrEq<Pair>>,
    right: bool,
    /// Whether the picture has a time axis, which continues after the end of the shorter run.
    axis: bool,
    /// The latest requested contents.
    wished: Option<(Inputs, Room, Kind)>,
    /// Whether `wished` is not laid out yet.
    behind: bool,
    /// Lays out a hidden picture when the page has been idle.
    later: Option<Timeout>,
    /// Colours, width, height and pixel ratio that the canvases are set to.
    set: Option<(ColourScheme, f32, f32, f64)>,
    /// Fingerprint of the contents of the lower canvas.
    stands: Option<Fingerprint>,
    /// CSS pixels per pixel of the picture.
    pub zoom: f32,
    /// Progress of the transition to the second arrangement, from 0 to 1.
    turn: f64,
    turned: bool,
    turning: Option<f64>,
    /// Time that the upper canvas shows; `None` if it must be redrawn.
    drawn: Option<f64>,
}

/// The layers of a picture; `None` until it is mounted.
pub type Shared = Rc<RefCell<Option<Layers>>>;

impl Layers {
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

    /// Returns the position of a pointer event in pixels of the picture.
    pub fn at(&self, event: &MouseEvent) -> [f32; 2] {
        [event.offset_x(), event.offset_y()].map(|at| at as f32 / self.zoom)
    }

    pub fn set_visible(&mut self, visible: bool) {
        self.visible = visible;
    }

    /// Chooses between the two arrangements; the next frames show the transition.
    pub fn set_turned(&mut self, turned: bool) {
        self.turned = turned;
    }

    pub fn select(&mut self, selection: Option<Selection>) {
        self.selection = selection;
        self.drawn = None;
    }

    /// Sets the contents, and shows them immediately if the picture is visible, printed, or the first one.
    pub fn show(&mut self, own: &Shared, wished: (Inputs, Room, Kind), player: &Rc<Player>) {
        if self.wished.as_ref() == Some(&wished) {
            return;
        }
        let (inputs, _, kind) = &wished;
        self.pair = inputs.pair.clone().filter(|_| *kind != Kind::Track);
        (self.right, self.axis) = (inputs.right, matches!(kind, Kind::Timeline | Kind::Lanes));
        let (printing, waits) = (inputs.printing, kind.waits());
        (self.wished, self.behind, self.later) = (Some(wished), true, None);
        // The page reports that it is ready after the first picture, so that one must be complete.
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

    /// Lays out the requested contents unless that is done.
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
        // A change of t_s only affects the moving parts: butterfly and graph keep their pixels.
        if self.stands.replace(stands) != Some(stands) {
            self.lower.clear();
            scene.draw_static(&mut self.lower);
        }
        drop(draws);
        // The upper canvas is now empty or outdated.
        self.drawn = None;
        self.scene = Some(scene);
    }

    /// Paints the picture at clock time `t`.
    pub fn paint(&mut self, t: f64, player: &Player) {
        if self.visible {
            self.catch_up();
        }
        // Hidden pictures do not animate. They are painted when time stops, which print relies on.
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
