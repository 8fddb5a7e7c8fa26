//! The controls: those that mean something for the chosen algorithm and machine.

use super::chooser::chooser;
use super::compare;
use super::field::field;
use super::signal::picker;
use crate::context::Context;
use crate::controls::{Control, Range, SECTIONS, Spec};
use hyperfly_core::scenario::{Choice, Machine};
use hyperfly_text::{controls as text, page};
use yew::prelude::*;

/// The rail.
pub fn rail(cx: &Context) -> Html {
    let own = cx.in_hand();
    let cx = &own;
    html! {
        <aside class="rail" id="rail" aria-label={page::controls()}>
            { compare::choice(cx) }
            { for SECTIONS.iter().map(|(name, controls)| html! {
                <section aria-label={name()}>
                    { for controls.iter().filter(|shown| cx.state.offers(shown.field())).map(|each| control(cx, each)) }
                </section>
            }) }
            if !cx.state.is_right {
                { picker(cx) }
            }
        </aside>
    }
}

/// One control.
pub fn control(cx: &Context, control: &'static Control) -> Html {
    match control {
        Control::Pick(pick) => {
            let hint = (pick.field == "preset").then(|| preset(cx)).flatten();
            chooser(cx, pick, hint)
        }
        Control::Number(spec) if spec.field == "dims" => {
            let most = (cx.state.request.scenario.d() + 1).max(3);
            field(cx, Spec { range: Range::Whole(2, most), ..*spec })
        }
        // The same letter for another thing.
        Control::Number(spec) if spec.field == "g" && cx.state.request.scenario.machine == Machine::Bsp => {
            field(cx, Spec { name: text::gap_bsp, spoken: text::gap_bsp_spoken, ..*spec })
        }
        Control::Number(spec) => field(cx, *spec),
    }
}

/// What the unit of a preset is, and whether its numbers hold.
fn preset(cx: &Context) -> Option<String> {
    let request = &cx.state.request;
    let preset = request.preset?;
    Some(if preset.machine == request.scenario.machine {
        text::preset_unit((preset.unit)())
    } else {
        text::preset_other_machine(preset.machine.id())
    })
}
