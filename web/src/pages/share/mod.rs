//! The share dialog: a form, and the text, code or files that a worker composes from it.

mod copy;
mod fields;
mod form;
mod offers;
mod saving;
mod sheet;

use crate::app::context::{Context, Props};
use crate::app::dom::base;
use crate::app::watch::use_watch;
use crate::figures::markup::Markup;
use crate::files::film;
use crate::files::save;
use crate::state::action::Action;
use crate::state::slice::use_slice;
use crate::worker::client::WorkerClient;
use crate::worker::hook::{use_answer, use_worker};
use crate::worker::protocol::queries::share::{Compose, File, FileKind, Preview, ShareForm, Way};
use fields::typed;
use form::{Form, Numbers};
use hyperfly_request::Request;
use hyperfly_text::{page as text, share};
use hyperfly_view::Replay;
use saving::{Saying, record, save_as};
use sheet::Sheet;
use std::rc::Rc;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// The shared run, as it was when the dialog was opened.
struct Run {
    asked: Request,
    replay: Rc<Replay>,
}

#[component]
pub fn Share(Props { cx }: &Props) -> Html {
    // Of the state, only the language affects the open dialog: the run is fixed when it opens.
    use_slice(cx, |state| state.language);
    let dialog = use_node_ref();
    let saying = Saying { said: use_state(AttrValue::default), film: use_state(|| None) };
    let fragment = use_memo((), |()| save::seen(cx));
    let worker = use_worker();
    // The worker gets the run before the first query.
    let run = use_memo((), |()| hand_over(cx, &worker, &fragment));
    let chosen =
        use_state(|| run.as_ref().as_ref().map(|run| offers::opened(&run.asked)).unwrap_or_default());
    let height = use_state(String::new);
    let typed_height = offers::height(&height);
    let query = run.is_ok().then(|| Compose {
        form: ShareForm { height: typed_height.clone().unwrap_or_default(), ..(*chosen).clone() },
        fragment: (*fragment).clone(),
        base: base(),
        mp4: film::kind().is_some_and(|kind| kind.starts_with(film::MP4)),
    });
    let heard = use_answer(&worker, query);
    {
        let dialog = dialog.clone();
        use_watch((), move |()| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                // Fails only for a dialog that is open already.
                let _ = dialog.show_modal();
            }
        });
    }
    let numbers = use_memo((), |()| Numbers::default());
    let form = run.as_ref().as_ref().ok().map(|run| {
        let choose = chosen.clone();
        let form = Form {
            asked: &run.asked,
            replay: &run.replay,
            chosen: &chosen,
            numbers: &numbers,
            alone: base().ends_with('#'),
            choose: Callback::from(move |form| choose.set(form)),
        };
        form.html()
    });
    let onchange = {
        let (said, height, numbers) = (saying.said.clone(), height.clone(), numbers.clone());
        Callback::from(move |_: Event| {
            said.set(AttrValue::default());
            height.set(typed(&numbers.height));
        })
    };
    let say = {
        let said = saying.said.clone();
        Callback::from(move |words| said.set(words))
    };
    let save = {
        let (cx, saying, sheet) = (cx.clone(), saying.clone(), heard.answer.clone());
        Callback::from(move |File { kind, name, .. }: File| {
            let Some(sheet) = &sheet else { return };
            match kind {
                FileKind::Film => record(&cx, &name, &sheet.fragment, &numbers, &saying),
                kind => save_as(&cx, kind, &sheet.fragment, sheet.theme, &saying),
            }
        })
    };
    let close = {
        let dialog = dialog.clone();
        // Closing by the element's method makes the browser restore the focus.
        Callback::from(move |_: MouseEvent| {
            dialog.cast::<HtmlDialogElement>().iter().for_each(|it| it.close())
        })
    };
    let oncancel = {
        let saying = saying.clone();
        Callback::from(move |_: MouseEvent| saying.cancel())
    };
    let onclose = {
        let saying = saying.clone();
        cx.on(move |_: Event| {
            saying.cancel();
            Action::Share(false)
        })
    };
    let problem = heard.problem.clone().or_else(|| run.as_ref().as_ref().err().map(|why| why.clone().into()));
    let refused = typed_height.err().filter(|_| chosen.way == Way::Iframe).map(AttrValue::from);
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
            <div class="form" {onchange}>{ form }</div>
            <div class="text" aria-busy={heard.waits.to_string()}>
                { for heard.answer.iter().map(|sheet| html! {
                    <Sheet cx={cx.clone()} sheet={sheet.clone()} refused={refused.clone()} save={save.clone()} say={say.clone()} />
                }) }
            </div>
            <div class="shown">{ for heard.answer.iter().map(|sheet| preview(&sheet.preview)) }</div>
        </dialog>
    }
}

/// Renders a preview of the embedded figure.
fn preview(preview: &Preview) -> Html {
    match preview {
        Preview::Frame { title, src, height } => html! {
            <>
                <h3>{ title }</h3>
                <iframe class="preview" src={src.clone()} title={title.clone()} height={height.to_string()}
                    allowfullscreen=true></iframe>
            </>
        },
        Preview::Picture(svg) => html! {
            <>
                <h3>{ share::picture() }</h3>
                <div class="preview"><Markup source={svg.clone()} /></div>
            </>
        },
        Preview::Nothing => Html::default(),
    }
}

/// Returns the shared run, and sends it to the worker.
///
/// # Errors
/// Returns a message for the reader if there is no run.
fn hand_over(cx: &Context, worker: &WorkerClient, fragment: &str) -> Result<Run, String> {
    let shown = cx.state().shown.clone().ok_or_else(text::no_run)?;
    worker.show_run(fragment.to_owned(), save::load(cx)?);
    Ok(Run { asked: Request::from_fragment(fragment).0.unwrap_or_default(), replay: shown.replay.clone() })
}
