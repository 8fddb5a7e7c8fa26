//! The map of the fastest formulation for each p and n.

use crate::app::context::Props;
use crate::app::selector::use_selector;
use crate::figures::map_figure::{MapFigure, MapKind};
use crate::state::run_comparison::PtrEq;
use hyperfly_core::isoefficiency::timing;
use hyperfly_model::choose::{ROWS, map};
use yew::prelude::*;

#[component]
pub fn Choose(Props { cx }: &Props) -> Html {
    let scenario = use_selector(cx, |state| Some(state.displayed.as_ref()?.run().scenario.clone()));
    // The map does not depend on p, and on n only where n lies beyond the default map.
    let of_the_map = scenario.as_ref().map(|s| timing(s).with_p(1).with_n(s.n().max(1 << ROWS)));
    let fastest_map =
        use_memo(of_the_map, |scenario| scenario.as_ref().map(|scenario| PtrEq(map(scenario).into())));
    let (Some(scenario), Some(map)) = (scenario, (*fastest_map).clone()) else { return html! {} };
    html! {
        <MapFigure cx={cx.clone()} kind={MapKind::Fastest(map)} run={(scenario.d(), scenario.r())}
            about={hyperfly_text::figures::choose_about()} />
    }
}
