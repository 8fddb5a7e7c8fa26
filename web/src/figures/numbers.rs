//! The strip of numbers, with a definition for each symbol and a button that explains E.

use crate::app::context::Props;
use crate::app::dom::first;
use crate::app::selector::use_selector;
use crate::app::symbol::{prose, symbol};
use crate::state::action::Action;
use hyperfly_core::machine::Machine;
use hyperfly_core::report::Report;
use hyperfly_request::View;
use hyperfly_text::{figures as text, why};
use hyperfly_view::notation::numbers::{fixed, quantity, whole};
use hyperfly_view::text::table::channel_name;
use yew::prelude::*;

#[component]
pub fn Numbers(Props { cx }: &Props) -> Html {
    let shown = use_selector(cx, |state| state.displayed.clone());
    let stale = use_selector(cx, |state| state.progress.is_some() || !state.problems.is_empty());
    let none = || "–".to_owned();
    let value =
        |show: &dyn Fn(&Report) -> String| shown.as_ref().map_or_else(none, |s| show(&s.run().report));
    // Of a program with a fault, only T_s and the messages mean something.
    let complete = shown.as_ref().filter(|shown| shown.replay.stop().is_none());
    let result = |show: &dyn Fn(&Report) -> String| complete.map_or_else(none, |s| show(&s.run().report));
    let time = |letter: &'static str| html! { <><i>{ "T" }</i><sub>{ letter }</sub></> };
    let italic = |letter: &'static str| html! { <i>{ letter }</i> };
    let hottest = shown.as_ref().and_then(|shown| {
        let busiest = shown.replay.busiest_channel()?;
        Some((busiest.load, channel_name(&shown.replay, busiest.channel)))
    });
    let hottest = hottest.map_or_else(none, |(load, name)| text::hottest_is(&load.to_string(), &name));
    let error = |report: &Report| match report.relative_l2_error {
        Some(error) => quantity(error, 2),
        None => text::timing_only().to_owned(),
    };
    let unit = shown.as_ref().and_then(|shown| unit(&shown.run().scenario.machine));
    let items = [
        ("t_serial", time("s"), value(&|r| quantity(r.t_serial, 7))),
        ("t_parallel", time("p"), result(&|r| quantity(r.t_parallel, 7))),
        ("speedup", italic("S"), result(&|r| quantity(r.speedup, 4))),
        ("efficiency", italic("E"), result(&|r| fixed(r.efficiency, 3))),
        ("overhead", time("o"), result(&|r| quantity(r.overhead, 7))),
        ("messages", html! { text::messages() }, value(&|r| whole(r.messages))),
        ("error", html! { text::error() }, result(&error)),
        (
            "hottest",
            html! { <><span class="wide">{ text::hottest() }</span><span class="narrow">{ text::hottest_short() }</span></> },
            hottest,
        ),
    ];
    html! {
        <dl class={classes!("numbers", stale.then_some("stale"))}>
            { for items.into_iter().map(|(id, sign, value)| html! {
                <div data-number={id}>
                    <dt>
                        { symbol(id, sign) }
                        if id == "efficiency" {
                            <WhyButton cx={cx.clone()} />
                        }
                    </dt>
                    <dd>
                        <span>{ value }</span>
                        if let (Some(unit), true) = (unit, id.starts_with("t_") || id == "overhead") {
                            <small>{ " " }{ prose(unit) }</small>
                        }
                    </dd>
                </div>
            }) }
        </dl>
    }
}

/// Returns the name of the unit of time: flops in BSP, else t_c if a node of the butterfly takes 1.
fn unit(machine: &Machine) -> Option<&'static str> {
    match machine {
        Machine::Bsp(_) => Some("flops"),
        machine => (machine.node_time() == 1.0).then_some("t_c"),
    }
}

/// The button from E to its explanation. Embedded figures omit it: their author chose the views.
#[component]
fn WhyButton(Props { cx }: &Props) -> Html {
    let cx = cx.clone();
    let shown = use_selector(&cx, |state| state.controls().is_none());
    let onclick = Callback::from(move |_: MouseEvent| match first("[data-view=why] h2") {
        Some(heading) => {
            first("main .sentence").as_ref().unwrap_or(&heading).scroll_into_view();
            // Keyboard users continue from there. Fails only for elements that cannot have the focus.
            let _ = heading.focus();
        }
        None => cx.send(Action::View(Some(View::Why))),
    });
    html! {
        if shown {
            <button type="button" class="ask-why" title={why::title()} {onclick}>{ why::question() }</button>
        }
    }
}
