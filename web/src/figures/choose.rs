//! Which formulation is the fastest: the map over p and n; a click or Enter runs what is there.

use crate::app::context::Props;
use crate::app::dom::scale;
use crate::figures::chart::{Drawing, Plot};
use crate::state::action::Action;
use crate::state::pair::PtrEq;
use crate::state::slice::use_slice;
use hyperfly_core::Scenario;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::isoefficiency::timing;
use hyperfly_model::choose::{COLUMNS, Map, ROWS, map};
use hyperfly_request::Choice;
use hyperfly_view::chart::choose::{Layout, words};
use hyperfly_view::scene::Frame;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The map.
#[component]
pub fn Choose(Props { cx }: &Props) -> Html {
    let pointed = use_state(|| None::<(u32, u32)>);
    let frame = use_node_ref();
    let (shown, _) = use_slice(cx, |state| (state.shown.clone(), state.request.look.colours()));
    let Some(shown) = shown else { return html! {} };
    // Neither p nor, while it is on the map, n makes another map.
    let scenario = &shown.run().scenario;
    let of = timing(scenario).with_p(1).with_n(scenario.n().max(1 << ROWS));
    let made = use_map(Scenario { formulation: Formulation::default(), ..of });
    let run = (scenario.d(), scenario.r());

    let cell = {
        let (frame, made) = (frame.clone(), made.clone());
        let scale = scale();
        move |event: &MouseEvent| {
            let bounds = frame.cast::<Element>()?.get_bounding_client_rect();
            let own = |length: f64| length as f32 / scale.zoom;
            let size = Frame { text: scale.text, ..Frame::new(own(bounds.width()), own(bounds.height())) };
            let (x, y) = (event.client_x() as f64 - bounds.left(), event.client_y() as f64 - bounds.top());
            Layout::new(&made, size).cell(own(x), own(y))
        }
    };
    let act = {
        let (cx, made) = (cx.clone(), made.clone());
        move |(d, r): (u32, u32)| {
            if let Some(fastest) = made.at(d, r) {
                let (p, n) = ((1u64 << d).to_string(), (1u64 << r).to_string());
                let mut values =
                    vec![("p", p), ("n", n), ("algorithm", fastest.choice.algorithm.id().to_owned())];
                values.push(("dims", fastest.choice.dims.to_string()));
                values.push(("overlap", "false".to_owned()));
                cx.send(Action::SetAll(values));
            }
        }
    };
    let onclick = {
        let (cell, act) = (cell.clone(), act.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some(at) = cell(&event) {
                act(at);
            }
        })
    };
    let onmousemove = {
        let pointed = pointed.clone();
        Callback::from(move |event: MouseEvent| pointed.set(cell(&event)))
    };
    let onmouseleave = {
        let pointed = pointed.clone();
        Callback::from(move |_: MouseEvent| pointed.set(None))
    };
    let onkeydown = {
        let (pointed, least) = (pointed.clone(), made.least);
        Callback::from(move |event: KeyboardEvent| {
            let (d, r) = pointed.unwrap_or(run);
            let (right, top) = (COLUMNS - 1, least + ROWS - 1);
            let to = match event.key().as_str() {
                "ArrowLeft" => (d.saturating_sub(1), r),
                "ArrowRight" => ((d + 1).min(right), r),
                "ArrowDown" => (d, r.saturating_sub(1).max(least)),
                "ArrowUp" => (d, (r + 1).min(top)),
                "Enter" => return act((d, r)),
                _ => return,
            };
            // The arrows are not the cursor's here.
            event.prevent_default();
            event.stop_propagation();
            pointed.set(Some(to));
        })
    };
    let said = words(&made, pointed.unwrap_or(run));
    html! {
        <>
            <div class="map" ref={frame} tabindex="0" role="application" {onclick} {onmousemove} {onmouseleave} {onkeydown}
                aria-label={hyperfly_text::figures::choose_about()}>
                <Drawing cx={cx.clone()} plot={Some(Plot::Choose(PtrEq(made.clone()), run, *pointed))} label={said.clone()} />
            </div>
            <p class="said" aria-live="polite">{ crate::app::symbol::prose(&said) }</p>
        </>
    }
}

#[hook]
fn use_map(scenario: Scenario) -> Rc<Map> {
    use_memo(scenario, map)
}
