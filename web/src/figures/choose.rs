//! The map of the fastest formulation for each p and n. A click or Enter runs the selected cell.

use crate::app::context::Props;
use crate::app::dom::scale;
use crate::app::selector::use_selector;
use crate::figures::chart::{Drawing, Plot};
use crate::state::action::Action;
use crate::state::run_comparison::PtrEq;
use hyperfly_core::Scenario;
use hyperfly_core::isoefficiency::timing;
use hyperfly_model::choose::{COLUMNS, Map, ROWS, map};
use hyperfly_request::Choice;
use hyperfly_view::chart::choose::{Layout, words};
use hyperfly_view::scene::Frame;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

#[component]
pub fn Choose(Props { cx }: &Props) -> Html {
    let pointed = use_state(|| None::<(u32, u32)>);
    let frame = use_node_ref();
    let (shown, _) = use_selector(cx, |state| (state.displayed.clone(), state.request.look.colours()));
    let Some(shown) = shown else { return html! {} };
    let scenario = &shown.run().scenario;
    // The map does not depend on p, and on n only where n lies beyond the default map.
    let of_the_map = timing(scenario).with_p(1).with_n(scenario.n().max(1 << ROWS));
    let fastest_map = use_map(of_the_map);
    let run = (scenario.d(), scenario.r());

    let cell = {
        let (frame, fastest_map) = (frame.clone(), fastest_map.clone());
        let scale = scale();
        move |event: &MouseEvent| {
            let bounds = frame.cast::<Element>()?.get_bounding_client_rect();
            let unzoom = |length: f64| length as f32 / scale.zoom;
            let size =
                Frame { text: scale.text, ..Frame::new(unzoom(bounds.width()), unzoom(bounds.height())) };
            let (x, y) = (event.client_x() as f64 - bounds.left(), event.client_y() as f64 - bounds.top());
            Layout::new(&fastest_map, size).cell(unzoom(x), unzoom(y))
        }
    };
    let run_cell = {
        let (cx, fastest_map) = (cx.clone(), fastest_map.clone());
        move |(d, r): (u32, u32)| {
            if let Some(fastest) = fastest_map.at(d, r) {
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
        let (cell, run_cell) = (cell.clone(), run_cell.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some(at) = cell(&event) {
                run_cell(at);
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
        let (pointed, least) = (pointed.clone(), fastest_map.least);
        Callback::from(move |event: KeyboardEvent| {
            let (d, r) = pointed.unwrap_or(run);
            let (right, top) = (COLUMNS - 1, least + ROWS - 1);
            let to = match event.key().as_str() {
                "ArrowLeft" => (d.saturating_sub(1), r),
                "ArrowRight" => ((d + 1).min(right), r),
                "ArrowDown" => (d, r.saturating_sub(1).max(least)),
                "ArrowUp" => (d, (r + 1).min(top)),
                "Enter" => return run_cell((d, r)),
                _ => return,
            };
            // Otherwise arrows would move the time cursor.
            event.prevent_default();
            event.stop_propagation();
            pointed.set(Some(to));
        })
    };
    let label = words(&fastest_map, pointed.unwrap_or(run));
    html! {
        <>
            <div class="map" ref={frame} tabindex="0" role="application" {onclick} {onmousemove} {onmouseleave} {onkeydown}
                aria-label={hyperfly_text::figures::choose_about()}>
                <Drawing cx={cx.clone()} plot={Some(Plot::Choose(PtrEq(fastest_map.clone()), run, *pointed))} label={label.clone()} />
            </div>
            <p class="said" aria-live="polite">{ crate::app::symbol::prose(&label) }</p>
        </>
    }
}

#[hook]
fn use_map(scenario: Scenario) -> Rc<Map> {
    use_memo(scenario, map)
}
