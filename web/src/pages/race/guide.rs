//! The line above the landscape, with the button to the next step.

use super::controls::next_step_button;
use crate::app::context::Props;
use crate::app::selector::use_selector;
use hyperfly_text::race as text;
use yew::prelude::*;

#[component]
pub fn LandscapeGuide(Props { cx }: &Props) -> Html {
    // Subscribe, so that a change of language renders it again.
    use_selector(cx, |_| ());
    html! {
        <div class="guide">
            <p>{ text::landscape_says() }</p>
            { next_step_button(cx, text::next_values()) }
        </div>
    }
}
