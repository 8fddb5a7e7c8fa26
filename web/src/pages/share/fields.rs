//! The kinds of fields in the form of the share dialog.

use super::offers::Offer;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// What all fields have.
pub struct Field {
    /// Its name in the form.
    pub name: &'static str,
    /// Its name for the reader.
    pub label: &'static str,
    /// For which ways it counts, as a class: static/rooms.css shows it then.
    pub class: Option<&'static str>,
}

impl Field {
    fn id(&self) -> String {
        format!("share-{}", self.name)
    }

    /// A field in which one of these is chosen; `choose` hears its value.
    pub fn one(&self, offers: &[Offer], chosen: &str, choose: Callback<String>) -> Html {
        let onchange =
            choose.reform(|event: Event| event.target_unchecked_into::<HtmlSelectElement>().value());
        let option = |Offer { value, word }: &Offer| {
            html! { <option value={*value} selected={*value == chosen}>{ word }</option> }
        };
        html! {
            <p class={self.class}>
                <label for={self.id()}>{ self.label }</label>
                <select id={self.id()} name={self.name} {onchange}>{ for offers.iter().map(option) }</select>
            </p>
        }
    }

    /// A field into which a number is typed, with what holds as long as there is none; [`typed`] reads it at `place`.
    pub fn number(&self, hint: &'static str, place: &NodeRef) -> Html {
        html! {
            <p class={self.class}>
                <label for={self.id()}>{ self.label }</label>
                <input id={self.id()} ref={place} type="text" inputmode="decimal" autocomplete="off" name={self.name}
                    placeholder={hint} />
            </p>
        }
    }

    /// A field of which each part is chosen or not.
    pub fn any(&self, parts: impl Iterator<Item = Html>) -> Html {
        html! {
            <fieldset class={self.class}>
                <legend>{ self.label }</legend>
                { for parts }
            </fieldset>
        }
    }
}

/// A box that is checked or not; `check` hears which.
pub fn checkbox(name: &'static str, value: &'static str, on: bool, check: Callback<bool>) -> Html {
    let onchange = check.reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! { <input type="checkbox" {name} {value} checked={on} {onchange} /> }
}

/// What is typed into the field at this place.
pub fn typed(place: &NodeRef) -> String {
    place.cast::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default()
}
