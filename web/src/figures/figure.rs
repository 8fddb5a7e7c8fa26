//! The figure of a view. Views with controls of their own have components, listed here; scenes and texts need none.

use crate::app::context::Context;
use crate::app::dom::scale;
use crate::app::selector::use_selector;
use crate::figures::breakdown::BreakdownFigure;
use crate::figures::choose::Choose;
use crate::figures::collapsible::Collapsible;
use crate::figures::curves::CurvesFigure;
use crate::figures::description::{self, Scaling, TextView};
use crate::figures::distribution::DistributionFigure;
use crate::figures::landscape::Landscape;
use crate::figures::layers::{Picture, SceneKind};
use crate::figures::legend::Legend;
use crate::figures::schedule::ScheduleFigure;
use crate::figures::spectrum::Spectrum;
use crate::figures::supersteps::SuperstepsFigure;
use crate::figures::why::Why;
use crate::pages::measured::Measured;
use crate::state::views::shows_steps;
use hyperfly_request::{Choice, View};
use hyperfly_text::figures as text;
use hyperfly_view::Replay;
use hyperfly_view::trace::replay::Stop;
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

/// Says where the program of a run stopped.
fn describe_stop(stop: Stop) -> String {
    match stop {
        Stop::NotStarted(line) => text::not_started(&line.to_string()),
        Stop::Early(line) => text::stops_early(&line.to_string()),
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct SceneProps {
    pub cx: Context,
    pub view: View,
    /// Size of the picture, unless the view determines its height.
    #[prop_or_default]
    pub style: Option<AttrValue>,
    /// Content between heading and picture.
    #[prop_or_default]
    pub children: Html,
    /// Whether there is nothing to draw: the content explains why.
    #[prop_or_default]
    pub is_empty: bool,
}

/// A figure whose picture follows the cursor: the scene of a view with its title, legend and description.
#[component]
pub fn SceneFigure(SceneProps { cx, view, style, children, is_empty }: &SceneProps) -> Html {
    let (view, descriptor) = (*view, views::of(*view));
    let (shown, other, _) = use_selector(cx, |state| {
        let other = state.comparison_run.clone().filter(|_| !state.request.has_comparison());
        // The projector theme has larger text, which changes heights.
        (state.displayed.clone(), other, state.request.look.colours())
    });
    let replay = shown.as_ref().map(|shown| &*shown.replay);
    let stop = replay.and_then(Replay::stop).map(describe_stop);
    let is_stopped = stop.is_some().then_some("stopped");
    let caption = stop.or_else(|| descriptor.caption(replay, other.as_ref().map(|other| &*other.replay)));
    let height = || descriptor.page_height(replay?, scale().text);
    let style = style.clone().or_else(|| Some(format!("height:{}rem", height()? / 16.0).into()));
    // An embedded figure has one legend for all its views.
    let explorer = use_selector(cx, |state| state.controls().is_none());
    let on_demand = descriptor.is_on_demand().then_some("on-demand");
    html! {
        <section class={classes!("figure", view.id(), on_demand)} data-view={view.id()}>
            <h2>
                { descriptor.title() }<small class={classes!(is_stopped)}>{ caption }</small>{ description::button(cx, view) }
            </h2>
            { children.clone() }
            if !is_empty {
                <Picture cx={cx.clone()} kind={SceneKind::View(view)} label={descriptor.label()} {style} />
            }
            if explorer && !is_empty {
                <Legend cx={cx.clone()} views={vec![view]} />
            }
            { description::description(cx, view) }
        </section>
    }
}
