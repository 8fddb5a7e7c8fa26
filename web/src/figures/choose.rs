//! The map of the fastest formulation for each p and n.

use crate::app::context::Props;
use crate::app::selector::use_selector;
use crate::figures::answering_chart::AnsweringFigure;
use crate::figures::chart_kind::ChartKind;
use crate::state::run_comparison::PtrEq;
use hyperfly_core::isoefficiency::timing;
use hyperfly_model::choose::{ROWS, map};
use hyperfly_view::chart::map_points::FastestMap;
use yew::prelude::*;

#[component]
pub fn Choose(Props { cx }: &Props) -> Html {
    let scenario = use_selector(cx, |state| Some(state.displayed.as_ref()?.run().scenario.clone()));
    // The map does not depend on p, and on n only where n lies beyond the default map.
    let of_the_map = scenario.as_ref().map(|s| timing(s).with_p(1).with_n(s.n().max(1 << ROWS)));
    let fastest = use_memo(of_the_map, |scenario| scenario.as_ref().map(map));
    let run = scenario.map(|scenario| (scenario.d(), scenario.r()));
    let kind = use_memo((fastest.clone(), run), |(fastest, run)| {
        let (map, run) = ((**fastest).clone()?, (*run)?);
        Some(ChartKind::Fastest(PtrEq(FastestMap { map, run }.into())))
    });
    let label = hyperfly_text::figures::choose_about();
    html! { <AnsweringFigure cx={cx.clone()} class="map" kind={(*kind).clone()} {label} /> }
}
