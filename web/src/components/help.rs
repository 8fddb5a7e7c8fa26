//! The keys.

use super::Props;
use super::symbol::prose;
use crate::controls::Word;
use crate::keys::TABLE;
use crate::state::Action;
use hyperfly_text::keys as text;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// The dialog.
#[component]
pub fn Help(props: &Props) -> Html {
    let cx = &props.cx;
    let dialog = use_node_ref();
    let opened = dialog.clone();
    use_effect_with((), move |()| {
        if let Some(dialog) = opened.cast::<HtmlDialogElement>() {
            // Fails only for a dialog that is open already.
            let _ = dialog.show_modal();
            // The button that has the focus now stands below all keys.
            dialog.set_scroll_top(0);
        }
    });
    let close = cx.on(|_: MouseEvent| Action::Help(false));
    let closed = cx.on(|_: Event| Action::Help(false));
    let row = |(keys, what): &(&'static str, Word)| {
        let each = keys.split_whitespace().map(|key| html! { <kbd>{ key }</kbd> });
        html! { <><dt>{ for each }</dt><dd>{ prose(what()) }</dd></> }
    };
    html! {
        <dialog class="help" ref={dialog} onclose={closed} aria-labelledby="help-title">
            <h2 id="help-title">{ text::title() }</h2>
            <dl>{ for TABLE.iter().map(row) }</dl>
            <button type="button" onclick={close}>{ text::close() }</button>
        </dialog>
    }
}
