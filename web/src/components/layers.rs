//! A picture of a run on two canvases: what stands still below, what moves above it.
//!
//! The scene is made anew when the run, the size or the colours change, some only when they are seen after such a change; in a
//! frame of the animation only the upper canvas is drawn, by the clock and not by a render.

use super::card::{Card, Place};
use super::hand::Hand;
use super::kind::Inputs;
pub use super::kind::Kind;
use super::marks;
use crate::action::Action;
use crate::canvas::Canvas;
use crate::context::Context;
use crate::dom::{Resized, Scale, Visible, clock, pixel_ratio, scale};
use crate::pair::{Pair, PtrEq};
use crate::player::Player;
use crate::slice::use_slice;
use crate::watch::use_watch;
use hyperfly_text::step as text;
use hyperfly_view::palette::Palette;
use hyperfly_view::scene::place::place;
use hyperfly_view::scene::{Frame, Scene, Selection};
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::{Element, HtmlCanvasElement};
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
    /// Which scene.
    pub kind: Kind,
    /// What the picture shows, for those who do not see it.
    pub label: AttrValue,
    /// Whether the reader can point at things in it.
    #[prop_or(true)]
    pub points: bool,
    /// Whether a scene with two arrangements is to be in the second.
    #[prop_or_default]
    pub turned: bool,
    /// What the style sheet cannot know.
    #[prop_or_default]
    pub style: Option<AttrValue>,
}

/// A scene turns from one arrangement to the other in so many milliseconds.
const TURN: f64 = 700.0;

/// The canvases and what is on them.
struct Layers {
    lower: Canvas,
    upper: Canvas,
    scene: Option<Box<dyn Scene>>,
    selection: Option<Selection>,
    visible: bool,
    /// The comparison whose side it is, and whether that is the right one.
    pair: Option<PtrEq<Pair>>,
    right: bool,
    /// Whether it has an axis of time, which goes on after a run that is over.
    axis: bool,
    /// What it is to show, once it is seen.
    inputs: Option<(Inputs, Room, Kind)>,
    /// Pixels of the page per pixel of the picture.
    zoom: f32,
    /// How far it has turned, which way it is to, and when it began to.
    turn: f64,
    turned: bool,
    turning: Option<f64>,
    /// The time that the upper canvas shows; `None` if it must be drawn again.
    drawn: Option<f64>,
    /// The time that it showed last.
    last: Option<f64>,
}

impl Layers {
    /// Where the pointer is, in pixels of the picture.
    fn at(&self, event: &MouseEvent) -> [f32; 2] {
        [event.offset_x(), event.offset_y()].map(|at| at as f32 / self.zoom)
    }

    /// Lays out what is wished for; what takes long and stands far below, only if it is seen.
    fn catch_up(&mut self) {
        let visible = self.visible;
        if let Some((inputs, room, kind)) = self.inputs.take_if(|(.., kind)| visible || !kind.waits()) {
            remake(self, &inputs, room, kind);
        }
    }

    fn paint(&mut self, t: f64, player: &Player) {
        // What nobody sees does not move; once time stands still it is right all the same, also in print.
        if !self.visible && player.playing() {
            return;
        }
        self.catch_up();
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
            (self.drawn, self.last) = (Some(t), Some(t));
            self.upper.clear();
            scene.draw_dynamic(t, self.selection, &mut self.upper);
        }
    }
}

type Shared = Rc<RefCell<Option<Layers>>>;

/// The picture's size in pixels of the page, and how it is set.
type Room = ((f32, f32), Scale);

/// The picture.
#[component]
pub fn Picture(props: &Props) -> Html {
    let Props { cx, kind, label, points, turned, style } = props.clone();
    let (frame, lower, upper) = (use_node_ref(), use_node_ref(), use_node_ref());
    let layers: Rc<Shared> = use_memo((), |()| Shared::default());
    let size = use_state(|| (0.0f32, 0.0f32));

    {
        let (frame, lower, upper, layers, size) =
            (frame.clone(), lower.clone(), upper.clone(), layers.clone(), size.setter());
        let player = cx.engine.player.clone();
        use_watch((), move |()| mount([&frame, &lower, &upper], &layers, size, &player));
    }
    let inputs = use_slice(&cx, move |state| {
        let other = state.other.as_ref();
        let other = other.filter(|_| {
            kind == Kind::Schedule || matches!(kind, Kind::Machine | Kind::Lanes) && state.pair.is_some()
        });
        Inputs {
            replay: state.shown.as_ref().map(|shown| PtrEq(shown.replay.clone())),
            other: other.map(|other| PtrEq(other.replay.clone())),
            pair: state.pair.clone(),
            right: state.is_right,
            scheme: state.palette_theme(),
        }
    });
    let (inputs, selection) = ((inputs, (*size, scale())), use_slice(&cx, |state| state.selection()));
    {
        let (layers, player) = (layers.clone(), cx.engine.player.clone());
        use_watch((inputs, kind), move |((inputs, room), kind)| {
            if let Some(layers) = &mut *layers.borrow_mut() {
                layers.pair = inputs.pair.clone().filter(|_| *kind != Kind::Track);
                (layers.right, layers.axis) = (inputs.right, matches!(kind, Kind::Timeline | Kind::Lanes));
                layers.inputs = Some((inputs.clone(), *room, *kind));
                layers.catch_up();
            }
            player.request();
        });
    }
    {
        let (layers, player) = (layers.clone(), cx.engine.player.clone());
        use_watch(turned, move |turned| {
            if let Some(layers) = &mut *layers.borrow_mut() {
                layers.turned = *turned;
            }
            player.request();
        });
    }
    {
        let (layers, player) = (layers.clone(), cx.engine.player.clone());
        use_watch(selection, move |selection| {
            if let Some(layers) = &mut *layers.borrow_mut() {
                layers.selection = *selection;
                layers.drawn = None;
            }
            player.request();
        });
    }

    let hit = {
        let (layers, own) = (layers.clone(), cx.clone());
        move |event: &MouseEvent| {
            let layers = layers.borrow();
            let scene = layers.as_ref()?.scene.as_ref()?;
            let t = own.at(own.engine.player.t());
            let [x, y] = layers.as_ref()?.at(event);
            scene.hit(x, y, t)
        }
    };
    let hand = use_memo((), |()| Hand::default());
    let draw = {
        let (layers, cx) = (layers.clone(), cx.clone());
        move |event: &PointerEvent, act: fn(&Hand, &Context, &dyn Scene, [f32; 2]) -> bool, hand: &Hand| {
            let layers = layers.borrow();
            let scene = layers.as_ref().and_then(|layers| Some((layers.scene.as_deref()?, layers.at(event))));
            scene.is_some_and(|(scene, at)| act(hand, &cx, scene, at))
        }
    };
    let onpointerdown = {
        let (hand, draw) = (hand.clone(), draw.clone());
        Callback::from(move |event: PointerEvent| {
            if event.button() == 0 && draw(&event, Hand::begin, &hand) {
                // It may leave the picture. Fails only for a pointer that is gone already.
                let _ = event.target_unchecked_into::<Element>().set_pointer_capture(event.pointer_id());
            }
        })
    };
    let onpointerup = {
        let hand = hand.clone();
        Callback::from(move |_: PointerEvent| hand.end())
    };
    let onpointermove = {
        let (cx, hit, hand) = (cx.clone(), hit.clone(), hand.clone());
        Callback::from(move |event: PointerEvent| {
            if draw(&event, Hand::go, &hand) {
                return;
            }
            let at = hit(&event);
            if at != cx.state().hover {
                cx.send(Action::Hover(at));
            }
        })
    };
    let onpointerleave = cx.does(Action::Hover(None));
    let onclick = {
        let cx = cx.clone();
        Callback::from(move |event: MouseEvent| {
            if hand.drew() {
                return;
            }
            if let Some(at) = hit(&event) {
                cx.send(Action::Pin(Some(at)));
            } else if cx.state().pinned.is_some() {
                cx.send(Action::Pin(None));
            }
        })
    };
    let onkeydown = {
        let (cx, layers) = (cx.clone(), layers.clone());
        Callback::from(move |event: KeyboardEvent| {
            let t = cx.at(cx.engine.player.t());
            let step = |way| layers.borrow().as_ref()?.scene.as_ref()?.step(cx.state().selection(), way, t);
            marks::press(&cx, &event, &step);
        })
    };
    let onblur = cx.does(Action::Hover(None));
    let place_of = {
        let (layers, frame) = (layers.clone(), frame.clone());
        use_memo((), |()| -> Place {
            Rc::new(move |selection, t| {
                let frame = frame.cast::<Element>()?;
                let mut layers = layers.borrow_mut();
                let layers = layers.as_mut()?;
                let zoom = layers.zoom;
                let size =
                    [frame.client_width() as f32, frame.client_height() as f32].map(|size| size / zoom);
                let place = place(layers.scene.as_deref_mut()?, size, selection, t)?;
                Some(place.map(|at| at * zoom))
            })
        })
    };
    let listens = |callback: Callback<PointerEvent>| points.then_some(callback);
    let card = points
        .then(|| html! { <Card cx={cx.clone()} picture={frame.clone()} place={(*place_of).clone()} /> });
    html! {
        <>
        <div class="layers" ref={frame} role={if points { "application" } else { "img" }} aria-label={label} {style}
            tabindex={points.then_some("0")} aria-roledescription={points.then(text::picture)}
            aria-describedby={points.then_some("marks-help")} onkeydown={points.then_some(onkeydown)}
            onblur={points.then_some(onblur)}>
            <canvas ref={lower} />
            <canvas ref={upper} onmousedown={points.then(marks::unfocused)} onpointermove={listens(onpointermove)} onpointerleave={listens(onpointerleave)}
                onpointerdown={listens(onpointerdown)} onpointerup={listens(onpointerup.clone())} onpointercancel={listens(onpointerup)}
                onclick={points.then_some(onclick)} />
        </div>
        { card }
        </>
    }
}

/// Makes the canvases, watches their size and whether they are seen, and paints them by the clock.
fn mount(
    [frame, lower, upper]: [&NodeRef; 3],
    layers: &Rc<Shared>,
    size: UseStateSetter<(f32, f32)>,
    player: &Rc<Player>,
) -> impl Sized + use<> {
    let canvas = |node: &NodeRef| node.cast::<HtmlCanvasElement>().and_then(Canvas::new);
    if let (Some(lower), Some(upper)) = (canvas(lower), canvas(upper)) {
        let made = Layers {
            lower,
            upper,
            scene: None,
            selection: None,
            visible: false,
            pair: None,
            right: false,
            axis: false,
            inputs: None,
            zoom: 1.0,
            turn: 0.0,
            turned: false,
            turning: None,
            drawn: None,
            last: None,
        };
        *layers.borrow_mut() = Some(made);
    }
    let element = frame.cast::<Element>();
    let measured = element.clone();
    let resized = element.as_ref().and_then(|element| {
        Resized::new(element, move || {
            if let Some(element) = &measured {
                size.set((element.client_width() as f32, element.client_height() as f32));
            }
        })
    });
    let (seen, clock) = (layers.clone(), player.clone());
    let visible = element.as_ref().and_then(|element| {
        Visible::new(element, move |visible| {
            if let Some(layers) = &mut *seen.borrow_mut() {
                layers.visible = visible;
            }
            clock.request();
        })
    });
    let (painted, clock) = (layers.clone(), Rc::downgrade(player));
    let subscription = player.subscribe(Rc::new(move |t| {
        if let (Some(layers), Some(player)) = (&mut *painted.borrow_mut(), clock.upgrade()) {
            layers.paint(t, &player);
        }
    }));
    (resized, visible, subscription)
}

fn remake(layers: &mut Layers, inputs: &Inputs, ((width, height), scale): Room, kind: Kind) {
    let Some(replay) = &inputs.replay else { return };
    if width < 1.0 || height < 1.0 {
        return;
    }
    let (zoom, text) = (scale.zoom, scale.text);
    let frame = Frame { text, ..Frame::new(width / zoom, height / zoom) };
    layers.zoom = zoom;
    let mut scene = kind.make(inputs, &replay.0, frame);
    scene.turn(layers.turn as f32);
    for canvas in [&mut layers.lower, &mut layers.upper] {
        canvas.set_palette(&Palette::new(inputs.scheme));
        canvas.resize(frame.width, frame.height, pixel_ratio() * f64::from(zoom));
    }
    layers.lower.set_strips(scene.has_strips());
    layers.lower.clear();
    scene.draw_static(&mut layers.lower);
    // Both canvases are empty now. The next frame draws the upper one at its time; until then it shows what it showed, or the
    // beginning: it covers what of the lower one has not happened yet.
    scene.draw_dynamic(layers.last.unwrap_or(0.0), layers.selection, &mut layers.upper);
    layers.drawn = None;
    layers.scene = Some(scene);
}
