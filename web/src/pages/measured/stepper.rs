//! The choice of the stage to compare.

use crate::app::commands::{Command, use_command};
use crate::app::context::Context;
use hyperfly_text::measured as text;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Stages are numbered from 1; 0 stands for all of them.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub names: Vec<AttrValue>,
    /// The chosen stage.
    pub chosen: usize,
    /// The stage whose measured and simulated times differ most.
    pub most_different: usize,
    /// Chooses a stage.
    pub look: Callback<usize>,
}

/// A button that toggles between the most different stage and all, buttons for the neighbouring stages, a slider, and the name.
#[component]
pub fn Stepper(Props { cx, names, chosen, most_different, look }: &Props) -> Html {
    let (chosen, last) = (*chosen, names.len());
    let compared = chosen > 0;
    let name = match chosen.checked_sub(1).and_then(|index| names.get(index)) {
        Some(name) => name.clone(),
        None => text::all_stages().into(),
    };
    let toggle = {
        let (look, stage) = (look.clone(), if compared { 0 } else { *most_different });
        Callback::from(move |()| look.emit(stage))
    };
    use_command(&cx.commands, Command::CompareStages, &toggle);
    let choose = |stage: usize| look.reform(move |_: MouseEvent| stage);
    let neighbour = |label: &'static str, sign: &'static str, stage: usize| {
        html! {
            <button
                class="fix"
                type="button"
                data-go="stage"
                aria-label={label}
                title={label}
                aria-disabled={(stage == chosen).then_some("true")}
                onclick={choose(stage)}
            >
                { sign }
            </button>
        }
    };
    let onchange = look.reform(|event: Event| {
        event.target_unchecked_into::<HtmlInputElement>().value().parse().unwrap_or_default()
    });
    html! {
        <p class="ways stepper">
            <button
                class="fix"
                type="button"
                data-go="stage"
                aria-pressed={compared.to_string()}
                aria-keyshortcuts="C"
                onclick={toggle.reform(|_: MouseEvent| ())}
            >
                { text::compare_stages() }
            </button>
            { " " }{ neighbour(text::stage_before(), "‹", chosen.saturating_sub(1)) }{ " " }
            <label>
                { text::stage() }{ " " }
                <input
                    type="range"
                    data-set="stage"
                    min="0"
                    max={last.to_string()}
                    step="1"
                    value={chosen.to_string()}
                    aria-valuetext={name.clone()}
                    {onchange}
                />
            </label>
            { " " }{ neighbour(text::stage_after(), "›", (chosen + 1).min(last)) }{ " " }
            <output>{ name }</output>
        </p>
    }
}
