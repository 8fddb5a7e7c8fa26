//! What the marks of a picture mean.

use crate::context::Context;
use hyperfly_core::scenario::View;
use hyperfly_view::legend::{Mark, marks};
use hyperfly_view::{Ink, breakdown};
use yew::prelude::*;

/// The marks of these views, each once.
pub fn legend(cx: &Context, views: impl IntoIterator<Item = View>) -> Html {
    let Some(shown) = &cx.state.shown else { return Html::default() };
    let mut all: Vec<(Mark, &'static str)> = Vec::new();
    for mark in views.into_iter().flat_map(|view| marks(&shown.story, view)) {
        if !all.contains(&mark) {
            all.push(mark);
        }
    }
    let each = |(mark, word): (Mark, &'static str)| {
        let (class, style) = match mark {
            Mark::Area(activity) if breakdown::hatched(activity) => {
                let (soft, lines) = (Ink::soft(activity).name(), Ink::of(activity).name());
                ("hatched", format!("--soft: var(--hf-{soft}); --ink: var(--hf-{lines})"))
            }
            Mark::Area(activity) => ("area", ink(Ink::of(activity))),
            Mark::Line(colour) => ("line", ink(colour)),
            Mark::Arrow(colour) => ("arrow", ink(colour)),
            Mark::Dot(colour) => ("dot", ink(colour)),
            Mark::Shades => {
                let shades: Vec<_> =
                    (0..8).map(|k| format!("var(--hf-{})", Ink::holder(k, 8).name())).collect();
                ("shades", format!("background: linear-gradient(90deg, {})", shades.join(", ")))
            }
        };
        html! { <span><i class={class} {style} />{ word }</span> }
    };
    html! { <p class="marks">{ for all.into_iter().map(each) }</p> }
}

fn ink(ink: Ink) -> String {
    format!("--ink: var(--hf-{})", ink.name())
}
