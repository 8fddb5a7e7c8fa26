//! Charts that answer: pointing at a point shows its numbers, a click or Enter opens its run, dragging the displayed run's point
//! changes p or n, arrows move from point to point.

use crate::app::context::Context;
use crate::app::dom::{say, scale};
use crate::app::selector::use_selector;
use crate::figures::answer_card::AnswerCard;
use crate::figures::chart::Drawing;
use crate::figures::chart_kind::ChartKind;
use crate::figures::layers::marks::{keep_focus_off, key_direction};
use crate::state::action::Action;
use hyperfly_request::Controls;
use hyperfly_view::chart::answer::{Mark, RunKeys};
use hyperfly_view::scene::Frame;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

/// State of a press of the pointer.
#[derive(Clone, Copy, Default, PartialEq)]
struct Press {
    /// Whether the point of the displayed run is being dragged.
    drags: bool,
    /// Whether the drag has changed the run: the click that ends it opens nothing.
    has_dragged: bool,
}

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    /// `None` until there is a run.
    pub kind: Option<ChartKind>,
    /// Name for screen readers.
    pub label: AttrValue,
    #[prop_or_default]
    pub class: &'static str,
}

#[component]
pub fn AnsweringFigure(Props { cx, kind, label, class }: &Props) -> Html {
    let (pointed, grabs) = (use_state_eq(|| None::<Mark>), use_state_eq(|| false));
    let press = use_mut_ref(Press::default);
    let frame = use_node_ref();
    // The projector theme has larger text, which moves the points.
    use_selector(cx, |state| state.request.look.colours());
    // Points of other curves are other runs.
    let mark = pointed.filter(|mark| kind.as_ref().is_some_and(|kind| kind.chart().has(*mark)));
    let locate = {
        let frame = frame.clone();
        move |event: &MouseEvent| {
            let bounds = frame.cast::<Element>()?.get_bounding_client_rect();
            let scale = scale();
            let unzoom = |length: f64| length as f32 / scale.zoom;
            let size =
                Frame { text: scale.text, ..Frame::new(unzoom(bounds.width()), unzoom(bounds.height())) };
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            Some((size, [unzoom(x - bounds.left()), unzoom(y - bounds.top())]))
        }
    };
    let open = {
        let cx = cx.clone();
        move |keys: RunKeys, live: bool| {
            // A figure without controls stays as its author made it.
            if !keys.is_empty() && cx.state().controls() != Some(&Controls::None) {
                cx.send(if live { Action::Drag(keys) } else { Action::SetAll(keys) });
            }
        }
    };
    let onpointerdown = {
        let (kind, locate, press, frame) = (kind.clone(), locate.clone(), press.clone(), frame.clone());
        Callback::from(move |event: PointerEvent| {
            let Some((kind, (size, at))) = kind.as_ref().zip(locate(&event)) else { return };
            let drags = event.button() == 0 && kind.chart().grabs(size, at);
            *press.borrow_mut() = Press { drags, has_dragged: false };
            if let (true, Some(element)) = (drags, frame.cast::<Element>()) {
                // Fails only for a pointer that has just been lifted.
                let _ = element.set_pointer_capture(event.pointer_id());
            }
        })
    };
    let onpointermove = {
        let (kind, locate, press) = (kind.clone(), locate.clone(), press.clone());
        let (pointed, grabs, open) = (pointed.clone(), grabs.clone(), open.clone());
        Callback::from(move |event: PointerEvent| {
            let Some((kind, (size, at))) = kind.as_ref().zip(locate(&event)) else { return };
            let mut press = press.borrow_mut();
            press.drags &= event.buttons() == 1;
            grabs.set(press.drags || kind.chart().grabs(size, at));
            pointed.set(kind.chart().mark_at(size, at));
            if let Some(keys) = kind.chart().drag(size, at).filter(|_| press.drags) {
                press.has_dragged = true;
                drop(press);
                open(keys, true);
            }
        })
    };
    let onpointerup = {
        let (cx, press) = (cx.clone(), press.clone());
        Callback::from(move |_: PointerEvent| {
            let was = press.borrow().has_dragged;
            press.borrow_mut().drags = false;
            if was {
                cx.send(Action::Commit);
            }
        })
    };
    let onpointerleave = {
        let pointed = pointed.clone();
        Callback::from(move |_: PointerEvent| pointed.set(None))
    };
    let onfocusout = {
        let pointed = pointed.clone();
        Callback::from(move |_: FocusEvent| pointed.set(None))
    };
    let onclick = {
        let (kind, locate, press, open) = (kind.clone(), locate.clone(), press.clone(), open.clone());
        Callback::from(move |event: MouseEvent| {
            let was_drag = std::mem::take(&mut *press.borrow_mut()).has_dragged;
            let here = kind.as_ref().zip(locate(&event)).filter(|_| !was_drag);
            let Some((kind, (size, at))) = here else { return };
            if let Some(keys) = kind.chart().mark_at(size, at).and_then(|mark| kind.chart().run_keys(mark)) {
                open(keys, false);
            }
        })
    };
    let onkeydown = {
        let (cx, kind, pointed) = (cx.clone(), kind.clone(), pointed.clone());
        Callback::from(move |event: KeyboardEvent| {
            let Some(kind) = &kind else { return };
            if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
                return;
            }
            let (key, now) = (event.key(), mark);
            match (key_direction(&key), key.as_str(), now) {
                (Some(direction), ..) => {
                    if let Some(to) = kind.chart().step(now, direction) {
                        pointed.set(Some(to));
                        let state = cx.state();
                        say(&kind.chart().answer(to, &|scenario| state.executed(scenario)).announcement());
                    }
                }
                (_, "Enter", Some(mark)) => open(kind.chart().run_keys(mark).unwrap_or_default(), false),
                (_, "Escape", Some(_)) => pointed.set(None),
                _ => return,
            }
            // Otherwise arrows would move the time cursor.
            event.prevent_default();
            event.stop_propagation();
        })
    };
    let plot = kind.as_ref().map(|kind| kind.plot(mark));
    html! {
        <div class={classes!("answering", *class, mark.map(|_| "pointing"), grabs.then_some("grabs"))} ref={frame.clone()}
            onmousedown={keep_focus_off()} {onpointerdown} {onpointermove} {onpointerup} {onpointerleave} {onfocusout} {onclick}>
            <Drawing cx={cx.clone()} {plot} {label} onkeydown={Some(onkeydown)} />
            if let Some((kind, mark)) = kind.clone().zip(mark) {
                <AnswerCard cx={cx.clone()} {kind} {mark} {frame} />
            }
        </div>
    }
}
