//! Controls next to the scrubber: unit of steps, slow motion, narration.

use crate::app::context::Props;
use crate::app::selector::use_selector;
use crate::state::action::Action;
use crate::state::steps::{PACES, Steps, name};
use hyperfly_request::Pace;
use hyperfly_text::step as text;
use hyperfly_view::StepUnit;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The menu of the unit of steps.
#[component]
pub fn StepBy(Props { cx }: &Props) -> Html {
    let steps = use_selector(cx, |state| state.steps);
    let onchange = cx.callback(move |event: Event| {
        let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        let by = StepUnit::ALL.get(index as usize).copied().unwrap_or_default();
        Action::Steps(Steps { by, ..steps })
    });
    let option = |unit: StepUnit| html! { <option value={unit.id()} selected={unit == steps.by}>{ name(unit) }</option> };
    html! {
        <select class="by" aria-label={text::step_by()} title="U" {onchange}>{ for StepUnit::ALL.into_iter().map(option) }</select>
    }
}

/// Returns the pace that the switch turns to.
pub fn other_pace(pace: Pace) -> Pace {
    match pace {
        Pace::Machine => Pace::Even,
        Pace::Even => Pace::Machine,
    }
}

/// The options below the time.
#[component]
pub fn Options(Props { cx }: &Props) -> Html {
    let (steps, pace) = use_selector(cx, |state| (state.steps, state.request.look.pace));
    let switch = |is_on: bool, word: &'static str, about: &'static str, turned: Action| {
        let onclick = cx.sender(turned);
        html! { <button type="button" aria-pressed={is_on.to_string()} title={about} {onclick}>{ word }</button> }
    };
    let set = |steps: Steps| Action::Steps(steps);
    let onchange = cx.callback(move |event: Event| {
        let pace = event.target_unchecked_into::<HtmlSelectElement>().selected_index() as u8;
        Action::Steps(Steps { pace, ..steps })
    });
    let option = |(k, seconds): (usize, u32)| {
        let words = if seconds == 0 { text::pace_off().to_owned() } else { text::pace_seconds(seconds) };
        html! { <option value={k.to_string()} selected={k == usize::from(steps.pace)}>{ words }</option> }
    };
    html! {
        <div class="options">
            { switch(pace == Pace::Even, text::even_pace(), text::even_pace_about(), Action::Pace(other_pace(pace))) }
            if pace != Pace::Even {
                // An even pace leaves time for every transition.
                { switch(steps.slow, text::slow(), text::slow_about(), set(Steps { slow: !steps.slow, ..steps })) }
            }
            <select class="pace" aria-label={text::pace()} title="R" {onchange}>
                { for PACES.into_iter().enumerate().map(option) }
            </select>
            { switch(steps.captions, text::captions(), text::captions_about(), set(Steps { captions: !steps.captions, ..steps })) }
        </div>
    }
}
