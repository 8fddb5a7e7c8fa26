//! The kinds of fields in the share dialog.

use super::options::FormOption;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

pub struct Field {
    pub name: &'static str,
    pub label: &'static str,
    /// Class by which static/rooms.css shows the field only for the formats that it affects.
    pub class: Option<&'static str>,
}

impl Field {
    fn id(&self) -> String {
        format!("share-{}", self.name)
    }

    /// Renders a menu of `options`; `choose` receives the chosen value.
    pub fn select(&self, options: &[FormOption], chosen: &str, choose: Callback<String>) -> Html {
        let onchange =
            choose.reform(|event: Event| event.target_unchecked_into::<HtmlSelectElement>().value());
        let option = |FormOption { value, word }: &FormOption| {
            html! { <option value={*value} selected={*value == chosen}>{ word }</option> }
        };
        html! {
            <p class={self.class}>
                <label for={self.id()}>{ self.label }</label>
                <select id={self.id()} name={self.name} {onchange}>{ for options.iter().map(option) }</select>
            </p>
        }
    }

    /// Renders a text field for a number; `hint` is its default, and [`field_text`] reads it at `place`.
    pub fn number(&self, hint: &'static str, place: &NodeRef) -> Html {
        html! {
            <p class={self.class}>
                <label for={self.id()}>{ self.label }</label>
                <input id={self.id()} ref={place} type="text" inputmode="decimal" autocomplete="off" name={self.name}
                    placeholder={hint} />
            </p>
        }
    }

    /// Renders a group of checkboxes.
    pub fn checkbox_group(&self, checkboxes: impl Iterator<Item = Html>) -> Html {
        html! {
            <fieldset class={self.class}>
                <legend>{ self.label }</legend>
                { for checkboxes }
            </fieldset>
        }
    }
}

/// Renders a checkbox; `check` receives its new state.
pub fn checkbox(name: &'static str, value: &'static str, is_checked: bool, check: Callback<bool>) -> Html {
    let onchange = check.reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! { <input type="checkbox" {name} {value} checked={is_checked} {onchange} /> }
}

/// Returns the text in the field at `place`.
pub fn field_text(place: &NodeRef) -> String {
    place.cast::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default()
}
