//! A choice among many: a menu with its label.

use super::field::messages;
use crate::context::Context;
use crate::state::Action;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The menu for a key of the schema: the id and the words of each choice.
pub fn chooser(
    cx: &Context,
    field: &'static str,
    label: &'static str,
    choices: impl IntoIterator<Item = (&'static str, &'static str)>,
) -> Html {
    let chosen = cx.state.value(field);
    let option = |(id, word): (&'static str, &'static str)| {
        html! { <option value={id} selected={chosen == id}>{ word }</option> }
    };
    let onchange = cx.on(move |event: Event| {
        Action::Set(field, event.target_unchecked_into::<HtmlSelectElement>().value(), false)
    });
    html! {
        <div class="chooser" data-field={field}>
            <label for={format!("choose-{field}")}>{ label }</label>
            <select id={format!("choose-{field}")} name={field} {onchange}>{ for choices.into_iter().map(option) }</select>
            { messages(cx, field) }
        </div>
    }
}
