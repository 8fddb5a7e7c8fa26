//! A picture of a run on two canvases: the static parts below, the moving parts above.
//!
//! The store, not a render, rebuilds the scene when the run, the size or the colours change (see `canvases`). An animation frame
//! draws the upper canvas only.

pub(crate) mod canvases;
mod card;
pub(crate) mod card_place;
pub(crate) mod kind;
pub(crate) mod marks;
mod signal_pen;

use crate::app::context::Context;
use crate::app::dom::{ResizeListener, Visible, scale};
use crate::app::effect_guard::use_effect_guard;
use crate::figures::canvas::Canvas;
use crate::figures::layers::canvases::{Layers, SharedLayers};
use crate::figures::layers::card::{Card, Locate};
use crate::figures::layers::kind::SceneInputs;
pub use crate::figures::layers::kind::SceneKind;
use crate::figures::layers::signal_pen::SignalPen;
use crate::state::action::Action;
use hyperfly_request::View;
use hyperfly_text::step as text;
use hyperfly_view::scene::Scene;
use hyperfly_view::scene::place::{SelectionPlace, selection_place};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{Element, HtmlCanvasElement};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub kind: SceneKind,
    /// Description for screen readers.
    pub label: AttrValue,
    /// Whether the picture responds to pointer and keys.
    #[prop_or(true)]
    pub interactive: bool,
    /// Goal of the scene's turn: 1 is its second arrangement, or a whole turn.
    #[prop_or_default]
    pub turn: f64,
    #[prop_or_default]
    pub style: Option<AttrValue>,
}

#[component]
pub fn Picture(props: &Props) -> Html {
    let Props { cx, kind, label, interactive, turn, style } = props.clone();
    let (frame, lower, upper) = (use_node_ref(), use_node_ref(), use_node_ref());
    let layers: Rc<SharedLayers> = use_memo((), |()| SharedLayers::default());
    {
        let (frame, lower, upper, layers) = (frame.clone(), lower.clone(), upper.clone(), layers.clone());
        use_effect_guard((cx.clone(), kind), move |(cx, kind)| {
            mount([&frame, &lower, &upper], &layers, cx, *kind)
        });
    }
    {
        let (layers, player) = (layers.clone(), cx.engine.player.clone());
        use_effect_guard(turn, move |turn| {
            if let Some(layers) = &mut *layers.borrow_mut() {
                layers.set_turn(*turn);
            }
            player.request();
        });
    }
    let hit = {
        let (layers, cx) = (layers.clone(), cx.clone());
        move |event: &MouseEvent| {
            let layers = layers.borrow();
            let scene = layers.as_ref()?.scene.as_ref()?;
            let t = cx.run_time(cx.engine.player.t());
            let [x, y] = layers.as_ref()?.event_position(event);
            scene.hit(x, y, t)
        }
    };
    let pen = use_memo((), |()| SignalPen::default());
    let onpointerdown = {
        let (cx, pen, layers) = (cx.clone(), pen.clone(), layers.clone());
        Callback::from(move |event: PointerEvent| {
            let begin = |scene: &dyn Scene, at| pen.press(&cx, scene, at);
            if event.button() == 0 && in_scene(&layers, &event, begin).is_some() {
                // The pointer may leave the picture. Fails only for a pointer that no longer exists.
                let _ = event.target_unchecked_into::<Element>().set_pointer_capture(event.pointer_id());
            }
        })
    };
    let onpointerup = {
        let pen = pen.clone();
        Callback::from(move |_: PointerEvent| pen.lift())
    };
    let onpointermove = {
        let (cx, hit, pen, layers) = (cx.clone(), hit.clone(), pen.clone(), layers.clone());
        Callback::from(move |event: PointerEvent| {
            if pen.is_down() {
                // The scene must not be borrowed while sending, because the picture updates immediately.
                if let Some(own) = in_scene(&layers, &event, |scene, at| pen.move_to(scene, at)) {
                    // The sample under the pen was pointed at; its card would stay over the picture.
                    if cx.state().hover.is_some() {
                        cx.send(Action::Hover(None));
                    }
                    cx.send(Action::OwnSamples(Rc::new(own)));
                }
                return;
            }
            let at = hit(&event);
            if at != cx.state().hover {
                cx.send(Action::Hover(at));
            }
        })
    };
    // The card queries this attribute: Firefox sends `pointermove` before it matches `:hover`.
    let is_pointed_at = use_state_eq(|| false);
    let onpointerenter = {
        let set = is_pointed_at.setter();
        Callback::from(move |_: PointerEvent| set.set(true))
    };
    let onpointerleave = {
        let (cx, set) = (cx.clone(), is_pointed_at.setter());
        Callback::from(move |_: PointerEvent| {
            set.set(false);
            cx.send(Action::Hover(None));
        })
    };
    let onclick = {
        let cx = cx.clone();
        Callback::from(move |event: MouseEvent| {
            if pen.take_has_drawn() {
                return;
            }
            if let Some(at) = hit(&event) {
                cx.send(Action::Pin(Some(at)));
                marks::show_followed(&cx);
            } else if cx.state().pinned.is_some() {
                cx.send(Action::Pin(None));
            }
        })
    };
    let onkeydown = {
        let (cx, layers) = (cx.clone(), layers.clone());
        Callback::from(move |event: KeyboardEvent| {
            let t = cx.run_time(cx.engine.player.t());
            let step = |way| layers.borrow().as_ref()?.scene.as_ref()?.step(cx.state().selection(), way, t);
            marks::handle_key(&cx, &event, &step);
        })
    };
    let onblur = cx.sender(Action::Hover(None));
    let locate = {
        let (layers, frame) = (layers.clone(), frame.clone());
        use_memo((), |()| -> Locate {
            Rc::new(move |selection, t| {
                let frame = frame.cast::<Element>()?;
                let mut layers = layers.borrow_mut();
                let layers = layers.as_mut()?;
                let zoom = layers.zoom;
                let size =
                    [frame.client_width() as f32, frame.client_height() as f32].map(|size| size / zoom);
                let place = selection_place(layers.scene.as_deref_mut()?, size, selection, t)?;
                let scaled = |bounds: [f32; 4]| bounds.map(|at| at * zoom);
                let named = place.named.into_iter().map(scaled).collect();
                Some(SelectionPlace { bounds: scaled(place.bounds), named })
            })
        })
    };
    let if_interactive = |callback: Callback<PointerEvent>| interactive.then_some(callback);
    let docks = kind == SceneKind::View(View::Butterfly);
    let card = interactive.then(
        || html! { <Card cx={cx.clone()} picture={frame.clone()} locate={(*locate).clone()} {docks} /> },
    );
    html! {
        <>
        <div class="layers" ref={frame} role={if interactive { "application" } else { "img" }} aria-label={label} {style}
            tabindex={interactive.then_some("0")} aria-roledescription={interactive.then(text::picture)}
            aria-describedby={interactive.then_some("marks-help")} onkeydown={interactive.then_some(onkeydown)}
            onblur={interactive.then_some(onblur)} data-pointed={is_pointed_at.then_some("")}>
            <canvas ref={lower} />
            <canvas ref={upper} onmousedown={interactive.then(marks::keep_focus_off)} onpointermove={if_interactive(onpointermove)} onpointerenter={if_interactive(onpointerenter)} onpointerleave={if_interactive(onpointerleave)}
                onpointerdown={if_interactive(onpointerdown)} onpointerup={if_interactive(onpointerup.clone())} onpointercancel={if_interactive(onpointerup)}
                onclick={interactive.then_some(onclick)} />
        </div>
        { card }
        </>
    }
}

/// Calls `act` with the scene and the position of an event in it.
fn in_scene<T>(
    layers: &SharedLayers,
    event: &PointerEvent,
    act: impl FnOnce(&dyn Scene, [f32; 2]) -> Option<T>,
) -> Option<T> {
    let layers = layers.borrow();
    let layers = layers.as_ref()?;
    act(layers.scene.as_deref()?, layers.event_position(event))
}

/// Creates the canvases, and updates them by the store, the clock, their size and their visibility. Returns the subscriptions.
fn mount(
    [frame, lower, upper]: [&NodeRef; 3],
    layers: &Rc<SharedLayers>,
    cx: &Context,
    kind: SceneKind,
) -> impl Sized + use<> {
    let canvas = |node: &NodeRef| node.cast::<HtmlCanvasElement>().and_then(Canvas::new);
    let element = frame.cast::<Element>();
    if let (Some(place), Some(lower), Some(upper)) = (element.clone(), canvas(lower), canvas(upper)) {
        *layers.borrow_mut() = Some(Layers::new(place, lower, upper));
    }
    let size = Rc::new(Cell::new((0.0, 0.0)));
    let update: Rc<dyn Fn()> = {
        let (layers, cx, size, selected) = (layers.clone(), cx.clone(), size.clone(), Cell::new(None));
        Rc::new(move || {
            let (state, player) = (cx.state(), &cx.engine.player);
            let Some(mounted) = &mut *layers.borrow_mut() else { return };
            let selection = (state.selection(), state.follows_selection());
            if selected.replace(Some(selection)) != Some(selection) {
                mounted.select(selection.0, selection.1);
                player.request();
            }
            mounted.show(&layers, (SceneInputs::new(&state, kind), (size.get(), scale()), kind), player);
        })
    };
    let (measured, on_resize) = (element.clone(), update.clone());
    let resized = element.as_ref().and_then(|element| {
        ResizeListener::new(element, move || {
            if let Some(element) = &measured {
                size.set((element.client_width() as f32, element.client_height() as f32));
                on_resize();
            }
        })
    });
    let player = &cx.engine.player;
    let (seen, clock) = (layers.clone(), player.clone());
    let visible = element.as_ref().and_then(|element| {
        Visible::new(element, move |visible| {
            if let Some(layers) = &mut *seen.borrow_mut() {
                layers.set_visible(visible);
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
    update();
    let store = cx.store.subscribe(move || update());
    (resized, visible, subscription, store)
}
