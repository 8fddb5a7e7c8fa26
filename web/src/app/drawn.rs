//! Says when all that follows from a run is drawn: its pictures, and what is rendered of it.

use crate::app::context::Props;
use crate::app::watch::use_watch;
use crate::state::slice::use_slice;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Renders nothing. Effects come after all renders, and what is spawned in one after all effects.
#[component]
pub fn Drawn(Props { cx }: &Props) -> Html {
    let shown = use_slice(cx, |state| state.shown.clone());
    let engine = cx.engine.clone();
    use_watch(shown, move |_| spawn_local(async move { engine.measure.painted(engine.player.now()) }));
    Html::default()
}
