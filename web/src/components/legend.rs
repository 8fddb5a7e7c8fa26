//! What the marks of a picture mean.

use crate::context::Context;
use crate::slice::use_slice;
use hyperfly_request::View;
use hyperfly_view::legend::{Swatch, marks};
use hyperfly_view::{Ink, breakdown};
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
    /// Of which views.
    pub views: Vec<View>,
}

/// The marks of these views, each once.
#[component]
pub fn Legend(Props { cx, views }: &Props) -> Html {
    let shown = use_slice(cx, |state| state.shown.clone());
    let Some(shown) = shown else { return Html::default() };
    let mut all: Vec<(Swatch, &'static str)> = Vec::new();
    for mark in views.iter().flat_map(|view| marks(&shown.replay, *view)) {
        if !all.contains(&mark) {
            all.push(mark);
        }
    }
    let each = |(mark, word): (Swatch, &'static str)| {
        let (class, style) = match mark {
            Swatch::Area(activity) if breakdown::hatched(activity) => {
                let (soft, lines) = (Ink::soft(activity).name(), Ink::of(activity).name());
                ("hatched", format!("--soft: var(--hf-{soft}); --ink: var(--hf-{lines})"))
            }
            Swatch::Area(activity) => ("area", ink(Ink::of(activity))),
            Swatch::Line(colour) => ("line", ink(colour)),
            Swatch::Arrow(colour) => ("arrow", ink(colour)),
            Swatch::Dot(colour) => ("dot", ink(colour)),
            Swatch::Shades => {
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
