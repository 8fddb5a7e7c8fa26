//! The result of the share dialog: a text to copy, a QR code, or files to save, with notes.

use super::copy::copy;
use crate::app::context::Context;
use crate::app::selector::use_selector;
use crate::player::present;
use crate::worker::protocol::queries::share::{Code, Content, File, PICTURE, Picture, ShareSheet};
use hyperfly_text::{handout, share as text};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub sheet: Rc<ShareSheet>,
    /// Why a typed value is invalid.
    pub refused: Option<AttrValue>,
    /// Receives the file to save.
    pub save: Callback<File>,
    /// Receives the message after copying.
    pub announce: Callback<AttrValue>,
}

#[component]
pub fn Sheet(Props { cx, sheet, refused, save, announce }: &Props) -> Html {
    // Of the state, only the language affects this component.
    use_selector(cx, |state| state.language);
    let text = use_node_ref();
    let content = match &sheet.content {
        Content::Text { text: words, hint, picture } => html! {
            <>
                { render_text_box(words, &text) }
                <p class="act">{ render_copy_button(text::copy(), &text, announce) }<span class="hint">{ hint }</span></p>
                { for picture.iter().map(|picture| render_picture_button(picture, sheet, save)) }
            </>
        },
        Content::Code { link, code } => html! {
            <>
                <QrCode code={code.clone()}>{ render_copy_button(text::copy_link(), &text, announce) }</QrCode>
                { render_text_box(link, &text) }
            </>
        },
        Content::Files => {
            let cx = cx.clone();
            let print = Callback::from(move |_: MouseEvent| present::print(&cx));
            html! {
                <>
                    <ul class="files">{ for sheet.files.iter().map(|file| render_file_row(file, save)) }</ul>
                    <p class="act"><button type="button" onclick={print}>{ handout::print() }</button></p>
                </>
            }
        }
        Content::Nothing(reason) => render_note(reason),
    };
    html! {
        <>
            { content }
            { for refused.iter().map(|reason| render_note(reason)) }
            { for sheet.notes.iter().map(|words| render_note(words)) }
        </>
    }
}

fn render_note(words: &str) -> Html {
    html! { <p class="hint">{ words }</p> }
}

/// Renders a text to copy.
fn render_text_box(words: &str, place: &NodeRef) -> Html {
    html! {
        <pre id="share-text" ref={place} tabindex="0" role="region" aria-label={text::text_to_copy()}>{ words }</pre>
    }
}

/// Renders a button that copies the text of the element at `place`.
fn render_copy_button(word: &'static str, place: &NodeRef, announce: &Callback<AttrValue>) -> Html {
    let (place, announce) = (place.clone(), announce.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Some(element) = place.cast::<Element>() {
            let announce = announce.clone();
            spawn_local(async move { announce.emit(copy(&element).await.into()) });
        }
    });
    html! { <button type="button" data-copy="share-text" {onclick}>{ word }</button> }
}

/// Renders the button that saves a picture that the text refers to.
fn render_picture_button(
    Picture { name, hint }: &Picture,
    sheet: &ShareSheet,
    save: &Callback<File>,
) -> Html {
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

/// Renders a file with its save button.
fn render_file_row(file: &File, save: &Callback<File>) -> Html {
    let File { id, description, word, name, .. } = file;
    let (file, save) = (file.clone(), save.clone());
    let onclick = Callback::from(move |_: MouseEvent| save.emit(file.clone()));
    html! {
        <li>
            <button type="button" data-save={id.clone()} aria-label={text::save_as(description, word)} {onclick}>{ word }</button>
            <span>{ description }</span>
            <code>{ name }</code>
        </li>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct QrCodeProps {
    code: Code,
    children: Html,
}

/// A QR code, dark on light in every theme, with a button that shows it in full screen.
#[component]
fn QrCode(QrCodeProps { code, children }: &QrCodeProps) -> Html {
    let place = use_node_ref();
    let full = {
        let place = place.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(element) = place.cast::<Element>() {
                // A frame may forbid full screen; the code then keeps its size.
                let _ = element.request_fullscreen();
            }
        })
    };
    let size = code.size.to_string();
    html! {
        <>
            <div class="qr" id="share-qr" ref={place}>
                <svg xmlns="http://www.w3.org/2000/svg" viewBox={format!("0 0 {size} {size}")} role="img"
                    aria-label="QR code of the link" shape-rendering="crispEdges">
                    <rect width={size.clone()} height={size} fill="#fff" />
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
