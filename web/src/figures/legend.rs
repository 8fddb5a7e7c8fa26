//! The legend of a picture.

use crate::app::context::Context;
use crate::app::selector::use_selector;
use hyperfly_core::trace::Activity;
use hyperfly_request::View;
use hyperfly_view::Ink;
use hyperfly_view::text::breakdown;
use hyperfly_view::text::legend::{CELL_FILLS, ProcessorShape, Swatch};
use hyperfly_view::views;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub views: Vec<View>,
    /// Whether to omit lines, which the lanes of a race do not draw.
    #[prop_or_default]
    pub areas: bool,
}

/// The legend of these views. Marks with equal labels have equal colours and are listed once.
#[component]
pub fn Legend(Props { cx, views, areas }: &Props) -> Html {
    let shown = use_selector(cx, |state| state.displayed.clone());
    let Some(shown) = shown else { return Html::default() };
    let mut all: Vec<(Swatch, &'static str)> = Vec::new();
    for mark in views.iter().flat_map(|view| views::of(*view).legend(&shown.replay)) {
        let drawn = !areas || !matches!(mark.0, Swatch::Line(_));
        if drawn && all.iter().all(|(_, word)| *word != mark.1) {
            all.push(mark);
        }
    }
    // A small machine omits its memory cells; the style sheet then hides their legend (`data-strips`).
    let strips = views.contains(&View::Machine) && !views.contains(&View::Butterfly);
    html! { <Marks {all} {strips} /> }
}

#[derive(PartialEq, Properties)]
struct MarksProps {
    all: Vec<(Swatch, &'static str)>,
    strips: bool,
}

/// A component of its own, because consecutive runs mostly have the same marks.
#[component]
fn Marks(MarksProps { all, strips }: &MarksProps) -> Html {
    let each = |(mark, word): (Swatch, &'static str)| {
        let (class, style) = match mark {
            Swatch::Area(activity) if breakdown::is_hatched(activity) => {
                let (soft, lines) = (Ink::soft(activity).name(), Ink::of(activity).name());
                ("hatched", format!("--soft: var(--hf-{soft}); --ink: var(--hf-{lines})"))
            }
            Swatch::Area(activity) => ("area", ink_style(Ink::of(activity))),
            Swatch::Line(colour) => ("line", ink_style(colour)),
            Swatch::Arrow(colour) => ("arrow", ink_style(colour)),
            Swatch::Dot(colour) => ("dot", ink_style(colour)),
            Swatch::Shades => {
                let shades: Vec<_> =
                    (0..8).map(|k| format!("var(--hf-{})", Ink::holder(k, 8).name())).collect();
                ("shades", format!("background: linear-gradient(90deg, {})", shades.join(", ")))
            }
            Swatch::Processor(activity, form) => ("processor", processor_style(activity, form)),
            Swatch::Numbered(colour) => {
                return html! { <span><i class="numbered" style={ink_style(colour)}><b>{ "2" }</b></i>{ word }</span> };
            }
            Swatch::Triangle(colour) => ("triangle", ink_style(colour)),
            Swatch::Value => ("value", ink_style(Ink::Angle1)),
            Swatch::Circle(colour) => ("circle", ink_style(colour)),
            Swatch::Cell(colour) => ("cell", ink_style(colour)),
            Swatch::Cells(inks) => {
                let class = strips.then_some("strips");
                return html! { <span {class}><i class="cell shades" style={cells_style(inks)} />{ word }</span> };
            }
            Swatch::HeldUp => {
                let (above, below) = (Ink::Contention.name(), Ink::Transfer.name());
                let halves = ["var(--hf-", above, ") 50%, var(--hf-", below, ") 50%"].concat();
                ("held", format!("background: linear-gradient({halves})"))
            }
        };
        html! { <span><i class={class} {style} />{ word }</span> }
    };
    html! { <p class="marks">{ for all.iter().copied().map(each) }</p> }
}

/// Returns the style of a processor as the machine draws it: filled, a ring, or a double ring.
fn processor_style(activity: Activity, form: ProcessorShape) -> String {
    let round = if form == ProcessorShape::Disc { "50%" } else { "0" };
    let (inside, border) = match activity {
        Activity::Compute => ("var(--ink)", "2px solid"),
        Activity::Startup => ("var(--soft)", "2px solid"),
        Activity::Contention => ("none", "4px double"),
        Activity::Idle => ("none", "1px dashed"),
        _ => ("none", "2px solid"),
    };
    let (soft, strong) = (Ink::soft(activity).name(), ink_style(Ink::of(activity)));
    format!(
        "{strong}; --soft: var(--hf-{soft}); border-radius: {round}; background: {inside}; border: {border} var(--ink)"
    )
}

/// Returns the style of three adjacent cells, each filled in proportion to its value.
fn cells_style(inks: [Ink; 3]) -> String {
    let third = 100.0 / 3.0;
    let cell = |(k, (ink, part)): (usize, (Ink, f32))| {
        let (from, to) = (third * k as f32, third * (k as f32 + part));
        format!(", transparent 0 {from}%, var(--hf-{}) 0 {to}%", ink.name())
    };
    let stops: String = inks.into_iter().zip(CELL_FILLS).enumerate().map(cell).collect();
    format!("background: linear-gradient(90deg{stops}, transparent 0)")
}

fn ink_style(ink: Ink) -> String {
    format!("--ink: var(--hf-{})", ink.name())
}
