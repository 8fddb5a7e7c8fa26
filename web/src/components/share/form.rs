//! The form of the share dialog: the fields that the late worker offers, and what stands in them.

use crate::protocol::late::share::{Entries, Field, FieldKind, ShareSheet};
use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{FormData, HtmlFormElement};
use yew::prelude::*;

/// What stands in a form, as it would be sent.
pub fn entries(form: &NodeRef) -> Entries {
    let data = form.cast::<HtmlFormElement>().and_then(|form| FormData::new_with_form(&form).ok());
    let all = data.into_iter().flat_map(|data| data.entries().into_iter());
    let entry = |pair: Array| Some((pair.get(0).as_string()?, pair.get(1).as_string()?));
    all.filter_map(|pair| entry(pair.ok()?.unchecked_into())).collect()
}

/// The form. `chosen` stands in it; `alone` says that page and figure are one file.
pub fn form(
    sheet: &ShareSheet,
    chosen: &Entries,
    place: &NodeRef,
    alone: bool,
    onchange: Callback<Event>,
) -> Html {
    let stay = Callback::from(|event: SubmitEvent| event.prevent_default());
    html! {
        <form ref={place} class={classes!(alone.then_some("alone"))} onsubmit={stay} {onchange}>
            <fieldset class="bar">
                <legend class="unseen">{ &sheet.how }</legend>
                { for sheet.ways.iter().map(|way| html! {
                    <label>
                        <input type="radio" name="way" value={way.value.clone()}
                            checked={is(chosen, "way", &way.value)} />
                        <span>{ &way.word }</span>
                    </label>
                }) }
            </fieldset>
            <div class="choose">{ for sheet.fields.iter().map(|it| field(it, chosen)) }</div>
        </form>
    }
}

/// Whether it is chosen.
fn is(chosen: &Entries, field: &str, value: &str) -> bool {
    chosen.iter().any(|(name, of)| name == field && of == value)
}

fn field(field: &Field, chosen: &Entries) -> Html {
    let (name, class, id) = (field.name.clone(), field.class.clone(), format!("share-{}", field.name));
    let check = |value: &str| {
        let (name, checked) = (name.clone(), is(chosen, &field.name, value));
        html! { <input type="checkbox" {name} value={value.to_owned()} {checked} /> }
    };
    match &field.kind {
        FieldKind::One(offers) => html! {
            <p {class}>
                <label for={id.clone()}>{ &field.label }</label>
                <select {id} {name}>
                    { for offers.iter().map(|offer| html! {
                        <option value={offer.value.clone()} selected={is(chosen, &field.name, &offer.value)}>{ &offer.word }</option>
                    }) }
                </select>
            </p>
        },
        FieldKind::Any(offers) => html! {
            <fieldset {class}>
                <legend>{ &field.label }</legend>
                { for offers.iter().map(|offer| html! {
                    <label title={offer.help.clone()}>{ check(&offer.value) }{ &offer.word }</label>
                }) }
            </fieldset>
        },
        FieldKind::Check(value) => html! { <label class="check">{ check(value) }{ &field.label }</label> },
        FieldKind::Number { least, most, step, hint } => html! {
            <p {class}>
                <label for={id.clone()}>{ &field.label }</label>
                <input {id} type="number" {name} min={least.to_string()} max={most.map(|most| most.to_string())}
                    step={step.clone()} placeholder={hint.clone()} />
            </p>
        },
    }
}
