//! What the share dialog shows of a choice: a text to copy, a code or files, what is to be said of it, and a preview.

use crate::components::markup::Markup;
use crate::protocol::late::file::Format;
use crate::protocol::late::share::{Content, File, FileKind, Picture, Preview, ShareSheet};
use hyperfly_text::rooms as text;
use yew::prelude::*;

/// What a button of the sheet asks for.
#[derive(Clone, PartialEq)]
pub enum Press {
    /// To copy a text, which this element shows.
    Copy(String, NodeRef),
    /// To fill the screen with an element.
    FullScreen(NodeRef),
    /// To save a file of this name.
    Save(FileKind, String),
    /// To print a handout.
    Print,
}

/// The elements that buttons act on.
#[derive(Clone, Default, PartialEq)]
pub struct Elements {
    /// The text.
    pub text: NodeRef,
    /// The code.
    pub code: NodeRef,
}

/// The text, the code or the files, with what is to be said of it.
pub fn content(sheet: &ShareSheet, elements: &Elements, press: &Callback<Press>) -> Html {
    html! {
        <div>
            { match &sheet.content {
                Content::Text { text, hint, picture } => copied(text, hint, picture.as_ref(), elements, press),
                Content::Code { link, code } => drawn(link, code, elements, press),
                Content::Files { files: all, print } => files(all, print, press),
                Content::Nothing(why) => html! { <p class="hint">{ why }</p> },
            } }
            { for sheet.notes.iter().map(|note| html! { <p class="hint">{ note }</p> }) }
        </div>
    }
}

/// What the reader of the notes will see.
pub fn preview(sheet: &ShareSheet) -> Html {
    match &sheet.preview {
        Preview::None => Html::default(),
        Preview::Frame { src, height } => html! {
            <>
                <h3>{ text::preview() }</h3>
                <iframe class="preview" src={src.clone()} title={text::preview()} height={height.to_string()}
                    allowfullscreen=true></iframe>
            </>
        },
        // A picture of our own, in which every text is escaped.
        Preview::Picture(svg) => html! {
            <>
                <h3>{ text::picture() }</h3>
                <div class="preview"><Markup html={svg.clone()} /></div>
            </>
        },
    }
}

fn shown(text: &str, elements: &Elements) -> Html {
    html! {
        <pre id="share-text" tabindex="0" role="region" aria-label={text::text_to_copy()} ref={elements.text.clone()}>
            { text }
        </pre>
    }
}

fn copy(text: &str, word: &'static str, elements: &Elements, press: &Callback<Press>) -> Html {
    let (text, element) = (text.to_owned(), elements.text.clone());
    let onclick = press.reform(move |_: MouseEvent| Press::Copy(text.clone(), element.clone()));
    html! { <button type="button" data-copy="share-text" {onclick}>{ word }</button> }
}

fn copied(
    text: &str,
    hint: &str,
    picture: Option<&Picture>,
    elements: &Elements,
    press: &Callback<Press>,
) -> Html {
    html! {
        <>
            { shown(text, elements) }
            <p class="act">
                { copy(text, text::copy(), elements, press) }
                <span class="hint">{ hint }</span>
            </p>
            { for picture.map(|picture| beside(picture, press)) }
        </>
    }
}

/// A picture that a text wants beside it.
fn beside(picture: &Picture, press: &Callback<Press>) -> Html {
    let name = picture.name.clone();
    let onclick =
        press.reform(move |_: MouseEvent| Press::Save(FileKind::Written(Format::Svg), name.clone()));
    html! {
        <p class="act">
            <button type="button" data-save="svg" {onclick}>{ text::save() }</button>
            <span class="hint">{ &picture.hint }{ " " }<code>{ &picture.name }</code></span>
        </p>
    }
}

fn drawn(link: &str, code: &str, elements: &Elements, press: &Callback<Press>) -> Html {
    let element = elements.code.clone();
    let fill = press.reform(move |_: MouseEvent| Press::FullScreen(element.clone()));
    html! {
        <>
            // A picture of our own.
            <div class="qr" id="share-qr" ref={elements.code.clone()}>
                <Markup html={code.to_owned()} />
            </div>
            <p class="act">
                <button type="button" data-full="share-qr" onclick={fill}>{ text::full_screen() }</button>
                { copy(link, text::copy_link(), elements, press) }
            </p>
            { shown(link, elements) }
        </>
    }
}

fn files(all: &[File], print: &str, press: &Callback<Press>) -> Html {
    html! {
        <>
            <ul class="files">{ for all.iter().map(|file| row(file, press)) }</ul>
            <p class="act">
                <button type="button" data-print="" onclick={press.reform(|_: MouseEvent| Press::Print)}>{ print }</button>
            </p>
        </>
    }
}

fn row(file: &File, press: &Callback<Press>) -> Html {
    let (kind, name) = (file.kind, file.name.clone());
    let onclick = press.reform(move |_: MouseEvent| Press::Save(kind, name.clone()));
    html! {
        <li>
            <button type="button" data-save={file.id.clone()} aria-label={file.label.clone()} {onclick}>{ &file.word }</button>
            <span>{ &file.what }</span>
            <code>{ &file.name }</code>
        </li>
    }
}
