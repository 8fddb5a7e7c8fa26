//! The help, as the late worker gives it.

use super::symbol::prose;
use crate::action::Action;
use crate::context::{Context, Props};
use crate::late::{use_answer, use_late};
use crate::protocol::late::help::{Body, Item, OpenHelp, Section, Symbol};
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
    let heard = use_answer(&late, Some(OpenHelp));
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
    // The address is the page's own: a button goes to a section, and no link.
    let way = |section: &Section| {
        let id = section.id.clone();
        let onclick = Callback::from(move |_: MouseEvent| go_to(&id));
        html! { <li><button type="button" {onclick}>{ &section.title }</button></li> }
    };
    let section = |section: &Section| {
        let id = section.id.clone();
        html! {
            <section aria-labelledby={id.clone()}>
                <h3 {id} tabindex="-1">{ &section.title }</h3>
                { body(&section.body, cx) }
            </section>
        }
    };
    let sections = heard.answer.as_deref().map_or(&[][..], Vec::as_slice);
    html! {
        <dialog class="help" ref={dialog} onclose={closed} aria-labelledby="help-title" aria-busy={heard.waits.to_string()}>
            <div class="head">
                <h2 id="help-title">{ text::help() }</h2>
                <button type="button" onclick={close}>{ text::close() }</button>
            </div>
            if let Some(problem) = heard.problem {
                <p role="status">{ problem }</p>
            }
            <nav aria-label={text::help_contents()}><ul>{ for sections.iter().map(way) }</ul></nav>
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

fn body(body: &Body, cx: &Context) -> Html {
    match body {
        Body::Keys(all) => html! { <dl class="keys">{ for all.iter().map(key) }</dl> },
        Body::Symbols(all) => html! { <dl class="symbols">{ for all.iter().map(symbol) }</dl> },
        Body::Paragraphs(all) => all.iter().map(|words| paragraph(words)).collect(),
        Body::List(all) => html! { <ul>{ for all.iter().map(|item| entry(item, cx)) }</ul> },
    }
}

fn key((keys, what): &(String, String)) -> Html {
    html! {
        <>
            <dt>{ for keys.split_whitespace().map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
            <dd>{ prose(what) }</dd>
        </>
    }
}

fn symbol(symbol: &Symbol) -> Html {
    html! {
        <>
            <dt>
                if !symbol.letter.is_empty() {
                    <i>{ &symbol.letter }</i>
                    if !symbol.subscript.is_empty() {
                        <sub>{ &symbol.subscript }</sub>
                    }
                    { " " }
                }
                <span>{ prose(&symbol.name) }</span>
            </dt>
            <dd>{ prose(&symbol.definition) }{ " " }<cite>{ &symbol.source }</cite></dd>
        </>
    }
}

/// A paragraph; what stands before its first full stop is its name.
fn paragraph(words: &str) -> Html {
    match words.split_once(". ").filter(|(name, _)| name.chars().count() < 24) {
        Some((name, rest)) => html! { <p><b>{ prose(name) }{ "." }</b>{ " " }{ prose(rest) }</p> },
        None => html! { <p>{ prose(words) }</p> },
    }
}

fn entry(Item { words, way }: &Item, cx: &Context) -> Html {
    if way.is_empty() {
        return html! { <li>{ prose(words) }</li> };
    }
    let here = document().base_uri().ok().flatten().unwrap_or_default();
    let here = here.split('#').next().unwrap_or_default();
    let fragment = cx.explorer();
    let and = if fragment.is_empty() { "" } else { "&" };
    // The whole address: what begins with # looks to a checker like a way to skip to a place in the page.
    let href = format!("{here}#{fragment}{and}{way}");
    // What leads elsewhere leads out of here.
    let onclick = cx.does(Action::Help(false));
    html! { <li><a {href} {onclick}>{ words }</a></li> }
}
