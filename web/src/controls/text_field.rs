//! A control for short text, such as the extents `64x64x16`, with messages below.

use crate::app::context::Context;
use crate::controls::problems::{FieldMessages, render_messages};
use crate::controls::table::TextSpec;
use crate::state::action::Action;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub spec: TextSpec,
    /// The value as in the address, valid or not.
    pub value: AttrValue,
    /// Text that the reader has not entered yet; it replaces the value.
    pub written: Option<AttrValue>,
    pub messages: FieldMessages,
    pub language: &'static str,
}

#[component]
pub fn TextField(Props { cx, spec, value, written, messages, .. }: &Props) -> Html {
    let TextSpec { field, label } = *spec;
    let onchange = cx.callback(move |event: Event| {
        Action::Enter(field, event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let oninput = cx.callback(move |event: InputEvent| {
        Action::Write(field, event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let message_id = format!("says-{field}");
    let shown = written.as_ref().unwrap_or(value).clone();
    html! {
        <div class={classes!("field", messages.is_invalid.then_some("wrong"))} data-field={field}>
            <label for={format!("write-{field}")}><span>{ label() }</span></label>
            <input id={format!("write-{field}")} type="text" autocomplete="off" spellcheck="false" dir="ltr"
                value={shown} {onchange} {oninput} aria-invalid={messages.is_invalid.then_some("true")} aria-describedby={message_id.clone()} />
            <div class="says" id={message_id}>{ render_messages(cx, field, messages) }</div>
        </div>
    }
}
