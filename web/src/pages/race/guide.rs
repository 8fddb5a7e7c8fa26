//! The sentence above the landscape, and the button to the next step, next to the scrubber of the landscape and of the values.

use super::controls::next_step_button;
use crate::app::context::Props;
use crate::app::selector::use_selector;
use hyperfly_request::Race;
use hyperfly_text::race as text;
use yew::prelude::*;

#[component]
pub fn LandscapeGuide(Props { cx }: &Props) -> Html {
    // Subscribe, so that a change of language renders it again.
    use_selector(cx, |_| ());
    html! {
        <div class="guide"><p>{ text::landscape_says() }</p></div>
    }
}

#[component]
pub fn NextStep(Props { cx }: &Props) -> Html {
    match use_selector(cx, |state| state.request.look.race) {
        Race::Landscape => next_step_button(cx, text::next_values()),
        _ => next_step_button(cx, text::next_workbench()),
    }
}
