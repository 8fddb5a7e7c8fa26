//! The help: keys, symbols, what the machine models mean, what they leave out, where to read on.

use super::symbol::prose;
use crate::action::Action;
use crate::context::{Context, Props};
use crate::keys::TABLE;
use crate::slice::use_slice;
use crate::watch::use_watch;
use gloo::utils::document;
use hyperfly_text::help as text;
use hyperfly_view::glossary::{ENTRIES, Entry};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

/// The dialog.
#[component]
pub fn Help(Props { cx }: &Props) -> Html {
    // Nothing of the state is shown but the language.
    use_slice(cx, |state| state.language);
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
    let sections: [(&str, &str, Html); 5] = [
        ("help-keys", text::keys(), keys()),
        ("help-symbols", text::symbols(), symbols()),
        ("help-models", text::models(), models()),
        ("help-simplified", text::simplified(), simplified()),
        ("help-further", text::further(), further(cx)),
    ];
    // The address is the page's own: a button goes to a section, and no link.
    let way = |(id, title, _): &(&'static str, &str, Html)| {
        let id = *id;
        let onclick = Callback::from(move |_: MouseEvent| go_to(id));
        html! { <li><button type="button" {onclick}>{ title }</button></li> }
    };
    let section = |(id, title, body): &(&'static str, &str, Html)| {
        html! {
            <section aria-labelledby={*id}>
                <h3 id={*id} tabindex="-1">{ title }</h3>
                { body.clone() }
            </section>
        }
    };
    html! {
        <dialog class="help" ref={dialog} onclose={closed} aria-labelledby="help-title">
            <div class="head">
                <h2 id="help-title">{ text::title() }</h2>
                <button type="button" onclick={close}>{ text::close() }</button>
            </div>
            <nav aria-label={text::contents()}><ul>{ for sections.iter().map(way) }</ul></nav>
            { for sections.iter().map(section) }
        </dialog>
    }
}

/// Shows the heading of a section, and gives it the focus.
fn go_to(id: &str) {
    if let Some(heading) = document().get_element_by_id(id) {
        heading.scroll_into_view();
        // Fails only for what cannot have the focus.
        let _ = heading.unchecked_into::<HtmlElement>().focus();
    }
}

fn keys() -> Html {
    let row = |(keys, what): &(&str, fn() -> &'static str)| {
        html! {
            <>
                <dt>{ for keys.split_whitespace().map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
                <dd>{ prose(what()) }</dd>
            </>
        }
    };
    html! { <dl class="keys">{ for TABLE.iter().map(row) }</dl> }
}

fn symbols() -> Html {
    let row = |entry: &Entry| {
        html! {
            <>
                <dt>
                    if !entry.letter().is_empty() {
                        <i>{ entry.letter() }</i>
                        if !entry.subscript.is_empty() {
                            <sub>{ entry.subscript }</sub>
                        }
                        { " " }
                    }
                    <span>{ entry.name() }</span>
                </dt>
                <dd>{ prose(entry.definition()) }{ " " }<cite>{ entry.source() }</cite></dd>
            </>
        }
    };
    html! { <dl class="symbols">{ for ENTRIES.iter().map(row) }</dl> }
}

fn models() -> Html {
    let all = [
        text::models_intro(),
        text::compute(),
        text::exchange(),
        text::routes(),
        text::store_and_forward(),
        text::cut_through(),
        text::wormhole(),
        text::logp(),
        text::bsp(),
        text::account(),
    ];
    all.into_iter().map(paragraph).collect()
}

/// A paragraph; what stands before its first full stop is its name.
fn paragraph(words: &str) -> Html {
    match words.split_once(". ").filter(|(name, _)| name.chars().count() < 24) {
        Some((name, rest)) => html! { <p><b>{ prose(name) }{ "." }</b>{ " " }{ prose(rest) }</p> },
        None => html! { <p>{ prose(words) }</p> },
    }
}

fn simplified() -> Html {
    let all = [
        text::no_cache(),
        text::no_noise(),
        text::no_software(),
        text::powers_of_two(),
        text::one_port(),
        text::closed_forms(),
    ];
    html! { <ul>{ for all.into_iter().map(|words| html! { <li>{ prose(words) }</li> }) }</ul> }
}

fn further(cx: &Context) -> Html {
    let here = document().base_uri().ok().flatten().unwrap_or_default();
    let here = here.split('#').next().unwrap_or_default().to_owned();
    let fragment = cx.explorer();
    let and = if fragment.is_empty() { "" } else { "&" };
    // The whole address: what begins with # looks to a checker like a way to skip to a place in the page.
    let link = |more: &str, word: &str| {
        let href = format!("{here}#{fragment}{and}{more}");
        // What leads elsewhere leads out of here.
        let onclick = cx.does(Action::Help(false));
        html! { <li><a {href} {onclick}>{ word }</a></li> }
    };
    html! {
        <ul>
            <li>{ prose(text::further_papers()) }</li>
            { link("paper=all", text::further_room()) }
            { link("ask=1", text::further_questions()) }
            { link("view=scaling", text::further_scaling()) }
            <li>{ prose(text::further_symbols()) }</li>
        </ul>
    }
}
