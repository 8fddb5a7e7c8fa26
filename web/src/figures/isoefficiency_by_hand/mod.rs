//! Isoefficiency by hand: the reader raises p, which lowers E, then raises n until E is restored. The points found form the curve.

mod plot;

use crate::app::context::{Context, Props};
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::figures::isoefficiency_by_hand::plot::{Geometry, PlotData, legend};
use crate::figures::use_size::use_size;
use crate::pages::race::next_step_button;
use crate::state::action::Action;
use crate::state::manual_isoefficiency::{Finding, LOG_N, LOG_P, Trail, chosen, first_point};
use hyperfly_core::Scenario;
use hyperfly_request::{Choice, Settings, Topology};
use hyperfly_text::race as text;
use hyperfly_view::notation::numbers::{fixed, superscript, whole};
use web_sys::{Element, HtmlInputElement, PointerEvent};
use yew::prelude::*;

#[component]
pub fn IsoefficiencyByHand(Props { cx }: &Props) -> Html {
    let (settings, kept, presents) = use_selector(cx, |state| {
        let look = &state.request.look;
        (state.request.settings.clone(), state.target_efficiency().or(look.efficiency), look.present)
    });
    let (shown, points) = use_selector(cx, |state| (state.displayed.clone(), state.points.clone()));
    let (trail, plot) = (use_mut_ref(Trail::default), use_node_ref());
    let size = use_size(&plot);
    {
        let engine = cx.engine.clone();
        use_effect_guard(kept, move |kept| engine.set_efficiency(*kept));
    }
    let current = shown.as_ref().zip(kept).map(|(shown, kept)| {
        let (at, e) = (shown.run().scenario.clone(), shown.run().report.efficiency);
        let found = Finding::of(&at, e, kept, &points);
        trail.borrow_mut().note(&at, kept, found);
        (at, e, kept, found)
    });
    let network_button = |topology: Topology, name: &'static str| {
        let onclick = cx.sender(Action::Set("topology", topology.id().to_owned(), false));
        let pressed = (topology == settings.topology).to_string();
        html! { <button type="button" aria-pressed={pressed} {onclick}>{ name }</button> }
    };
    let drag = {
        let (cx, plot) = (cx.clone(), plot.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some(plot) = plot.cast::<Element>().filter(|_| event.buttons() & 1 == 1) {
                event.prevent_default();
                let rect = plot.get_bounding_client_rect();
                let at =
                    (f64::from(event.client_x()) - rect.left(), f64::from(event.client_y()) - rect.top());
                let (log_p, log_n) = Geometry::new((rect.width(), rect.height()), presents).nearest(at);
                cx.send(Action::SetAll(chosen(log_p, log_n)));
            }
        })
    };
    let trail = trail.borrow();
    let found_count = trail.of(Some(settings.topology)).count();
    let geometry = Geometry::new((size.0.into(), size.1.into()), presents);
    let position = (settings.d(), settings.r());
    let (picture, label, line, gauge) = match &current {
        Some((at, e, kept, found)) => (
            geometry.picture(
                position,
                Some(&PlotData {
                    scenario: at,
                    e: *e,
                    kept: *kept,
                    trail: &trail,
                    first: first_point(at, *kept, &points),
                }),
            ),
            text::hand_plot(&at.p.to_string(), &whole(at.n()), &fixed(*e, 2)),
            status_sentence(at, *e, *kept, *found, found_count),
            efficiency_gauge(*e, *kept),
        ),
        None => {
            let line = hyperfly_text::scene::being_simulated().to_owned();
            (geometry.picture(position, None), String::new(), line, Html::default())
        }
    };
    html! {
        <main class="race by-hand" data-view="isoefficiency">
            <h2 class="asks">{ text::hand_question(&fixed(kept.unwrap_or_default(), 2)) }</h2>
            <p class="line" aria-live="polite">{ line }</p>
            <div class="plot" ref={plot} role="img" aria-label={label} onpointerdown={drag.clone()} onpointermove={drag}>
                { picture }
            </div>
            { kept.map(|kept| legend(kept, trail.has_curve())).unwrap_or_default() }
            <div class="race-controls">
                { gauge }
                <div role="group" class="processors" aria-label={hyperfly_text::controls::topology()}>
                    { network_button(Topology::Hypercube, text::hypercube()) }
                    { network_button(Topology::Mesh, text::mesh()) }
                </div>
                { slider(cx, "p", &settings) }
                { slider(cx, "n", &settings) }
                { next_step_button(cx, text::next_landscape()) }
            </div>
        </main>
    }
}

/// Describes the state of the search, and the next thing to try.
fn status_sentence(at: &Scenario, e: f64, kept: f64, found: Finding, found_count: usize) -> String {
    let (e, kept) = (&fixed(e, 2), &fixed(kept, 2));
    match found {
        Finding::Below if found_count == 0 => text::hand_begin(e, kept),
        Finding::Below => text::hand_below(e, kept),
        Finding::Above => text::hand_above(e, kept),
        Finding::Open => text::hand_open(e),
        Finding::Stays(_) if found_count < 4 => text::hand_stays(&found_count.to_string()),
        Finding::Stays(_) if at.machine.topology() == Some(Topology::Mesh) => {
            text::hand_curve_mesh().to_owned()
        }
        Finding::Stays(_) => text::hand_curve().to_owned(),
        Finding::OffThePage(executed, size) => {
            let size = power_of_two(size.ceil());
            let size =
                if executed { size } else { format!("{size} ({})", hyperfly_text::view::closed_form()) };
            text::hand_off(at.p, &power_of_two(LOG_N.1.into()), kept, &size)
        }
    }
}

fn power_of_two(exponent: f64) -> String {
    format!("2{}", superscript(exponent as i32))
}

/// Renders E as a bar, with a mark at the efficiency to maintain.
fn efficiency_gauge(e: f64, kept: f64) -> Html {
    html! {
        <div class="gauge">
            <bdi><i>{ "E" }</i>{ format!(" = {}", fixed(e, 2)) }</bdi>
            <span class={classes!("bar", (e >= kept).then_some("back"))} style={format!("--e: {e:.3}; --kept: {kept:.3}")} />
        </div>
    }
}

/// Renders a slider of p or n in powers of two.
fn slider(cx: &Context, key: &'static str, settings: &Settings) -> Html {
    let (d, r) = (settings.d(), settings.r());
    let is_p = key == "p";
    let oninput = cx.callback(move |event: InputEvent| {
        let value = event.target_unchecked_into::<HtmlInputElement>().value_as_number() as u32;
        Action::SetAll(if is_p { chosen(value, r) } else { chosen(d, value) })
    });
    let (range, value, name) = if is_p {
        (LOG_P, settings.p.into(), text::processors())
    } else {
        (LOG_N, settings.n, hyperfly_text::scene::axis_points())
    };
    let id = format!("hand-{key}");
    let at = if is_p { d } else { r };
    let filled = format!("--at: {:.3}", f64::from(at - range.0) / f64::from(range.1 - range.0));
    html! {
        <div class="by">
            <label for={id.clone()}><bdi><i>{ key }</i>{ format!(" = {}", whole(value)) }</bdi></label>
            <input {id} type="range" min={range.0.to_string()} max={range.1.to_string()} step="1"
                value={at.to_string()} style={filled} aria-label={name} aria-valuetext={whole(value)} {oninput} />
        </div>
    }
}
