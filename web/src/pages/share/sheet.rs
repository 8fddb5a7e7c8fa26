//! What the choices in the share dialog come to: a text to copy, a code, or files to save, with what is to be said of it.

use super::copy::copy;
use crate::app::context::Context;
use crate::player::present;
use crate::state::slice::use_slice;
use crate::worker::protocol::queries::share::{Code, Content, File, PICTURE, Picture, ShareSheet};
use hyperfly_text::{handout, share as text};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
    /// What the choices come to.
    pub sheet: Rc<ShareSheet>,
    /// Why something that the reader typed is not taken.
    pub refused: Option<AttrValue>,
    /// Hears which file is to be saved.
    pub save: Callback<File>,
    /// Hears what is to be said of what was copied.
    pub say: Callback<AttrValue>,
}

/// The text, the code or the files.
#[component]
pub fn Sheet(Props { cx, sheet, refused, save, say }: &Props) -> Html {
    // Nothing of the state is shown but the language.
    use_slice(cx, |state| state.language);
    let text = use_node_ref();
    let content = match &sheet.content {
        Content::Text { text: words, hint, picture } => html! {
            <>
                { shown(words, &text) }
                <p class="act">{ copies(text::copy(), &text, say) }<span class="hint">{ hint }</span></p>
                { for picture.iter().map(|picture| beside(picture, sheet, save)) }
            </>
        },
        Content::Code { link, code } => html! {
            <>
                <CodeOf code={code.clone()}>{ copies(text::copy_link(), &text, say) }</CodeOf>
                { shown(link, &text) }
            </>
        },
        Content::Files => {
            let cx = cx.clone();
            let print = Callback::from(move |_: MouseEvent| present::print(&cx));
            html! {
                <>
                    <ul class="files">{ for sheet.files.iter().map(|file| row(file, save)) }</ul>
                    <p class="act"><button type="button" onclick={print}>{ handout::print() }</button></p>
                </>
            }
        }
        Content::Nothing(why) => note(why),
    };
    html! {
        <>
            { content }
            { for refused.iter().map(|why| note(why)) }
            { for sheet.notes.iter().map(|words| note(words)) }
        </>
    }
}

fn note(words: &str) -> Html {
    html! { <p class="hint">{ words }</p> }
}

/// A text to copy.
fn shown(words: &str, place: &NodeRef) -> Html {
    html! {
        <pre id="share-text" ref={place} tabindex="0" role="region" aria-label={text::text_to_copy()}>{ words }</pre>
    }
}

/// A button that copies what is shown in a place.
fn copies(word: &'static str, place: &NodeRef, say: &Callback<AttrValue>) -> Html {
    let (place, say) = (place.clone(), say.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Some(element) = place.cast::<Element>() {
            let say = say.clone();
            spawn_local(async move { say.emit(copy(&element).await.into()) });
        }
    });
    html! { <button type="button" data-copy="share-text" {onclick}>{ word }</button> }
}

/// A picture that a text wants beside it.
fn beside(Picture { name, hint }: &Picture, sheet: &ShareSheet, save: &Callback<File>) -> Html {
    let file = sheet.files.iter().find(|file| file.id == PICTURE).cloned();
    let save = save.clone();
    let onclick = Callback::from(move |_: MouseEvent| file.iter().for_each(|file| save.emit(file.clone())));
    html! {
        <p class="act">
            <button type="button" data-save={PICTURE} {onclick}>{ text::save() }</button>
            <span class="hint">{ hint }{ " " }<code>{ name }</code></span>
        </p>
    }
}

/// A file that can be saved.
fn row(file: &File, save: &Callback<File>) -> Html {
    let File { id, what, word, name, .. } = file;
    let (own, save) = (file.clone(), save.clone());
    let onclick = Callback::from(move |_: MouseEvent| save.emit(own.clone()));
    html! {
        <li>
            <button type="button" data-save={id.clone()} aria-label={text::save_as(what, word)} {onclick}>{ word }</button>
            <span>{ what }</span>
            <code>{ name }</code>
        </li>
    }
}

/// The properties of a code.
#[derive(Clone, PartialEq, Properties)]
struct CodeProps {
    /// The code.
    code: Code,
    /// Further buttons.
    children: Html,
}

/// A QR code, dark on light whatever the colours of the page, and the button that shows it on the whole screen.
#[component]
fn CodeOf(CodeProps { code, children }: &CodeProps) -> Html {
    let place = use_node_ref();
    let full = {
        let place = place.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(element) = place.cast::<Element>() {
                // A frame may forbid it; then it stays as large as it is.
                let _ = element.request_fullscreen();
            }
        })
    };
    let side = code.side.to_string();
    html! {
        <>
            <div class="qr" id="share-qr" ref={place}>
                <svg xmlns="http://www.w3.org/2000/svg" viewBox={format!("0 0 {side} {side}")} role="img"
                    aria-label="QR code of the link" shape-rendering="crispEdges">
                    <rect width={side.clone()} height={side} fill="#fff" />
                    <path d={code.path.clone()} fill="#000" />
                </svg>
            </div>
            <p class="act">
                <button type="button" data-full="share-qr" onclick={full}>{ text::full_screen() }</button>
                { children.clone() }
            </p>
        </>
    }
}
