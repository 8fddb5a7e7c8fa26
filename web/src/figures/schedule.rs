//! The schedule of a processor, with a button that selects a run that has one.

use crate::app::context::Props;
use crate::app::dom::scale;
use crate::app::selector::use_selector;
use crate::figures::scene_figure::SceneFigure;
use crate::state::action::Action;
use hyperfly_request::View;
use hyperfly_text::figures as text;
use hyperfly_view::trace::schedule;
use hyperfly_view::{Replay, ScheduleScene};
use yew::prelude::*;

#[component]
pub fn ScheduleFigure(Props { cx }: &Props) -> Html {
    let (shown, compares, _) = use_selector(cx, |state| {
        // The projector theme has larger text, which changes heights.
        (state.displayed.clone(), state.request.has_comparison(), state.request.look.colours())
    });
    let explorer = use_selector(cx, |state| state.controls().is_none());
    let replay = shown.as_ref().map(|shown| &*shown.replay);
    // Without a picture, the text below would be a line of a large void.
    let is_absent = shown.as_ref().is_some_and(|shown| schedule::is_known_absent(&shown.replay));
    let style = replay.map(|replay| picture_style(replay, compares));
    html! {
        <SceneFigure cx={cx.clone()} view={View::Schedule} {style} is_empty={explorer && is_absent}>
            if explorer && replay.is_some_and(|replay| !schedule::is_posted(replay)) {
                <p>
                    { text::schedule_needs() }{ " " }
                    <button type="button" class="fix" onclick={cx.callback(|_: MouseEvent| output_driven_run())}>{ text::schedule_run() }</button>
                </p>
            }
        </SceneFigure>
    }
}

/// Selects a run that posts its outputs one by one, which the schedule figure requires.
fn output_driven_run() -> Action {
    Action::SetAll(vec![("algorithm", "output-driven".to_owned()), ("machine", "logp".to_owned())])
}

/// Returns the height of a schedule, and how many are stacked where they do not fit side by side.
fn picture_style(replay: &Replay, compares: bool) -> AttrValue {
    let height = ScheduleScene::height(replay, scale().text);
    let two = schedule::counterpart(&replay.run().scenario).is_some() && !compares;
    let panes = 1 + u8::from(two);
    format!("--height:{}rem;--panes:{panes}", height / 16.0).into()
}
