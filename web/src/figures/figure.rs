//! The figure of a view. Views with controls of their own have components, listed here; scenes and texts need none.

use crate::app::context::Context;
use crate::app::selector::use_selector;
use crate::figures::breakdown::BreakdownFigure;
use crate::figures::choose::Choose;
use crate::figures::collapsible::Collapsible;
use crate::figures::cube::CubeFigure;
use crate::figures::curves::CurvesFigure;
use crate::figures::description::{Scaling, TextView};
use crate::figures::distribution::DistributionFigure;
use crate::figures::landscape::Landscape;
use crate::figures::scene_figure::{SceneFigure, describe_stop};
use crate::figures::schedule::ScheduleFigure;
use crate::figures::spectrum::Spectrum;
use crate::figures::supersteps::SuperstepsFigure;
use crate::figures::why::Why;
use crate::pages::measured::Measured;
use crate::state::views::shows_steps;
use hyperfly_request::{Choice, View};
use hyperfly_view::views;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub view: View,
}

/// The figure of one view.
#[component]
pub fn Figure(Props { cx, view }: &Props) -> Html {
    let (cx, view) = (cx.clone(), *view);
    let stop = use_selector(&cx, |state| state.displayed.as_ref()?.replay.stop());
    if let Some(stop) = stop.filter(|_| !shows_steps(view)) {
        return html! {
            <section class="figure" data-view={view.id()}>
                <h2>{ views::of(view).title() }<small class="stopped">{ describe_stop(stop) }</small></h2>
            </section>
        };
    }
    match view {
        View::Speedup | View::Efficiency | View::Isoefficiency => html! { <CurvesFigure {cx} /> },
        View::Breakdown => html! { <BreakdownFigure {cx} /> },
        View::Cube => html! { <CubeFigure {cx} /> },
        View::Distribution => html! { <DistributionFigure {cx} /> },
        View::Why => html! { <Why {cx} /> },
        View::Spectrum => html! { <Spectrum {cx} /> },
        View::Schedule => html! { <ScheduleFigure {cx} /> },
        View::Supersteps => html! { <SuperstepsFigure {cx} /> },
        View::Choose => html! { <Collapsible cx={cx.clone()} {view}><Choose {cx} /></Collapsible> },
        View::Landscape => html! { <Collapsible cx={cx.clone()} {view}><Landscape {cx} /></Collapsible> },
        View::Scaling => html! { <Collapsible cx={cx.clone()} {view}><Scaling {cx} {view} /></Collapsible> },
        View::Measured => html! { <Collapsible cx={cx.clone()} {view}><Measured {cx} /></Collapsible> },
        _ if views::has_time(view) => html! { <SceneFigure {cx} {view} /> },
        _ => html! {
            <Collapsible cx={cx.clone()} {view}><TextView key={view.id()} {cx} {view} /></Collapsible>
        },
    }
}
