//! The cube, which a slider or the pointer turns.

use crate::app::context::Props;
use crate::app::selector::use_selector;
use crate::figures::description;
use crate::figures::layers::{Picture, SceneKind};
use hyperfly_request::View;
use hyperfly_text::figures as text;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Steps of the slider in a whole turn.
const STEPS: f64 = 72.0;
/// Part of a whole turn for each pixel that the pointer moves.
const TURN_PER_PIXEL: f64 = 1.0 / 720.0;

/// The points of a transform as a box, once for each distribution.
#[component]
pub fn CubeFigure(Props { cx }: &Props) -> Html {
    let turn = use_state_eq(|| 0.0_f64);
    // Subscribe, so that a change of language renders it again.
    use_selector(cx, |state| state.language);
    let oninput = {
        let turn = turn.clone();
        Callback::from(move |event: InputEvent| {
            let steps = event.target_unchecked_into::<HtmlInputElement>().value_as_number();
            turn.set((*turn).floor() + steps / STEPS);
        })
    };
    let onpointermove = {
        let turn = turn.clone();
        Callback::from(move |event: PointerEvent| {
            if event.buttons() == 1 {
                turn.set(*turn - f64::from(event.movement_x()) * TURN_PER_PIXEL);
            }
        })
    };
    let steps = (turn.rem_euclid(1.0) * STEPS).round();
    html! {
        <section class="figure cube" data-view="cube">
            <h2>
                { text::cube() }<small>{ text::cube_what() }</small>
                { description::button(cx, View::Cube) }
                <label class="turn">
                    { text::cube_turn() }
                    <input type="range" min="0" max={(STEPS - 1.0).to_string()} value={steps.to_string()} {oninput} />
                </label>
            </h2>
            <div class="turned" {onpointermove}>
                <Picture cx={cx.clone()} kind={SceneKind::View(View::Cube)} turn={*turn} label={text::cube_about()} />
            </div>
            { description::description(cx, View::Cube) }
        </section>
    }
}
