//! A control that chooses one of several values: a bar of radio buttons, with or without pictograms, or a menu.

use crate::app::context::Context;
use crate::controls::problems::{FieldMessages, render_messages};
use crate::controls::table::{ChoiceLayout, ChoiceSpec};
use crate::state::action::Action;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub spec: &'static ChoiceSpec,
    pub chosen: AttrValue,
    pub hint: Option<AttrValue>,
    pub messages: FieldMessages,
    pub language: &'static str,
}

#[component]
pub fn Chooser(Props { cx, spec, chosen, hint, messages, .. }: &Props) -> Html {
    let ChoiceSpec { field, label, key, layout, .. } = **spec;
    let menu = matches!(layout, ChoiceLayout::Menu);
    let (id, name) = (format!("choose-{field}"), format!("name-{field}"));
    let control = if menu {
        let onchange = cx.callback(move |event: Event| {
            Action::Set(field, event.target_unchecked_into::<HtmlSelectElement>().value(), false)
        });
        html! {
            <select id={id.clone()} {onchange} aria-keyshortcuts={key}>
                { for spec.options().into_iter().map(|(id, word)| html! {
                    <option value={id} selected={chosen == id}>{ word }</option>
                }) }
            </select>
        }
    } else {
        let choice = |(id, word): (&'static str, &'static str)| {
            let onchange = cx.sender(Action::Set(field, id.to_owned(), false));
            html! {
                <label>
                    <input type="radio" name={field} value={id} checked={chosen == id} {onchange} />
                    <span>
                        if let ChoiceLayout::Pictograms(path) = layout {
                            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={path(id)} /></svg>
                        }
                        { word }
                    </span>
                </label>
            }
        };
        html! {
            <div class={if matches!(layout, ChoiceLayout::Bar) { "bar" } else { "bar pictograms" }} role="radiogroup" aria-labelledby={name.clone()} aria-keyshortcuts={key}>
                { for spec.options().into_iter().map(choice) }
            </div>
        }
    };
    html! {
        <div class="control" data-field={field}>
            <label id={name} for={menu.then_some(id)}>{ label() }</label>
            { control }
            if let Some(hint) = hint {
                <p class="hint">{ hint.clone() }</p>
            }
            { render_messages(cx, field, messages) }
        </div>
    }
}
