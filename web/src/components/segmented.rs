//! A choice among a few: radio buttons set as one bar.

use super::field::messages;
use crate::context::Context;
use crate::state::Action;
use hyperfly_core::scenario::Choice;
use yew::prelude::*;

/// The ids of a choice with the words for them, in its order.
pub fn words<C: Choice>(words: &[&'static str]) -> Vec<(&'static str, &'static str)> {
    C::ALL.iter().zip(words).map(|(choice, word)| (choice.id(), *word)).collect()
}

/// The bar for a key of the schema: what is chosen, and the id and the word of each choice.
pub fn segmented(
    cx: &Context,
    field: &'static str,
    label: &'static str,
    choices: &[(&'static str, &'static str)],
) -> Html {
    let chosen = cx.state.value(field);
    let choice = |(id, word): &(&'static str, &'static str)| {
        let id = *id;
        let onchange = cx.on(move |_: Event| Action::Set(field, id.to_owned(), false));
        html! {
            <label>
                <input type="radio" name={field} value={id} checked={chosen == id} {onchange} />
                <span>{ *word }</span>
            </label>
        }
    };
    html! {
        <fieldset class="segmented" data-field={field}>
            <legend>{ label }</legend>
            <div class="bar">{ for choices.iter().map(choice) }</div>
            { messages(cx, field) }
        </fieldset>
    }
}
