//! A choice among a few: radio buttons set as one bar.

use super::field::messages;
use crate::context::Context;
use crate::state::Action;
use hyperfly_core::scenario::Choice;
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
    /// The key of the schema.
    pub field: &'static str,
    /// What is chosen.
    pub label: &'static str,
    /// The id and the word of each choice.
    pub choices: Vec<(&'static str, &'static str)>,
}

/// The ids of a choice with the words for them, in its order.
pub fn words<C: Choice>(words: &[&'static str]) -> Vec<(&'static str, &'static str)> {
    C::ALL.iter().zip(words).map(|(choice, word)| (choice.id(), *word)).collect()
}

/// The bar.
#[component]
pub fn Segmented(props: &Props) -> Html {
    let Props { cx, field, label, choices } = props.clone();
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
            { messages(&cx, field) }
        </fieldset>
    }
}
