//! The scaling study of a run: a summary, three charts with their key, and the definitions of the terms.

use super::Props;
use super::place::{answer_place, use_layout_notification};
use crate::app::context::Context;
use crate::app::selector::use_selector;
use crate::app::symbol::prose;
use crate::figures::chart::chart;
use crate::state::run_comparison::PtrEq;
use crate::worker::hook::{use_answer, use_worker};
use crate::worker::protocol::queries::scaling::{Scale, ScalingReport};
use hyperfly_request::{Request, Settings};
use hyperfly_text::scaling as text;
use hyperfly_view::scaling::{Mark, TERMS, Term};
use yew::prelude::*;

/// The scaling study with its charts. A worker of its own executes it, so that other queries need not wait.
#[component]
pub fn Scaling(Props { cx, view }: &Props) -> Html {
    let shown = use_selector(cx, |state| state.displayed.clone());
    let worker = use_worker();
    let query = shown
        .map(|shown| Scale { fragment: Request::from(Settings::of(&shown.run().scenario)).to_fragment() });
    let reply = use_answer(&worker, query);
    use_layout_notification(cx, &reply);
    answer_place(*view, None, &reply, |scaled| html! { <StudyView cx={cx.clone()} scaled={PtrEq(scaled)} /> })
}

#[derive(Clone, PartialEq, Properties)]
struct StudyProps {
    cx: Context,
    scaled: PtrEq<ScalingReport>,
}

#[component]
fn StudyView(StudyProps { cx, scaled }: &StudyProps) -> Html {
    html! {
        <>
            <p class="see">{ prose(&scaled.sentence) }</p>
            <div class="charts">{ for scaled.charts.iter().map(|plane| chart(cx, plane, text::chart(&plane.y.title))) }</div>
            <ul class="key">{ for scaled.key.iter().map(key_entry) }</ul>
            <p>{ prose(text::marks()) }</p>
            <h3>{ text::terms() }</h3>
            <dl class="terms">{ for TERMS.iter().map(term) }</dl>
        </>
    }
}

/// Renders an entry of the key: a line as in the charts, and its meaning.
fn key_entry(Mark { ink, dashed, text }: &Mark) -> Html {
    let stroke = || format!("var(--hf-{})", ink.name());
    let line = match dashed {
        true => html! { <path d="M0 6h28" stroke={stroke()} stroke-width="2" stroke-dasharray="6 4" /> },
        false => html! {
            <>
                <path d="M0 6h10M18 6h10" stroke={stroke()} stroke-width="2" />
                <circle cx="14" cy="6" r="3.5" fill="none" stroke={stroke()} stroke-width="1.6" />
            </>
        },
    };
    html! { <li><svg width="28" height="12" aria-hidden="true">{ line }</svg>{ prose(text) }</li> }
}

fn term(term: &Term) -> Html {
    html! {
        <>
            <dt data-term={term.key}>{ prose((term.name)()) }</dt>
            <dd>{ prose((term.definition)()) }</dd>
        </>
    }
}
