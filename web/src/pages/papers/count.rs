//! The score of all entries together, computed on request.

use super::reproduction::render_value_table;
use crate::app::effect_guard::use_effect_guard;
use crate::worker::client::WorkerClient;
use crate::worker::hook::use_answer;
use crate::worker::protocol::queries::papers::{Count, EntryScores};
use hyperfly_text::{page, rooms};
use std::rc::Rc;
use yew::prelude::*;

/// State of the count.
pub struct Counting {
    pub counted: Option<Rc<EntryScores>>,
    /// The reason why it stopped, for the reader.
    pub problem: Option<AttrValue>,
    /// Whether the reader requested it.
    is_requested: bool,
    start: Callback<MouseEvent>,
}

/// Counts entry by entry, one query after the other, while `is_active`.
#[hook]
pub fn use_count(worker: &WorkerClient, is_active: bool) -> Counting {
    // Number of entries counted; `None` until the reader requests the count.
    let after = use_state(|| None::<usize>);
    let counted = use_answer(worker, after.filter(|_| is_active).map(|after| Count { after }));
    {
        let after = after.clone();
        use_effect_guard(counted.answer.as_ref().map(|counted| counted.done_count), move |done_count| {
            if done_count.is_some() {
                after.set(*done_count);
            }
        });
    }
    let is_requested = after.is_some();
    let start = Callback::from(move |_: MouseEvent| after.set(Some(0)));
    Counting { counted: counted.answer, problem: counted.problem, is_requested, start }
}

/// Renders the count so far, or the button that starts it.
pub fn render_count_article(Counting { counted, problem, is_requested, start }: &Counting) -> Html {
    let inside = match counted {
        Some(counted) => render_counts(counted),
        None if problem.is_some() => Html::default(),
        None if *is_requested => html! { <p class="about" role="status">{ page::computing() }</p> },
        None => html! {
            <p class="ways">
                <button type="button" class="fix" onclick={start.clone()}>{ page::compute_all() }</button>
            </p>
        },
    };
    html! { <article>{ inside }</article> }
}

fn render_counts(EntryScores { done_count, total, score, sheet: table }: &EntryScores) -> Html {
    html! {
        <>
            if done_count < total {
                <p class="about" role="status">{ page::computing() }{ " " }{ rooms::so_many_entries(*done_count, *total) }</p>
            }
            <p class="verdict" lang="en" dir="ltr" role="status">{ score }</p>
            { render_value_table(table) }
        </>
    }
}
