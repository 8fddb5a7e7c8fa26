//! The help dialog: keys, symbols, terms, machine models and their simplifications, and further reading.

mod keys;
mod sections;

use crate::app::context::{Context, Props};
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::state::action::Action;
use gloo::utils::document;
use hyperfly_text::{help, page as text};
use sections::Section;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

#[component]
pub fn Help(Props { cx }: &Props) -> Html {
    // Of the state, only the language affects this dialog.
    use_selector(cx, |state| state.language);
    let dialog = use_node_ref();
    let opened = dialog.clone();
    use_effect_guard((), move |()| {
        if let Some(dialog) = opened.cast::<HtmlDialogElement>() {
            // Fails only for a dialog that is open already.
            let _ = dialog.show_modal();
        }
    });
    let closed = cx.sender(Action::Help(false));
    let close = cx.sender(Action::Help(false));
    // Links leave the dialog.
    let leave = cx.sender(Action::Help(false));
    let sections = sections::all_sections(&explorer_address(cx), &leave);
    html! {
        <dialog class="help" ref={dialog} onclose={closed} aria-labelledby="help-title">
            <div class="head">
                <h2 id="help-title">{ text::help() }</h2>
                <button type="button" onclick={close}>{ text::close() }</button>
            </div>
            <nav aria-label={help::contents()}>
                <ul>{ for sections.iter().map(render_section_button) }</ul>
            </nav>
            { for sections.iter().map(render_section) }
        </dialog>
    }
}

/// Renders a button that scrolls to a section. The page's address encodes its state, so a link to an id would overwrite it.
fn render_section_button(Section { id, title, .. }: &Section) -> Html {
    let id = *id;
    let onclick = Callback::from(move |_: MouseEvent| scroll_to(id));
    html! { <li><button type="button" {onclick}>{ title }</button></li> }
}

fn render_section(Section { id, title, body }: &Section) -> Html {
    html! {
        <section aria-labelledby={*id}>
            <h3 id={*id} tabindex="-1">{ title }</h3>
            { body.clone() }
        </section>
    }
}

/// Returns the full address of the page's state. Accessibility checkers take links that begin with # for skip links.
fn explorer_address(cx: &Context) -> String {
    let base = document().base_uri().ok().flatten().unwrap_or_default();
    [base.split('#').next().unwrap_or_default(), "#", &cx.explorer()].concat()
}

/// Scrolls to the heading of a section and focuses it.
fn scroll_to(id: &str) {
    if let Some(heading) = document().get_element_by_id(id) {
        heading.scroll_into_view();
        // Fails only for elements that cannot have the focus.
        let _ = heading.unchecked_into::<HtmlElement>().focus();
    }
}
