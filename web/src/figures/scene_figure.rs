//! A figure whose picture follows the cursor.

use crate::app::context::Context;
use crate::app::dom::scale;
use crate::app::selector::use_selector;
use crate::figures::description;
use crate::figures::layers::{Picture, SceneKind};
use crate::figures::legend::Legend;
use hyperfly_request::{Choice, View};
use hyperfly_text::figures as text;
use hyperfly_view::Replay;
use hyperfly_view::trace::replay::Stop;
use hyperfly_view::views;
use yew::prelude::*;

/// Says where the program of a run stopped.
pub fn describe_stop(stop: Stop) -> String {
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
