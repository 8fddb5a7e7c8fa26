//! The language of the page: which one it is to be, where its texts come from, and who is told.
//!
//! English is compiled in. The texts of another language are a script beside the page, which the page's own script begins to
//! load as early as the module (crates/xtask/src/finish/start.js); workers get them from the page.

use crate::context::Context;
use crate::effect::use_effect_with;
use crate::state::{Action, State};
use hyperfly_core::scenario::{Choice, Lang};
use hyperfly_text as text;
use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The id of the language that is meant: `auto` is what the reader's browser prefers of those that there are.
    #[wasm_bindgen(js_name = hyperflyLang)]
    fn resolve(lang: &str) -> String;

    /// The texts of a language for the page or the desk; undefined if they cannot be had.
    #[wasm_bindgen(js_name = hyperflyTexts)]
    fn texts(id: &str, part: &str) -> Promise;
}

/// Texts of a language for `page` or `desk`; nothing if there are none, as of English, or they cannot be loaded.
pub async fn load(id: &str, part: &str) -> String {
    JsFuture::from(texts(id, part)).await.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

/// Sees to it that a language can be spoken; its id, which is that of English if it cannot.
async fn learn(lang: Lang) -> String {
    let id = resolve(lang.id());
    if id != text::ENGLISH && !text::knows(&id) {
        let tables = load(&id, "page").await;
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
pub fn missing(lang: Lang) -> Option<String> {
    let id = resolve(lang.id());
    let name = text::NAMES.iter().find(|(known, _)| *known == id).map_or(id.as_str(), |(_, name)| *name);
    (id != text::now()).then(|| text::page::language_missing(name))
}

/// Speaks the language that is chosen, once its texts are there, and tells the document.
#[hook]
pub fn use_language(cx: &Context) {
    let lang = cx.state.request.look.lang;
    let chosen = use_mut_ref(|| lang);
    let own = cx.clone();
    use_effect_with(lang, move |lang| {
        let lang = *lang;
        // What was chosen first is spoken already.
        if chosen.replace(lang) != lang {
            spawn_local(async move {
                let id = learn(lang).await;
                // Something else may have been chosen in the meantime.
                if *chosen.borrow() == lang {
                    text::speak(&id);
                    own.send(Action::Speak);
                }
            });
        }
    });
    let (engine, asks_again) = (cx.engine.clone(), asks_again(&cx.state));
    let scenario = cx.state.request.scenario.clone();
    use_effect_with(cx.state.language, move |language| {
        if let Some(root) = gloo::utils::document().document_element() {
            // The names are valid.
            let _ = root.set_attribute("lang", language);
            let _ = root.set_attribute("dir", text::language::direction());
        }
        if asks_again {
            engine.ask(&scenario);
        }
    });
}

/// Whether a worker has to say in another language why there is no run.
fn asks_again(state: &State) -> bool {
    state.failure.is_some() || state.drafts.is_empty() && !state.problems.is_empty()
}

/// The menu: each language by its own name.
pub fn menu(cx: &Context) -> Html {
    let now = cx.state.request.look.lang;
    let onchange = cx.on(|event: Event| {
        let id = event.target_unchecked_into::<web_sys::HtmlSelectElement>().value();
        Action::Lang(Lang::from_id(&id).unwrap_or(Lang::Auto))
    });
    let option = |lang: &Lang| {
        let name = match lang {
            Lang::Auto => text::page::language_auto(),
            lang => text::NAMES.iter().find(|(id, _)| *id == lang.id())?.1,
        };
        let said = (*lang != Lang::Auto).then(|| lang.id());
        Some(html! { <option value={lang.id()} lang={said} selected={*lang == now}>{ name }</option> })
    };
    html! {
        <label class="signed language" title={text::page::language_title()}>
            <span aria-hidden="true">{ cx.state.language }</span>
            <select id="language" aria-label={text::page::language()} {onchange}>
                { for Lang::ALL.iter().filter_map(option) }
            </select>
        </label>
    }
}
