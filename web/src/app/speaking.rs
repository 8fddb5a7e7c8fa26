//! Speaks the language that the reader chooses, and tells the document which it is.

use crate::app::context::Context;
use crate::app::language::{learn, missing};
use crate::state::action::Action;
use crate::state::page_state::State;
use crate::state::store::Subscription;
use hyperfly_text as text;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Speaks the language that is chosen, once its texts are there, and tells the document.
pub fn follow(cx: &Context) -> Vec<Subscription> {
    let own = cx.left_side();
    let spoken = Rc::new(Cell::new(own.state().request.look.lang));
    let speaks = cx.store.watch(
        |state| state.request.look.lang,
        move |&lang| {
            // What was chosen first is spoken already.
            if spoken.replace(lang) == lang {
                return;
            }
            let (own, spoken) = (own.clone(), spoken.clone());
            spawn_local(async move {
                let id = learn(lang).await;
                // Something else may have been chosen in the meantime.
                if spoken.get() == lang {
                    text::speak(&id);
                    own.send(Action::Speak(missing(lang)));
                }
            });
        },
    );
    let own = cx.left_side();
    let tells = cx.store.watch(
        |state| state.language,
        move |language| {
            if let Some(root) = gloo::utils::document().document_element() {
                // The names are valid.
                let _ = root.set_attribute("lang", language);
                let _ = root.set_attribute("dir", text::language::direction());
            }
            if asks_again(&own.state()) {
                own.engine.ask(&own.state().request.settings.scenario());
            }
        },
    );
    vec![speaks, tells]
}

/// Whether a worker has to say in another language why there is no run.
fn asks_again(state: &State) -> bool {
    state.failure.is_some() || state.drafts.is_empty() && !state.problems.is_empty()
}
