//! A choice among a few: radio buttons set as one bar, or a menu; beside its name.

use super::field::messages;
use crate::context::Context;
use crate::controls::Pick;
use crate::state::Action;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The control; `hint` is a quiet line below it.
pub fn chooser(cx: &Context, pick: &'static Pick, hint: Option<String>) -> Html {
    let Pick { field, label, key, menu, .. } = *pick;
    let chosen = cx.state.value(field);
    let (id, name) = (format!("choose-{field}"), format!("name-{field}"));
    let control = if menu {
        let onchange = cx.on(move |event: Event| {
            Action::Set(field, event.target_unchecked_into::<HtmlSelectElement>().value(), false)
        });
        html! {
            <select id={id.clone()} {onchange} aria-keyshortcuts={key}>
                { for pick.options().into_iter().map(|(id, word)| html! {
                    <option value={id} selected={chosen == id}>{ word }</option>
                }) }
            </select>
        }
    } else {
        let choice = |(id, word): (&'static str, &'static str)| {
            let onchange = cx.on(move |_: Event| Action::Set(field, id.to_owned(), false));
            html! {
                <label>
                    <input type="radio" name={field} value={id} checked={chosen == id} {onchange} />
                    <span>{ word }</span>
                </label>
            }
        };
        html! {
            <div class="bar" role="radiogroup" aria-labelledby={name.clone()} aria-keyshortcuts={key}>
                { for pick.options().into_iter().map(choice) }
            </div>
        }
    };
    html! {
        <div class="control" data-field={field} key={field}>
            <label id={name} for={menu.then_some(id)}>{ label() }</label>
            { control }
            if let Some(hint) = hint {
                <p class="hint">{ hint }</p>
            }
            { messages(cx, field) }
        </div>
    }
}
