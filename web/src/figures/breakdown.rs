//! The breakdown of p · T_p, which marks the selected activity.

use crate::app::context::Props;
use crate::app::selector::use_selector;
use crate::figures::chart::{Drawing, Plot};
use crate::figures::description;
use hyperfly_request::View;
use hyperfly_text::figures as text;
use hyperfly_view::scene::Selection;
use hyperfly_view::text::breakdown::words;
use yew::prelude::*;

#[component]
pub fn BreakdownFigure(Props { cx }: &Props) -> Html {
    let report = use_selector(cx, |state| {
        state
            .displayed
            .as_ref()
            .map(|shown| (shown.run().report.clone(), shown.run().scenario.machine.kind()))
    });
    // The chart only marks activities, so other selections do not redraw it.
    let selected =
        use_selector(cx, |state| state.selection().filter(|at| matches!(at, Selection::Activity(_))));
    let label = report.as_ref().map(|(report, machine)| words(report, *machine)).unwrap_or_default();
    html! {
        <section class="figure breakdown" data-view="breakdown">
            <h2>{ text::breakdown() }{ description::button(cx, View::Breakdown) }</h2>
            <Drawing cx={cx.clone()} plot={report.map(|(report, machine)| Plot::Breakdown(report, machine, selected))} {label} />
            { description::description(cx, View::Breakdown) }
        </section>
    }
}
