//! The share dialog: the form that the late worker writes for the run, and what it makes of what is chosen there.

mod copy;

use super::markup::{Markup, named};
use super::present;
use crate::action::Action;
use crate::context::{Context, Props};
use crate::dom::{base, first};
use crate::film::{self, Film};
use crate::late::{Late, use_answer, use_late};
use crate::protocol::late::share::{Compose, Entries, FileKind, Preview, ShareSheet};
use crate::save::{self, Kind, Wanted};
use crate::watch::use_watch;
use gloo::utils::document;
use hyperfly_request::{Choice, Invalid, Theme};
use hyperfly_text::page as text;
use js_sys::Array;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{FormData, HtmlDialogElement, HtmlFormElement};
use yew::prelude::*;

/// What is said at the top of the dialog, and the film that is being made.
#[derive(Clone)]
struct Saying {
    said: UseStateHandle<AttrValue>,
    film: UseStateHandle<Option<Rc<Film>>>,
}

/// The dialog.
#[component]
pub fn Share(Props { cx }: &Props) -> Html {
    let dialog = use_node_ref();
    let saying = Saying { said: use_state(AttrValue::default), film: use_state(|| None) };
    // As it is when the dialog is opened.
    let fragment = use_memo((), |()| save::seen(cx));
    // What the reader chose; nothing as long as the form is as it opened.
    let own = use_state(Entries::default);
    let late = use_late();
    // The worker gets the run before the first query.
    let there = use_memo((), |()| hand_over(cx, &late, &fragment));
    let query = there.is_ok().then(|| Compose {
        chosen: (*own).clone(),
        fragment: (*fragment).clone(),
        base: base(),
        mp4: film::kind().is_some_and(|kind| kind.starts_with(film::MP4)),
    });
    let heard = use_answer(&late, query);
    {
        let dialog = dialog.clone();
        use_watch((), move |()| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                // Fails only for a dialog that is open already.
                let _ = dialog.show_modal();
            }
        });
    }
    let onchange = {
        let (own, said) = (own.clone(), saying.said.clone());
        Callback::from(move |_: Event| {
            said.set(AttrValue::default());
            own.set(entries());
        })
    };
    let onsubmit = Callback::from(|event: SubmitEvent| event.prevent_default());
    let press = {
        let (cx, saying, sheet) = (cx.clone(), saying.clone(), heard.answer.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some(sheet) = &sheet {
                pressed(&cx, &event, sheet, &saying);
            }
        })
    };
    let close = {
        let dialog = dialog.clone();
        // The browser then gives the focus back to where it was.
        Callback::from(move |_: MouseEvent| {
            dialog.cast::<HtmlDialogElement>().iter().for_each(|it| it.close())
        })
    };
    let cancel = |film: &UseStateHandle<Option<Rc<Film>>>| film.iter().for_each(|film| film.cancel());
    let oncancel = {
        let film = saying.film.clone();
        Callback::from(move |_: MouseEvent| cancel(&film))
    };
    let onclose = {
        let film = saying.film.clone();
        cx.on(move |_: Event| {
            cancel(&film);
            Action::Share(false)
        })
    };
    let problem =
        heard.problem.clone().or_else(|| there.as_ref().as_ref().err().map(|why| why.clone().into()));
    html! {
        <dialog class="share" ref={dialog} {onclose} aria-labelledby="share-title">
            <div class="head">
                <h2 id="share-title">{ text::share() }</h2>
                <p class="said" role="status">
                    { problem.unwrap_or_else(|| (*saying.said).clone()) }
                    if saying.film.is_some() {
                        <button type="button" data-cancel="" onclick={oncancel}>{ text::cancel() }</button>
                    }
                </p>
                <button type="button" onclick={close}>{ text::close() }</button>
            </div>
            <div class="form" {onchange} {onsubmit}>
                { for heard.answer.as_deref().map(|sheet| html! { <Markup html={sheet.form.clone()} /> }) }
            </div>
            <div class="text" aria-busy={heard.waits.to_string()} onclick={press}>
                { for heard.answer.as_deref().map(|sheet| html! { <Markup html={sheet.content.clone()} /> }) }
            </div>
            <div class="shown">{ for heard.answer.as_deref().map(preview) }</div>
        </dialog>
    }
}

/// What stands in the form, as it would be sent.
fn entries() -> Entries {
    let form = first("dialog.share form").and_then(|form| form.dyn_into::<HtmlFormElement>().ok());
    let data = form.and_then(|form| FormData::new_with_form(&form).ok());
    let all = data.into_iter().flat_map(|data| data.entries().into_iter());
    let entry = |pair: Array| Some((pair.get(0).as_string()?, pair.get(1).as_string()?));
    all.filter_map(|pair| entry(pair.ok()?.unchecked_into())).collect()
}

/// What the reader of the notes will see.
fn preview(sheet: &ShareSheet) -> Html {
    match &sheet.preview {
        Preview::Frame { title, src, height } => html! {
            <>
                <h3>{ title }</h3>
                <iframe class="preview" src={src.clone()} title={title.clone()} height={height.to_string()}
                    allowfullscreen=true></iframe>
            </>
        },
        Preview::Picture(html) => html! { <Markup html={html.clone()} /> },
    }
}

/// Does what a button of the sheet says.
fn pressed(cx: &Context, event: &MouseEvent, sheet: &ShareSheet, saying: &Saying) {
    let element = |name| document().get_element_by_id(&named(event, name)?);
    if let Some(element) = element("data-copy") {
        let said = saying.said.clone();
        spawn_local(async move { said.set(copy::copy(&element).await.into()) });
    } else if let Some(element) = element("data-full") {
        // A frame may forbid it; then it stays as large as it is.
        let _ = element.request_fullscreen();
    } else if named(event, "data-print").is_some() {
        present::print(cx);
    } else if let Some(id) = named(event, "data-save")
        && let Some(file) = sheet.files.iter().find(|file| file.id == id)
    {
        match file.kind {
            FileKind::Film => record(cx, &file.name, &sheet.fragment, &entries(), saying),
            kind => save_as(cx, kind, &sheet.fragment, sheet.theme, saying),
        }
    }
}

/// The run that is shared, for the late worker.
///
/// # Errors
/// What to say where there is no run.
fn hand_over(cx: &Context, late: &Late, fragment: &str) -> Result<(), String> {
    late.show(fragment.to_owned(), save::load(cx)?);
    Ok(())
}

/// Saves a file.
fn save_as(cx: &Context, kind: FileKind, fragment: &str, theme: Theme, saying: &Saying) {
    let (cx, said) = (cx.clone(), saying.said.clone());
    let (kind, transparent) = match kind {
        FileKind::Written(format) => (Kind::Written(format), false),
        FileKind::Pixels { scale, transparent } => (Kind::Pixels { scale: scale.into() }, transparent),
        FileKind::Film => return,
    };
    said.set(text::saving().into());
    let wanted =
        Wanted { kind, transparent, fragment: fragment.to_owned(), theme: Some(theme.id().to_owned()) };
    spawn_local(async move {
        let made = save::file(&cx, &wanted).await;
        said.set(save::download(made).into());
    });
}

/// Films the view, and says how far it is.
fn record(cx: &Context, name: &str, fragment: &str, form: &Entries, saying: &Saying) {
    let time = |field: &str| {
        let typed = form.iter().find(|(name, _)| name == field).map_or("", |(_, typed)| typed.as_str());
        film::time(typed).map_err(|allowed| {
            let label = first(&format!("label[for=share-{field}]")).and_then(|label| label.text_content());
            Invalid::new(&label.unwrap_or_default(), typed, allowed).to_string()
        })
    };
    let times = match (time("from"), time("to"), time("seconds")) {
        (Ok(from), Ok(to), Ok(seconds)) => [from, to, seconds],
        (Err(why), ..) | (_, Err(why), _) | (.., Err(why)) => return saying.said.set(why.into()),
    };
    let (tell, end) = (saying.said.clone(), saying.said.clone());
    let progress = move |part: f64| tell.set(text::filming(&format!("{:.0}", part * 100.0)).into());
    match Film::begin(cx, name, fragment, times, progress) {
        Err(why) => saying.said.set(why.into()),
        Ok(begun) => {
            let (begun, film) = (Rc::new(begun), saying.film.clone());
            film.set(Some(begun.clone()));
            spawn_local(async move {
                let made = film::end(&begun).await;
                film.set(None);
                end.set(save::download(made).into());
            });
        }
    }
}
