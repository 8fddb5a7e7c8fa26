//! The share dialog: the desk writes it, and this shows it. What its buttons do stands in their attributes (`data-copy`,
//! `data-save`, `data-full`), so that the page knows neither its texts nor its form.

use super::heard::use_desk;
use super::part::part;
use super::present;
use crate::context::Context;
use crate::effect::use_effect_with;
use crate::film::{self, Film};
use crate::protocol::desk::Wish;
use crate::save::{self, Wanted};
use crate::state::Action;
use gloo::utils::{document, window};
use hyperfly_text::page as text;
use js_sys::Reflect;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Element, FormData, HtmlDialogElement, HtmlDocument, HtmlFormElement, HtmlInputElement, UrlSearchParams,
};
use yew::functional::Hook;
use yew::prelude::*;

/// The dialog.
pub fn share(cx: &Context) -> Html {
    part(cx, "share", |cx, hooks| use_share(cx).run(hooks))
}

#[hook]
fn use_share(cx: &Context) -> Html {
    let dialog = use_node_ref();
    let (heard, desk) = use_desk();
    let said = use_state(AttrValue::default);
    let film = use_state(|| None::<Rc<Film>>);
    // As it is when the dialog is opened.
    let seen = use_memo((), |()| save::seen(cx));
    let wish = {
        let (theme, seen) = (cx.state.palette_theme().name(), seen.clone());
        move |choices: String| Wish {
            what: "share".to_owned(),
            fragment: (*seen).clone(),
            choices,
            theme: theme.to_owned(),
            base: base(),
            ..Wish::default()
        }
    };
    {
        let (dialog, desk, cx, said, wish) =
            (dialog.clone(), desk.clone(), cx.clone(), said.clone(), wish.clone());
        use_effect_with((), move |()| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                // Fails only for a dialog that is open already.
                let _ = dialog.show_modal();
            }
            match save::load(&cx) {
                Ok(load) => desk.ask(wish(String::new()), load),
                Err(why) => said.set(why.into()),
            }
        });
    }
    let chosen = {
        let (dialog, said) = (dialog.clone(), said.clone());
        Callback::from(move |_: Event| {
            said.set(AttrValue::default());
            if let Some(choices) = dialog.cast::<Element>().and_then(|dialog| choices(&dialog)) {
                desk.ask(wish(choices), Vec::new());
            }
        })
    };
    let pressed = {
        let (cx, said, film) = (cx.clone(), said.clone(), film.clone());
        Callback::from(move |event: MouseEvent| press(&cx, &event, &said, &film))
    };
    let close = {
        let dialog = dialog.clone();
        // The browser then gives the focus back to where it was.
        Callback::from(move |_: MouseEvent| {
            dialog.cast::<HtmlDialogElement>().iter().for_each(|it| it.close())
        })
    };
    let closed = {
        let film = film.clone();
        cx.on(move |_: Event| {
            film.iter().for_each(|film| film.cancel());
            Action::Share(false)
        })
    };
    let stay = Callback::from(|event: SubmitEvent| event.prevent_default());
    html! {
        <dialog class="share" ref={dialog} onclose={closed} onchange={chosen} onclick={pressed} onsubmit={stay}
            aria-labelledby="share-title">
            <div class="head">
                <h2 id="share-title">{ text::share() }</h2>
                <p class="said" role="status">
                    { heard.problem.clone().unwrap_or_else(|| (*said).clone()) }
                    if film.is_some() {
                        <button type="button" data-cancel="">{ text::cancel() }</button>
                    }
                </p>
                <button type="button" onclick={close}>{ text::close() }</button>
            </div>
            <div class="form">{ heard.part(0) }</div>
            <div class="text">{ heard.part(1) }</div>
            <div class="shown">{ heard.part(2) }</div>
        </dialog>
    }
}

/// Where the page is; `#` behind it says that it is one file with all in it.
pub fn base() -> String {
    let mut base = document().base_uri().ok().flatten().unwrap_or_default();
    let beside = document().query_selector("#hyperfly-desk[src]");
    if beside.is_ok_and(|script| script.is_none()) {
        base += "#";
    }
    base
}

/// What is chosen in the form, as in a URL's query.
fn choices(dialog: &Element) -> Option<String> {
    fields(&dialog.query_selector("form").ok()??.unchecked_into())
}

/// What stands in a form, as in a URL's query.
pub fn fields(form: &HtmlFormElement) -> Option<String> {
    let data = FormData::new_with_form(form).ok()?;
    Some(UrlSearchParams::new_with_str_sequence_sequence(&data).ok()?.to_string().into())
}

/// Does what a button says.
fn press(
    cx: &Context,
    event: &MouseEvent,
    said: &UseStateHandle<AttrValue>,
    film: &UseStateHandle<Option<Rc<Film>>>,
) {
    let target = event.target_dyn_into::<Element>();
    let named = |name: &str| {
        let element = target.as_ref()?.closest(&format!("[{name}]")).ok()??;
        let value = element.get_attribute(name)?;
        Some((element, value))
    };
    if named("data-print").is_some() {
        return present::print(cx);
    }
    if let Some((_, id)) = named("data-copy") {
        let (said, element) = (said.clone(), document().get_element_by_id(&id));
        spawn_local(async move {
            if let Some(element) = element {
                said.set(copy(&element).await.into());
            }
        });
    } else if let Some((_, id)) = named("data-full") {
        // A frame may forbid it; then it stays as large as it is.
        let _ = document().get_element_by_id(&id).map(|element| element.request_fullscreen());
    } else if named("data-cancel").is_some() {
        film.iter().for_each(|film| film.cancel());
    } else if let (Some((_, format)), Some((_, fragment)), Some((_, theme))) =
        (named("data-save"), named("data-fragment"), named("data-theme"))
    {
        let (cx, said) = (cx.clone(), said.clone());
        if let Some(name) = format.strip_prefix("webm ") {
            return record(&cx, name, &fragment, &said, film);
        }
        said.set(text::saving().into());
        let mut words = format.split(' ').map(str::to_owned);
        let wanted = Wanted {
            format: words.next().unwrap_or_default(),
            scale: words.next().and_then(|scale| scale.parse::<u8>().ok()).unwrap_or(1).into(),
            transparent: words.next().is_some(),
            fragment,
            theme: Some(theme),
        };
        spawn_local(async move {
            let made = save::file(&cx, &wanted).await;
            said.set(save::download(made).into());
        });
    }
}

/// Films the view, and says how far it is.
fn record(
    cx: &Context,
    name: &str,
    fragment: &str,
    said: &UseStateHandle<AttrValue>,
    film: &UseStateHandle<Option<Rc<Film>>>,
) {
    let number = |id: &str| {
        let input: HtmlInputElement = document().get_element_by_id(id)?.unchecked_into();
        Some(input.value_as_number()).filter(|number| number.is_finite())
    };
    let times = ["share-from", "share-to", "share-seconds"].map(number);
    let (tell, end) = (said.clone(), said.clone());
    let told = move |part: f64| tell.set(text::filming(&format!("{:.0}", part * 100.0)).into());
    match Film::begin(cx, name, fragment, times, told) {
        Err(why) => said.set(why.into()),
        Ok(begun) => {
            let (begun, film) = (Rc::new(begun), film.clone());
            film.set(Some(begun.clone()));
            spawn_local(async move {
                let made = film::end(&begun).await;
                film.set(None);
                end.set(save::download(made).into());
            });
        }
    }
}

/// Copies the text of an element; where the browser does not allow it, selects it.
async fn copy(element: &Element) -> &'static str {
    let copied = element.text_content().unwrap_or_default();
    let navigator = window().navigator();
    let clipboard = Reflect::get(&navigator, &JsValue::from_str("clipboard"));
    if clipboard.is_ok_and(|clipboard| clipboard.is_object())
        && JsFuture::from(navigator.clipboard().write_text(&copied)).await.is_ok()
    {
        return text::copied();
    }
    if let Ok(Some(selection)) = window().get_selection() {
        // Fails only for what is no part of the document.
        let _ = selection.select_all_children(element);
    }
    match document().unchecked_into::<HtmlDocument>().exec_command("copy") {
        Ok(true) => text::copied(),
        _ => text::selected(),
    }
}
