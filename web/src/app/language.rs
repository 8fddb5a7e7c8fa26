//! The language of the page: which one it is to be, and where its texts come from.
//!
//! English is compiled in. The texts of another language are a script beside the page, which the page's own script begins to
//! load as early as the module (web/start.js); workers get them from the page.

use crate::state::notice::Notice;
use hyperfly_request::{Choice, Lang};
use hyperfly_text as text;
use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// The id of the language that is meant: `auto` is what the reader's browser prefers of those that there are.
    #[wasm_bindgen(js_name = hyperflyLang)]
    fn resolve(lang: &str) -> String;

    /// The texts of a language; undefined if they cannot be had.
    #[wasm_bindgen(js_name = hyperflyTexts)]
    fn texts(id: &str) -> Promise;
}

/// The texts of a language; nothing if there are none, as of English, or they cannot be loaded.
async fn load(id: &str) -> String {
    JsFuture::from(texts(id)).await.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

/// Sees to it that a language can be spoken; its id, which is that of English if it cannot.
pub async fn learn(lang: Lang) -> String {
    let id = resolve(lang.id());
    if id != text::ENGLISH && !text::knows(&id) {
        let tables = load(&id).await;
        if tables.is_empty() {
            return text::ENGLISH.to_owned();
        }
        text::add(&id, &tables);
    }
    id
}

/// Before the page is rendered for the first time.
pub async fn begin(lang: Lang) {
    text::speak(&learn(lang).await);
}

/// What is said where a language cannot be spoken.
pub fn missing(lang: Lang) -> Option<Notice> {
    let id = resolve(lang.id());
    let name = text::NAMES.iter().find(|(known, _)| *known == id).map_or(id.as_str(), |(_, name)| *name);
    (id != text::now()).then(|| text::page::language_missing(name).into())
}
