//! The supersteps of a run, with a button that selects a machine that has some.

use crate::app::context::Props;
use crate::app::selector::use_selector;
use crate::figures::scene_figure::SceneFigure;
use crate::state::action::Action;
use hyperfly_core::machine::MachineKind;
use hyperfly_request::{Choice, View};
use hyperfly_text::{figures as text, scene};
use yew::prelude::*;

#[component]
pub fn SuperstepsFigure(Props { cx }: &Props) -> Html {
    let is_other_machine = use_selector(cx, |state| {
        state.displayed.as_ref().is_some_and(|shown| shown.replay.machine() != MachineKind::Bsp)
    });
    let may_change = use_selector(cx, |state| state.allows("machine"));
    let bsp = Action::Set("machine", hyperfly_request::MachineKind::Bsp.id().to_owned(), false);
    html! {
        <SceneFigure cx={cx.clone()} view={View::Supersteps} is_empty={is_other_machine}>
            if is_other_machine {
                <p>
                    { scene::not_bsp() }{ ". " }
                    if may_change {
                        <button type="button" class="fix" onclick={cx.sender(bsp)}>{ text::supersteps_run() }</button>
                    }
                </p>
            }
        </SceneFigure>
    }
}
