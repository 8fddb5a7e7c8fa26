//! Chooses and loads the language of the page, and keeps the document in it.
//!
//! English is compiled in. The texts of another language are a script next to the page, which web/start.js begins to load as early
//! as the module; workers get the texts from the page.

use crate::state::notice::Notice;
use hyperfly_request::{Choice, Lang};
use hyperfly_text as text;
use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// Returns the id of a language; `auto` resolves to the browser's preferred one among those available.
    #[wasm_bindgen(js_name = hyperflyLang)]
    fn resolve(lang: &str) -> String;

    /// Loads the texts of a language; undefined if they are unavailable.
    #[wasm_bindgen(js_name = hyperflyTexts)]
    fn texts(id: &str) -> Promise;
}

/// Loads the texts of a language; empty for English, and where they cannot be loaded.
async fn load(id: &str) -> String {
    JsFuture::from(texts(id)).await.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

/// Loads a language if necessary; returns its id, or that of English if it is unavailable.
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

/// Speaks the requested language before the first rendering.
pub async fn begin(lang: Lang) {
    text::speak(&learn(lang).await);
}

/// Returns the notice that a language is unavailable, if it is.
pub fn missing(lang: Lang) -> Option<Notice> {
    let id = resolve(lang.id());
    let name = text::NAMES.iter().find(|(known, _)| *known == id).map_or(id.as_str(), |(_, name)| *name);
    (id != text::now()).then(|| text::page::language_missing(name).into())
}
