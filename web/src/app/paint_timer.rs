//! A component that measures when a run is drawn.

use crate::app::context::Props;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Reports when a run is fully drawn, and renders nothing. Effects run after all renders, and a task spawned in one after all effects.
#[component]
pub fn PaintTimer(Props { cx }: &Props) -> Html {
    let shown = use_selector(cx, |state| state.displayed.clone());
    let engine = cx.engine.clone();
    use_effect_guard(shown, move |_| {
        spawn_local(async move { engine.measure.record_paint(engine.player.now()) })
    });
    Html::default()
}
