//! Chooses and loads the language of the page, and keeps the document in it.
//!
//! English is compiled in. The texts of another language are a script next to the page, which web/start.js begins to load as early
//! as the module; workers get the texts from the page.

use crate::app::context::Context;
use crate::state::action::Action;
use crate::state::notice::Notice;
use crate::state::page_state::State;
use crate::state::store::Subscription;
use hyperfly_request::{Choice, Lang};
use hyperfly_text as text;
use js_sys::Promise;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_futures::spawn_local;

#[wasm_bindgen]
extern "C" {
    /// Returns the id of a language; `auto` resolves to the browser's preferred one among those available.
    #[wasm_bindgen(js_name = hyperflyLang)]
    fn resolve(lang: &str) -> String;

    /// Loads the texts of a language; undefined if they are unavailable.
    #[wasm_bindgen(js_name = hyperflyTexts)]
    fn texts(id: &str) -> Promise;
}

/// Returns the id of the language that the browser prefers among those available.
pub fn find_system_language() -> String {
    resolve(Lang::Auto.id())
}

/// Loads the texts of a language; empty for English, and where they cannot be loaded.
async fn load(id: &str) -> String {
    JsFuture::from(texts(id)).await.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

/// Loads a language if necessary; returns its id, or the id of English if it is unavailable.
pub async fn learn(lang: Lang) -> String {
    let id = resolve(lang.id());
    if id != text::ENGLISH && !text::is_loaded(&id) {
        let tables = load(&id).await;
        if tables.is_empty() {
            return text::ENGLISH.to_owned();
        }
        text::add_language(&id, &tables);
    }
    id
}

/// Speaks the requested language before the first rendering.
pub async fn begin(lang: Lang) {
    text::set_language(&learn(lang).await);
}

/// Returns the notice that a language is unavailable, if it is.
pub fn missing_language_notice(lang: Lang) -> Option<Notice> {
    let id = resolve(lang.id());
    let name =
        text::NAMES.iter().find(|(known_id, _)| *known_id == id).map_or(id.as_str(), |(_, name)| *name);
    (id != text::current_language()).then(|| text::page::language_missing(name).into())
}

/// Speaks the chosen language once its texts are loaded, and sets the document's `lang` and `dir`.
pub fn follow(cx: &Context) -> Vec<Subscription> {
    let context = cx.left_side();
    let spoken = Rc::new(Cell::new(context.state().request.look.lang));
    let chosen = cx.store.watch(
        |state| state.request.look.lang,
        move |&lang| {
            // The first choice is spoken already.
            if spoken.replace(lang) == lang {
                return;
            }
            let (context, spoken) = (context.clone(), spoken.clone());
            spawn_local(async move {
                let id = learn(lang).await;
                // Another language may have been chosen in the meantime.
                if spoken.get() == lang {
                    text::set_language(&id);
                    context.send(Action::LanguageSpoken(missing_language_notice(lang)));
                }
            });
        },
    );
    let context = cx.left_side();
    let spoken_language = cx.store.watch(
        |state| state.language,
        move |language| {
            if let Some(root) = gloo::utils::document().document_element() {
                // The names are valid, so neither call fails.
                let _ = root.set_attribute("lang", language);
                let _ = root.set_attribute("dir", text::language::direction());
            }
            if has_worker_message(&context.state()) {
                context.engine.request_run(&context.state().request.settings.scenario());
            }
        },
    );
    vec![chosen, spoken_language]
}

/// Whether a worker has to repeat in another language why there is no run.
fn has_worker_message(state: &State) -> bool {
    state.failure.is_some() || state.drafts.is_empty() && !state.problems.is_empty()
}
