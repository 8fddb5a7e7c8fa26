//! The efficiency landscape of the displayed run's machine and of the one that it is compared with.

use crate::app::context::Props;
use crate::app::selector::use_selector;
use crate::figures::map_figure::{MapFigure, MapKind};
use crate::state::run_comparison::PtrEq;
use hyperfly_core::isoefficiency::timing;
use hyperfly_view::chart::landscape::Landscapes;
use yew::prelude::*;

#[component]
pub fn Landscape(Props { cx }: &Props) -> Html {
    let (shown, other) = use_selector(cx, |state| {
        let scenario = state.displayed.as_ref().map(|shown| shown.run().scenario.clone());
        let compared = state.comparison_settings().map(|right| right.scenario());
        (scenario, compared)
    });
    // Landscapes do not depend on p and n within their extent.
    let without_size = |scenario: &hyperfly_core::Scenario| {
        timing(scenario).with_p(scenario.p.max(1 << 10)).with_n(scenario.n().max(1 << 20))
    };
    let scenarios = (shown.as_ref().map(without_size), other.as_ref().map(without_size));
    let landscapes = use_memo(scenarios, |(shown, other)| {
        shown.as_ref().map(|scenario| PtrEq(Landscapes::of(scenario, other.as_ref()).into()))
    });
    let (Some(scenario), Some(landscapes)) = (shown, (*landscapes).clone()) else { return html! {} };
    let run = (scenario.d(), scenario.r());
    let growth = landscapes.growth_words(run);
    html! {
        <>
            <MapFigure cx={cx.clone()} kind={MapKind::Efficiency(landscapes)} {run}
                about={hyperfly_text::landscape::about()} />
            <p class="growth">{ crate::app::symbol::prose(&growth) }</p>
        </>
    }
}
