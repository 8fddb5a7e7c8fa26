//! The share dialog: a form, and the text, code or files that a worker composes from it.

mod copy;
mod fields;
mod form;
mod options;
mod saving;
mod sheet;

use crate::app::context::{Context, Props};
use crate::app::dom::base;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::figures::markup::Markup;
use crate::files::film;
use crate::files::save;
use crate::state::action::Action;
use crate::worker::client::WorkerClient;
use crate::worker::hook::{use_answer, use_worker};
use crate::worker::protocol::queries::share::{Compose, File, FileKind, Preview, ShareForm, Way};
use fields::field_text;
use form::{Form, NumberFields};
use hyperfly_request::Request;
use hyperfly_text::{page as text, share};
use hyperfly_view::Replay;
use saving::{SaveStatus, record, save_as};
use sheet::Sheet;
use std::rc::Rc;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// The shared run, as it was when the dialog was opened.
struct Run {
    request: Request,
    replay: Rc<Replay>,
}

#[component]
pub fn Share(Props { cx }: &Props) -> Html {
    // Of the state, only the language affects the open dialog: the run is fixed when it opens.
    use_selector(cx, |state| state.language);
    let dialog = use_node_ref();
    let status = SaveStatus { message: use_state(AttrValue::default), film: use_state(|| None) };
    let fragment = use_memo((), |()| save::visible_fragment(cx));
    let worker = use_worker();
    // The worker gets the run before the first query.
    let run = use_memo((), |()| send_run(cx, &worker, &fragment));
    let chosen = use_state(|| {
        run.as_ref().as_ref().map(|run| options::initial_form(&run.request)).unwrap_or_default()
    });
    let height = use_state(String::new);
    let typed_height = options::parse_height(&height);
    let query = run.is_ok().then(|| Compose {
        form: ShareForm { height: typed_height.clone().unwrap_or_default(), ..(*chosen).clone() },
        fragment: (*fragment).clone(),
        base: base(),
        mp4: film::find_mime_type().is_some_and(|kind| kind.starts_with(film::MP4)),
    });
    let reply = use_answer(&worker, query);
    {
        let dialog = dialog.clone();
        use_effect_guard((), move |()| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                // Fails only for a dialog that is open already.
                let _ = dialog.show_modal();
            }
        });
    }
    let numbers = use_memo((), |()| NumberFields::default());
    let form = run.as_ref().as_ref().ok().map(|run| {
        let choose = chosen.clone();
        let form = Form {
            request: &run.request,
            replay: &run.replay,
            chosen: &chosen,
            numbers: &numbers,
            is_single_file: base().ends_with('#'),
            choose: Callback::from(move |form| choose.set(form)),
        };
        form.html()
    });
    let onchange = {
        let (message, height, numbers) = (status.message.clone(), height.clone(), numbers.clone());
        Callback::from(move |_: Event| {
            message.set(AttrValue::default());
            height.set(field_text(&numbers.height));
        })
    };
    let announce = {
        let message = status.message.clone();
        Callback::from(move |words| message.set(words))
    };
    let save = {
        let (cx, status, sheet) = (cx.clone(), status.clone(), reply.answer.clone());
        Callback::from(move |File { kind, name, .. }: File| {
            let Some(sheet) = &sheet else { return };
            match kind {
                FileKind::Film => record(&cx, &name, &sheet.fragment, &numbers, &status),
                kind => save_as(&cx, kind, &sheet.fragment, sheet.theme, &status),
            }
        })
    };
    let close = {
        let dialog = dialog.clone();
        // Closing by the element's method makes the browser restore the focus.
        Callback::from(move |_: MouseEvent| {
            dialog.cast::<HtmlDialogElement>().iter().for_each(|dialog_element| dialog_element.close())
        })
    };
    let oncancel = {
        let status = status.clone();
        Callback::from(move |_: MouseEvent| status.cancel())
    };
    let onclose = {
        let status = status.clone();
        cx.callback(move |_: Event| {
            status.cancel();
            Action::Share(false)
        })
    };
    let problem =
        reply.problem.clone().or_else(|| run.as_ref().as_ref().err().map(|error| error.clone().into()));
    let refused = typed_height.err().filter(|_| chosen.way == Way::Iframe).map(AttrValue::from);
    html! {
        <dialog class="share" ref={dialog} {onclose} aria-labelledby="share-title">
            <div class="head">
                <h2 id="share-title">{ text::share() }</h2>
                <p class="said" role="status">
                    { problem.unwrap_or_else(|| (*status.message).clone()) }
                    if status.film.is_some() {
                        <button type="button" data-cancel="" onclick={oncancel}>{ text::cancel() }</button>
                    }
                </p>
                <button type="button" onclick={close}>{ text::close() }</button>
            </div>
            <div class="form" {onchange}>{ form }</div>
            <div class="text" aria-busy={reply.is_waiting.to_string()}>
                { for reply.answer.iter().map(|sheet| html! {
                    <Sheet cx={cx.clone()} sheet={sheet.clone()} refused={refused.clone()} save={save.clone()} announce={announce.clone()} />
                }) }
            </div>
            <div class="shown">{ for reply.answer.iter().map(|sheet| render_preview(&sheet.preview)) }</div>
        </dialog>
    }
}

/// Renders a preview of the embedded figure.
fn render_preview(preview: &Preview) -> Html {
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
fn send_run(cx: &Context, worker: &WorkerClient, fragment: &str) -> Result<Run, String> {
    let shown = cx.state().displayed.clone().ok_or_else(share::no_run)?;
    worker.show_run(fragment.to_owned(), save::pack_run(cx)?);
    Ok(Run { request: Request::from_fragment(fragment).0.unwrap_or_default(), replay: shown.replay.clone() })
}
