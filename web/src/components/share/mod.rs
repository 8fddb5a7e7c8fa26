//! The share dialog: the form that the late worker offers for the run, and what it makes of what is chosen there.

mod copy;
mod form;
mod sheet;

use super::present;
use crate::action::Action;
use crate::context::{Context, Props};
use crate::dom::base;
use crate::film::{self, Film};
use crate::late::{Late, use_answer, use_late};
use crate::protocol::late::share::{Compose, Entries, FileKind, ShareSheet};
use crate::save::{self, Kind, Wanted};
use crate::watch::use_watch;
use hyperfly_request::{Choice, Theme};
use hyperfly_text::page as text;
use sheet::{Elements, Press};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlDialogElement};
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
    let place = use_node_ref();
    let elements = use_memo((), |()| Elements::default());
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
        let (own, place, said) = (own.clone(), place.clone(), saying.said.clone());
        Callback::from(move |_: Event| {
            said.set(AttrValue::default());
            own.set(form::entries(&place));
        })
    };
    let press = {
        let (cx, saying, sheet, place) = (cx.clone(), saying.clone(), heard.answer.clone(), place.clone());
        Callback::from(move |press: Press| match press {
            Press::Copy(shown, element) => {
                let said = saying.said.clone();
                spawn_local(
                    async move { said.set(copy::copy(&shown, element.cast::<Element>()).await.into()) },
                );
            }
            // A frame may forbid it; then it stays as large as it is.
            Press::FullScreen(element) => {
                let _ = element.cast::<Element>().map(|element| element.request_fullscreen());
            }
            Press::Print => present::print(&cx),
            Press::Save(kind, name) => {
                let Some(sheet) = &sheet else { return };
                match kind {
                    FileKind::Film => record(&cx, &name, &sheet.fragment, &form::entries(&place), &saying),
                    kind => save_as(&cx, kind, &sheet.fragment, sheet.theme, &saying),
                }
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
    let form = |sheet: &ShareSheet| {
        let chosen = if own.is_empty() { &sheet.chosen } else { &own };
        form::form(sheet, chosen, &place, base().ends_with('#'), onchange.clone())
    };
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
            <div class="form">{ for heard.answer.as_deref().map(form) }</div>
            <div class="text" aria-busy={heard.waits.to_string()}>
                { for heard.answer.as_deref().map(|it| sheet::content(it, &elements, &press)) }
            </div>
            <div class="shown">{ for heard.answer.as_deref().map(sheet::preview) }</div>
        </dialog>
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
    let number = |field: &str| form.iter().find(|(name, _)| name == field)?.1.parse().ok();
    let times = ["from", "to", "seconds"].map(number);
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
