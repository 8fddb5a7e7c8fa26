//! The strip of numbers, with a definition for each symbol and a button that explains E.

use crate::app::context::Props;
use crate::app::selector::use_selector;
use crate::app::symbol::{prose, symbol};
use crate::figures::questions::go_to;
use crate::state::action::Action;
use hyperfly_core::machine::Machine;
use hyperfly_core::report::Report;
use hyperfly_request::View;
use hyperfly_text::{figures as text, why};
use hyperfly_view::notation::glossary;
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
    let p = shown.as_ref().map(|shown| shown.run().scenario.p);
    let hottest_name = html! {
        <><span class="wide">{ text::hottest() }</span><span class="narrow">{ text::hottest_short() }</span></>
    };
    let items = [
        ("efficiency", word("efficiency"), result(&|r| fixed(r.efficiency, 3))),
        ("speedup", word("speedup"), result(&|r| quantity(r.speedup, 4))),
        ("t_parallel", word("t_parallel"), result(&|r| quantity(r.t_parallel, 7))),
        ("hottest", hottest_name, hottest),
        ("messages", html! { text::messages() }, value(&|r| whole(r.messages))),
        ("t_serial", word("t_serial"), value(&|r| quantity(r.t_serial, 7))),
        ("overhead", word("overhead"), result(&|r| quantity(r.overhead, 7))),
        ("error", html! { text::error() }, result(&error)),
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
                        if let (Some(p), "speedup") = (p, id) {
                            <small class="word">{ " " }{ text::of_processors(&whole(p.into())) }</small>
                        }
                        if let (Some(unit), true) = (unit, id.starts_with("t_") || id == "overhead") {
                            <small>{ " " }{ prose(unit) }</small>
                        }
                    </dd>
                </div>
            }) }
        </dl>
    }
}

/// Renders the name of a quantity and its symbol; where there is little space the style sheet hides one of them.
fn word(id: &str) -> Html {
    let Some(entry) = glossary::entry(id) else { return Html::default() };
    html! {
        <>
            <span class="word">{ entry.name() }{ " " }</span>
            <span class="sign"><i>{ entry.letter() }</i><sub>{ entry.subscript }</sub></span>
        </>
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
    let onclick = Callback::from(move |_: MouseEvent| {
        if !go_to("formula") {
            cx.send(Action::View(Some(View::Why)));
        }
    });
    html! {
        if shown {
            <button type="button" class="ask-why" title={why::title()} {onclick}>{ why::question() }</button>
        }
    }
}
