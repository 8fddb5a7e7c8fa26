//! The help: a dialog that the desk writes.

use super::heard::use_desk;
use super::part::part;
use super::share::base;
use crate::context::Context;
use crate::effect::use_effect_with;
use crate::protocol::desk::Wish;
use crate::state::Action;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement};
use yew::functional::Hook;
use yew::prelude::*;

/// The dialog.
pub fn help(cx: &Context) -> Html {
    part(cx, "help", |cx, hooks| use_help(cx).run(hooks))
}

#[hook]
fn use_help(cx: &Context) -> Html {
    let dialog = use_node_ref();
    let (heard, desk) = use_desk();
    let (opened, fragment) = (dialog.clone(), cx.state.explorer());
    use_effect_with((), move |()| {
        if let Some(dialog) = opened.cast::<HtmlDialogElement>() {
            // Fails only for a dialog that is open already.
            let _ = dialog.show_modal();
        }
        desk.ask(Wish { what: "help".to_owned(), fragment, base: base(), ..Wish::default() }, Vec::new());
    });
    let pressed = cx.on(|event: MouseEvent| {
        let target = event.target_dyn_into::<Element>();
        let at = |selector: &str| target.as_ref()?.closest(selector).ok()?;
        if let Some(to) = at("[data-to]").and_then(|button| button.get_attribute("data-to"))
            && let Some(heading) = document().get_element_by_id(&to)
        {
            heading.scroll_into_view();
            // Fails only for what cannot have the focus.
            let _ = heading.unchecked_into::<HtmlElement>().focus();
        }
        // What leads elsewhere leads out of here.
        Action::Help(at("[data-close], a").is_none())
    });
    let closed = cx.on(|_: Event| Action::Help(false));
    html! {
        <dialog class="help" ref={dialog} onclose={closed} onclick={pressed} aria-labelledby="help-title">
            <p class="problem" role="alert">{ heard.problem.clone() }</p>
            { heard.part(0) }
        </dialog>
    }
}
