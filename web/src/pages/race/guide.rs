//! The line above a single view in the last steps, with the button to the next one.

use super::controls::next_step_button;
use crate::app::context::Props;
use crate::app::selector::use_selector;
use hyperfly_request::Race;
use hyperfly_text::race as text;
use yew::prelude::*;

#[component]
pub fn RaceGuide(Props { cx }: &Props) -> Html {
    let (step, _) = use_selector(cx, |state| (state.request.look.race, state.language));
    let (sentence, next) = match step {
        Race::Landscape => (text::landscape_says(), text::next_values()),
        _ => (text::values_say(), text::next_workbench()),
    };
    html! {
        <div class="guide">
            <p>{ sentence }</p>
            { next_step_button(cx, next) }
        </div>
    }
}
