//! The dialog as HTML: the form, and what its choices come to.

use super::fields::{Field, FieldKind, Offer};
use super::ways::{Content, File, PICTURE, Picture};
use crate::protocol::late::share::Entries;
use hyperfly_text::{handout, share as text};
use maud::{Markup, PreEscaped, html};

/// The form with what is chosen as it opens; `alone` says that page and figure are one file.
pub fn form(ways: &[Offer], fields: &[Field], chosen: &Entries, alone: bool) -> Markup {
    html! {
        form class=[alone.then_some("alone")] {
            fieldset.bar {
                legend.unseen { (text::how()) }
                @for way in ways {
                    label {
                        input type="radio" name="way" value=(way.value) checked[is(chosen, "way", way.value)];
                        span { (way.word) }
                    }
                }
            }
            div.choose { @for it in fields { (field(it, chosen)) } }
        }
    }
}

/// Whether it is chosen.
fn is(chosen: &Entries, field: &str, value: &str) -> bool {
    chosen.iter().any(|(name, of)| name == field && of == value)
}

fn field(field: &Field, chosen: &Entries) -> Markup {
    let Field { name, label, class, kind } = field;
    let id = format!("share-{name}");
    let class = Some(class).filter(|class| !class.is_empty());
    let check = |value: &str| {
        html! { input type="checkbox" name=(name) value=(value) checked[is(chosen, name, value)]; }
    };
    match kind {
        FieldKind::One(offers) => html! {
            p class=[class] {
                label for=(id) { (label) }
                select id=(id) name=(name) {
                    @for offer in offers {
                        option value=(offer.value) selected[is(chosen, name, offer.value)] { (offer.word) }
                    }
                }
            }
        },
        FieldKind::Any(offers) => html! {
            fieldset class=[class] {
                legend { (label) }
                @for offer in offers { label title=(offer.help) { (check(offer.value)) (offer.word) } }
            }
        },
        FieldKind::Check(value) => html! { label.check { (check(value)) (label) } },
        FieldKind::Number(hint) => html! {
            p class=[class] {
                label for=(id) { (label) }
                input id=(id) type="text" inputmode="decimal" autocomplete="off" name=(name) placeholder=(hint);
            }
        },
    }
}

/// The text, the code or the files, with what is to be said of it.
pub fn content(content: &Content, files: &[File], notes: &[&str]) -> Markup {
    html! {
        @match content {
            Content::Text { text, hint, picture } => {
                (shown(text))
                p.act { (copy(text::copy())) span.hint { (hint) } }
                @if let Some(picture) = picture { (beside(picture)) }
            }
            Content::Code { link, code } => {
                div.qr id="share-qr" { (PreEscaped(code)) }
                p.act {
                    button type="button" data-full="share-qr" { (text::full_screen()) }
                    (copy(text::copy_link()))
                }
                (shown(link))
            }
            Content::Files => {
                ul.files { @for file in files { (row(file)) } }
                p.act { button type="button" data-print { (handout::print()) } }
            }
            Content::Nothing(why) => p.hint { (why) }
        }
        @for note in notes { p.hint { (note) } }
    }
}

/// The id of the text.
const TEXT: &str = "share-text";

fn shown(text: &str) -> Markup {
    html! { pre id=(TEXT) tabindex="0" role="region" aria-label=(text::text_to_copy()) { (text) } }
}

fn copy(word: &str) -> Markup {
    html! { button type="button" data-copy=(TEXT) { (word) } }
}

/// A picture that a text wants beside it.
fn beside(picture: &Picture) -> Markup {
    html! {
        p.act {
            button type="button" data-save=(PICTURE) { (text::save()) }
            span.hint { (picture.hint) " " code { (picture.name) } }
        }
    }
}

fn row(File { id, what, word, name, .. }: &File) -> Markup {
    html! {
        li {
            button type="button" data-save=(id) aria-label=(text::save_as(*what, word)) { (word) }
            span { (what) }
            code { (name) }
        }
    }
}

/// The picture that the reader of the notes will see, an SVG.
pub fn picture(svg: &str) -> Markup {
    html! {
        h3 { (text::picture()) }
        div.preview { (PreEscaped(svg)) }
    }
}
