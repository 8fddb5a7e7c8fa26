//! What the share dialog shows of a choice: a text to copy, a code or files, what is to be said of it, and a preview.

use crate::protocol::late::file::Format;
use crate::protocol::late::share::{Code, Content, File, FileKind, Note, Picture, Preview, ShareSheet, Way};
use hyperfly_text::handout;
use hyperfly_text::rooms as text;
use yew::prelude::*;

/// What a button of the sheet asks for.
#[derive(Clone, PartialEq)]
pub enum Press {
    /// To copy a text, which this element shows.
    Copy(String, NodeRef),
    /// To fill the screen with an element.
    FullScreen(NodeRef),
    /// To save a file.
    Save(File),
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
                Content::Text { text, picture } => copied(text, picture.as_ref(), sheet.way, elements, press),
                Content::Code { link, code: Some(code) } => drawn(link, code, elements, press),
                Content::Code { code: None, .. } => html! { <p>{ text::link_too_long() }</p> },
                Content::Files(all) => files(all, press),
                Content::NeedsSite => html! { <p class="hint">{ text::hint_site() }</p> },
            } }
            { for sheet.notes.iter().map(|note| html! { <p class="hint">{ said(*note) }</p> }) }
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
                <div class="preview">{ Html::from_html_unchecked(svg.clone().into()) }</div>
            </>
        },
    }
}

fn said(note: Note) -> &'static str {
    match note {
        Note::OwnSamples => text::own_samples(),
        Note::LightColours => text::light_colours(),
        Note::TwoViews => text::two_views(),
        Note::OnYourDisk => text::on_your_disk(),
    }
}

fn hint(way: Way) -> &'static str {
    match way {
        Way::Iframe => text::hint_iframe(),
        Way::Element => text::hint_element(),
        Way::Markdown => text::hint_markdown(),
        Way::Latex => text::hint_latex(),
        Way::Command => text::hint_command(),
        Way::Link | Way::Qr | Way::Save => text::hint_link(),
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
    picture: Option<&Picture>,
    way: Way,
    elements: &Elements,
    press: &Callback<Press>,
) -> Html {
    html! {
        <>
            { shown(text, elements) }
            <p class="act">
                { copy(text, text::copy(), elements, press) }
                <span class="hint">{ hint(way) }</span>
            </p>
            { for picture.map(|picture| beside(picture, press)) }
        </>
    }
}

/// A picture that a text wants beside it.
fn beside(picture: &Picture, press: &Callback<Press>) -> Html {
    let words = if picture.too_large { text::picture_too_large() } else { text::save_picture() };
    let file = File { kind: FileKind::Written(Format::Svg), name: picture.name.clone() };
    let onclick = press.reform(move |_: MouseEvent| Press::Save(file.clone()));
    html! {
        <p class="act">
            <button type="button" data-save="svg" {onclick}>{ text::save() }</button>
            <span class="hint">{ words }{ " " }<code>{ &picture.name }</code></span>
        </p>
    }
}

fn drawn(link: &str, code: &Code, elements: &Elements, press: &Callback<Press>) -> Html {
    let element = elements.code.clone();
    let fill = press.reform(move |_: MouseEvent| Press::FullScreen(element.clone()));
    let side = code.side.to_string();
    html! {
        <>
            <div class="qr" id="share-qr" ref={elements.code.clone()}>
                // Dark on light whatever the colours of the page.
                <svg viewBox={format!("0 0 {side} {side}")} role="img" aria-label="QR code of the link"
                    shape-rendering="crispEdges">
                    <rect width={side.clone()} height={side} fill="#fff" />
                    <path d={code.path.clone()} fill="#000" />
                </svg>
            </div>
            <p class="act">
                <button type="button" data-full="share-qr" onclick={fill}>{ text::full_screen() }</button>
                { copy(link, text::copy_link(), elements, press) }
            </p>
            { shown(link, elements) }
        </>
    }
}

fn files(all: &[File], press: &Callback<Press>) -> Html {
    html! {
        <>
            <ul class="files">{ for all.iter().map(|file| row(file, press)) }</ul>
            <p class="act">
                <button type="button" data-print="" onclick={press.reform(|_: MouseEvent| Press::Print)}>
                    { handout::print() }
                </button>
            </p>
        </>
    }
}

fn row(file: &File, press: &Callback<Press>) -> Html {
    // What is in it, the word for the format, and the name of the button.
    let (what, word, id) = match file.kind {
        FileKind::Written(Format::Svg) => (text::file_picture(), "SVG".to_owned(), "svg".to_owned()),
        FileKind::Pixels { scale, transparent } => {
            let word = format!("PNG, {scale} ×");
            match transparent {
                true => (text::file_picture(), text::transparent(&word), format!("png {scale} transparent")),
                false => (text::file_picture(), word, format!("png {scale}")),
            }
        }
        FileKind::Written(Format::Csv) => (text::file_data(), "CSV".to_owned(), "csv".to_owned()),
        FileKind::Written(Format::Json) => (text::file_data(), "JSON".to_owned(), "json".to_owned()),
        FileKind::Written(Format::Perfetto) => {
            (text::file_trace(), "Perfetto".to_owned(), "perfetto".to_owned())
        }
        FileKind::Written(Format::Handout) => (handout::file(), "HTML".to_owned(), "handout".to_owned()),
        FileKind::Film => (text::file_film(), "WebM".to_owned(), "webm".to_owned()),
    };
    let pressed = file.clone();
    let onclick = press.reform(move |_: MouseEvent| Press::Save(pressed.clone()));
    html! {
        <li>
            <button type="button" data-save={id} aria-label={text::save_as(what, &word)} {onclick}>{ &word }</button>
            <span>{ what }</span>
            <code>{ &file.name }</code>
        </li>
    }
}
