//! The help, as the late worker writes it.

use super::markup::{Markup, named, part};
use crate::action::Action;
use crate::context::{Context, Props};
use crate::late::{use_answer, use_late};
use crate::protocol::late::help::OpenHelp;
use crate::slice::use_slice;
use crate::watch::use_watch;
use gloo::utils::document;
use hyperfly_text::page as text;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

/// The dialog.
#[component]
pub fn Help(Props { cx }: &Props) -> Html {
    // Nothing of the state is shown but the language.
    use_slice(cx, |state| state.language);
    let late = use_late();
    let heard = use_answer(&late, Some(OpenHelp { address: address(cx) }));
    let dialog = use_node_ref();
    let opened = dialog.clone();
    use_watch((), move |()| {
        if let Some(dialog) = opened.cast::<HtmlDialogElement>() {
            // Fails only for a dialog that is open already.
            let _ = dialog.show_modal();
        }
    });
    let closed = cx.does(Action::Help(false));
    let close = cx.does(Action::Help(false));
    let onclick = {
        let cx = cx.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(id) = named(&event, "data-to") {
                go_to(&id);
            } else if part(&event, "a").is_some() {
                // What leads elsewhere leads out of here.
                cx.send(Action::Help(false));
            }
        })
    };
    html! {
        <dialog class="help" ref={dialog} onclose={closed} {onclick} aria-labelledby="help-title" aria-busy={heard.waits.to_string()}>
            <div class="head">
                <h2 id="help-title">{ text::help() }</h2>
                <button type="button" onclick={close}>{ text::close() }</button>
            </div>
            if let Some(problem) = heard.problem {
                <p role="status">{ problem }</p>
            }
            { for heard.answer.as_deref().map(|html| html! { <Markup html={html.clone()} /> }) }
        </dialog>
    }
}

/// The whole address of what the page shows: what begins with # looks to a checker like a way to skip to a place in the page.
fn address(cx: &Context) -> String {
    let base = document().base_uri().ok().flatten().unwrap_or_default();
    [base.split('#').next().unwrap_or_default(), "#", &cx.explorer()].concat()
}

/// Shows the heading of a section, and gives it the focus.
fn go_to(id: &str) {
    if let Some(heading) = document().get_element_by_id(id) {
        heading.scroll_into_view();
        // Fails only for what cannot have the focus.
        let _ = heading.unchecked_into::<HtmlElement>().focus();
    }
}
