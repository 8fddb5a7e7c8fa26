//! The two canvases of a picture: when their scene is laid out, and how they are painted.
//!
//! A visible picture is laid out and painted in the same task in which its run arrives. A hidden one waits until it becomes visible,
//! is printed, or the page has been idle for [`IDLE_DELAY_MS`]. Paper shows the scene as vectors instead of the canvases: it has another width,
//! and browsers print the pixels of one canvas and the vectors of another.

use crate::app::dom::{Scale, clock, pixel_ratio};
use crate::figures::canvas::Canvas;
use crate::figures::layers::kind::{SceneInputs, SceneKind};
use crate::figures::markup::Inserted;
use crate::player::clock::Player;
use crate::state::run_comparison::{PtrEq, RunComparison};
use crate::worker::spans::span;
use gloo::timers::callback::Timeout;
use hyperfly_view::draw::fingerprint::Fingerprint;
use hyperfly_view::draw::palette::{ColourScheme, Palette};
use hyperfly_view::draw::svg::Svg;
use hyperfly_view::scene::{Frame, Scene, Selection};
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::{Element, MouseEvent};

/// Duration of the transition between the two arrangements of a scene, in milliseconds.
const TURN_MS: f64 = 700.0;
/// Idle time before a hidden picture is laid out, in milliseconds.
pub const IDLE_DELAY_MS: u32 = 150;

/// Size of the picture in CSS pixels, and its scale.
pub type DisplaySize = ((f32, f32), Scale);

/// The canvases and their contents.
pub struct Layers {
    /// The element around the canvases.
    place: Element,
    lower: Canvas,
    upper: Canvas,
    pub scene: Option<Box<dyn Scene>>,
    selection: Option<Selection>,
    /// Whether the selection is followed through the stages.
    follows: bool,
    visible: bool,
    /// The comparison that the picture is a side of.
    pair: Option<PtrEq<RunComparison>>,
    is_right: bool,
    /// Whether the picture has a time axis, which continues after the end of the shorter run.
    has_time_axis: bool,
    /// The latest requested contents.
    requested: Option<(SceneInputs, DisplaySize, SceneKind)>,
    /// Whether `requested` is not laid out yet.
    layout_pending: bool,
    /// Lays out a hidden picture when the page has been idle.
    layout_timer: Option<Timeout>,
    /// Colours, width, height and pixel ratio that the canvases are set to.
    canvas_setup: Option<(ColourScheme, f32, f32, f64)>,
    /// Fingerprint of the contents of the lower canvas.
    static_fingerprint: Option<Fingerprint>,
    /// CSS pixels per pixel of the picture.
    pub zoom: f32,
    /// Turn of the scene, and the turn that it approaches.
    turn_progress: f64,
    turn_goal: f64,
    last_turn_frame: Option<f64>,
    /// Time that the upper canvas shows; `None` if it must be redrawn.
    drawn_t: Option<f64>,
    /// The picture as vectors, while the page is printed.
    printed: Option<Inserted>,
}

/// The layers of a picture; `None` until it is mounted.
pub type SharedLayers = Rc<RefCell<Option<Layers>>>;

impl Layers {
    pub fn new(place: Element, lower: Canvas, upper: Canvas) -> Layers {
        Layers {
            place,
            lower,
            upper,
            scene: None,
            selection: None,
            follows: false,
            visible: false,
            pair: None,
            is_right: false,
            has_time_axis: false,
            requested: None,
            layout_pending: false,
            layout_timer: None,
            canvas_setup: None,
            static_fingerprint: None,
            zoom: 1.0,
            turn_progress: 0.0,
            turn_goal: 0.0,
            last_turn_frame: None,
            drawn_t: None,
            printed: None,
        }
    }

    /// Returns the position of a pointer event in pixels of the picture.
    pub fn event_position(&self, event: &MouseEvent) -> [f32; 2] {
        [event.offset_x(), event.offset_y()].map(|at| at as f32 / self.zoom)
    }

    pub fn set_visible(&mut self, visible: bool) {
        self.visible = visible;
    }

    /// Sets the turn of the scene; the next frames show the transition.
    pub fn set_turn(&mut self, turn: f64) {
        self.turn_goal = turn;
    }

    /// Sets the selection, and whether it is followed.
    pub fn select(&mut self, selection: Option<Selection>, follows: bool) {
        (self.selection, self.follows) = (selection, follows);
        if let Some(scene) = &mut self.scene {
            scene.follow(follows);
        }
        self.drawn_t = None;
    }

    /// Sets the contents, and shows them immediately if the picture is visible, printed, or the first one.
    pub fn show(
        &mut self,
        shared: &SharedLayers,
        requested: (SceneInputs, DisplaySize, SceneKind),
        player: &Rc<Player>,
    ) {
        if self.requested.as_ref() == Some(&requested) {
            return;
        }
        let (inputs, _, kind) = &requested;
        self.pair = inputs.pair.clone().filter(|_| *kind != SceneKind::Track);
        (self.is_right, self.has_time_axis) = (inputs.right, kind.has_time_axis());
        let (printing, is_deferred) = (inputs.printing, kind.is_deferred());
        (self.requested, self.layout_pending, self.layout_timer) = (Some(requested), true, None);
        self.printed = None;
        // The page reports that it is ready after the first picture, so that one must be complete.
        let first = self.scene.is_none() && !is_deferred;
        if self.visible || printing || first {
            self.lay_out_if_pending();
            self.paint(player.t(), player);
            if printing {
                self.print(player.t());
            }
        } else if !is_deferred {
            let (shared, player) = (Rc::downgrade(shared), Rc::downgrade(player));
            self.layout_timer = Some(Timeout::new(IDLE_DELAY_MS, move || {
                let (Some(shared), Some(player)) = (shared.upgrade(), player.upgrade()) else { return };
                if let Some(layers) = &mut *shared.borrow_mut() {
                    layers.lay_out_if_pending();
                    layers.paint(player.t(), &player);
                }
            }));
        }
    }

    /// Lays out the requested contents unless that is done.
    fn lay_out_if_pending(&mut self) {
        if std::mem::take(&mut self.layout_pending) {
            self.layout_timer = None;
            self.lay_out();
        }
    }

    fn lay_out(&mut self) {
        let Some((inputs, ((width, height), scale), kind)) = &self.requested else { return };
        let (Some(replay), true) = (&inputs.replay, *width >= 1.0 && *height >= 1.0) else { return };
        let (zoom, text) = (scale.zoom, scale.text);
        let frame = Frame { text, ..Frame::new(width / zoom, height / zoom) };
        self.zoom = zoom;
        let layout_span = span(kind.span_name());
        let scene = kind.build(inputs, &replay.0, frame);
        drop(layout_span);
        let Some(mut scene) = scene else { return };
        scene.turn(self.turn_progress as f32);
        scene.follow(self.follows);
        let ratio = pixel_ratio() * f64::from(zoom);
        let setup = Some((inputs.scheme, frame.width, frame.height, ratio));
        if std::mem::replace(&mut self.canvas_setup, setup) != setup {
            for canvas in [&mut self.lower, &mut self.upper] {
                canvas.set_palette(&Palette::new(inputs.scheme));
                canvas.resize(frame.width, frame.height, ratio);
            }
            self.static_fingerprint = None;
        }
        self.lower.set_strips(scene.has_strips());
        let draw_span = span("draw what stands");
        let mut fingerprint = Fingerprint::default();
        scene.draw_static(&mut fingerprint);
        // A change of t_s only affects the moving parts: butterfly and graph keep their pixels.
        if self.static_fingerprint.replace(fingerprint) != Some(fingerprint) {
            self.lower.clear();
            scene.draw_static(&mut self.lower);
        }
        drop(draw_span);
        // The upper canvas is now empty or outdated.
        self.drawn_t = None;
        self.scene = Some(scene);
    }

    /// Inserts the picture at clock time `t` as vectors.
    fn print(&mut self, t: f64) {
        let t = self.scene_time(t);
        let (Some(scene), Some((scheme, width, height, _))) = (&mut self.scene, self.canvas_setup) else {
            return;
        };
        let mut svg = Svg::new(Palette::new(scheme));
        scene.draw_static(&mut svg);
        scene.draw_dynamic(t, self.selection, &mut svg);
        self.printed = Inserted::new(&self.place, &svg.element(Frame::new(width, height), ""));
    }

    /// Returns the time that the scene shows at clock time `t`.
    fn scene_time(&self, t: f64) -> f64 {
        match &self.pair {
            Some(pair) if !self.has_time_axis && self.is_right => pair.alignment.right(t),
            Some(pair) if !self.has_time_axis => pair.alignment.left(t),
            Some(pair) => pair.alignment.on_axis(t, self.is_right),
            None => t,
        }
    }

    /// Paints the picture at clock time `t`.
    pub fn paint(&mut self, t: f64, player: &Player) {
        if self.visible {
            self.lay_out_if_pending();
        }
        // Hidden pictures do not animate. They are painted when time stops, which print relies on.
        if self.layout_pending || self.drawn_t.is_some() && !self.visible && player.playing() {
            return;
        }
        let t = self.scene_time(t);
        let goal = self.turn_goal;
        if self.turn_progress != goal {
            let now = clock();
            let part = self.last_turn_frame.replace(now).map_or(0.0, |before| (now - before) / TURN_MS);
            let left = goal - self.turn_progress;
            self.turn_progress = if player.prefers_reduced_motion() || part >= left.abs() {
                goal
            } else {
                self.turn_progress + part * left.signum()
            };
            self.drawn_t = None;
            if let Some(scene) = &mut self.scene {
                scene.turn(self.turn_progress as f32);
            }
            if self.turn_progress == goal {
                self.last_turn_frame = None;
            } else {
                player.request();
            }
        }
        if self.drawn_t == Some(t) {
            return;
        }
        if let Some(scene) = &mut self.scene {
            self.drawn_t = Some(t);
            let _draw_span = span("draw what moves");
            self.upper.clear();
            scene.draw_dynamic(t, self.selection, &mut self.upper);
        }
    }
}
