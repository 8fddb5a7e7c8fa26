//! The data distribution, with tabs for its two orders.

use crate::app::context::Props;
use crate::app::dom::scale;
use crate::app::selector::use_selector;
use crate::figures::description;
use crate::figures::layers::{Picture, SceneKind};
use hyperfly_request::View;
use hyperfly_text::figures as text;
use hyperfly_view::DistributionScene;
use yew::prelude::*;

/// The data distribution, ordered by index or by the processors' memories.
#[component]
pub fn DistributionFigure(Props { cx }: &Props) -> Html {
    let by_memory = use_state(|| false);
    let tab = |(stored, word): (bool, &'static str)| {
        let by_memory = by_memory.clone();
        let selected = (*by_memory == stored).to_string();
        let onclick = Callback::from(move |_: MouseEvent| by_memory.set(stored));
        html! { <button type="button" role="tab" aria-selected={selected} {onclick}>{ word }</button> }
    };
    let (shown, _) = use_selector(cx, |state| (state.displayed.clone(), state.request.look.colours()));
    let height = shown.and_then(|shown| DistributionScene::height(&shown.replay, scale().text));
    let style = height.map(|height| AttrValue::from(format!("height:{}rem", height / 16.0)));
    html! {
        <section class="figure distribution" data-view="distribution">
            <h2>
                { text::distribution() }<small>{ text::distribution_what() }</small>
                { description::button(cx, View::Distribution) }
                <span class="tabs" role="tablist" aria-label={text::distribution_order()}>
                    { for [(false, text::by_index()), (true, text::by_memory())].into_iter().map(tab) }
                </span>
            </h2>
            <Picture cx={cx.clone()} kind={SceneKind::View(View::Distribution)} turn={if *by_memory { 1.0 } else { 0.0 }} {style}
                label={text::distribution_about()} />
            { description::description(cx, View::Distribution) }
        </section>
    }
}
